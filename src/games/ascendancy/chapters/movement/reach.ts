import type { Seat } from '../../../../kernel/types.ts';
import type { Obstacle } from '../../../kit/offers.ts';
import { chartOf, type Net } from '../../galaxy/chart.ts';
import { beside, besideIn, isOnLane } from '../../galaxy/graph.ts';
import { unitOf } from '../../position/find.ts';
import type { Ascendancy, Cube, Owner, Sector, UnitId } from '../../state.ts';
import { type Access, accessOf, type Mover } from './access.ts';

/** A route into a Sector. */
export interface Way {
  sector: Sector;
  /** The distance traveled, in Sectors at impulse and in Systems at Warp. */
  spent: number;
  /**
   * The number of permissions needed on the way to this Sector, not counting the Sector itself, and the route’s length
   * in Sectors.
   */
  asks: number;
  long: number;
  /** The route up to the previous Sector, or null for the starting Sector. */
  before: Way | null;
  /** The conditions for entering, or null for the starting Sector. */
  access: Access | null;
}

/** The routes of units along existing lanes. */
export interface Routes {
  from: Sector;
  left: number;
  ways: ReadonlyMap<Sector, readonly Way[]>;
  /**
   * Closed Sectors within range, each with the reason that it is closed. With `behind`, Sectors that are reached only
   * through closed ones are included.
   */
  closed: ReadonlyMap<Sector, Obstacle>;
}

/** Options of a route search. */
export interface RouteSearch {
  /** A Sector that the routes must not enter, such as the one that the units came from. */
  avoid?: Sector | null;
  /**
   * Whether to include Sectors that are reached only through closed Sectors, together with the obstacles on the way.
   */
  behind?: boolean;
}

/** Finds all routes that units can take from a Sector within a distance. */
export function reach(
  g: Ascendancy,
  mover: Mover,
  from: Sector,
  left: number,
  { avoid = null, behind = false }: RouteSearch = {},
): Routes {
  const start: Way = { sector: from, spent: 0, asks: 0, long: 0, before: null, access: null };
  const ways = new Map<Sector, Way[]>([[from, [start]]]);
  const closed = new Map<Sector, Obstacle>();
  const stopped: Stopped[] = [];
  const { net } = chartOf(g);
  // A Retreat that was refused entry to a Sector takes another route (A-BAT-26).
  const refused = mover.kind === 'retreat' ? (g.conflict?.refused ?? []) : [];
  let edge = [start];
  while (edge.length > 0) {
    const next: Way[] = [];
    for (const way of edge) {
      if (way.access?.on === false) continue;
      const asks = way.asks + (way.access?.asksToPass.length ?? 0);
      for (const sector of besideIn(net, way.sector)) {
        if (sector === from || sector === avoid || refused.includes(sector)) continue;
        const spent = way.spent + price(mover.kind, sector);
        if (!fits(mover.kind, sector, spent, left) || closed.has(sector)) continue;
        const known = ways.get(sector);
        if (known?.some((one) => one.spent <= spent && one.asks <= asks)) continue;
        const into = known?.[0]?.access ?? accessOf(g, mover, sector);
        if (into.closed !== null) {
          closed.set(sector, into.closed);
          stopped.push({ sector, spent, why: into.closed });
          continue;
        }
        const found: Way = { sector, spent, asks, long: way.long + 1, before: way, access: into };
        ways.set(sector, known === undefined ? [found] : [...known.filter((one) => one.spent !== spent), found]);
        next.push(found);
      }
    }
    edge = next;
  }
  if (behind)
    closeBehind(
      net,
      stopped,
      (sector, spent) => {
        const after = spent + price(mover.kind, sector);
        const isNew = sector !== from && !ways.has(sector) && !closed.has(sector);
        return isNew && fits(mover.kind, sector, after, left) ? after : null;
      },
      closed,
    );
  return { from, left, ways, closed };
}

/** A closed Sector, the distance to it, and the obstacle that closes it. */
interface Stopped {
  sector: Sector;
  spent: number;
  why: Obstacle;
}

/**
 * Also marks as closed the Sectors that can be reached only through closed ones (A-MOVE-18). `enters` returns the
 * distance after entering a Sector, or null if it can’t be entered.
 */
function closeBehind(
  net: Net,
  stopped: readonly Stopped[],
  enters: (sector: Sector, spent: number) => number | null,
  closed: Map<Sector, Obstacle>,
): void {
  const edge = [...stopped];
  for (let one = edge.shift(); one !== undefined; one = edge.shift()) {
    for (const sector of besideIn(net, one.sector)) {
      const spent = enters(sector, one.spent);
      if (spent === null) continue;
      closed.set(sector, one.why);
      edge.push({ sector, spent, why: one.why });
    }
  }
}

/**
 * Returns the cost of a step: 1 for each Sector at impulse (A-MOVE-05), and 1 for each System at Warp (A-MOVE-11),
 * including the first System (A-MOVE-12).
 */
function price(kind: Mover['kind'], sector: Sector): number {
  return kind === 'warp' && isOnLane(sector) ? 0 : 1;
}

/**
 * Whether a step is within the remaining distance. At Warp, a move that has reached the last System of its range can’t
 * enter a lane (A-OPEN-50).
 */
function fits(kind: Mover['kind'], sector: Sector, spent: number, left: number): boolean {
  return kind === 'warp' && isOnLane(sector) ? spent < left : spent <= left;
}

/**
 * Returns the best route for stopping in a Sector or for continuing from it, or null if there is no such route. Routes
 * are compared by fewest permissions, then by shortest length. A route can’t end where it started, except at Warp
 * (A-MOVE-13), and may stop in a lane (A-MOVE-14).
 */
export function bestWay({ ways, left }: Routes, sector: Sector, then: 'stop' | 'on'): Way | null {
  let best: Way | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const way of ways.get(sector) ?? []) {
    const { access } = way;
    const can = then === 'stop' ? (access?.stop ?? false) : (access?.on ?? true) && way.spent < left;
    if (!can) continue;
    const asked = (then === 'stop' ? access?.asksToStop : access?.asksToPass) ?? [];
    const cost = (way.asks + asked.length) * 1_000 + way.long;
    if (cost < least) [best, least] = [way, cost];
  }
  return best;
}

/** Returns the Sectors of a route, without its start. */
export function sectorsOf(way: Way): Sector[] {
  const sectors: Sector[] = [];
  for (let one: Way | null = way; one?.before != null; one = one.before) sectors.unshift(one.sector);
  return sectors;
}

/**
 * Returns the seats whose permission a route needs if the move stops at its last Sector (`stop`) or continues from
 * there (`on`).
 */
export function askedOn(way: Way, then: 'stop' | 'on'): Seat[] {
  const last = then === 'stop' ? way.access?.asksToStop : way.access?.asksToPass;
  const seats = new Set(last ?? []);
  for (let one = way.before; one !== null; one = one.before)
    for (const seat of one.access?.asksToPass ?? []) seats.add(seat);
  return [...seats].sort((a, b) => a - b);
}

/** Sectors where a move can end, with the seats whose permission is needed. */
export type Ends = ReadonlyMap<Sector, readonly Seat[]>;

/**
 * Returns the Sectors to which a player’s Ships in one Sector can Retreat together (A-BAT-26, A-BAT-27). A Retreat goes
 * up to `most` Sectors over existing lanes, and doesn’t end Adjacent to an opponent’s Ship. Hostile Ships block the
 * route (A-BAT-28). Owners of Peaceful Ships are asked, as in every move (A-MOVE-19).
 */
export function retreatSectors(
  g: Ascendancy,
  { units, opponents, most }: { units: readonly UnitId[]; opponents: readonly Owner[]; most: number },
): Ends {
  return new Map([...endsOf(g, units, 'retreat', most)].filter(([sector]) => isClear(g, opponents, sector)));
}

/** Whether a Retreat may end in a Sector: no opponent’s Ship is Adjacent (A-BAT-27). */
export function isClear(g: Ascendancy, opponents: readonly Owner[], sector: Sector): boolean {
  const near = [sector, ...beside(g, sector)];
  return !near.some((one) => opponents.some((opponent) => isThere(g, opponent, one)));
}

/** Returns the Sectors, at most `most` away, to which a winner’s Ships can move in a Tactical Maneuver (A-BAT-31). */
export function maneuverSectors(g: Ascendancy, { units, most }: { units: readonly UnitId[]; most: number }): Ends {
  return endsOf(g, units, 'maneuver', most);
}

function endsOf(g: Ascendancy, units: readonly UnitId[], kind: 'retreat' | 'maneuver', most: number): Ends {
  const [first] = units;
  const ends = new Map<Sector, readonly Seat[]>();
  if (first === undefined) return ends;
  const { at, seat } = unitOf(g, first);
  if (at === null) return ends;
  const found = reach(g, { by: seat, seat, units, kind }, at, most);
  for (const sector of found.ways.keys()) {
    const way = bestWay(found, sector, 'stop');
    if (way !== null) ends.set(sector, askedOn(way, 'stop'));
  }
  return ends;
}

function isThere(g: Ascendancy, owner: Owner, sector: Sector): boolean {
  if (owner === 'borg') return g.borg?.cubes.some(({ at }: Cube) => at === sector) ?? false;
  return g.units.some(({ at, seat }) => at === sector && seat === owner);
}
