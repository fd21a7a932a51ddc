import { describe, expect, it } from 'vitest';
import { ADVANCED, cardOf, UNDISCOVERED } from '../../../src/games/frontiers/content/cards/all.ts';
import type { Card } from '../../../src/games/frontiers/content/cards/card.ts';
import { BASICS } from '../../../src/games/frontiers/content/colours.ts';
import { copies } from '../../../src/games/frontiers/content/print.ts';

/** How many cards there are of red, blue and gold. */
function shares(cards: readonly Card[]): number[] {
  return BASICS.map((colour) => cards.filter((card) => card.colour === colour).length);
}

describe('Advanced Actions', () => {
  it('F-OPEN-14: 28, one of each, for any ship', () => {
    expect(ADVANCED.flatMap(copies)).toHaveLength(28);
    expect(ADVANCED.filter(({ sort, ship, captain }) => sort !== 'advanced' || ship !== null || captain)).toEqual([]);
  });

  it('F-OPEN-14: nine or ten of each colour', () => {
    expect(shares(ADVANCED)).toEqual([9, 9, 10]);
  });

  it('F-OPEN-14: no two do the same', () => {
    const effects = ADVANCED.map(({ basic, strong }) => JSON.stringify([basic, strong]));
    expect(new Set(effects).size).toBe(28);
  });
});

describe('Undiscovered Cards', () => {
  it('F-OPEN-15: 20, one of each, for any ship', () => {
    expect(UNDISCOVERED.flatMap(copies)).toHaveLength(20);
    expect(UNDISCOVERED.filter(({ sort, ship }) => sort !== 'undiscovered' || ship !== null)).toEqual([]);
  });

  it('F-OPEN-15: 40 names for 40 effects', () => {
    const names = UNDISCOVERED.flatMap(({ name, strongName }) => [name, strongName]);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(40);
    const effects = UNDISCOVERED.flatMap(({ basic, strong }) => [JSON.stringify(basic), JSON.stringify(strong)]);
    expect(new Set(effects).size).toBe(40);
  });

  it('F-OPEN-16: each has one basic colour, six or seven of each', () => {
    expect(shares(UNDISCOVERED)).toEqual([6, 7, 7]);
  });

  it.each([
    ['telepathy', 'Telepathic Assault'],
    ['data-virus', 'Cascade Virus'],
    ['the-inner-light', 'Remembering Kataan'],
    ['energy-flow', 'Energy Steal'],
  ])('F-SCEN-11: %s is there, with both its names', (id, strong) => {
    expect(UNDISCOVERED).toContain(cardOf(id));
    expect(cardOf(id).strongName).toBe(strong);
  });

  it('F-OPEN-83: what those four do to others, and that no other card touches another player', () => {
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
