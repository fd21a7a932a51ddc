import { listed, several } from '../../../kit/words.ts';
import { systemName } from '../../content/systems/table.ts';
import { laneOf } from '../../galaxy/graph.ts';
import { does, placeName, theSeat, unitName } from '../../position/names.ts';
import { living } from '../../position/units.ts';
import type { Ascendancy, Movement, Sector, UnitId } from '../../state.ts';

/** Units in words: “a Ship”, “3 Ships”, “Battle Group (5 Ships) and a Ship”. */
export function unitsName(g: Ascendancy, ids: readonly UnitId[]): string {
  const units = living(g, ids);
  const lone = units.filter(({ fleet }) => fleet === null).length;
  const names = units.filter(({ fleet }) => fleet !== null).map((unit) => unitName(g, unit));
  if (lone > 0) names.push(lone === 1 ? 'a Ship' : several(lone, 'Ship'));
  return names.length === 0 ? 'no Ship' : listed(names);
}

/** A Sector in the fewest words, for options: “Delta IV”, “Earth–Delta IV, Sector 2”, “open lane of Earth, Sector 2”. */
export function shortPlace(g: Ascendancy, sector: Sector): string {
  const on = laneOf(sector);
  const lane = on === null ? undefined : g.lanes[on.lane];
  if (on === null || lane === undefined) return systemName(sector);
  const ends = [lane.a, lane.b].flatMap((end) => (end === null ? [] : systemName(end)));
  const name = ends.length === 2 ? ends.join('–') : `open lane${ends.length === 0 ? '' : ` of ${ends[0]}`}`;
  return `${name}, Sector ${on.at}`;
}

/** A way in words; a lane along which it goes is named once, and what ends where it began is told so. */
function wayText(g: Ascendancy, from: Sector, to: Sector): string {
  if (from === to) return `out of ${placeName(g, from)} and back`;
  const [one, other] = [laneOf(from), laneOf(to)];
  if (one !== null && one.lane === other?.lane) return `from Sector ${one.at} to ${placeName(g, to)}`;
  return `from ${placeName(g, from)} to ${placeName(g, to)}`;
}

/** What a move came to so far, from a place on its path on. */
export function wentText(g: Ascendancy, { by, seat, units, kind, path }: Movement, since: number): string {
  const whose = by === seat ? '' : ` of ${theSeat(g, seat)}`;
  const what = `${unitsName(g, units)}${whose}`;
  const way = wayText(g, path[since] ?? '', path.at(-1) ?? '');
  switch (kind) {
    case 'impulse':
      return `${does(g, by, 'moves', 'move')} ${what} ${way}.`;
    case 'warp':
      return `${does(g, by, 'goes', 'go')} at Warp with ${what} ${way}.`;
    case 'retreat':
      return `${does(g, by, 'retreats', 'retreat')} with ${what} ${way}.`;
    case 'maneuver':
      return `${does(g, by, 'maneuvers', 'maneuver')} ${what} ${way}.`;
  }
}
