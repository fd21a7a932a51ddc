import type { SystemView } from '../../src/games/ascendancy/view.ts';
import type { Box, Pen } from '../kit/pen.ts';
import { paint } from '../kit/shapes.ts';
import { colour, type HexColour, page, size } from '../kit/theme.ts';
import { measure, write } from '../kit/words.ts';
import { apart, around, type Chart, type Spot } from './chart.ts';
import { boxAt, type Room } from './room.ts';

/** A position for a name next to its disc. */
interface Side {
  readonly bearing: number;
  readonly x: number;
  readonly y: number;
}

/** A name with its style and size. */
interface Sign {
  readonly name: string;
  readonly text: { readonly px: number; readonly ground: HexColour; readonly align: 'center' };
  readonly half: number;
  readonly tall: number;
  /** The outer radius of the disc’s rings, in pixels. */
  readonly rim: number;
  readonly middle: Spot;
}

/** The radius of the ring around a changed System, in pixels. */
export function changeRadius({ radius }: Pick<Chart, 'radius'>): number {
  return radius * 1.3;
}

function signOf(pen: Pen, { id, name, homeOf, ...at }: SystemView, ringed: ReadonlySet<string>, chart: Chart): Sign {
  const px = chart.inch >= 30 ? size.body : size.small;
  const text = { px, ground: colour.field, align: 'center' } as const;
  const rim = ringed.has(id) ? changeRadius(chart) + 2 : chart.radius * (homeOf === null ? 1.04 : 1.18);
  return { name, text, half: measure(pen, name, text) / 2, tall: px * 0.7, rim, middle: chart.at(at) };
}

function boxOf({ half, tall }: Sign, [x, y]: Spot): Box {
  return { x0: x - half - 4, x1: x + half + 4, y0: y - tall / 2 - 4, y1: y + tall / 2 + 4 };
}

/**
 * Draws the names of Systems next to their discs, or next to the rings of changed Systems, Home Systems first. Returns
 * the Systems whose names don’t fit next to their discs.
 */
export function drawNames(
  pen: Pen,
  systems: readonly SystemView[],
  ringed: ReadonlySet<string>,
  lanesOf: (system: string) => readonly number[],
  others: readonly Spot[],
  chart: Chart,
  room: Room,
): SystemView[] {
  const byNeed = [...systems].sort((one, other) => Number(other.homeOf !== null) - Number(one.homeOf !== null));
  return byNeed.filter((system) => {
    const sign = signOf(pen, system, ringed, chart);
    const spot = besideOf(sign, lanesOf(system.id), others, room);
    if (spot !== undefined) drawSign(pen, sign, spot);
    return spot === undefined;
  });
}

/** Returns a free spot for a name next to its disc, preferring sides without a lane. */
function besideOf(sign: Sign, lanes: readonly number[], others: readonly Spot[], room: Room): Spot | undefined {
  const { half, tall, rim, middle } = sign;
  const crowd = ({ bearing }: Side): number => Math.min(180, ...lanes.map((lane) => apart(lane, bearing)));
  const sides = sidesOf(half, tall, rim);
  const open = sides.filter((side) => crowd(side) > 45);
  const rest = sides.filter((side) => !open.includes(side)).sort((a, b) => crowd(b) - crowd(a));
  return [...open, ...rest]
    .map(({ x, y }): Spot => [middle[0] + x, middle[1] + y])
    .find((spot) => {
      const box = boxOf(sign, spot);
      return room.isFree(box) && isNearest(box, middle, others);
    });
}

/** Writes a name on a blank background, so that the edge of the table doesn’t run through it. */
function drawSign(pen: Pen, sign: Sign, [x, y]: Spot): void {
  const { x0, x1, y0, y1 } = boxOf(sign, [x, y]);
  pen.ctx.fillStyle = colour.field;
  pen.ctx.fillRect(x0, y0, x1 - x0, y1 - y0);
  write(pen, sign.name, x, y, sign.text);
}

/**
 * Where a name can go if it doesn’t fit next to its disc: distances from the rim in pixels, and the angle between spots
 * in degrees.
 */
const AWAY = { least: 22, most: 260, step: 14, turn: 10 } as const;

/** A spot for a name, with the bearing and length of its line. */
interface Lead {
  readonly bearing: number;
  readonly away: number;
  readonly spot: Spot;
}

/** Yields spots for a name around its disc, nearest first. */
function* leadsOf({ half, tall, rim, middle }: Sign): Generator<Lead> {
  for (let away = AWAY.least; away <= AWAY.most; away += AWAY.step) {
    for (let bearing = 0; bearing < 360; bearing += AWAY.turn) {
      const [end, way] = [around(middle, bearing, rim + away), around([0, 0], bearing, 1)];
      yield { bearing, away, spot: [end[0] + way[0] * (half + 6), end[1] + way[1] * (tall / 2 + 6)] };
    }
  }
}

/**
 * Draws a name at the nearest free spot, with a line to its disc. Prefers a line that crosses nothing over one that
 * crosses only lanes. Draws nothing if no free spot is within reach.
 */
export function drawNameAway(
  pen: Pen,
  system: SystemView,
  ringed: ReadonlySet<string>,
  others: readonly Spot[],
  chart: Chart,
  room: Room,
): void {
  const sign = signOf(pen, system, ringed, chart);
  const { middle, rim } = sign;
  const discs = others.filter((other) => Math.hypot(other[0] - middle[0], other[1] - middle[1]) > 1);
  const lineOf = ({ bearing, away }: Lead): Spot[] =>
    Array.from({ length: Math.ceil(away / 8) }, (_, i) => around(middle, bearing, rim + 3 + i * 8));
  const isOffDiscs = ([x, y]: Spot): boolean =>
    discs.every((disc) => Math.hypot(disc[0] - x, disc[1] - y) > chart.radius + 4);
  let found: Lead | undefined;
  for (const lead of leadsOf(sign)) {
    if (!room.isFree(boxOf(sign, lead.spot))) continue;
    const line = lineOf(lead);
    if (!line.every(isOffDiscs)) continue;
    const isClear = line.every((one) => room.isFree(boxAt(one, 4)));
    if (isClear) found = lead;
    else if (line.every((one) => room.isLegible(boxAt(one, 4)) && !room.isManned(one))) found ??= lead;
    if (isClear) break;
  }
  if (found === undefined) return;
  for (const [weight, ink] of [
    [7, colour.field],
    [2.5, colour.rim],
  ] as const) {
    pen.ctx.beginPath();
    pen.ctx.moveTo(...around(middle, found.bearing, rim));
    pen.ctx.lineTo(...around(middle, found.bearing, rim + found.away));
    paint(pen.ctx, undefined, ink, weight);
  }
  for (const one of lineOf(found)) room.take(boxAt(one, 8));
  drawSign(pen, sign, found.spot);
}

/** Draws the name of a System on the visible part of its disc. Returns whether the name fits. */
export function drawNameBeyond(pen: Pen, system: SystemView, ground: HexColour, chart: Chart, room: Room): boolean {
  const text = { px: size.small, ground, align: 'center' } as const;
  const half = measure(pen, system.name, text) / 2 + 8;
  const [x, y] = chart.at(system);
  const cx = Math.min(Math.max(x, half + 10), page.width - half - 10);
  const cy = Math.min(Math.max(y, chart.top + 26), chart.bottom - 22);
  const box = { x0: cx - half, x1: cx + half, y0: cy - 14, y1: cy + 14 };
  const corner = Math.hypot(Math.abs(cx - x) + half, Math.abs(cy - y) + 14);
  const fits = corner < chart.radius && room.isLegible(box);
  if (fits) write(pen, system.name, cx, cy, text);
  return fits;
}

/**
 * A name must be this many times closer to its own disc than to any other, so that nobody takes it for another
 * System’s.
 */
const NEARER = 1.25;

/** Whether text is clearly closer to its own spot than to any other. */
function isNearest(box: Box, own: Spot, others: readonly Spot[]): boolean {
  const far = ([x, y]: Spot): number => {
    return Math.hypot(Math.max(box.x0 - x, 0, x - box.x1), Math.max(box.y0 - y, 0, y - box.y1));
  };
  return others.every((other) => (other[0] === own[0] && other[1] === own[1]) || far(other) >= NEARER * far(own));
}

function sidesOf(half: number, tall: number, rim: number): Side[] {
  const gap = 10 + tall / 2;
  const near = (rim > 44 ? [0, 18, 34] : [0, 6]).flatMap((more): Side[] => [
    { bearing: 180, x: 0, y: rim + gap + more },
    { bearing: 0, x: 0, y: -rim - gap - more },
    { bearing: 90, x: rim + 12 + half + more, y: 0 },
    { bearing: 270, x: -rim - 12 - half - more, y: 0 },
  ]);
  const corner = rim * 0.74;
  const corners = [0, 20].flatMap((more) =>
    (
      [
        [135, 1, 1],
        [225, -1, 1],
        [45, 1, -1],
        [315, -1, -1],
      ] as const
    ).map(
      ([bearing, across, down]): Side => ({
        bearing,
        x: across * (corner + half + 6 + more),
        y: down * (corner + tall / 2 + 4 + more / 2),
      }),
    ),
  );
  const shifted = [1, -1].flatMap((down) =>
    [0.35, -0.35, 0.7, -0.7, 1, -1].map(
      (across): Side => ({ bearing: down > 0 ? 180 : 0, x: across * half, y: down * (rim + gap) }),
    ),
  );
  const raised = [0.4, -0.4, 0.8, -0.8].flatMap((up) =>
    [1, -1].map((across): Side => ({ bearing: across > 0 ? 90 : 270, x: across * (rim + 10 + half), y: up * rim })),
  );
  return [...near, ...shifted, ...raised, ...corners];
}
