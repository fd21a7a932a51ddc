import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import type { Frontiers } from '../../state.ts';
import { seatName } from '../captains/find.ts';
import { cubeAt, isGarrisoned, isOpenTo, isShared, ownerOf, roams, shipsAt, spaceAt } from '../map/ground.ts';
import type { HexId } from '../map/hex.ts';
import { spaceWords } from '../map/place-words.ts';
import { maySettle } from './costs.ts';

/**
 * Returns the reason a ship can’t enter a space, apart from its terrain, or null (F-MOVE-10 to F-MOVE-13, F-MOVE-23,
 * F-SCEN-53). An effect that moves the ship directly may cross such a space (F-MOVE-33).
 */
export function barAt(g: Frontiers, seat: Seat, id: HexId): Obstacle {
  if (roams(g, id))
    return no('F-MOVE-10', () => `An Enemy Ship blocks ${spaceWords(g, id)}. Challenge it from an adjacent space.`);
  if (isGarrisoned(g, id)) {
    return no('F-MOVE-11', () => `${spaceWords(g, id)} has a garrison. Conquer it before you enter.`);
  }
  if (isOccupiedStation(g, id)) {
    return no('F-SCEN-53', () => `${spaceWords(g, id)} is occupied. Liberate it before you enter.`);
  }
  if (cubeAt(g, id)?.destroyed === false) {
    return no('F-MOVE-13', () => `You can’t enter ${spaceWords(g, id)} until the Cube is destroyed.`);
  }
  if (isOpenTo(g, seat, id)) return null;
  const owner = ownerOf(g, id);
  const name = owner === null ? 'another player' : seatName(g, owner);
  return no('F-MOVE-12', () => `Only ${name} can enter ${spaceWords(g, id)}.`);
}

/** Whether anything besides terrain prevents a ship from entering a space. */
export function isBarred(g: Frontiers, seat: Seat, id: HexId): boolean {
  return barAt(g, seat, id) !== null;
}

/**
 * Whether a station still has enemy tokens. Stations have tokens only in Liberate the Research Stations (F-SCEN-53).
 */
export function isOccupiedStation(g: Frontiers, id: HexId): boolean {
  return spaceAt(g, id)?.site?.kind === 'research' && (g.sites[id]?.tokens.length ?? 0) > 0;
}

/** Whether a seat's ship may end its movement on a space (F-SAFE-01 to F-SAFE-03). */
export function isSafe(g: Frontiers, seat: Seat, id: HexId): boolean {
  const space = spaceAt(g, id);
  if (space === null || !maySettle(space) || isBarred(g, seat, id)) return false;
  // F-OPEN-96: allies share only spaces that can hold any number of ships (F-TEAM-05).
  return isShared(g, id) || shipsAt(g, id).every((other) => other === seat);
}
