import { shared } from '../../kit/cache.ts';
import { once } from '../position/look.ts';
import type { Ascendancy, Lane, SystemId } from '../state.ts';
import type { Bar, Body, Pieces } from './pieces.ts';

/** A lane on a chart. */
export interface LaidLane extends Readonly<Bar> {
  readonly sectors: Lane['sectors'];
}

/**
 * The map as it lies: all from which room, connections and firmness follow. A chart is never changed: a map that changes has
 * another one.
 */
export interface Chart extends Pieces {
  readonly lanes: readonly LaidLane[];
  /** The Home Systems, by seat. */
  readonly homes: readonly (SystemId | null)[];
}

/** The chart that was drawn last, of whatever position. */
let last: Chart | null = null;

/** The chart of a position: the very one of before for as long as it shows the map as it is, which is compared each time. */
function drawn(g: Ascendancy): Chart {
  if (last === null || !shows(last, g)) last = draw(g);
  return last;
}

const looked = once(drawn);

/** The map as it lies now. */
export function chartOf(g: Ascendancy): Chart {
  return looked(g) ?? drawn(g);
}

/**
 * What follows from a chart is worked out once for as long as the map stays as it is. It is told the chart and nothing else: so it
 * can hang on nothing that changes while the chart stays.
 */
export function charted<T>(make: (chart: Chart) => T): (chart: Chart) => T {
  let made: { chart: Chart; value: T } | null = null;
  return (chart) => {
    if (made?.chart !== chart) made = { chart, value: make(chart) };
    return made.value;
  };
}

/** Draws the map; a piece that lies where it did keeps what was drawn of it. */
function draw({ table: { shape, width, height }, discs, lanes, players }: Ascendancy): Chart {
  const before = last;
  return shared({
    table: { shape, width, height },
    discs: Object.values(discs).map((disc, at) => {
      const known = before?.discs[at];
      return known !== undefined && isDisc(known, disc) ? known : { id: disc.id, x: disc.x, y: disc.y };
    }),
    lanes: Object.values(lanes).map((lane, at) => {
      const known = before?.lanes[at];
      if (known !== undefined && isLane(known, lane)) return known;
      const { id, sectors, a, b, from, to } = lane;
      return { id, sectors, a, b, from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } };
    }),
    homes: players.map(({ home }) => home),
  });
}

/** Whether a chart shows all as it is, in the same order. */
function shows(chart: Chart, { table, discs, lanes, players }: Ascendancy): boolean {
  const { shape, width, height } = chart.table;
  if (table.shape !== shape || table.width !== width || table.height !== height) return false;
  let at = 0;
  for (const id in discs) if (!isDisc(chart.discs[at++], discs[id])) return false;
  if (at !== chart.discs.length) return false;
  at = 0;
  for (const id in lanes) if (!isLane(chart.lanes[at++], lanes[id])) return false;
  if (at !== chart.lanes.length || players.length !== chart.homes.length) return false;
  return players.every(({ home }, seat) => home === chart.homes[seat]);
}

function isDisc(one: Body | undefined, disc: Body | undefined): boolean {
  return one !== undefined && disc !== undefined && one.id === disc.id && one.x === disc.x && one.y === disc.y;
}

function isLane(one: LaidLane | undefined, lane: Lane | undefined): boolean {
  if (one === undefined || lane === undefined) return false;
  const { from, to } = lane;
  return (
    one.id === lane.id &&
    one.a === lane.a &&
    one.b === lane.b &&
    one.sectors === lane.sectors &&
    one.from.x === from.x &&
    one.from.y === from.y &&
    one.to.x === to.x &&
    one.to.y === to.y
  );
}
