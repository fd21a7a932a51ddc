import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { no, type Offer, offer, offering, open } from '../../../kit/offers.ts';
import { percent, several } from '../../../kit/words.ts';
import { borgHitRoll, cubeFought } from '../../position/borg.ts';
import {
  actingSeat,
  conflictOf,
  fights,
  isWorld,
  opponentOwners,
  opponentsOf,
  placeOf,
  seatOf,
  shipsOf,
  sideAt,
  unitsOf,
} from '../../position/conflict.ts';
import { inOrder, playerOf, unitOf } from '../../position/find.ts';
import { atPlace, does, unitName } from '../../position/names.ts';
import { banned, granted, setTo } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy, Sector, UnitId } from '../../state.ts';
import { chanceToKill } from '../borg/odds.ts';
import { MOVE, type Play, RETREAT } from '../calls.ts';
import { lettered } from '../letters.ts';
import { beginMovement, distanceOf } from '../movement/begin.ts';
import { retreatSectors } from '../movement/reach.ts';
import { asksHint, shortPlace } from '../movement/words.ts';
import { chancesOn, invasionChancesOn } from './estimate.ts';
import { endsText } from './odds.ts';

/** The local state of Retreats. */
interface Retreats {
  /** Whether the Attacker must Retreat if it can (A-OPEN-56). */
  forced?: boolean;
  /**
   * The sides that have been asked, the side that is choosing now, whether its other Ships must leave too, and the
   * Sectors already handled.
   */
  asked: number[];
  place: number | null;
  leaving: boolean;
  done: Sector[];
  /**
   * The Sector from which a group is now Retreating, and whether that group had to leave. A group must leave if it is
   * forced to, or if another group has left.
   */
  from?: Sector;
  bound?: boolean;
}

/** One of a Retreating group’s choices. */
type Choice =
  | { do: 'stand' }
  | { do: 'go'; seat: Seat; units: UnitId[]; from: Sector; to: Sector; most: number }
  | { do: 'warp'; unit: UnitId };

/** A side’s Ships in one Sector, which Retreat together (A-BAT-27). */
interface Group {
  at: Sector;
  units: UnitId[];
}

function groupsOf(g: Ascendancy, place: number, done: readonly Sector[]): Group[] {
  const groups = new Map<Sector, UnitId[]>();
  for (const { id, at } of unitsOf(g, sideAt(conflictOf(g), place)))
    if (at !== null && !done.includes(at)) groups.set(at, [...(groups.get(at) ?? []), id]);
  return [...groups].map(([at, units]) => ({ at, units }));
}

/** Returns how many Sectors a group can Retreat. */
function farthest(g: Ascendancy, place: number, seat: Seat, { units }: Group): number {
  const most = setTo(g, 'distance', { of: 'retreat', side: place });
  const far = distanceOf(g, seat, units, 'retreat');
  return most === null ? far : Math.min(far, most);
}

function choicesFor(g: Ascendancy, place: number, seat: Seat, group: Group): Offer<Choice>[] {
  const { at: from, units } = group;
  const most = farthest(g, place, seat, group);
  const ends = retreatSectors(g, { units, opponents: opponentOwners(g, conflictOf(g), place), most });
  const going = [...ends].map(([to, asked]): Offer<Choice> => {
    const option = {
      key: `retreat:${to}`,
      verb: 'retreat',
      label: `Retreat to ${shortPlace(g, to)}`,
      ...asksHint(g, asked),
      rule: 'A-BAT-26',
    };
    return open({ ...option, subject: { kind: 'sector', id: to } }, { do: 'go', seat, units, from, to, most });
  });
  const warping = units
    .filter((unit) => granted(g, 'retreat-warp', { unit }))
    .map((unit): Offer<Choice> => {
      const label = `Enter Warp with ${unitName(g, unitOf(g, unit))}`;
      return open({ key: `warp:${unit}`, verb: 'warp', label, rule: 'A-MOVE-07' }, { do: 'warp', unit });
    });
  return [...going, ...warping];
}

/** Describes what a side has left, and its chances if it fights on and nobody Retreats. */
function ifOn(g: Ascendancy, place: number, seat: Seat): string {
  const c = conflictOf(g);
  const ships = shipsOf(g, sideAt(c, place));
  const own = several(ships, 'Ship');
  const cube = cubeFought(g, c);
  if (cube !== undefined) {
    const { weapons, shields } = playerOf(g, seat);
    const against = {
      shields: cube.adapted[seat] ?? 0,
      dice: cube.dice,
      needs: borgHitRoll(g) + shields,
      first: false,
    };
    const chance = chanceToKill({ ships, hitRoll: weapons, ...against });
    return `${own} against the Cube’s ${several(cube.dice, 'die', 'dice')}. Chance to destroy the Cube: ${percent(chance)}`;
  }
  // In an Invasion, only the Attacker gets this choice (A-INV-15).
  if (c.kind === 'invasion') return `You have ${own} left. Chances: ${endsText(invasionChancesOn(g))}`;
  // All Defenders together count as one side against the Attacker.
  const { win } = chancesOn(g);
  if (place === 0) return `You have ${own} left. Chance to win: ${percent(win)}`;
  return `You have ${own} left. Chance to hold: ${percent(1 - win)}`;
}

/**
 * Returns a side’s first group that can Retreat, with its choices, or null. Blocked groups fight on (A-BAT-28,
 * A-OPEN-58).
 */
function nextGroup(g: Ascendancy, place: number, seat: Seat, done: readonly Sector[]) {
  for (const group of groupsOf(g, place, done)) {
    const offers = choicesFor(g, place, seat, group);
    if (offers.length > 0) return { group, offers };
  }
  return null;
}

/** Returns the sides in the order in which they choose, the Attacker first (A-BAT-25). */
function order(g: Ascendancy): number[] {
  const c = conflictOf(g);
  const first = actingSeat(c);
  // A System can’t Retreat (A-INV-16).
  return inOrder(g, first)
    .flatMap((seat) => placeOf(c, seat) ?? [])
    .filter((place) => !isWorld(c, place));
}

/** Runs the Retreats of a conflict. Each side decides separately (A-BAT-10, A-BAT-25). */
export const retreat = procedure<Ascendancy, Retreats>(RETREAT.name)({
  begin({ g }, local) {
    delete conflictOf(g).refused;
    Object.assign(local, { asked: [], place: null, leaving: false, done: [] });
    return 'next';
  },
  next({ g }, local) {
    const c = conflictOf(g);
    const place = c.over
      ? undefined
      : order(g).find((one) => !local.asked.includes(one) && fights(g, c, one) && opponentsOf(g, c, one).length > 0);
    const isAttacker = place !== undefined && sideAt(c, place).owner === c.attacker;
    if (place === undefined || (local.forced === true && !isAttacker)) return null;
    local.asked.push(place);
    local.place = place;
    local.leaving = local.forced === true;
    local.done = [];
    return 'choose';
  },
  choose: offering({
    ask({ g }, { place, leaving, done }) {
      const owner = place === null ? null : seatOf(sideAt(conflictOf(g), place));
      if (place === null || owner === null) return { go: 'next' };
      if (!leaving && banned(g, 'give-up', { how: 'retreat', seat: owner }) !== null) return { go: 'next' };
      const next = nextGroup(g, place, owner, done);
      if (next === null) return { go: 'left' };
      const label = 'Stand and fight on';
      const stand = offer<Choice>(
        { do: 'stand' },
        leaving ? no('A-OPEN-58', 'Some of your Ships have Retreated, so all must.') : null,
        () => ({
          key: 'stand',
          verb: 'stand',
          label,
          rule: 'A-BAT-29',
          hint: ifOn(g, place, owner),
        }),
      );
      return {
        seat: owner,
        kind: 'pick',
        prompt: leaving
          ? `Where do your Ships ${atPlace(g, next.group.at)} Retreat to?`
          : `Do your Ships ${atPlace(g, next.group.at)} Retreat or fight on?`,
        offers: [stand, ...lettered(next.offers)],
        min: 1,
        max: 1,
        rule: 'A-BAT-25',
      };
    },
    take(ctx, local, choice) {
      if (choice.do === 'stand') return 'next';
      local.bound = local.leaving;
      local.leaving = true;
      if (choice.do === 'warp') return warp(ctx, local, choice.unit);
      const { g } = ctx;
      local.done.push(choice.from);
      local.from = choice.from;
      beginMovement(g, { by: choice.seat, units: choice.units, kind: 'retreat', goal: choice.to, left: choice.most });
      ctx.call(MOVE);
      return 'moved';
    },
  }),
  // Ships outside the battle’s Sectors are out of the battle. A completed Retreat never ends in a Sector of the battle.
  moved({ g }, local) {
    const c = conflictOf(g);
    const side = sideAt(c, must(local.place, 'the side that Retreats'));
    // A group that was refused passage and hasn’t moved may go elsewhere or fight on (A-BAT-26).
    const isBack = c.refused !== undefined && unitsOf(g, side).some(({ at }) => at === local.from);
    if (isBack) {
      local.done = local.done.filter((sector) => sector !== local.from);
      local.leaving = local.bound ?? local.leaving;
    }
    const there = g.units.flatMap(({ id, at }) => (at !== null && c.sectors.includes(at) ? [id] : []));
    side.units = side.units.filter((id) => there.includes(id));
    return 'choose';
  },
  left(ctx, { place }) {
    const { g } = ctx;
    const side = sideAt(conflictOf(g), must(place, 'the side that Retreats'));
    const seat = seatOf(side);
    if (side.units.length > 0 || seat === null) return 'next';
    side.out = 'retreated';
    ctx.log(`${does(g, seat, 'has', 'have')} Retreated.`, 'A-BAT-25');
    return 'next';
  },
});

/** Lets a unit leave the battle by Entering Warp. Other Ships in the group’s Sector still Retreat as a group. */
function warp(ctx: Play, local: Retreats, id: UnitId): 'choose' {
  const { g } = ctx;
  const unit = unitOf(g, id);
  if (unit.at === null) throw new Error(`unit ${id} is at Warp already`);
  ctx.log(`${does(g, unit.seat, 'Retreats', 'Retreat')} into Warp with ${unitName(g, unit)}.`, 'A-MOVE-07');
  unit.warp = { from: unit.at, tokens: setTo(g, 'distance', { of: 'warp', unit: id }) ?? 1 };
  unit.at = null;
  const side = sideAt(conflictOf(g), must(local.place, 'the side that Retreats'));
  side.units = side.units.filter((one) => one !== id);
  moment(ctx, 'entered-warp', { seat: unit.seat, unit: id });
  return 'choose';
}
