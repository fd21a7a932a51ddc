import { must } from '../../../../kernel/must.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { kept } from '../../../kit/cache.ts';
import { listed, sentence, several } from '../../../kit/words.ts';
import { systemName } from '../../content/lookup.ts';
import { type Chart, charted, chartOf, type LaidLane } from '../../galaxy/chart.ts';
import { clockOf } from '../../galaxy/clock.ts';
import { laneOf, lanesFrom } from '../../galaxy/graph.ts';
import { bearingTo, MARK } from '../../galaxy/measure.ts';
import { does, placeName, theSeat, unitName } from '../../position/names.ts';
import { living } from '../../position/units.ts';
import type { Ascendancy, Movement, Sector, Unit, UnitId } from '../../state.ts';

/** Names units: “a Ship”, “3 Ships”, “Battle Group (5 Ships) and a Ship”. */
export function unitsName(g: Ascendancy, ids: readonly UnitId[]): string {
  const units = living(g, ids);
  const lone = units.filter(({ fleet }) => fleet === null).length;
  const names = units.filter(({ fleet }) => fleet !== null).map((unit) => unitName(g, unit));
  if (lone > 0) names.push(lone === 1 ? 'a Ship' : several(lone, 'Ship'));
  return names.length === 0 ? 'no Ship' : listed(names);
}

/** Names a Sector briefly, for options: “Delta IV”, “Sector 2 of Earth–Delta IV”, “Sector 2 of Earth’s open lane”. */
export function shortPlace(g: Ascendancy, sector: Sector): string {
  const chart = chartOf(g);
  return kept(shortPlaces(chart), sector, () => inShort(chart, sector));
}

/** Names the option group of a unit: “Battle Group (5 Ships) at Earth”. `what` is the name of a single Ship. */
export function groupName(g: Ascendancy, unit: Unit, what: string): string {
  const at = unit.at === null ? 'at Warp' : `${laneOf(unit.at) === null ? 'at' : 'in'} ${shortPlace(g, unit.at)}`;
  return `${unit.fleet === null ? what : unitName(g, unit)} ${at}`;
}

/** Caches the Sector names of a chart, since menus repeat them often. */
const shortPlaces = charted(() => new Map<Sector, string>());

function inShort(chart: Chart, sector: Sector): string {
  const on = laneOf(sector);
  const lane = chart.lanes.find(({ id }) => id === on?.lane);
  if (on === null || lane === undefined) return systemName(sector);
  const ends = [lane.a, lane.b].flatMap((end) => (end === null ? [] : systemName(end)));
  return `Sector ${on.at} of ${ends.length === 2 ? ends.join('–') : openLane(chart, lane, ends[0])}`;
}

/**
 * Names an open lane briefly. If the System has several open lanes, adds the direction: “Earth’s lane at 3:30 o’clock”.
 */
function openLane(chart: Chart, lane: LaidLane, name: string | undefined): string {
  const { a, b, from, to } = lane;
  const base = a ?? b;
  if (name === undefined || base === null) return 'an open lane';
  const open = lanesFrom(chart.net, base).filter((one) => one.a === null || one.b === null);
  if (open.length < 2) return `${name}’s open lane`;
  const bearing = a === null ? bearingTo(to, from) : bearingTo(from, to);
  return `${name}’s lane at ${clockOf(Math.round(bearing / MARK) * MARK)} o’clock`;
}

/**
 * Names the players whose permission a route needs: “asks the Klingons and the Romulans” (A-MOVE-19). Throws for an
 * empty list.
 */
export function asksText(g: Ascendancy, seats: readonly Seat[]): string {
  return `asks ${listed(seats.map((seat) => theSeat(g, seat)))}`;
}

/** Returns an option hint that names the players who are asked, or nothing if nobody is asked. */
export function asksHint(g: Ascendancy, seats: readonly Seat[]): { hint?: string } {
  return seats.length === 0 ? {} : { hint: sentence(asksText(g, seats)) };
}

/**
 * Describes a move from one Sector to another. If both are in the same lane, the lane is named only once. A move that
 * ends where it started is described as going there and back.
 */
function wayText(g: Ascendancy, from: Sector, to: Sector): string {
  if (from === to) return `from ${placeName(g, from)} and back again`;
  const [one, other] = [laneOf(from), laneOf(to)];
  if (one !== null && one.lane === other?.lane) return `from Sector ${one.at} to ${placeName(g, to)}`;
  return `from ${placeName(g, from)} to ${placeName(g, to)}`;
}

/** Describes a move so far, starting at an index on its path. */
export function wentText(g: Ascendancy, { by, seat, units, kind, path }: Movement, since: number): string {
  const whose = by === seat ? '' : ` of ${theSeat(g, seat)}`;
  const what = `${unitsName(g, units)}${whose}`;
  const way = wayText(g, must(path[since], 'the start of the route'), must(path.at(-1), 'the end of the route'));
  switch (kind) {
    case 'impulse':
      return `${does(g, by, 'moves', 'move')} ${what} ${way}.`;
    case 'warp':
      return `${does(g, by, 'moves', 'move')} at Warp with ${what} ${way}.`;
    case 'retreat':
      return `${does(g, by, 'retreats', 'retreat')} with ${what} ${way}.`;
    case 'maneuver':
      return `${does(g, by, 'maneuvers', 'maneuver')} ${what} ${way}.`;
  }
}
