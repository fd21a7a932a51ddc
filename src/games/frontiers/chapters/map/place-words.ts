import type { Seat } from '../../../../kernel/types.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { spaceAt, spaceName } from './ground.ts';
import type { HexId } from './hex.ts';
import { spaceLabel } from './labels.ts';

/** A space in words as everybody sees it: `B6 (Romulan Warbird)`, `C4 (Nebula)`. */
export function spaceWords(g: Frontiers, id: HexId): string {
  const space = spaceAt(g, id);
  return space === null ? spaceLabel(id) : `${spaceLabel(id)} (${spaceName(g, space)})`;
}

/** The seat’s ship and where it is, in words: `your ship at A6`. */
export function yourShip(g: Frontiers, seat: Seat): string {
  const { at } = playerOf(g, seat);
  return `your ship ${at === null ? 'off the map' : `at ${spaceLabel(at)}`}`;
}

/** The space of the seat’s ship in words. */
export function ownSpace(g: Frontiers, seat: Seat): string {
  const { at } = playerOf(g, seat);
  return at === null ? 'off the map' : spaceWords(g, at);
}
