import { PASS } from '../../../../kernel/decision.ts';
import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { sentence, several } from '../../../kit/words.ts';
import { laneOf, laneSector, systemOf } from '../../galaxy/graph.ts';
import { readyAgain } from '../../position/commands.ts';
import { dropEmptyLanes } from '../../position/lanes.ts';
import { looking } from '../../position/look.ts';
import { does, placeName, theSeat } from '../../position/names.ts';
import { disband, LEAST_FLEET, living } from '../../position/units.ts';
import { granted } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Movement, Sector, SystemId } from '../../state.ts';
import { ARRIVE, DISCOVER, LAY, MOVE, type Play, type Resulting } from '../calls.ts';
import { lettered } from '../letters.ts';
import { lackOf } from '../mapping/outlook.ts';
import { type Goal, goalsFrom } from './goals.ts';
import { askedNext, asksLeave, refuseRetreat, tellRefused } from './permission.ts';
import { bestWay, reach, sectorsOf } from './reach.ts';
import { shortPlace, unitsName, wentText } from './words.ts';

/** The local state of a move. */
interface Moving extends Resulting {
  /** Owners who have given the units permission to enter the next Sector. */
  allowed?: Seat[];
  /** The index on the path at which the next log line starts. */
  told?: number;
  /** In a Retreat: the route, and the index of the Sector for which permission is being asked. */
  way?: Sector[];
  at?: number;
  /** Whether the move never began because permission was refused. */
  idle?: boolean;
}

/** Returns the current move. Throws if there is none. */
function movementOf(g: Ascendancy): Movement {
  if (g.movement === null) throw new Error('nothing moves');
  return g.movement;
}

function here({ path }: Movement): Sector {
  return must(path.at(-1), 'the Sector that the move has reached');
}

/** Logs how far the units have moved since the last log line. */
function tell(ctx: Play, m: Movement, local: Moving): void {
  const told = local.told ?? 0;
  const last = m.path.length - 1;
  if (last <= told || living(ctx.g, m.units).length === 0) return;
  local.told = last;
  ctx.log(wentText(ctx.g, m, told), m.kind === 'warp' ? 'A-MOVE-11' : 'A-MOVE-01');
}

/** Returns the next Sector toward the goal, or null if the units are there or no route is left. */
function nextOf(g: Ascendancy, m: Movement): Sector | null {
  if (m.goal === null || m.goal === here(m)) return null;
  const found = looking(g, () => reach(g, m, here(m), m.left));
  const way = bestWay(found, m.goal, m.explore === null ? 'stop' : 'on');
  return way === null ? null : (sectorsOf(way)[0] ?? null);
}

/** Moves the units into a Sector and reduces the distance that they have left. */
function enter(ctx: Play, m: Movement, sector: Sector): void {
  for (const unit of living(ctx.g, m.units)) unit.at = sector;
  m.path.push(sector);
  // A move at impulse counts Sectors (A-MOVE-05), and a move at Warp counts Systems (A-MOVE-11).
  if (m.kind !== 'warp' || laneOf(sector) === null) m.left -= 1;
}

/** Returns the System that now lies beyond a lane’s formerly open end. */
function foundBeyond(g: Ascendancy, sector: Sector): SystemId | null {
  const on = laneOf(sector);
  const lane = on === null ? undefined : g.lanes[on.lane];
  if (on === null || lane === undefined) return null;
  return on.at === lane.sectors ? lane.b : lane.a;
}

function passing(ctx: Play, m: Movement): void {
  const { seat, by, units, kind } = m;
  moment(ctx, 'moving', { seat, by, units: [...units], sector: here(m), kind });
}

/**
 * Lists the goals that can be reached from a lane that was just placed, no matter where it leads (A-CONN-04, A-GEO-27).
 * Only a move at impulse may turn back from an open end (A-CONN-05).
 */
function goalsOnward(g: Ascendancy, m: Movement): Goal[] {
  const on = laneOf(here(m));
  const isOpen = on !== null && g.lanes[on.lane]?.b === null;
  const avoid = m.kind === 'impulse' && isOpen ? null : (m.path.at(-2) ?? null);
  return looking(g, () => goalsFrom(g, m, here(m), m.left, { avoid })).filter(({ why }) => why === null);
}

function onwardOffers(g: Ascendancy, m: Movement): Offer<Goal | null>[] {
  const back = m.path.at(-2);
  const isBack = ({ sector }: Goal): number => (sector === back ? 1 : 0);
  const goals = goalsOnward(g, m).sort((a, b) => isBack(a) - isBack(b));
  const offers: Offer<Goal | null>[] = goals.map((goal) => {
    const { sector, explore } = goal;
    const place = shortPlace(g, sector);
    const lack = lackOf(g, goal, m.units[0] ?? null);
    const hint = lack === null ? {} : { hint: sentence(lack) };
    if (explore === 'system') {
      const label = `Discover a System beyond ${place}`;
      return open({ key: `onward:${sector}`, verb: 'onward', label, ...hint, rule: 'A-SYS-01' }, goal);
    }
    if (explore === 'lane') {
      const label = `Place a new lane at ${place}`;
      return open({ key: `explore:${sector}`, verb: 'explore', label, ...hint, rule: 'A-LANE-02' }, goal);
    }
    if (sector === back)
      return open({ key: `back:${sector}`, verb: 'back', label: `Turn back to ${place}`, rule: 'A-CONN-05' }, goal);
    return open({ key: `to:${sector}`, verb: 'to', label: `Go on to ${place}`, rule: 'A-MOVE-01' }, goal);
  });
  return [
    ...lettered(offers),
    open(
      {
        key: 'stay',
        verb: 'stay',
        label: 'Stay here',
        rule: 'A-MOVE-13',
        leads: `The move can continue: ${leftText(m)}.`,
      },
      null,
    ),
  ];
}

/** Describes how far a move can still go. */
function leftText({ left, kind }: Movement): string {
  return `${several(left, kind === 'warp' ? 'System' : 'Sector')} left`;
}

/** Runs a Movement, Retreat or Tactical Maneuver in `g.movement`, Sector by Sector. */
export const move = procedure<Ascendancy, Moving>(MOVE.name)({
  begin({ g }) {
    const m = movementOf(g);
    if (m.by !== m.seat && m.forced !== true) return 'leave';
    return m.kind === 'retreat' && g.conflict !== null ? 'ahead' : 'start';
  },
  // A Retreat asks for permission for its whole route before it begins. If permission for a Sector were refused on the
  // way, the Retreat could end beside an opponent (A-BAT-26, A-BAT-27).
  ahead({ g }, local) {
    const m = movementOf(g);
    const way =
      m.goal === null
        ? null
        : bestWay(
            looking(g, () => reach(g, m, here(m), m.left)),
            m.goal,
            'stop',
          );
    Object.assign(local, { way: way === null ? [] : sectorsOf(way), at: 0 });
    return 'asked';
  },
  asked({ g }, local) {
    const m = movementOf(g);
    m.next = must(local.way, 'the route of the Retreat')[must(local.at, 'the place on the route')] ?? null;
    local.allowed = [];
    return m.next === null ? 'start' : 'permission';
  },
  // Moving another player’s Ships needs their permission. If permission is refused, the Command is readied again and
  // nothing is paid (A-VUL-05).
  leave: offering({
    ask({ g }) {
      const m = movementOf(g);
      const whither = m.goal === null ? '' : ` toward ${placeName(g, m.goal)}`;
      const place = placeName(g, here(m));
      return {
        seat: m.seat,
        kind: 'pick',
        prompt: `May ${theSeat(g, m.by)} move ${unitsName(g, m.units)} that you own from ${place}${whither}?`,
        offers: [
          open({ key: 'grant', verb: 'grant', label: 'Allow it', rule: 'A-VUL-05' }, true),
          open({ key: PASS, verb: PASS, label: 'Refuse', rule: 'A-VUL-05' }, false),
        ],
        min: 1,
        max: 1,
        rule: 'A-VUL-05',
        window: 'permission',
      };
    },
    take(ctx, local, may) {
      if (may) return 'start';
      const m = movementOf(ctx.g);
      readyAgain(ctx.g, m.by, 1);
      const { turn } = ctx.g;
      if (turn !== null) turn.refused = [...(turn.refused ?? []), m.seat];
      ctx.log(
        `${does(ctx.g, m.seat, 'refuses', 'refuse')} to let ${theSeat(ctx.g, m.by)} move their Ships.`,
        'A-VUL-05',
      );
      local.idle = true;
      return 'drop';
    },
  }),
  start(ctx) {
    const m = movementOf(ctx.g);
    if (m.kind === 'warp') {
      for (const unit of living(ctx.g, m.units)) {
        // All Warp Tokens are discarded, even unneeded ones (A-MOVE-15).
        unit.at = here(m);
        unit.warp = null;
        unit.exited = true;
      }
      ctx.log(`${does(ctx.g, m.by, 'Exits', 'Exit')} Warp with ${unitsName(ctx.g, m.units)}.`, 'A-MOVE-11');
    }
    passing(ctx, m);
    return 'step';
  },
  step(ctx, local) {
    const m = movementOf(ctx.g);
    if (m.over || living(ctx.g, m.units).length === 0) return 'end';
    m.next = nextOf(ctx.g, m);
    local.allowed = [];
    // A Retreat already has permission for its whole route.
    if (m.next !== null) return local.way === undefined ? 'permission' : 'enter';
    return m.goal === here(m) ? 'there' : 'end';
  },
  permission: offering({
    ask({ g }, local) {
      const m = movementOf(g);
      const seat = askedNext(g, m, local.allowed ?? []);
      if (seat === null) return { go: local.way === undefined ? 'enter' : 'granted' };
      return asksLeave(g, m, seat);
    },
    take(ctx, local, may, { seat }) {
      const m = movementOf(ctx.g);
      if (may === 'turn' && ctx.g.turn !== null) ctx.g.turn.open = [...(ctx.g.turn.open ?? []), seat];
      if (may !== null) {
        local.allowed = [...(local.allowed ?? []), seat];
        return 'permission';
      }
      if (local.way !== undefined) return refuseRetreat(ctx, m, seat, local);
      // The move ends in the previous Sector, and nothing is undone (A-MOVE-20, A-MOVE-21).
      tell(ctx, m, local);
      tellRefused(ctx, m, seat);
      m.over = true;
      return 'end';
    },
  }),
  granted(_ctx, local) {
    local.at = must(local.at, 'the place on the route') + 1;
    return 'asked';
  },
  enter(ctx) {
    const m = movementOf(ctx.g);
    if (m.next === null) return 'end';
    enter(ctx, m, m.next);
    m.next = null;
    passing(ctx, m);
    return 'step';
  },
  there(ctx, local) {
    const m = movementOf(ctx.g);
    tell(ctx, m, local);
    const [unit] = m.units;
    const system = systemOf(ctx.g, here(m));
    if (m.explore === 'lane' && system !== null && unit !== undefined) {
      // Moves at impulse and moves out of Warp can explore (A-MOVE-03, A-MOVE-06, A-MOVE-16).
      m.lane = null;
      ctx.call(LAY, { seat: m.by, system, unit });
      return 'laid';
    }
    const on = laneOf(here(m));
    if (m.explore === 'system' && on !== null && (m.kind === 'impulse' || m.kind === 'warp')) {
      ctx.call(DISCOVER, { seat: m.seat, units: [...m.units], lane: on.lane, kind: m.kind });
      return 'discovered';
    }
    return 'end';
  },
  laid(ctx, local) {
    const m = movementOf(ctx.g);
    m.goal = null;
    m.explore = null;
    // A lane that doesn’t fit is abandoned, and the move ends (A-LANE-07).
    if (local.result !== 1) return 'end';
    // LAY sets the move’s lane. If LAY hasn’t set the lane, the newest lane is used.
    m.lane ??= `l${ctx.g.minted.lanes}`;
    // The Ship enters the new lane in the same move (A-LANE-06).
    enter(ctx, m, laneSector(m.lane, 1));
    passing(ctx, m);
    return 'onward';
  },
  onward: offering({
    ask({ g }, _local) {
      const m = movementOf(g);
      if (living(g, m.units).length === 0 || goalsOnward(g, m).length === 0) return { go: 'end' };
      return {
        seat: m.by,
        kind: 'pick',
        prompt: `Where do you move ${unitsName(g, m.units)} from the new lane? ${leftText(m)}.`,
        offers: onwardOffers(g, m),
        min: 1,
        max: 1,
      };
    },
    take(ctx, _local, goal) {
      const m = movementOf(ctx.g);
      if (goal === null) return 'end';
      m.goal = goal.sector;
      m.explore = goal.explore;
      return 'step';
    },
  }),
  discovered(ctx, local) {
    const m = movementOf(ctx.g);
    const [unit] = living(ctx.g, m.units);
    // Entering a new System ends the move (A-MOVE-04). The Hazard of the new System was already Braved when it was
    // explored (A-HAZ-08).
    if (local.result === 1) {
      m.found = foundBeyond(ctx.g, here(m));
      if (m.found !== null) m.path.push(m.found);
      local.told = m.path.length;
      return 'exited';
    }
    // If no System is found, the Ship returns to the lane’s System, even if other players’ Ships are there (A-SYS-04,
    // A-OPEN-48).
    const on = laneOf(here(m));
    const lane = on === null ? undefined : ctx.g.lanes[on.lane];
    const back = lane?.a ?? lane?.b ?? null;
    if (back !== null && unit !== undefined && laneOf(unit.at ?? back) !== null) {
      for (const one of living(ctx.g, m.units)) one.at = back;
      ctx.log(
        `${does(ctx.g, m.by, 'finds', 'find')} no System, so ${unitsName(ctx.g, m.units)} must return to ${placeName(ctx.g, back)}.`,
        'A-SYS-04',
      );
    }
    if (unit?.at != null && unit.at !== here(m)) m.path.push(unit.at);
    local.told = m.path.length;
    return 'end';
  },
  end(ctx, local) {
    const m = movementOf(ctx.g);
    tell(ctx, m, local);
    m.over = true;
    m.next = null;
    const system = systemOf(ctx.g, here(m));
    const units = living(ctx.g, m.units).map(({ id }) => id);
    // Units Brave the Hazard of the Sector where their move ends (A-HAZ-01), but not of Sectors that they pass through
    // (A-HAZ-06). The same rule applies to Retreats and Maneuvers (A-OPEN-53), and to turning back from a new lane
    // (A-OPEN-49). Units that never left their Sector don’t Brave its Hazard (A-OPEN-47).
    if (system === null || units.length === 0 || (m.path.length === 1 && m.kind !== 'warp')) return 'exited';
    ctx.call(ARRIVE, { seat: m.seat, units, system, kind: m.kind });
    return 'exited';
  },
  exited(ctx) {
    const m = movementOf(ctx.g);
    m.over = true;
    const [unit] = living(ctx.g, m.units);
    if (m.kind === 'warp' && unit !== undefined) moment(ctx, 'exited-warp', { seat: m.seat, unit: unit.id });
    return 'ended';
  },
  ended(ctx) {
    const m = movementOf(ctx.g);
    const units = living(ctx.g, m.units);
    const sector = units[0]?.at ?? null;
    if (sector !== null && (m.path.length > 1 || m.kind === 'warp')) {
      const { seat, by, kind } = m;
      moment(ctx, 'move-end', { seat, by, units: units.map(({ id }) => id), sector, kind });
    }
    return 'drop';
  },
  drop(ctx, local) {
    const m = movementOf(ctx.g);
    ctx.g.movement = m.outer;
    if (local.idle === true) return null;
    // A small Fleet that was kept together only for this move disbands (A-FLEET-09).
    for (const { id, fleet, ships } of living(ctx.g, m.units)) {
      if (fleet !== null && ships < LEAST_FLEET && !granted(ctx.g, 'keep-fleet', { unit: id })) disband(ctx, id);
    }
    if (m.path.length > 1) ctx.g.traces.push({ seat: m.seat, path: [...m.path] });
    dropEmptyLanes(ctx);
    return null;
  },
});
