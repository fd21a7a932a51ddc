import { shared } from '../../kit/cache.ts';
import { once } from '../position/look.ts';
import type { Ascendancy, Lane, SystemId } from '../state.ts';
import type { Bar, Body, Pieces } from './pieces.ts';

/** A lane’s ends and length, without its place on the table. */
export type Link = Readonly<Pick<Lane, 'id' | 'sectors' | 'a' | 'b'>>;

/**
 * The Systems and the lanes that join them, without their places on the table. A net never changes: a swing keeps the
 * net, and new connections make a new net.
 */
export interface Net {
  readonly systems: readonly SystemId[];
  readonly lanes: readonly Link[];
  /** The Home Systems, by seat. */
  readonly homes: readonly (SystemId | null)[];
}

/** A lane on a chart. */
export interface LaidLane extends Readonly<Bar>, Link {}

/**
 * The map at one moment. Room, connections and anchoring are computed from a chart. A chart never changes, so a changed
 * map gets a new chart.
 */
export interface Chart extends Pieces {
  readonly lanes: readonly LaidLane[];
  readonly net: Net;
}

/** The chart that was drawn last, no matter for which position. */
let last: Chart | null = null;

/** Returns the chart of a position. Reuses the last chart if it still shows the same map. */
function drawn(g: Ascendancy): Chart {
  if (last === null || !shows(last, g)) last = draw(g);
  return last;
}

const looked = once(drawn);

/** Returns the chart of the current map. */
export function chartOf(g: Ascendancy): Chart {
  return looked(g) ?? drawn(g);
}

/**
 * Caches a value computed from a chart until the map changes. `make` gets only the chart, so the value can’t depend on
 * anything else.
 */
export function charted<T>(make: (chart: Chart) => T): (chart: Chart) => T {
  return ofTheLast(make);
}

/** Caches a value computed only from a net. */
export function netted<T>(make: (net: Net) => T): (net: Net) => T {
  return ofTheLast(make);
}

/** Caches the function’s value for its last argument. */
function ofTheLast<K extends object, T>(make: (thing: K) => T): (thing: K) => T {
  let made: { thing: K; value: T } | null = null;
  return (thing) => {
    if (made?.thing !== thing) made = { thing, value: make(thing) };
    return made.value;
  };
}

/**
 * Draws the map, reusing pieces that haven’t moved. The chart’s lists never change, but they aren’t frozen, because
 * JavaScript engines filter frozen lists many times slower.
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

/** Whether a net has the same Systems and lanes as the map, in the same order. */
function isNet({ systems, lanes, homes }: Net, g: Ascendancy): boolean {
  let at = 0;
  for (const id in g.discs) if (systems[at++] !== id) return false;
  if (at !== systems.length) return false;
  at = 0;
  for (const id in g.lanes) if (!isLink(lanes[at++], g.lanes[id])) return false;
  if (at !== lanes.length || homes.length !== g.players.length) return false;
  return g.players.every(({ home }, seat) => home === homes[seat]);
}

/** Whether a chart has the same pieces in the same places as the map, in the same order. */
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
