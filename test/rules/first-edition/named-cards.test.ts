import { describe, expect, it, test } from 'vitest';
import { isCommanded } from '../../../src/games/first-edition/chapters/skills/commander.ts';
import { isNamed } from '../../../src/games/first-edition/content/named.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { ruleOf } from '../../../src/games/first-edition/content/rules.ts';
import { isAnyOf } from '../../../src/games/first-edition/content/traits.ts';
import { WITH_EFFECTS } from '../../../src/games/first-edition/content/with-effects.ts';
import { pieceOf } from '../../../src/games/first-edition/position/find.ts';
import { within } from './figures.ts';
import { id, offered } from './scene.ts';
import { twoSides } from './two-sides.ts';

describe('C-UNIQ-13: card names', () => {
  it.each([
    ['Treaty: Cardassian/Dominion', 'Dukat (Emissary)'],
    ['Treaty: Cardassian/Dominion', 'Dukat (Things Past)'],
    ['Treaty: Cardassian/Kazon', 'Seska*'],
    ['Treaty: Bajoran/Dominion', 'The Emissary*'],
    ['Treaty: Federation/Dominion', 'Benjamin Sisko (Emissary)'],
    ['Treaty: Romulan/Bajoran', 'Colonel Kira (Warp Pack)'],
  ])('%s is free to play with %s in play', (treaty, who) => {
    const card = id(treaty);
    const key = cardOf(card).icons.includes('HA') ? `agenda:${card}` : `play:${card}:core:0`;
    const stage = twoSides({ play: [[who, 'surface:L2']], hand: [treaty] }).does('gold', key);
    expect(stage.g.turn?.played).toBe(0);
  });

  it.each([
    ['Odo', 0],
    ['Odo (Homefront II)', 0],
    ['Odo (The Trouble with Tribbles)', 0],
    ['Odo Founder', 1],
  ])(
    'C-PLAY-03: any printing of a named card counts, so with %s there, Espionage: Bajoran on Dominion uses %i card plays',
    (who, played) => {
      const stage = twoSides({
        missions: ['Study Pulsar', 'First Contact', 'Botanical Research'],
        play: [[who, 'surface:L3']],
        hand: ['Espionage: Bajoran on Dominion'],
      });
      const [key = ''] = offered(stage, 'gold', 'play:espionage-bajoran-on-dominion:at:L3');
      expect(stage.does('gold', key).g.turn?.played).toBe(played);
    },
  );

  it.each([
    ['Jean-Luc Picard', 'U.S.S. Enterprise', true],
    ['Jean-Luc Picard', 'U.S.S. Enterprise (Chain of Command)', true],
    ['Jean-Luc Picard', 'U.S.S. Enterprise (Borderless Promos)', true],
    ['Jean-Luc Picard (First Contact)', 'U.S.S. Enterprise-E (Chain of Command)', true],
    ['William T. Riker (The Next Generation)', 'I.K.S. Pagh (The Next Generation)', true],
    ['Admiral Kirk', 'Starship Enterprise (The Motion Pictures)', true],
    ['Kathryn Janeway (Chain of Command)', 'U.S.S. Voyager (Chain of Command)', true],
    ['Jean-Luc Picard', 'U.S.S. Enterprise-E', false],
    ['Spock', 'U.S.S. Enterprise (Chain of Command)', false],
  ])('C-SKILL-28 C-UNIQ-16: the answer to “Does %s command %s?” is %s', (who, ship, does) => {
    const g = within(`space:L1: ${ship}; aboard:1: ${who}`);
    expect(isCommanded(g, pieceOf(g, 1))).toBe(does);
  });

  it('C-UNIQ-13: a card name refers to only one version of a persona', () => {
    expect(isNamed(id('Ambassador Tomalak'), 'Tomalak')).toBe(false);
    expect(isNamed(id('The One'), 'Lore')).toBe(false);
    expect(isNamed(id('Tomalak (Homefront III)'), 'Tomalak')).toBe(true);
    const free = (who: string) =>
      offered(twoSides({ play: [['Office of the Proconsul', 'space:L1']], hand: [who] }), 'gold', 'report');
    expect(free('Tomalak')).not.toEqual([]);
  });

  it('a name matches a title regardless of case', () => {
    expect(isNamed(id('To Be or Not to Be'), 'To Be Or Not To Be')).toBe(true);
  });

  it('C-UNIQ-12: a name with “any” matches words in a card’s title, but not the set name in parentheses', () => {
    expect(isAnyOf(cardOf(id("Assassin's Blade (Voyager)")), 'Voyager')).toBe(false);
    expect(isAnyOf(cardOf(id('U.S.S. Voyager (Chain of Command)')), 'Voyager')).toBe(true);
  });

  it('C-UNIQ-12: a name with “any” matches versions from other timelines, but no impersonators', () => {
    expect(isAnyOf(cardOf(id('Thomas Paris')), 'Tom Paris')).toBe(true);
    expect(isAnyOf(cardOf(id('Julian Bashir')), 'Bashir')).toBe(true);
    expect(isAnyOf(cardOf(id('Bashir Founder')), 'Bashir')).toBe(false);
  });
});

test.each([
  ['Nog*', 'Nog'],
  ['Stefan DeSeve*', 'Stefan DeSeve'],
  ['The Emissary*', 'The Emissary'],
  ['Major Rakal*', 'Major Rakal'],
])('C-DECK-13: %s has the same effects as %s', (one, other) => {
  expect(WITH_EFFECTS.has(id(one))).toBe(true);
  expect(ruleOf(id(one))).toBe(ruleOf(id(other)));
});
