import { systemName } from '../../content/lookup.ts';
import { connections } from '../../galaxy/connecting.ts';
import { connected } from '../../galaxy/graph.ts';
import { freest, openEnd, placements, spotFor, toward } from '../../galaxy/placing.ts';
import { putConnection, putLane } from '../../galaxy/put.ts';
import { laneWith, sectorPoint } from '../../galaxy/sector.ts';
import { putDisc } from '../../position/discs.ts';
import { discOf } from '../../position/find.ts';
import { isPhenomenon, isPlanetary } from '../../position/standing.ts';
import type { Ascendancy, Lane, Sector, Spot, SystemId } from '../../state.ts';
import type { Play } from '../calls.ts';
import { hasCard } from '../exploring/cards.ts';
import { updateContact } from '../mapping/contact.ts';
import { rollLane } from '../mapping/lane-die.ts';
import { targetsOf } from '../mapping/openings.ts';

/** Puts a System in play for the Borg. A new Planetary System gets a face-down Exploration Card (A-OPEN-27). */
function uncover(ctx: Play, spot: Spot): SystemId {
  const { g } = ctx;
  const [id] = ctx.draw(g.stack, 1);
  if (id === undefined) throw new Error('no System Disc is left');
  ctx.reveal();
  const disc = putDisc(g, id, spot);
  ctx.log(`The Borg discover ${systemName(id)}.`, 'A-OPEN-27');
  if (isPhenomenon(id)) disc.research = 1;
  if (isPlanetary(id) && hasCard(ctx)) disc.unseen.push(...g.exploration.deck.splice(0, 1));
  return id;
}

/** Returns the Systems connected to a target: to the System itself, or to the ends of its lane. */
function around(g: Ascendancy, target: Sector): Set<SystemId> {
  const lane = laneWith(g, target);
  if (lane === undefined) return connected(g, target);
  return new Set([lane.a, lane.b].flatMap((end) => (end === null ? [] : [...connected(g, end)])));
}

/**
 * Places a lane from a Cube’s System toward its target, or where there is the most room (A-OPEN-27). The lane joins the
 * target if possible. If the lane can't join the target, a new System is placed at the lane’s end. Returns the Cube’s
 * new System, or null if nothing fits.
 */
export function extend(ctx: Play, system: SystemId, target: Sector | null): SystemId | null {
  const { g } = ctx;
  const sectors = rollLane(ctx);
  ctx.log(`The Borg roll a Space Lane of ${sectors} Sectors at ${systemName(system)}.`, 'A-OPEN-27');
  if (target !== null) {
    const goals = around(g, target);
    const open = targetsOf(g, system, null).filter((one) => goals.has(one));
    const ways = connections(g, system, sectors, open);
    const way = ways.find((one) => one.target === target) ?? ways[0];
    if (way !== undefined) {
      putConnection(g, system, sectors, way);
      ctx.log(`The Borg join ${systemName(system)} and ${systemName(way.target)}.`, 'A-OPEN-27');
      updateContact(ctx);
      return way.target;
    }
  }
  const places = placements(g, system, sectors).filter(({ fits }) => fits);
  const place = target === null ? freest(g, system, places) : toward(discOf(g, system), sectorPoint(g, target), places);
  if (place === null || g.stack.length === 0) {
    ctx.log('Nothing fits there, so the Cube stays.', g.stack.length === 0 ? 'A-OPEN-73' : 'A-LANE-07');
    return null;
  }
  const lane = putLane(g, system, sectors, place);
  lane.b = uncover(ctx, place.spot);
  return lane.b;
}

/** Places a System beyond the open end of the Cube’s lane and returns its id, or null if none fits. */
export function beyond(ctx: Play, lane: Lane): SystemId | null {
  const end = openEnd(lane);
  const spot = end === null || ctx.g.stack.length === 0 ? null : spotFor(ctx.g, lane.id, end);
  if (end === null || spot === null) return null;
  const id = uncover(ctx, spot);
  lane[end] = id;
  return id;
}
