import { procedure } from '../../../../kernel/game.ts';
import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing, type Offer, offering, open } from '../../../kit/offers.ts';
import { sentence } from '../../../kit/words.ts';
import { conflictOf, hasWon, seatOf, unitsOf } from '../../position/conflict.ts';
import { unitOf } from '../../position/find.ts';
import { atPlace, namesApart } from '../../position/names.ts';
import type { Ascendancy, Sector, UnitId } from '../../state.ts';
import { MANEUVER, MOVE } from '../calls.ts';
import { lettered } from '../letters.ts';
import { beginMovement, distanceOf } from '../movement/begin.ts';
import { maneuverSectors } from '../movement/reach.ts';
import { asksHint, shortPlace } from '../movement/words.ts';

/**
 * A winner’s Ships in one Sector. If Ships of a group move, they move together and end in the same Sector (A-BAT-31).
 */
interface Group {
  seat: Seat;
  at: Sector;
  units: UnitId[];
}

/** The local state of Tactical Maneuvers. */
interface Maneuvers {
  /**
   * The groups that still have to choose, as they were at the end of the battle. The first group in the list is the one
   * that chooses now.
   */
  groups: Group[];
  /** The units of the choosing group that move, or null for all. */
  some: UnitId[] | null;
}

/** Returns the Ships of all winners, grouped by Sector. */
function groupsOf(g: Ascendancy): Group[] {
  const c = conflictOf(g);
  const groups: Group[] = [];
  for (const [place, side] of c.sides.entries()) {
    const seat = seatOf(side);
    if (seat === null || !hasWon(c, place)) continue;
    for (const { id, at } of unitsOf(g, side)) {
      if (at === null) continue;
      const known = groups.find((one) => one.seat === seat && one.at === at);
      if (known === undefined) groups.push({ seat, at, units: [id] });
      else known.units.push(id);
    }
  }
  return groups;
}

/**
 * Returns the first group that still has to choose, or null. Ships that are no longer in the group’s Sector are left
 * out.
 */
function nextGroup(g: Ascendancy, { groups }: Maneuvers): Group | null {
  for (const { seat, at, units } of groups) {
    const left = units.filter((id) => g.units.some((unit) => unit.id === id && unit.at === at));
    if (left.length > 0) return { seat, at, units: left };
  }
  return null;
}

type Choice = { do: 'stay' } | { do: 'some' } | { do: 'go'; to: Sector; most: number };

function offersFor(g: Ascendancy, { seat, at, units }: Group, some: readonly UnitId[] | null): Offer<Choice>[] {
  const going = some ?? units;
  const most = distanceOf(g, seat, going, 'maneuver');
  const stay = open<Choice>({ key: 'stay', verb: 'stay', label: `Stay at ${shortPlace(g, at)}` }, { do: 'stay' });
  const few = { key: 'some', verb: 'some', label: 'Move only some of these Ships…', rule: 'A-BAT-31' };
  const sectors = maneuverSectors(g, { units: going, most });
  // If there is no destination, nobody is asked.
  if (some === null && sectors.size === 0) return [stay];
  return [
    stay,
    ...[...sectors].map(([to, asked]): Offer<Choice> => {
      const option = {
        key: `maneuver:${to}`,
        verb: 'maneuver',
        label: `Move to ${shortPlace(g, to)}`,
        ...asksHint(g, asked),
        rule: 'A-BAT-31',
      };
      return open({ ...option, subject: { kind: 'sector', id: to } }, { do: 'go', to, most });
    }),
    ...(some === null && units.length > 1 ? [open<Choice>(few, { do: 'some' })] : []),
  ];
}

/**
 * The winners’ Tactical Maneuvers. Tactical Maneuvers need no Command, use only existing lanes, and move some or all
 * Ships in each Sector (A-BAT-31).
 */
export const maneuver = procedure<Ascendancy, Maneuvers>(MANEUVER.name)({
  begin({ g }, local) {
    Object.assign(local, { groups: groupsOf(g), some: null } satisfies Maneuvers);
    return 'choose';
  },
  choose: offering({
    ask({ g }, local) {
      const group = nextGroup(g, local);
      if (group === null) return { go: 'end' };
      const offers = lettered(offersFor(g, group, local.some));
      if (offers.length === 1) return { go: 'skip' };
      return {
        seat: group.seat,
        kind: 'pick',
        prompt: `Tactical Maneuver: where do you move your Ships ${atPlace(g, group.at)}?`,
        offers,
        min: 1,
        max: 1,
        rule: 'A-BAT-31',
      };
    },
    take(ctx, local, choice) {
      const { g } = ctx;
      const group = nextGroup(g, local);
      if (group === null) return 'end';
      if (choice.do === 'some') return 'some';
      if (choice.do === 'stay') return 'skip';
      const units = local.some ?? group.units;
      chosen(local, group);
      beginMovement(g, { by: group.seat, units, kind: 'maneuver', goal: choice.to, left: choice.most });
      ctx.call(MOVE);
      return 'choose';
    },
  }),
  some: choosing({
    ask({ g }, local) {
      const group = nextGroup(g, local);
      if (group === null) return { go: 'end' };
      const units = group.units.map((id) => unitOf(g, id));
      const names = namesApart(g, units);
      return {
        seat: group.seat,
        kind: 'subset',
        prompt: `Which of your Ships ${atPlace(g, group.at)} do you move?`,
        offers: group.units.map((id, at) =>
          open({ key: `unit:${id}`, verb: 'unit', label: sentence(must(names[at], 'the name of a unit')) }, id),
        ),
        min: 1,
        max: group.units.length,
        rule: 'A-BAT-31',
      };
    },
    take(_ctx, local, units) {
      local.some = [...units];
      return 'choose';
    },
  }),
  skip({ g }, local) {
    const group = nextGroup(g, local);
    if (group === null) return 'end';
    chosen(local, group);
    return 'choose';
  },
  end: () => null,
});

/** Marks a group as asked, so that it isn’t asked again in its new Sector. */
function chosen(local: Maneuvers, { seat, at }: Group): void {
  local.groups = local.groups.filter((one) => one.seat !== seat || one.at !== at);
  local.some = null;
}
