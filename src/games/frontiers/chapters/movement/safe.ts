import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import type { Frontiers } from '../../state.ts';
import { seatName } from '../captains/find.ts';
import { cubeAt, isGarrisoned, isOpenTo, isShared, ownerOf, roams, shipsAt, spaceAt } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { spaceWords } from '../map/place-words.ts';
import { maySettle } from './costs.ts';

/**
 * Why a ship can’t enter a space at all, whatever the terrain, or null (F-MOVE-10 to F-MOVE-13, F-MOVE-23, F-SCEN-53). An
 * effect that moves the ship directly may cross it (F-MOVE-33).
 */
export function barAt(g: Frontiers, seat: Seat, id: HexId): Obstacle {
  if (roams(g, id))
    return no('F-MOVE-10', () => `An Enemy Ship bars ${spaceWords(g, id)}: challenge it from beside it.`);
  if (isGarrisoned(g, id)) {
    return no('F-MOVE-11', () => `${spaceWords(g, id)} has a garrison: no ship enters it unconquered.`);
  }
  if (isOccupiedStation(g, id)) {
    return no('F-SCEN-53', () => `${spaceWords(g, id)} is occupied: no ship enters it until it is liberated.`);
  }
  if (cubeAt(g, id)?.destroyed === false) {
    return no('F-MOVE-13', () => `No ship enters ${spaceWords(g, id)} while the Cube is there.`);
  }
  if (isOpenTo(g, seat, id)) return null;
  const owner = ownerOf(g, id);
  const name = owner === null ? 'another player' : seatName(g, owner);
  return no('F-MOVE-12', () => `${spaceWords(g, id)} belongs to ${name}: nobody else enters it.`);
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
  // F-OPEN-96: allies, too, share what has room for many, and nothing else (F-TEAM-05).
  return isShared(g, id) || shipsAt(g, id).every((other) => other === seat);
}
