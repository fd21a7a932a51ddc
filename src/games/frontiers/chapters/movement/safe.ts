import type { Seat } from '../../../../kernel/types.ts';
import type { Frontiers } from '../../state.ts';
import { cubeAt, isGarrisoned, isOpenTo, isShared, roams, shipsAt, spaceAt } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { maySettle } from './costs.ts';

/** What can keep a ship from entering a space: an Enemy Ship, a garrison, troops, a Borg Cube, another’s Starbase. */
export type Bar = 'ship' | 'garrison' | 'troops' | 'cube' | 'owner';

/**
 * What on a space keeps a ship from entering it at all, whatever the terrain, or null (F-MOVE-10 to F-MOVE-13, F-MOVE-23,
 * F-SCEN-53). An effect that moves the ship directly may cross it (F-MOVE-33).
 */
export function barAt(g: Frontiers, seat: Seat, id: HexId): Bar | null {
  if (roams(g, id)) return 'ship';
  if (isGarrisoned(g, id)) return 'garrison';
  if (isOccupiedStation(g, id)) return 'troops';
  const cube = cubeAt(g, id);
  if (cube !== null && !cube.destroyed) return 'cube';
  return isOpenTo(g, seat, id) ? null : 'owner';
}

/** Whether anything keeps a ship from entering a space at all. */
export function isBarred(g: Frontiers, seat: Seat, id: HexId): boolean {
  return barAt(g, seat, id) !== null;
}

/** Liberate the Research Stations: whether a station’s tokens still lie there (F-SCEN-53). */
export function isOccupiedStation(g: Frontiers, id: HexId): boolean {
  return spaceAt(g, id)?.site?.kind === 'research' && (g.sites[id]?.tokens.length ?? 0) > 0;
}

/** Whether a ship of a seat may stay on a space at the end of its movement (F-SAFE-01 to F-SAFE-03). */
export function isSafe(g: Frontiers, seat: Seat, id: HexId): boolean {
  const space = spaceAt(g, id);
  if (space === null || !maySettle(space) || isBarred(g, seat, id)) return false;
  return isShared(g, id) || shipsAt(g, id).every((other) => other === seat);
}
