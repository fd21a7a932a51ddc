import type { Terrain } from '../../content/terrain.ts';
import type { PrintedSpace } from '../../content/tiles/tile.ts';

/**
 * What entering a space costs in Move points by its terrain; null is inaccessible without an effect that opens it
 * (F-MOVE-05, F-MOVE-09, F-OPEN-01).
 */
const MOVE_COSTS: Readonly<Record<Terrain, number | null>> = {
  space: 2,
  nebula: 3,
  planet: 3,
  sun: 4,
  wormhole: 2,
  asteroids: null,
  blackHole: null,
};

/** Entering the space of a destroyed Borg Cube (F-MOVE-19), or of the Gold one in Conquer and Hold (F-SCEN-68). */
const DESTROYED_CUBE_COST = 2;

/** An effect that makes a space cheaper: `by` points less, but not less than `least`. */
export interface Discount {
  readonly by: number;
  readonly least: number;
}

/**
 * What entering a space costs in Move points, or null when it is inaccessible (F-MOVE-04). A location costs what its
 * terrain costs (F-OPEN-01). Who or what stands in the way (F-MOVE-10 to F-MOVE-13) is another question: a Borg Cube's
 * space has the cost that it has once the Cube is destroyed.
 */
export function entryCost({ terrain, site }: PrintedSpace): number | null {
  return site?.kind === 'borgCube' ? DESTROYED_CUBE_COST : MOVE_COSTS[terrain];
}

/** Whether the terrain lets a ship stop: accessible, and neither Planet nor Sun (F-MOVE-06, F-SAFE-01, F-SAFE-02). */
export function maySettle({ terrain }: PrintedSpace): boolean {
  return MOVE_COSTS[terrain] !== null && terrain !== 'planet' && terrain !== 'sun';
}

/**
 * A cost after all discounts, in the order that is best for the player: highest floor first (F-MOVE-30). Never below 0
 * (F-MOVE-31), and no floor makes a space dearer.
 */
export function discounted(cost: number, discounts: readonly Discount[]): number {
  return [...discounts]
    .sort((one, other) => other.least - one.least)
    .reduce((now, { by, least }) => Math.min(now, Math.max(now - by, least, 0)), cost);
}
