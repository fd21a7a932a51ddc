import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { choosing, type Offer, offering, open } from '../../../kit/offers.ts';
import { conflictOf, hasWon, sideAt, unitsOf } from '../../position/conflict.ts';
import { unitOf } from '../../position/find.ts';
import { placeName, unitName } from '../../position/names.ts';
import type { Ascendancy, Sector, UnitId } from '../../state.ts';
import { MANEUVER, MOVE } from '../calls.ts';
import { beginMovement, distanceOf } from '../movement/begin.ts';
import { maneuverSectors } from '../movement/reach.ts';

/** What Tactical Maneuvers remember. */
interface Maneuvers {
  /** Groups that have chosen, by side and Sector. */
  done: { place: number; at: Sector }[];
  /** The units of the present group that go; null: all of them. */
  some: UnitId[] | null;
}

/** The Ships of a winner in one Sector: those that move leave together and end in the same Sector (A-BAT-31). */
interface Group {
  place: number;
  seat: Seat;
  at: Sector;
  units: UnitId[];
}

/** The first group of a winner that hasn’t chosen. */
function nextGroup(g: Ascendancy, { done }: Maneuvers): Group | null {
  const c = conflictOf(g);
  for (const [place, { owner }] of c.sides.entries()) {
    if (owner === null || owner === 'borg' || !hasWon(c, place)) continue;
    const units = unitsOf(g, sideAt(c, place)).filter(({ at }) => at !== null && c.sectors.includes(at));
    for (const { at } of units) {
      if (at === null || done.some((one) => one.place === place && one.at === at)) continue;
      const here = units.filter((one) => one.at === at).map(({ id }) => id);
      return { place, seat: owner, at, units: here };
    }
  }
  return null;
}

type Choice = { do: 'stay' } | { do: 'some' } | { do: 'go'; to: Sector; most: number };

function offersFor(g: Ascendancy, { seat, at, units }: Group, some: readonly UnitId[] | null): Offer<Choice>[] {
  const going = some ?? units;
  const most = distanceOf(g, seat, going, 'maneuver');
  const stay = open<Choice>({ key: 'stay', verb: 'stay', label: `Stay at ${placeName(g, at)}` }, { do: 'stay' });
  const few = { key: 'some', verb: 'some', label: 'Move only some of these Ships…', rule: 'A-BAT-31' };
  const sectors = maneuverSectors(g, { units: going, most });
  // Where nobody can go, nobody is asked.
  if (some === null && sectors.length === 0) return [stay];
  return [
    stay,
    ...sectors.map((to): Offer<Choice> => {
      const option = {
        key: `maneuver:${to}`,
        verb: 'maneuver',
        label: `Move to ${placeName(g, to)}`,
        rule: 'A-BAT-31',
      };
      return open({ ...option, subject: { kind: 'sector', id: to } }, { do: 'go', to, most });
    }),
    ...(some === null && units.length > 1 ? [open<Choice>(few, { do: 'some' })] : []),
  ];
}

/** The Tactical Maneuvers of the winners: no Command, existing lanes only, some or all Ships of each Sector (A-BAT-31). */
export const maneuver = procedure<Ascendancy, Maneuvers>(MANEUVER.name)({
  begin(_ctx, local) {
    Object.assign(local, { done: [], some: null });
    return 'choose';
  },
  choose: offering({
    ask({ g }, local) {
      const group = nextGroup(g, local);
      if (group === null) return { go: 'end' };
      const offers = offersFor(g, group, local.some);
      if (offers.length === 1) return { go: 'skip' };
      return {
        seat: group.seat,
        kind: 'pick',
        prompt: `Tactical Maneuver: where do your Ships at ${placeName(g, group.at)} go?`,
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
      local.done.push({ place: group.place, at: group.at });
      local.some = null;
      beginMovement(g, { by: group.seat, units, kind: 'maneuver', goal: choice.to, left: choice.most });
      ctx.call(MOVE);
      return 'choose';
    },
  }),
  some: choosing({
    ask({ g }, local) {
      const group = nextGroup(g, local);
      if (group === null) return { go: 'end' };
      return {
        seat: group.seat,
        kind: 'subset',
        prompt: `Which of your Ships at ${placeName(g, group.at)} move?`,
        offers: group.units.map((id) =>
          open({ key: `unit:${id}`, verb: 'unit', label: `${unitName(g, unitOf(g, id))} (number ${id})` }, id),
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
    if (group !== null) local.done.push({ place: group.place, at: group.at });
    local.some = null;
    return 'choose';
  },
  end: () => null,
});
