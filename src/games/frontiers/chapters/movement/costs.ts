import type { Terrain } from '../../content/terrain.ts';
import type { PrintedSpace } from '../../content/tiles/tile.ts';

/** The Move cost of entering each terrain, or null if only an effect can open it (F-MOVE-05, F-MOVE-09, F-OPEN-01). */
const MOVE_COSTS: Readonly<Record<Terrain, number | null>> = {
  space: 2,
  nebula: 3,
  planet: 3,
  sun: 4,
  wormhole: 2,
  asteroids: null,
  blackHole: null,
};

/**
 * The Move cost of the space of a destroyed Borg Cube (F-MOVE-19), and of the Gold Cube's space in Conquer and Hold
 * (F-SCEN-68).
 */
const DESTROYED_CUBE_COST = 2;

/** An effect that makes a space `by` points cheaper, but never cheaper than `least`. */
export interface Discount {
  readonly by: number;
  readonly least: number;
}

/**
 * Returns the Move cost of entering a space, or null if it is inaccessible (F-MOVE-04). A location costs the same as
 * its terrain (F-OPEN-01). Anything that blocks the way is ignored (F-MOVE-10 to F-MOVE-13). A Cube's space costs the
 * same before and after the Cube is destroyed.
 */
export function entryCost({ terrain, site }: PrintedSpace): number | null {
  return site?.kind === 'borgCube' ? DESTROYED_CUBE_COST : MOVE_COSTS[terrain];
}

/**
 * Whether a ship can stop on this terrain. The terrain must be accessible, and neither a Planet nor a Sun (F-MOVE-06,
 * F-SAFE-01, F-SAFE-02).
 */
export function maySettle({ terrain }: PrintedSpace): boolean {
  return MOVE_COSTS[terrain] !== null && terrain !== 'planet' && terrain !== 'sun';
}

/**
 * Returns a cost after all discounts, applied in the order that is best for the player: those with the highest floor
 * first (F-MOVE-30). The cost is never below 0 (F-MOVE-31), and a floor never raises it.
 */
export function discounted(cost: number, discounts: readonly Discount[]): number {
  return [...discounts]
    .sort((one, other) => other.least - one.least)
    .reduce((now, { by, least }) => Math.min(now, Math.max(now - by, least, 0)), cost);
}
