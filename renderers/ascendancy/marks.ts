import type {
  AscendancyView,
  DialView,
  Highlights,
  MarkView,
  Sector,
  SystemView,
} from '../../src/games/ascendancy/view.ts';
import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { target } from '../kit/pieces.ts';
import { circle, paint } from '../kit/shapes.ts';
import { colour, type HexColour, size } from '../kit/theme.ts';
import { write } from '../kit/words.ts';
import { around, type Chart, type Spot } from './chart.ts';
import { drawSectorEdge } from './lanes.ts';
import { space } from './palette.ts';
import { boxAt, type Room } from './room.ts';

/**
 * Radii of plates, in pixels: for letters in text and on large maps, for hours and half hours of a dial, and for
 * letters on small maps.
 */
export const letterSize = { usual: 20, dial: 24, half: 10, small: 15 } as const;

/** Draws the plate of a letter: a mint disc, or an amber square if the option has a consequence. */
export function drawPlate(pen: Pen, [x, y]: Spot, r: number, warn: boolean): HexColour {
  const { ctx } = pen;
  const fill = warn ? colour.warn : colour.may;
  if (warn) {
    ctx.beginPath();
    ctx.rect(x - r, y - r + 2, 2 * r, 2 * r - 4);
  } else circle(ctx, x, y, r);
  paint(ctx, fill, colour.field, 4);
  return fill;
}

/** Draws the letter of an option. */
export function drawLetter(pen: Pen, letter: string, spot: Spot, warn: boolean, r: number = letterSize.usual): void {
  const two = letter.length > 1;
  const ground = drawPlate(pen, spot, two ? r + 4 : r, warn);
  const px = two || r < letterSize.usual ? size.small : size.body;
  write(pen, letter, ...spot, { px, face: 'display', ink: colour.ink, ground, align: 'center', second: true });
}

/**
 * Draws the edges of Sectors that can be reached, below the pieces. An edge is mint, or amber if going there needs
 * permission or is dangerous.
 */
export function drawReach(
  pen: Pen,
  { lanes, systems }: Pick<AscendancyView, 'lanes' | 'systems'>,
  marks: readonly MarkView[],
  chart: Chart,
  on: 'lanes' | 'discs',
): void {
  const tones = new Map<Sector, boolean>();
  for (const { sector, warn } of marks) tones.set(sector, warn && tones.get(sector) !== false);
  for (const [sector, warn] of tones) {
    const [fill, edge] = warn ? ([space.warnFill, colour.warn] as const) : ([colour.mayFill, colour.may] as const);
    const [id, place] = sector.split('/');
    const lane = lanes.find((one) => one.id === id);
    if (on === 'lanes' && lane !== undefined && place !== undefined)
      drawSectorEdge(pen, chart, lane, Number(place), fill, edge);
    const disc = systems.find((one) => one.id === sector);
    if (on === 'lanes' || disc === undefined) continue;
    drawRing(pen, disc, edge, chart);
  }
}

/** Draws the ring inside the rim of a System that can be chosen. */
function drawRing(pen: Pen, disc: SystemView, edge: HexColour, chart: Chart): void {
  const ring = disc.control !== null || disc.spire !== null ? chart.radius * 0.8 : chart.radius * 0.92;
  circle(pen.ctx, ...chart.at(disc), ring - 2);
  paint(pen.ctx, undefined, edge, Math.max(3, Math.min(5, chart.radius * 0.09)));
}

/** Returns the size of letters on a map. */
function radiusOn({ inch }: Chart, letter: string): { r: number; wide: number } {
  const r = inch < 30 ? letterSize.small : letterSize.usual;
  return { r, wide: 2 * r + (letter.length > 1 ? 12 : 4) };
}

/** Draws letters on lane Sectors and at the rims of discs, above the pieces. Returns the letters that don’t fit. */
export function drawMarks(pen: Pen, marks: readonly MarkView[], chart: Chart, room: Room): MarkView[] {
  const put = ({ sector, letter, warn }: MarkView): boolean => {
    const middle = chart.sector(sector);
    if (middle === null) return true;
    const { r, wide } = radiusOn(chart, letter);
    const spot = sector.includes('/')
      ? isEmpty(room, middle, wide)
        ? middle
        : undefined
      : TURNS.map((one) => around(middle, one, chart.radius * 0.98)).find((one) => room.isFree(boxAt(one, wide)));
    if (spot === undefined) return false;
    drawLetter(pen, letter, spot, warn, r);
    room.take(boxAt(spot, wide));
    return true;
  };
  return marks.filter((mark) => !put(mark));
}

const TURNS = [135, 225, 180, 90, 270, 0, 45, 315, 110, 250, 160, 200, 20, 340];
/** Distances of a letter from its Sector, in pixels, in order of preference. */
const AWAY = [22, 40, 60, 84, 110];

/** Draws letters that have no room in their usual places. Each goes nearby, with a line to its Sector. */
export function drawMarksAway(pen: Pen, marks: readonly MarkView[], chart: Chart, room: Room): void {
  for (const { sector, letter, warn } of marks) {
    const middle = chart.sector(sector);
    if (middle === null) continue;
    const { r, wide } = radiusOn(chart, letter);
    const rim = sector.includes('/') ? chart.inch * 0.4 : chart.radius;
    const turns = AWAY.flatMap((far) => TURNS.map((turn) => ({ turn, far: rim + far })));
    const lies = ({ turn, far }: { turn: number; far: number }): boolean =>
      [...Array(Math.floor((far - rim) / 8)).keys()].every((i) =>
        room.isLegible(boxAt(around(middle, turn, rim + i * 8), 4)),
      );
    const boxOf = ({ turn, far }: { turn: number; far: number }) => boxAt(around(middle, turn, far), wide);
    const found =
      turns.find((one) => room.isFree(boxOf(one)) && lies(one)) ?? turns.find((one) => room.isLegible(boxOf(one)));
    if (found === undefined) continue;
    const spot = around(middle, found.turn, found.far);
    pen.ctx.beginPath();
    pen.ctx.moveTo(...around(middle, found.turn, rim));
    pen.ctx.lineTo(...spot);
    paint(pen.ctx, undefined, warn ? colour.warn : colour.may, 3);
    drawLetter(pen, letter, spot, warn, r);
    room.take(boxAt(spot, wide));
  }
}

/** Whether a spot has nothing on it except the lane itself. */
function isEmpty(room: Room, spot: Spot, wide: number): boolean {
  return room.isLegible(boxAt(spot, wide, Math.min(wide, 40))) && !room.isManned(spot);
}

/** Draws four red arcs around each Sector that can be attacked. */
export function drawTargets(pen: Pen, { targets = [] }: Highlights, chart: Chart): void {
  for (const sector of targets) {
    const middle = chart.sector(sector);
    if (middle === null) continue;
    target(pen, middle[0], middle[1], sector.includes('/') ? chart.inch * 0.7 : chart.radius * 1.12);
  }
}

/** Distances of a dial’s marks from the rim of its disc, in pixels, in order of preference. */
const DIAL_AWAY = [52, 70, 90];

/** A dial in the picture: its center, and the radius of its ring. */
interface Dial {
  readonly middle: Spot;
  readonly r: number;
}

/** Returns the place of a dial, or null if its System isn’t in the picture. */
function dialAt({ system }: DialView, systems: AscendancyView['systems'], chart: Chart): Dial | null {
  const disc = systems.find(({ id }) => id === system);
  return disc === undefined ? null : { middle: chart.at(disc), r: chart.radius + (DIAL_AWAY[1] ?? 0) };
}

/** Draws the ring of the dial and rings around the Systems that the lane can join, all below the pieces. */
export function drawDialRing(
  pen: Pen,
  dial: DialView,
  { systems }: Pick<AscendancyView, 'systems'>,
  chart: Chart,
): void {
  const found = dialAt(dial, systems, chart);
  if (found === null) return;
  circle(pen.ctx, ...found.middle, found.r);
  paint(pen.ctx, undefined, space.dial, 2);
  for (const { system } of dial.joins) {
    const disc = systems.find(({ id }) => id === system);
    if (disc !== undefined) drawRing(pen, disc, colour.may, chart);
  }
}

/** Draws a plate with the number of an hour, for a place on a dial or a swing. */
export function drawHour(pen: Pen, clock: string, spot: Spot, warn: boolean): void {
  const ground = drawPlate(pen, spot, letterSize.dial, warn);
  write(pen, clock, ...spot, { px: size.body, face: 'display', ink: colour.ink, ground, align: 'center' });
}

/**
 * Draws a half hour, or an hour with no room for its number. It is a dot, or with `warn` an amber square: the lane fits
 * there, but no System does.
 */
export function drawHalfHour(pen: Pen, spot: Spot, warn: boolean): void {
  const r = letterSize.half;
  pen.ctx.beginPath();
  if (warn) pen.ctx.rect(spot[0] - r + 1, spot[1] - r + 1, 2 * r - 2, 2 * r - 2);
  else circle(pen.ctx, ...spot, r);
  paint(pen.ctx, warn ? colour.warn : colour.may, colour.field, 3);
}

/** Draws the dial as a clock: numbers for full hours, dots between them, and a small cross for blocked hours. */
export function drawDial(
  pen: Pen,
  dial: DialView,
  { systems }: Pick<AscendancyView, 'systems'>,
  chart: Chart,
  room: Room,
): void {
  const found = dialAt(dial, systems, chart);
  if (found === null) return;
  const { middle, r } = found;
  const wide = 2 * letterSize.dial + 6;
  const isHour = ({ clock }: DialView['places'][number]): boolean => !clock.includes(':');
  for (const { bearing, clock, fits } of dial.places.filter(isHour)) {
    const spots = [r, ...DIAL_AWAY.map((far) => chart.radius + far)].map((far) => around(middle, bearing, far));
    const spot = spots.find((one) => room.isLegible(boxAt(one, wide)));
    if (spot === undefined) drawHalfHour(pen, around(middle, bearing, r), !fits);
    else drawHour(pen, clock, spot, !fits);
    room.take(boxAt(spot ?? around(middle, bearing, r), wide));
  }
  for (const { bearing, fits } of dial.places.filter((place) => !isHour(place))) {
    const spot = around(middle, bearing, r);
    if (room.isLegible(boxAt(spot, 2 * letterSize.half))) drawHalfHour(pen, spot, !fits);
    room.take(boxAt(spot, 2 * letterSize.half + 4));
  }
  for (let hour = 0; hour < 360; hour += 30) {
    const spot = around(middle, hour, r);
    if (dial.places.some(({ bearing }) => bearing === hour) || !isEmpty(room, spot, 22)) continue;
    circle(pen.ctx, ...spot, 15);
    paint(pen.ctx, colour.field);
    icon(pen, 'cross', ...spot, 20, colour.rim);
  }
}
