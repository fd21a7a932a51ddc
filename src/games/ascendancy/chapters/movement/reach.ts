import type { Why } from '../../../kit/offers.ts';
import { chartOf } from '../../galaxy/chart.ts';
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
  /** Sectors that are near enough and closed, and why. */
  closed: ReadonlyMap<Sector, Why>;
}

/** All Sectors that units reach from a Sector with so much left; `avoid` is one that they don’t go back to. */
export function reach(g: Ascendancy, mover: Mover, from: Sector, left: number, avoid: Sector | null = null): Routes {
  const start: Way = { sector: from, spent: 0, asks: 0, long: 0, before: null, access: null };
  const ways = new Map<Sector, Way[]>([[from, [start]]]);
  const closed = new Map<Sector, Why>();
  const { net } = chartOf(g);
  let edge = [start];
  while (edge.length > 0) {
    const next: Way[] = [];
    for (const way of edge) {
      if (way.access?.on === false) continue;
      const asks = way.asks + (way.access?.asksToPass.length ?? 0);
      for (const sector of besideIn(net, way.sector)) {
        if (sector === from || sector === avoid) continue;
        const spent = way.spent + price(mover.kind, sector);
        if (!fits(mover.kind, sector, spent, left) || closed.has(sector)) continue;
        const known = ways.get(sector);
        if (known?.some((one) => one.spent <= spent && one.asks <= asks)) continue;
        const into = known?.[0]?.access ?? accessOf(g, mover, sector);
        if (into.closed !== null) {
          closed.set(sector, into.closed);
          continue;
        }
        const found: Way = { sector, spent, asks, long: way.long + 1, before: way, access: into };
        ways.set(sector, known === undefined ? [found] : [...known.filter((one) => one.spent !== spent), found]);
        next.push(found);
      }
    }
    edge = next;
  }
  return { from, left, ways, closed };
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
export function askedOn(way: Way, then: 'stop' | 'on'): number[] {
  const last = then === 'stop' ? way.access?.asksToStop : way.access?.asksToPass;
  const seats = new Set(last ?? []);
  for (let one = way.before; one !== null; one = one.before)
    for (const seat of one.access?.asksToPass ?? []) seats.add(seat);
  return [...seats].sort((a, b) => a - b);
}

/**
 * Sectors to which all of a player’s Ships in one Sector can Retreat together (A-BAT-26, A-BAT-27): over existing lanes, up to
 * `most` Sectors, and none Adjacent to a Ship of an opponent. Nobody is asked for leave in a Retreat: Ships of any rival block
 * the way (A-BAT-28).
 */
export function retreatSectors(
  g: Ascendancy,
  { units, opponents, most }: { units: readonly UnitId[]; opponents: readonly Owner[]; most: number },
): Sector[] {
  return sectorsFor(g, units, 'retreat', most).filter((sector) => {
    const near = [sector, ...beside(g, sector)];
    return !near.some((one) => opponents.some((opponent) => isThere(g, opponent, one)));
  });
}

/** Sectors to which the winner’s Ships of one Sector can go in a Tactical Maneuver (A-BAT-31), up to `most` away. */
export function maneuverSectors(g: Ascendancy, { units, most }: { units: readonly UnitId[]; most: number }): Sector[] {
  return sectorsFor(g, units, 'maneuver', most);
}

function sectorsFor(g: Ascendancy, units: readonly UnitId[], kind: 'retreat' | 'maneuver', most: number): Sector[] {
  const [first] = units;
  if (first === undefined) return [];
  const { at, seat } = unitOf(g, first);
  if (at === null) return [];
  const found = reach(g, { by: seat, seat, units, kind }, at, most);
  return [...found.ways.keys()].filter((sector) => {
    const way = bestWay(found, sector, 'stop');
    return way !== null && (kind === 'maneuver' || askedOn(way, 'stop').length === 0);
  });
}

function isThere(g: Ascendancy, owner: Owner, sector: Sector): boolean {
  if (owner === 'borg') return g.borg?.cubes.some(({ at }: Cube) => at === sector) ?? false;
  return g.units.some(({ at, seat }) => at === sector && seat === owner);
}
