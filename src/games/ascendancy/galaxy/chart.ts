import { shared } from '../../kit/cache.ts';
import { once } from '../position/look.ts';
import type { Ascendancy, Lane, SystemId } from '../state.ts';
import type { Bar, Body, Pieces } from './pieces.ts';

/** The ends and length of a lane, without its place on the table. */
export type Link = Readonly<Pick<Lane, 'id' | 'sectors' | 'a' | 'b'>>;

/** Which Sectors are next to each other. A net never changes: a swing keeps it, and new connections make a new net. */
export interface Net {
  readonly systems: readonly SystemId[];
  readonly lanes: readonly Link[];
  /** The Home Systems, by seat. */
  readonly homes: readonly (SystemId | null)[];
}

/** A lane on a chart. */
export interface LaidLane extends Readonly<Bar>, Link {}

/**
 * The map as it lies: all from which room, connections and firmness follow. A chart is never changed: a map that changes has
 * another one.
 */
export interface Chart extends Pieces {
  readonly lanes: readonly LaidLane[];
  readonly net: Net;
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
  return ofTheLast(make);
}

/** The same of what follows from the net alone. */
export function netted<T>(make: (net: Net) => T): (net: Net) => T {
  return ofTheLast(make);
}

/** Remembers what came of the thing that was asked about last. */
function ofTheLast<K extends object, T>(make: (thing: K) => T): (thing: K) => T {
  let made: { thing: K; value: T } | null = null;
  return (thing) => {
    if (made?.thing !== thing) made = { thing, value: make(thing) };
    return made.value;
  };
}

/**
 * Draws the map; a piece that lies where it did keeps what was drawn of it. Its lists and pieces never change and are not frozen all
 * the same: engines filter frozen lists many times slower, and measuring does little else.
 */
function draw(g: Ascendancy): Chart {
  const { discs, lanes } = g;
  const { shape, width, height } = g.table;
  const before = last;
  return {
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
    net: before !== null && isNet(before.net, g) ? before.net : netOf(g),
  };
}

function netOf({ discs, lanes, players }: Ascendancy): Net {
  return {
    systems: Object.keys(discs),
    lanes: Object.values(lanes).map(({ id, sectors, a, b }) => shared({ id, sectors, a, b })),
    homes: players.map(({ home }) => home),
  };
}

/** Whether a net is that of the map, all in the same order. */
function isNet({ systems, lanes, homes }: Net, g: Ascendancy): boolean {
  let at = 0;
  for (const id in g.discs) if (systems[at++] !== id) return false;
  if (at !== systems.length) return false;
  at = 0;
  for (const id in g.lanes) if (!isLink(lanes[at++], g.lanes[id])) return false;
  if (at !== lanes.length || homes.length !== g.players.length) return false;
  return g.players.every(({ home }, seat) => home === homes[seat]);
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
  const { homes } = chart.net;
  if (at !== chart.lanes.length || players.length !== homes.length) return false;
  return players.every(({ home }, seat) => home === homes[seat]);
}

function isDisc(one: Body | undefined, disc: Body | undefined): boolean {
  return one !== undefined && disc !== undefined && one.id === disc.id && one.x === disc.x && one.y === disc.y;
}

function isLink(one: Link | undefined, lane: Lane | undefined): boolean {
  if (one === undefined || lane === undefined) return false;
  return one.id === lane.id && one.a === lane.a && one.b === lane.b && one.sectors === lane.sectors;
}

function isLane(one: LaidLane | undefined, lane: Lane | undefined): boolean {
  if (one === undefined || lane === undefined || !isLink(one, lane)) return false;
  const { from, to } = lane;
  return one.from.x === from.x && one.from.y === from.y && one.to.x === to.x && one.to.y === to.y;
}
