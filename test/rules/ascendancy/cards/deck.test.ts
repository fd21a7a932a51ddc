import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/games/ascendancy/content/all-cards.ts';

function types(set: string): number[] {
  const cards = CARDS.exploration.filter((card) => card.set === set);
  return ['crisis', 'discovery', 'virgin', 'ally', 'civilization'].map(
    (type) => cards.filter((card) => card.type === type).length,
  );
}

describe('The Exploration Deck', () => {
  it.each([
    ['core', [8, 10, 8, 4, 10]],
    ['andorian', [2, 3, 2, 1, 2]],
    ['cardassian', [4, 4, 0, 0, 2]],
    ['ferengi', [2, 2, 1, 3, 2]],
    ['vulcan', [1, 4, 1, 1, 3]],
    ['borg', [7, 6, 2, 2, 3]],
  ])(
    'A-OPEN-10, A-EXP-01 to A-EXP-04, A-EXP-11: the deck has the right number of cards of each type from the set %s',
    (set, counts) => {
      expect(types(set)).toEqual(counts);
    },
  );

  it('A-EXPL-07: cards in the Exploration Deck have unique ids and names, and each has an effect and text', () => {
    expect(new Set(CARDS.exploration.map(({ id }) => id)).size).toBe(CARDS.exploration.length);
    expect(new Set(CARDS.exploration.map(({ name }) => name)).size).toBe(CARDS.exploration.length);
    for (const { id, resolve, rule, line, set } of CARDS.exploration) {
      expect(resolve.length + (rule === undefined ? 0 : 1), id).toBeGreaterThan(0);
      expect(line.length, id).toBeGreaterThan(10);
      expect(id.startsWith(`${set}-`), id).toBe(true);
    }
  });

  it('A-EXPL-09, A-EXPL-17: a card has a rule if and only if it is kept after the draw, and each Ally has a Diplomacy Number', () => {
    for (const { id, after, rule, type, diplomacy } of CARDS.exploration) {
      expect(['stays', 'permanent', 'held', 'ally'].includes(after), id).toBe(rule !== undefined);
      expect(type === 'ally', id).toBe(after === 'ally');
      if (type === 'ally') expect(diplomacy, id).toBeGreaterThan(2);
    }
  });

  it('A-PHEN-01 A-PHEN-08 A-HAZ-05: the Hub and every Phenomenon have a rule, except the two Phenomena for which the book has none', () => {
    const plain = ['murasaki-312', 'stellar-nursery'];
    const marked = CARDS.systems.filter(({ kind }) => kind === 'phenomenon' || kind === 'hub').map(({ id }) => id);
    const ruled = CARDS.systems.flatMap(({ id, rule }) => (rule === undefined ? [] : id));
    expect(ruled.sort()).toEqual(marked.filter((id) => !plain.includes(id)).sort());
  });
});
