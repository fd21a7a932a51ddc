import { LABEL_LENGTH } from '../../../../kernel/decision.ts';
import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { keyed, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { asHint, listed, several } from '../../../kit/words.ts';
import { systemCard, systemName } from '../../content/lookup.ts';
import { isOnLane, systemOf } from '../../galaxy/graph.ts';
import { exhaustCommands, readyCommands } from '../../position/commands.ts';
import { looking } from '../../position/look.ts';
import { atPlace, does, seatName } from '../../position/names.ts';
import { lacksCommands } from '../../position/turn.ts';
import { living } from '../../position/units.ts';
import type { Ascendancy, Sector, SystemId, Unit, UnitId } from '../../state.ts';
import { MOVE, type OfferFilter, type Payload, ROUTE } from '../calls.ts';
import type { Mover } from './access.ts';
import { beginMovement, distanceOf } from './begin.ts';
import { type Apart, type Calling, callsWith, labelWith, unitNamed } from './calling.ts';
import { askedOn, bestWay, type Routes, reach, type Way } from './reach.ts';
import { whyHeld } from './standing.ts';
import { groupName, unitsName } from './words.ts';

/** Blocked routes are listed, with the reason, if they need at most this many Commands. */
const FARTHEST = 8;

/** A unit’s route to a System, divided into several Movement Commands (A-MOVE-02). */
interface Route {
  goal: SystemId;
  /** The Sector where each Command ends. The last Sector is the goal. */
  legs: readonly Sector[];
  way: Way;
}

/** Returns the steps of a route in order, without its start. */
function stepsOf(way: Way): Way[] {
  const steps: Way[] = [];
  for (let one: Way | null = way; one?.before != null; one = one.before) steps.unshift(one);
  return steps;
}

/**
 * Whether units should avoid stopping in a Sector because a Hazard would hit them (A-HAZ-01) or they need permission
 * (A-MOVE-19).
 */
function isBadStop(g: Ascendancy, { sector, access }: Way): boolean {
  const system = systemOf(g, sector);
  return (system !== null && systemCard(system).hazard !== null) || (access?.asksToStop.length ?? 0) > 0;
}

/** The rest of a route: where its Commands end, and how many of these Sectors are bad stops. */
interface Rest {
  legs: readonly Sector[];
  bad: number;
}

/**
 * Divides a route into as few Commands as possible, with as few bad stops as possible, and returns where each Command
 * ends. Returns null if the route can’t be divided into Commands.
 */
function legsOf(g: Ascendancy, way: Way, each: number): readonly Sector[] | null {
  const steps = stepsOf(way);
  // Works backward from the goal and keeps the best rest of the route for each step. The goal itself never counts as a
  // bad stop.
  const rests: (Rest | null)[] = steps.map(() => null);
  rests.push({ legs: [], bad: 0 });
  for (let from = steps.length - 1; from >= 0; from--) {
    for (let end = Math.min(from + each, steps.length); end > from; end--) {
      const [step, rest] = [steps[end - 1], rests[end] ?? null];
      if (step === undefined || rest === null || step.access?.stop !== true) continue;
      const isBad = end < steps.length && isBadStop(g, step);
      const found = { legs: [step.sector, ...rest.legs], bad: rest.bad + (isBad ? 1 : 0) };
      const best = rests[from] ?? null;
      if (best === null || isBetter(found, best)) rests[from] = found;
    }
  }
  return rests[0]?.legs ?? null;
}

function isBetter(one: Rest, other: Rest): boolean {
  return one.legs.length < other.legs.length || (one.legs.length === other.legs.length && one.bad < other.bad);
}

function routeTo(g: Ascendancy, found: Routes, goal: SystemId, each: number): Route | null {
  const way = bestWay(found, goal, 'stop');
  const legs = way === null ? null : legsOf(g, way, each);
  return way === null || legs === null ? null : { goal, legs, way };
}

/** Lists routes that take several Commands to reach a System, the shortest first. */
function routesFrom(g: Ascendancy, mover: Mover, from: Sector, each: number, most: number): Route[] {
  if (most < 2 || each <= 0) return [];
  const found = reach(g, mover, from, each * most);
  const routes: Route[] = [];
  for (const [sector, ways] of found.ways) {
    if (isOnLane(sector) || sector === from || ways.some(({ spent }) => spent <= each)) continue;
    const route = routeTo(g, found, sector, each);
    if (route !== null && route.legs.length <= most) routes.push(route);
  }
  return routes.sort((one, other) => one.legs.length - other.legs.length);
}

/** Lists a unit’s route offers. With `open`, routes that need more Commands than the player has ready are left out. */
export function routeOffers(
  g: Ascendancy,
  by: Seat,
  unit: Unit,
  calling: () => Calling,
  wanted: OfferFilter,
): Offer<Payload>[] {
  const { id, at, seat } = unit;
  if (at === null || seat !== by || whyHeld(g, unit) !== null) return [];
  const mover = { by, seat, units: [id], kind: 'impulse' } as const;
  const each = distanceOf(g, by, mover.units, 'impulse');
  const most = wanted === 'open' ? readyCommands(g, by) : FARTHEST;
  return routesFrom(g, mover, at, each, most).map(({ goal, legs, way }) => {
    const why: Obstacle = lacksCommands(g, by, legs.length);
    const payload: Payload = (ctx) => ctx.call(ROUTE, { seat: by, unit: id, goal });
    return keyed(`route:${id}:${goal}`, payload, why, () => {
      const called = calling();
      const to = `${systemName(goal)}: ${several(legs.length, 'Command')}`;
      return {
        verb: 'move',
        label: labelWith(called, (what) => `${to} with ${what}`),
        called: callsWith(called, `to ${systemName(goal)}`),
        hint: hintOf(g, legs, way),
        group: groupName(g, unit, called.what),
        subject: { kind: 'sector', id: goal },
        rule: 'A-MOVE-02',
      };
    });
  });
}

/**
 * The ways to tell apart the routes of several units to the same System. The labels start with the unit and its place,
 * or with its number.
 */
export const ROUTES_APART: Apart = {
  byPlace(calling, label) {
    const named = `${unitNamed(calling).replace(/^a (?=Ship)/, '')} to ${goalOf(label)}`;
    return named.length <= LABEL_LENGTH ? named : this.byNumber(calling, label);
  },
  byNumber: ({ short }, label) => `${short} to ${goalOf(label)}`,
};

/** Returns the goal and Command count at the start of a route’s label. */
function goalOf(label: string): string {
  return label.split(' with ')[0] ?? label;
}

function hintOf(g: Ascendancy, legs: readonly Sector[], way: Way): string {
  const asked = askedOn(way, 'stop').map((seat) => seatName(g, seat));
  const by = stepsOf(way)
    .slice(0, -1)
    .flatMap(({ sector }) => systemOf(g, sector) ?? []);
  return asHint(
    [
      several(legs.length, 'Command'),
      ...(asked.length > 0 ? [`asks ${listed(asked)}`] : []),
      ...(by.length > 0 ? [`via ${by.map(systemName).join(', ')}`] : []),
    ].join('; '),
  );
}

/** The local state of a route: the unit, its goal, and where the current Command ends. */
interface Going {
  seat: Seat;
  unit: UnitId;
  goal: SystemId;
  to?: Sector;
}

/**
 * Runs Movement Commands to a System one by one (A-MOVE-02). Each Command takes the best route on the current map. If a
 * move ends somewhere else, the rest of the route is dropped.
 */
export const route = procedure<Ascendancy, Going>(ROUTE.name)({
  begin(ctx, local) {
    const { g } = ctx;
    const { seat, goal } = local;
    const [unit] = living(g, [local.unit]);
    if (unit === undefined || unit.at === null || g.turn?.seat !== seat) return null;
    const mover = { by: seat, seat, units: [unit.id], kind: 'impulse' } as const;
    const [from, each, most] = [unit.at, distanceOf(g, seat, mover.units, 'impulse'), readyCommands(g, seat)];
    const found = whyHeld(g, unit) !== null ? null : looking(g, () => reach(g, mover, from, each * most));
    const next = found === null ? null : routeTo(g, found, goal, each);
    const [to] = next?.legs ?? [];
    if (to === undefined) return 'stopped';
    exhaustCommands(g, seat, 1);
    beginMovement(g, { by: seat, units: mover.units, kind: 'impulse', goal: to, explore: null });
    local.to = to;
    ctx.call(MOVE);
    return 'gone';
  },
  gone({ g }, { unit, goal, to }) {
    const at = living(g, [unit])[0]?.at;
    if (at == null || at === goal) return null;
    return at === to ? 'begin' : 'stopped';
  },
  stopped(ctx, { seat, unit, goal }) {
    const { g } = ctx;
    const at = living(g, [unit])[0]?.at ?? null;
    const where = at === null ? '' : ` ${atPlace(g, at)}`;
    ctx.log(
      `${does(g, seat, 'stops', 'stop')} ${unitsName(g, [unit])}${where}, on the way to ${systemName(goal)}.`,
      'A-MOVE-02',
    );
    return null;
  },
});
