import { must } from '../../../../kernel/must.ts';
import { ruleOf } from '../../content/rules.ts';
import { pieceOf, shipsOf } from '../../position/find.ts';
import { hostOf } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import { isOpenTo } from '../affiliation/open-house.ts';
import type { Play } from '../calls.ts';
import { discard } from '../leaving/leave.ts';
import { docks } from '../play/places.ts';
import { dockOf } from '../stations/docks.ts';
import { isDamaged, markersOn } from './hull.ts';

/**
 * The number of turns, counting both players' turns, until a docked ship's second full turn ends (C-OPEN-25). The turn
 * of docking doesn't count.
 */
const REPAIRED = 4;

/**
 * True if a dock repairs a player's ships. At a station, the rule of the docking site decides (C-FAC-09). Other
 * facilities repair the ships of players who may use them (C-FAC-07), unless their text excludes it.
 */
function mends(g: FirstEdition, dock: Piece, seat: Piece['seat']): boolean {
  const site = dockOf(dock);
  if (site !== null) return site.repairs;
  return docks(dock) && isOpenTo(g, dock, seat) && ruleOf(dock.card)?.stands?.repairs !== false;
}

/** Removes all damage from a ship or facility (C-DOCK-06). Returns true if there was any damage. */
export function repairAll(g: FirstEdition, vessel: Piece): boolean {
  if (!isDamaged(g, vessel)) return false;
  delete vessel.damaged;
  for (const { id } of markersOn(g, vessel)) discard(g, id);
  return true;
}

/**
 * Repairs a player's docked ships at the end of their turn, and returns the repaired ships (C-DOCK-06). Rotation damage takes two
 * full turns. Markers are removed one per turn, at random. Facilities aren't repaired this way (C-DOCK-07).
 */
export function repair(ctx: Play, seat: Piece['seat']): Piece[] {
  const { g } = ctx;
  return shipsOf(g, seat).filter((ship) => {
    const host = hostOf(ship.at);
    // A ship isn't repaired in the turn in which it docked.
    const turns = ship.docked === undefined ? 0 : g.turns - ship.docked;
    if (host === null || turns === 0 || !mends(g, pieceOf(g, host), seat)) return false;
    const markers = markersOn(g, ship).map(({ id }) => id);
    if (markers.length > 0) {
      ctx.shuffle(markers);
      discard(g, must(markers[0], 'the marker to remove'));
      return true;
    }
    return ship.damaged === true && turns >= REPAIRED && repairAll(g, ship);
  });
}
