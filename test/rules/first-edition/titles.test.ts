import { describe, expect, it } from 'vitest';
import { meets } from '../../../src/games/first-edition/chapters/skills/group.ts';
import { parseFormula } from '../../../src/games/first-edition/content/formula-text.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { refersTo } from '../../../src/games/first-edition/content/title-group.ts';
import { parseDownloadTarget } from '../../../src/games/first-edition/content/wanted.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import type { CardPlace } from '../../../src/games/first-edition/terms.ts';
import { within } from './figures.ts';
import { finish } from './meet.ts';
import { inPlay, type Row } from './position-text.ts';
import { happened, id, offered, scene } from './scene.ts';
import { twoSides } from './two-sides.ts';

describe('titles', () => {
  it.each([
    ['Kevin Uxbridge', 'Kevin Uxbridge: Convergence', true],
    ['Espionage', 'Espionage: Romulan on Cardassian', true],
    ['Incoming Message', 'Incoming Message - Klingon', true],
    // Shared words without a colon or dash don’t make a group of titles, and neither do names of persons.
    ['Nausicaans', 'Nausicaans: Pirates', true],
    ['Klingon Outpost', 'Klingon Empire Outpost', false],
    ['Scan', 'Full Planet Scan', false],
    ['Warp', 'Warp Core Breach', false],
    ['Borg', 'Borg Queen', false],
    ['E.M.H.', 'E.M.H.-Mark II', false],
  ])('C-DECK-15: whether the name “%s” also means “%s”: %s', (name, title, isMeant) => {
    expect(refersTo(name, cardOf(id(title)))).toBe(isMeant);
    expect(refersTo(title, cardOf(id(title)))).toBe(true);
  });

  it('C-OPEN-11: a name means every title that begins with it, while a full title means only that card', () => {
    expect(refersTo('Kevin Uxbridge: Convergence', cardOf(id('Kevin Uxbridge')))).toBe(false);
    // An Interphase Generator nullifies Nausicaans by name.
    const nullified = (dilemma: string, location: string, place: CardPlace) => {
      const crew = ['Mot the Barber', 'Giusti', 'Interphase Generator'].map((who): Row => [who, place]);
      const stage = scene({
        gold: { play: [['U.S.S. Oberth', 'space:L1'], ...crew] },
        blue: { seeds: { [location]: [dilemma] } },
      });
      finish(stage.does('gold', offered(stage, 'gold', 'attempt')[0] ?? ''), []);
      return happened(stage).includes(`${dilemma} is nullified`) || stage.g.players[1]?.discard[0] === id(dilemma);
    };
    expect(nullified('Nausicaans', 'L2', 'surface:L2')).toBe(true);
    expect(nullified('Nausicaans: Pirates', 'L1', 'aboard:1')).toBe(true);
    expect(nullified('Ancient Computer', 'L1', 'aboard:1')).toBe(false);
    const wormhole = parseDownloadTarget('Bajoran Wormhole');
    expect(wormhole?.(cardOf(id('Bajoran Wormhole: Mirror Universe')))).toBe(true);
    expect(parseDownloadTarget('Bajoran Wormhole: Mirror Universe')?.(cardOf(id('Bajoran Wormhole')))).toBe(false);
  });

  it('C-OPEN-12 C-UNIQ-13: a name without “any” means that exact title, and a name with “any” means each version', () => {
    const has = (who: string, asked: string) => {
      const g = within([[who, 'surface:L2']]);
      return meets(g, { people: [pieceOf(g, 1)], equipment: [], ship: null }, parseFormula(asked));
    };
    expect(['Tomalak', 'Ambassador Tomalak'].map((who) => has(who, '{Tomalak}'))).toEqual([true, false]);
    expect(['Tomalak', 'Ambassador Tomalak'].map((who) => has(who, '{any Tomalak}'))).toEqual([true, true]);
  });

  it('C-TYPES-14 C-OPEN-11: a player isn’t offered a response to a card that is immune to it', () => {
    const stage = twoSides(
      { hand: ['Kevin Uxbridge', 'Transwarp Conduit'], play: 'table: Alien Probe; L1: U.S.S. Oberth' },
      { hand: ['Amanda Rogers'] },
    ).orders('blue', { also: ['play'] });
    stage.does('gold', 'play:kevin-uxbridge:on:1');
    expect(offered(stage, 'blue')).toEqual(['pass']);
    stage.does('blue', 'pass').does('gold', 'play:transwarp-conduit:on:2');
    expect(offered(stage, 'blue')).toEqual(['answer:amanda-rogers', 'pass']);
  });

  it('C-TYPES-14: while Goddess of Empathy is in play, the interrupts that it names can still be played', () => {
    const play = inPlay('core:1: Goddess of Empathy; table: Alien Probe; at:L2: Tetryon Field');
    const hand = ['Kevin Uxbridge', 'Kevin Uxbridge: Convergence', 'Transwarp Conduit'];
    const keys = offered(scene({ gold: { play, hand } }), 'gold', 'play').map((key) => key.split(':')[1]);
    expect(new Set(keys)).toEqual(new Set(['kevin-uxbridge', 'kevin-uxbridge-convergence']));
  });
});
