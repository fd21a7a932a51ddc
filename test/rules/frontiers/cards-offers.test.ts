import { describe, expect, it } from 'vitest';
import { ADVANCED, cardOf, UNDISCOVERED } from '../../../src/games/frontiers/content/cards/all.ts';
import type { Card } from '../../../src/games/frontiers/content/cards/card.ts';
import { BASICS } from '../../../src/games/frontiers/content/colours.ts';
import { copies } from '../../../src/games/frontiers/content/print.ts';

/** The difference between the color with the most cards and the one with the fewest. */
function spread(cards: readonly Card[]): number {
  const shares = BASICS.map((colour) => cards.filter((card) => card.colour === colour).length);
  return Math.max(...shares) - Math.min(...shares);
}

describe('Advanced Actions', () => {
  it('F-OPEN-14: there is one copy of each Advanced Action, which any ship can use', () => {
    expect(ADVANCED.flatMap(copies)).toHaveLength(ADVANCED.length);
    expect(ADVANCED.filter(({ sort, ship, captain }) => sort !== 'advanced' || ship !== null || captain)).toEqual([]);
  });

  it('F-OPEN-14: the numbers of Advanced Actions per color differ by at most two', () => {
    expect(spread(ADVANCED)).toBeLessThanOrEqual(2);
  });

  it('F-OPEN-14: no two Advanced Actions have the same effect', () => {
    const effects = ADVANCED.map(({ basic, strong }) => JSON.stringify([basic, strong]));
    expect(new Set(effects).size).toBe(ADVANCED.length);
  });
});

describe('Undiscovered Cards', () => {
  it('F-OPEN-15: there is one copy of each Undiscovered Card, which any ship can use', () => {
    expect(UNDISCOVERED.flatMap(copies)).toHaveLength(UNDISCOVERED.length);
    expect(UNDISCOVERED.filter(({ sort, ship }) => sort !== 'undiscovered' || ship !== null)).toEqual([]);
  });

  it('F-OPEN-15: each Undiscovered Card has two names and two effects, all different', () => {
    const names = UNDISCOVERED.flatMap(({ name, strongName }) => [name, strongName]);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(2 * UNDISCOVERED.length);
    const effects = UNDISCOVERED.flatMap(({ basic, strong }) => [JSON.stringify(basic), JSON.stringify(strong)]);
    expect(new Set(effects).size).toBe(2 * UNDISCOVERED.length);
  });

  it('F-OPEN-16: each Undiscovered Card has one basic color, and the numbers per color differ by at most two', () => {
    const basic: readonly unknown[] = BASICS;
    expect(UNDISCOVERED.filter(({ colour }) => !basic.includes(colour))).toEqual([]);
    expect(spread(UNDISCOVERED)).toBeLessThanOrEqual(2);
  });

  it.each([
    ['telepathy', 'Telepathic Assault'],
    ['data-virus', 'Cascade Virus'],
    ['the-inner-light', 'Remembering Kataan'],
    ['energy-flow', 'Energy Steal'],
  ])('F-SCEN-11: the Undiscovered Card %s exists under both its names', (id, strong) => {
    expect(UNDISCOVERED).toContain(cardOf(id));
    expect(cardOf(id).strongName).toBe(strong);
  });

  it('F-OPEN-83: only the four cards that the ruling names affect other players', () => {
    const hits = UNDISCOVERED.map(({ id, basic, strong }) => [
      id,
      ...[...basic, ...strong].filter((effect) => ['share', 'probe', 'exhaust', 'claim'].includes(effect.do)),
    ]).filter((hit) => hit.length > 1);
    expect(Object.fromEntries(hits.map(([id, ...effects]) => [id, effects]))).toEqual({
      'data-virus': [{ do: 'claim' }, { do: 'claim', curse: true }],
      'the-inner-light': [
        { do: 'share', own: 2 },
        { do: 'share', own: 3 },
      ],
      'energy-flow': [
        { do: 'exhaust', rank: 2 },
        { do: 'exhaust', rank: 3 },
      ],
      telepathy: [{ do: 'probe' }, { do: 'probe', strong: true }],
    });
  });
});
