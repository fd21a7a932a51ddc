import { ruleOf } from '../../content/effects/rules.ts';
import { pieceOf } from '../../position/find.ts';
import { hostOf } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { isOpenTo } from '../affiliation/open-house.ts';
import type { Play } from '../calls.ts';
import { discard } from '../leaving/leave.ts';
import { shipsOf } from '../movement/movement.ts';
import { docks } from '../play/places.ts';
import { dockOf } from '../stations/docks.ts';
import { isDamaged, markersOn } from './hull.ts';

/** Turns of both players after which the second full one of who docked ends (C-OPEN-25): the turn of docking doesn’t count. */
const REPAIRED = 4;

/** Whether ships of a seat are repaired where they are docked: at outposts, but not the other’s (C-FAC-07), at others by their text (C-FAC-09). */
function mends(g: FirstEdition, dock: Piece, seat: Piece['seat']): boolean {
  const site = dockOf(dock);
  if (site !== null) return site.repairs;
  return docks(dock) && isOpenTo(g, dock, seat) && ruleOf(dock.card)?.stands?.repairs !== false;
}

/** All damage of a ship or facility is gone (C-DOCK-06); whether there was any. */
export function repairAll(g: FirstEdition, vessel: Piece): boolean {
  if (!isDamaged(g, vessel)) return false;
  delete vessel.damaged;
  for (const { id } of markersOn(g, vessel)) discard(g, id);
  return true;
}

/**
 * As a turn of a seat ends its ships at a dock are repaired (C-DOCK-06): rotation damage by two full turns there, markers one at random
 * by each; facilities never are so (C-DOCK-07). Those that were.
 */
export function repair(ctx: Play, seat: Piece['seat']): Piece[] {
  const { g } = ctx;
  return shipsOf(g, seat).filter((ship) => {
    const host = hostOf(ship.at);
    // The turn of docking never counts.
    const turns = ship.docked === undefined ? 0 : g.turns - ship.docked;
    if (host === null || turns === 0 || !mends(g, pieceOf(g, host), seat)) return false;
    const markers = markersOn(g, ship).map(({ id }) => id);
    if (markers.length > 0) {
      ctx.shuffle(markers);
      discard(g, markers[0] ?? 0);
      return true;
    }
    return ship.damaged === true && turns >= REPAIRED && repairAll(g, ship);
  });
}
