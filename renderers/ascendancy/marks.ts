import type { AscendancyView, DialView, Highlights, MarkView, Sector } from '../../src/games/ascendancy/view.ts';
import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { target } from '../kit/pieces.ts';
import { circle, paint } from '../kit/shapes.ts';
import { colour, type HexColour, size } from '../kit/theme.ts';
import { write } from '../kit/words.ts';
import { around, type Chart, type Spot } from './chart.ts';
import { drawSectorEdge } from './lanes.ts';
import { space } from './looks.ts';
import { boxAt, type Room } from './room.ts';

/** Radii of letters: beside lines of words and on large maps, on a dial, and where Sectors are small. */
export const letterSize = { usual: 20, dial: 17, small: 15 } as const;

/** What carries a letter: a mint disc, or an amber square where its answer has a consequence. */
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

/** A letter under which something is answered. */
export function drawLetter(pen: Pen, letter: string, spot: Spot, warn: boolean, r: number = letterSize.usual): void {
  const two = letter.length > 1;
  const ground = drawPlate(pen, spot, two ? r + 4 : r, warn);
  const px = two || r < letterSize.dial ? size.small : r < letterSize.usual ? 26 : size.body;
  write(pen, letter, ...spot, { px, face: 'display', ink: colour.ink, ground, align: 'center', second: true });
}

/** Under the pieces: Sectors that can be reached, edged in mint, or in amber where somebody is asked or it is dangerous. */
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
    const ring = disc.control !== null || disc.spire !== null ? chart.radius * 0.8 : chart.radius * 0.92;
    circle(pen.ctx, ...chart.at(disc), ring - 2);
    paint(pen.ctx, undefined, edge, Math.max(3, Math.min(5, chart.radius * 0.09)));
  }
}

/** How large letters are on a map. */
function radiusOn({ inch }: Chart, letter: string): { r: number; wide: number } {
  const r = inch < 30 ? letterSize.small : letterSize.usual;
  return { r, wide: 2 * r + (letter.length > 1 ? 12 : 4) };
}

/** Above the pieces: letters on their Sectors of lanes, and at the rims of their discs; gives those that have no room there. */
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
/** How far from its Sector a letter may stand, in pixels. */
const AWAY = [22, 40, 60, 84, 110];

/** Letters that have no room in their places, beside them, each with a line to its Sector. */
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

/** Whether nothing but the lane itself is at a spot. */
function isEmpty(room: Room, spot: Spot, wide: number): boolean {
  return room.isLegible(boxAt(spot, wide, Math.min(wide, 40))) && !room.isManned(spot);
}

/** Sectors that can be attacked: four red arcs. */
export function drawTargets(pen: Pen, { targets = [] }: Highlights, chart: Chart): void {
  for (const sector of targets) {
    const middle = chart.sector(sector);
    if (middle === null) continue;
    target(pen, middle[0], middle[1], sector.includes('/') ? chart.inch * 0.7 : chart.radius * 1.12);
  }
}

/** How far the marks of a dial stand from the middle of its disc. */
export function dialRadius({ radius }: Chart, half: boolean): number {
  return radius + (half ? Math.max(60, radius * 0.62) : 58);
}

/** Where a dial lies: its middle and its radius; null: its System isn’t on the picture. */
function dialAt({ system, places }: DialView, systems: AscendancyView['systems'], chart: Chart) {
  const disc = systems.find(({ id }) => id === system);
  if (disc === undefined) return null;
  const half = places.some(({ bearing }) => bearing % 30 !== 0);
  return { middle: chart.at(disc), r: dialRadius(chart, half) };
}

/** Under the pieces: the ring of the dial. */
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
}

/** The dial: letters at their hours round a System, points where they have no room; blocked hours have a small cross. */
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
  const hours = [...dial.places].sort((a, b) => Number(a.bearing % 30 !== 0) - Number(b.bearing % 30 !== 0));
  for (const { bearing, letter, fits } of hours) {
    const spot = around(middle, bearing, r);
    if (room.isLegible(boxAt(spot, 30, 24))) drawLetter(pen, letter, spot, !fits, letterSize.dial);
    else {
      circle(pen.ctx, ...spot, 7);
      paint(pen.ctx, fits ? colour.may : colour.warn, colour.field, 3);
    }
    room.take(boxAt(spot, 40));
  }
  for (let hour = 0; hour < 360; hour += 30) {
    const spot = around(middle, hour, r);
    if (dial.places.some(({ bearing }) => bearing === hour) || !isEmpty(room, spot, 22)) continue;
    circle(pen.ctx, ...spot, 15);
    paint(pen.ctx, colour.field);
    icon(pen, 'cross', ...spot, 20, colour.rim);
  }
}
