import type { Seat } from '../../../../kernel/types.ts';
import type { Frontiers } from '../../state.ts';
import { playerOf } from '../captains/find.ts';
import { spaceAt, spaceName } from './ground.ts';
import type { HexId } from './hex.ts';
import { spaceLabel } from './labels.ts';

/** Describes a space with public information: `B6 (Romulan Warbird)`, `C4 (Nebula)`. */
export function spaceWords(g: Frontiers, id: HexId): string {
  const space = spaceAt(g, id);
  return space === null ? spaceLabel(id) : `${spaceLabel(id)} (${spaceName(g, space)})`;
}

/** Describes a seat's ship and its space: `your ship at A6`. */
export function yourShip(g: Frontiers, seat: Seat): string {
  const { at } = playerOf(g, seat);
  return `your ship ${at === null ? 'off the map' : `at ${spaceLabel(at)}`}`;
}

/** Describes the space of a seat's ship. */
export function ownSpace(g: Frontiers, seat: Seat): string {
  const { at } = playerOf(g, seat);
  return at === null ? 'off the map' : spaceWords(g, at);
}
