import type { Seat } from '../../../../kernel/types.ts';
import type { Obstacle } from '../../../kit/offers.ts';
import { chartOf, type Net } from '../../galaxy/chart.ts';
import { beside, besideIn, isOnLane } from '../../galaxy/graph.ts';
import { unitOf } from '../../position/find.ts';
import type { Ascendancy, Cube, Owner, Sector, UnitId } from '../../state.ts';
import { type Access, accessOf, type Mover } from './access.ts';

/** A way into a Sector. */
export interface Way {
  sector: Sector;
  /** What was used on it: Sectors at impulse, Systems at Warp. */
  spent: number;
  /** How many are asked for leave on it, this Sector not counted; and how many Sectors it has. */
  asks: number;
  long: number;
  /** The way up to the Sector before; null: it begins here. */
  before: Way | null;
  /** What stands against coming in; null: it begins here. */
  access: Access | null;
}

/** How far units get along the lanes that there are. */
export interface Routes {
  from: Sector;
  left: number;
  ways: ReadonlyMap<Sector, readonly Way[]>;
  /** Sectors that are near enough and closed, and why; those behind them, too, if `behind` was asked for. */
  closed: ReadonlyMap<Sector, Obstacle>;
}

/** What a search for routes leaves out, and what it looks for besides. */
export interface RouteSearch {
  /** A Sector that the units don’t go back to. */
  avoid?: Sector | null;
  /** Also names Sectors that only a closed one keeps the units from, with what closes it. */
  behind?: boolean;
}

/** All Sectors that units reach from a Sector with so much left. */
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
  // A-BAT-26: a Retreat that was refused a way takes another one.
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

/** A closed Sector: what it took to get there, and what closes it. */
interface Stopped {
  sector: Sector;
  spent: number;
  why: Obstacle;
}

/** Closes Sectors to which only closed ones lead (A-MOVE-18). `enters` says what going on into a Sector would come to; null: nothing. */
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

/** What a step costs: a Sector at impulse (A-MOVE-05), a System at Warp (A-MOVE-11), the one it Entered from nothing (A-MOVE-12). */
function price(kind: Mover['kind'], sector: Sector): number {
  return kind === 'warp' && isOnLane(sector) ? 0 : 1;
}

/** Whether a step is within what is left. A-OPEN-50: at Warp nobody goes into a lane behind the last System. */
function fits(kind: Mover['kind'], sector: Sector, spent: number, left: number): boolean {
  return kind === 'warp' && isOnLane(sector) ? spent < left : spent <= left;
}

/**
 * The best way to end in a Sector, or to go on from there with something left: who asks the fewest for leave, then the shortest
 * one; null: there is none. It is no way to end where it began, but at Warp (A-MOVE-13), where a lane on the way will do (A-MOVE-14).
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

/** The Sectors of a way, where it begins left out. */
export function sectorsOf(way: Way): Sector[] {
  const sectors: Sector[] = [];
  for (let one: Way | null = way; one?.before != null; one = one.before) sectors.unshift(one.sector);
  return sectors;
}

/** Whose leave is asked on a way that ends there, or goes on. */
export function askedOn(way: Way, then: 'stop' | 'on'): Seat[] {
  const last = then === 'stop' ? way.access?.asksToStop : way.access?.asksToPass;
  const seats = new Set(last ?? []);
  for (let one = way.before; one !== null; one = one.before)
    for (const seat of one.access?.asksToPass ?? []) seats.add(seat);
  return [...seats].sort((a, b) => a - b);
}

/** Sectors in which a move can end, and whose leave is asked on the way there. */
export type Ends = ReadonlyMap<Sector, readonly Seat[]>;

/**
 * Sectors to which all of a player’s Ships in one Sector can Retreat together (A-BAT-26, A-BAT-27): over existing lanes, up to
 * `most` Sectors, and none Adjacent to a Ship of an opponent. Hostile Ships block the way (A-BAT-28); owners of Peaceful ones are
 * asked, as in every move (A-MOVE-19).
 */
export function retreatSectors(
  g: Ascendancy,
  { units, opponents, most }: { units: readonly UnitId[]; opponents: readonly Owner[]; most: number },
): Ends {
  return new Map([...endsOf(g, units, 'retreat', most)].filter(([sector]) => isClear(g, opponents, sector)));
}

/** Whether a Retreat may end in a Sector: it is not Adjacent to a Ship of an opponent (A-BAT-27). */
export function isClear(g: Ascendancy, opponents: readonly Owner[], sector: Sector): boolean {
  const near = [sector, ...beside(g, sector)];
  return !near.some((one) => opponents.some((opponent) => isThere(g, opponent, one)));
}

/** Sectors to which the winner’s Ships of one Sector can go in a Tactical Maneuver (A-BAT-31), up to `most` away. */
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
