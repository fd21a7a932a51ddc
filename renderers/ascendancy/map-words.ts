import type { AscendancyView, Highlights, Lane, Point, SystemView } from '../../src/games/ascendancy/view.ts';
import type { ChangesSince } from '../../src/kernel/changes.ts';
import { changeWords } from '../kit/changes.ts';
import { count, list } from '../kit/wording.ts';
import { heap, kindWords, nameOf, placeName, standingWords, stateWords, systemName, warpWords } from './words.ts';

/** Returns a bearing to the nearest half hour, such as `2 o’clock` or `4:30`. */
function clockWords(bearing: number): string {
  const half = Math.round((((bearing % 360) + 360) % 360) / 15) % 24;
  const hour = Math.floor(half / 2) || 12;
  return half % 2 === 0 ? `${hour} o’clock` : `${hour}:30`;
}

/** Returns the bearing from one point of the table to another, in degrees (0 is north). */
export function bearingTo(from: Point, to: Point): number {
  return ((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI + 360) % 360;
}

/** Describes a lane as seen from one of its ends: `3 Sectors at 2 o’clock to Vulcan`. */
export function laneWords(view: AscendancyView, { a, b, sectors, from, to }: Lane, system: SystemView): string {
  const [far, other] = a === system.id ? [to, b] : [from, a];
  const goal = other === null ? 'with an open end' : `to ${systemName(view, other)}`;
  return `${count(sectors, 'Sector')} at ${clockWords(bearingTo(system, far))} ${goal}`;
}

/** Describes a System with its lanes and Ships. */
export function systemWords(view: AscendancyView, system: SystemView): string {
  const lanes = view.lanes.filter(({ a, b }) => a === system.id || b === system.id);
  const here = [...standingWords(view, system.id), ...warpWords(view, system.id)];
  const parts = [
    ...stateWords(view, system),
    `${lanes.length} of ${count(system.limit, 'lane')}${lanes.length === 0 ? '' : `: ${lanes.map((lane) => laneWords(view, lane, system)).join(', ')}`}`,
    ...here,
  ];
  return `${system.name}: ${kindWords(view, system)}; ${parts.join('; ')}.`;
}

/** Describes the units on lanes, one line per Sector. */
export function sectorWords(view: AscendancyView): string[] {
  return view.lanes.flatMap((lane) =>
    Array.from({ length: lane.sectors }, (_, i) => `${lane.id}/${i + 1}`).flatMap((sector) => {
      const here = [...standingWords(view, sector), ...warpWords(view, sector)];
      return here.length === 0 ? [] : [`${placeName(view, sector)}: ${here.join('; ')}.`];
    }),
  );
}

/** Describes what the map highlights: each letter or hour with its destination, price and consequence. */
export function highlightWords(view: AscendancyView, { marks = [], dial, swing, targets = [] }: Highlights): string[] {
  return [
    ...marks.map(({ letter, label, note }) => `${letter}: ${label}${note === '' ? '' : ` (${note})`}.`),
    ...(dial === undefined
      ? []
      : [
          `A lane of ${dial.sectors} Sectors from ${systemName(view, dial.system)}:`,
          ...dial.places.map(
            ({ clock, fits, note }) =>
              `${clock} o’clock: ${note === '' ? (fits ? 'A System fits at its end' : 'Only the lane fits') : note}.`,
          ),
          ...dial.joins.map(({ label, note }) => `${label}${note === '' ? '' : ` (${note})`}.`),
        ]),
    ...(swing === undefined
      ? []
      : [`${systemName(view, swing.system)} can swing to ${list(swing.bearings.map(clockWords))}.`]),
    ...(targets.length === 0 ? [] : [`Can be attacked or taken: ${list(targets.map((one) => placeName(view, one)))}.`]),
  ];
}

function headWords(view: AscendancyView, changes: ChangesSince | undefined): string[] {
  const { headline, facts, players, traces, stack } = view;
  return [
    [headline, ...facts].map((fact) => `${fact}.`).join(' '),
    ...changeWords(changes),
    ...players.map((player) => {
      const held = heap(player.reserves);
      const systems = count(player.systems, 'System');
      return `${player.name}: ${player.ascendancy} Ascendancy, ${systems}${held === '' ? '' : `, ${held}`}${player.out ? ', out of the game' : ''}.`;
    }),
    // The moves since an earlier position, which are among the changes, replace the moves of this round.
    ...(changes === undefined ? traces : []).map(({ seat, path }) => {
      const [start, end] = [path[0] ?? '', path.at(-1) ?? ''];
      return `${nameOf(view, seat)} moved from ${placeName(view, start)} to ${placeName(view, end)}.`;
    }),
    `${count(stack, 'System Disc')} left to discover.`,
  ];
}

/** Summarizes the map: the changes, the players’ standings, the highlights, and the controlled Systems. */
export function mapAlt(view: AscendancyView, highlight: Highlights, changes?: ChangesSince): string[] {
  const owned = view.systems.filter(({ control }) => control !== null);
  return [
    ...headWords(view, changes),
    ...highlightWords(view, highlight),
    `${count(view.systems.length, 'System')}, ${owned.length} of them controlled.`,
    ...owned.map((system) => systemWords(view, system)),
  ];
}

/** Describes the whole map, one line per System. */
export function mapWords(view: AscendancyView, highlight: Highlights, changes?: ChangesSince): string[] {
  const { width, height, shape } = view.table;
  const edge = `${Math.round(width / 1000)} by ${Math.round(height / 1000)} inches`;
  return [
    ...headWords(view, changes),
    ...highlightWords(view, highlight),
    ...view.systems.map((system) => systemWords(view, system)),
    ...sectorWords(view),
    `The table is a ${shape} of ${edge}.`,
  ];
}
