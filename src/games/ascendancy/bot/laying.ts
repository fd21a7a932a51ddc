import type { Option, Seat } from '../../../kernel/types.ts';
import { bearingOf } from '../galaxy/clock.ts';
import { connected } from '../galaxy/graph.ts';
import { agreement, directionOf, directionTo } from '../galaxy/measure.ts';
import { playerOf, rivals } from '../position/find.ts';
import type { Ascendancy, Disc } from '../state.ts';

/** The start of a hint that says a System fits at the end of a lane. */
const FITS = 'A System fits';

/**
 * Scores a place for a new lane. A place scores higher if a System fits at the lane’s end, and if the lane leads toward
 * a player not yet met.
 */
export function laid(g: Ascendancy, seat: Seat, { key, hint }: Option): number {
  const [verb, system = '', where = ''] = key.split(':');
  const base = g.discs[system];
  if (base === undefined) return verb === 'abandon' ? 0 : -1;
  if (verb === 'connect') return meets(g, seat, where) ? 7 : 1;
  if (verb !== 'lay') return -1;
  const goal = nearestUnmet(g, seat, base);
  const bearing = bearingOf(where.replace('-', ':'));
  const towards = goal === null || bearing === null ? 0 : agreement(directionOf(bearing), directionTo(base, goal));
  return (hint?.startsWith(FITS) === true ? 4 : 0.5) + 1.5 * towards;
}

/** Whether a lane to a System connects with Systems not yet Connected to the player’s home. */
function meets(g: Ascendancy, seat: Seat, system: string): boolean {
  const { home } = playerOf(g, seat);
  if (home === null) return false;
  const own = connected(g, home);
  return !own.has(system);
}

/** Returns the nearest rival Home System that isn’t Connected to the player’s own, or null. */
function nearestUnmet(g: Ascendancy, seat: Seat, from: Disc): Disc | null {
  const { home } = playerOf(g, seat);
  const own = home === null ? new Set<string>() : connected(g, home);
  const far = ({ x, y }: Disc): number => Math.hypot(x - from.x, y - from.y);
  const homes = rivals(g, seat).flatMap((rival) => {
    const id = playerOf(g, rival).home;
    const disc = id === null || own.has(id) ? undefined : g.discs[id];
    return disc === undefined ? [] : [disc];
  });
  return homes.sort((a, b) => far(a) - far(b))[0] ?? null;
}
