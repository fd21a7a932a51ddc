import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Discount,
  discounted,
  entryCost,
  maySettle,
} from '../../../src/games/frontiers/chapters/movement/costs.ts';
import { TILES } from '../../../src/games/frontiers/content/tiles/all.ts';
import {
  asteroids,
  blackHole,
  cube,
  nebula,
  planet,
  research,
  space,
  sun,
  wormhole,
} from '../../../src/games/frontiers/content/tiles/tile.ts';

/** The costs after these discounts in every order. */
function inEveryOrder(cost: number, discounts: readonly Discount[]): number[] {
  if (discounts.length === 0) return [cost];
  return discounts.flatMap(({ by, least }, index) =>
    inEveryOrder(Math.min(cost, Math.max(cost - by, least)), discounts.toSpliced(index, 1)),
  );
}

describe('Move costs', () => {
  it('F-MOVE-05 F-OPEN-01: each terrain has the Move cost given in the ruling', () => {
    expect([space(), nebula(), planet('classM'), sun(), wormhole()].map(entryCost)).toEqual([2, 3, 3, 4, 2]);
  });

  it('F-MOVE-09: Asteroid Fields and Black Holes are inaccessible without an effect', () => {
    expect([asteroids(), blackHole(), asteroids('borgSphere')].map(entryCost)).toEqual([null, null, null]);
  });

  it('F-OPEN-01: a location costs as much Move as its terrain', () => {
    expect([space('outpost'), nebula('outpost'), research('red')].map(entryCost)).toEqual([2, 3, 2]);
  });

  it('F-MOVE-19: a destroyed Borg Cube costs 2 Move, whatever the terrain of its space', () => {
    expect(entryCost(cube('gold'))).toBe(2);
    expect(entryCost({ ...cube('gold'), terrain: 'nebula' })).toBe(2);
  });

  it('F-MOVE-06: ships can’t stop on Planets, Suns or inaccessible terrain', () => {
    const stops = TILES.frontier4.spaces.filter(maySettle);
    expect(stops).toHaveLength(5);
    expect([planet('classH'), sun(), asteroids(), blackHole()].map(maySettle)).toEqual([false, false, false, false]);
    expect([space(), nebula('drydock'), wormhole(), cube('red')].map(maySettle)).toEqual([true, true, true, true]);
  });

  it('F-MOVE-31: a cost can fall to 0 but not below, and an effect’s minimum never raises a cost that is already lower', () => {
    expect(discounted(2, [{ by: 1, least: 0 }])).toBe(1);
    expect(discounted(2, [{ by: 5, least: 0 }])).toBe(0);
    expect(discounted(2, [{ by: 5, least: -3 }])).toBe(0);
    expect(discounted(2, [{ by: 1, least: 3 }])).toBe(2);
  });

  it('F-MOVE-30: discounts on Move apply in the order that is best for the player', () => {
    const discount = fc.record({ by: fc.integer({ min: 0, max: 3 }), least: fc.integer({ min: 0, max: 4 }) });
    const discounts = fc.array(discount, { maxLength: 4 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), discounts, (cost, all) => {
        expect(discounted(cost, all)).toBe(Math.min(...inEveryOrder(cost, all)));
      }),
    );
    expect(
      discounted(4, [
        { by: 2, least: 0 },
        { by: 2, least: 2 },
      ]),
    ).toBe(0);
  });
});
