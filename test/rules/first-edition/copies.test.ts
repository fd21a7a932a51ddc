import { describe, expect, it } from 'vitest';
import { areCopies } from '../../../src/games/first-edition/chapters/play/unique.ts';
import { allCards, cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { WITH_EFFECTS } from '../../../src/games/first-edition/content/with-effects.ts';
import { crewFor } from './meet.ts';
import type { Row } from './position-text.ts';
import { id, offered, scene } from './scene.ts';

describe('copies', () => {
  it.each([
    ['Vekor', 'Vekor (Tribble)', true],
    ['Borg Cube', 'Borg Cube (The Borg)', true],
    ['Alyssa Ogawa', 'Alyssa Ogawa (First Contact)', false],
    ['U.S.S. Enterprise', 'U.S.S. Enterprise (Chain of Command)', false],
    // For all other cards, only the title counts.
    ['Microvirus', 'Microvirus (Tribble)', true],
    ["Bat'leth", "Bat'leth (Tribble)", true],
    ['Medical Kit', 'Medical Kit (Voyager)', true],
    ['Medical Kit', 'Medical Tricorder', false],
    ['Calloway', 'Giusti', false],
  ])('C-DECK-13: the answer to “Are %s and %s copies?” is %s', (one, other, are) => {
    expect(areCopies(cardOf(id(one)), cardOf(id(other)))).toBe(are);
    expect(areCopies(cardOf(id(other)), cardOf(id(one)))).toBe(are);
  });

  it('C-DECK-13 C-SEED-17: a dilemma is a mis-seed if its player has seeded another printing of it there', () => {
    const removed = (...titles: string[]) => {
      const sides = {
        gold: { play: ['Calloway', 'Darian Wallace', 'Giusti'].map((one): Row => [one, 'surface:L5']) },
        blue: { seeds: { L5: titles } },
      };
      return scene(sides).does('gold', 'attempt:L5:team-1').g.players[1]?.removed;
    };
    expect(removed('Microvirus', 'Microvirus (Tribble)', 'Impassable Door')).toEqual(['microvirus-tribble']);
    expect(removed('Microvirus', 'Impassable Door')).toEqual([]);
  });

  it('C-DECK-13 C-UNIQ-08: a player can swap a card for another version of it, but not for another printing', () => {
    const swaps = (there: string, held: string) =>
      offered(scene({ gold: { play: [[there, 'surface:L2']], hand: [held] }, at: 'turn' }), 'gold', 'swap').length;
    expect(swaps('Vekor', 'Vekor (Tribble)')).toBe(0);
    expect(swaps('Alyssa Ogawa', 'Alyssa Ogawa (First Contact)')).toBe(1);
  });

  it('C-DECK-13: a download of a copy can take another printing of the card, but not another version', () => {
    const team = crewFor('Biology + Diplomacy + MEDICAL x2 + CUNNING>36');
    const comes = (there: string, other: string) => {
      const as = { as: { affiliation: 'Federation', by: 1 } } as const;
      const play: Row[] = [
        ['Federation Outpost', 'space:L2'],
        ...[...team, there].map((name): Row => [name, 'surface:L1', as]),
      ];
      const missions = ['Aid Clone Colony', 'Study Pulsar'];
      const stage = scene({ gold: { missions, play, deck: [other, 'Sunad'] }, goal: 300 });
      stage.does('gold', offered(stage, 'gold', 'attempt:L1')[0] ?? '');
      return offered(stage, 'gold', 'get');
    };
    expect(comes('Vekor', 'Vekor (Tribble)')).toEqual(['get:vekor-tribble:aboard:1']);
    expect(comes('Alyssa Ogawa', 'Alyssa Ogawa (First Contact)')).toEqual([]);
  });

  it('C-DECK-13: all printings of an enforced card are enforced', () => {
    const enforced = allCards().filter(({ id: card }) => WITH_EFFECTS.has(card));
    const lacking = allCards().filter(
      (card) => !WITH_EFFECTS.has(card.id) && enforced.some((one) => areCopies(one, card)),
    );
    // This one is a copy by its title, but it has a text of its own, which needs a time location.
    expect(lacking.map(({ id: card }) => card)).toEqual(['terok-nor-alternate-universe-twilight']);
  });

  it('C-DECK-13 C-UNIQ-04: if a card’s text makes the card unique, another printing counts as a copy of it', () => {
    const plays = (...play: Row[]) =>
      offered(scene({ gold: { play, hand: ['Assign Mission Specialists'] } }), 'gold', 'play').length;
    const other: Row = ['Assign Mission Specialists (Voyager)', 'core:0'];
    expect([plays(), plays(other)]).toEqual([1, 0]);
  });
});
