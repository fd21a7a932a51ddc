import type { AscendancyView, DialView, Highlights, MarkView, Sector } from '../../src/games/ascendancy/view.ts';
import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { target } from '../kit/pieces.ts';
import { circle, paint } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { write } from '../kit/words.ts';
import { around, type Chart, type Spot } from './chart.ts';
import { drawSectorEdge } from './lanes.ts';
import { space } from './looks.ts';
import { boxAt, type Room } from './room.ts';

/** A letter under which something is answered: a mint disc, or an amber square where it has a consequence. */
export function drawLetter(pen: Pen, letter: string, [x, y]: Spot, warn: boolean, small = false): void {
  const { ctx } = pen;
  const r = (letter.length > 1 ? 24 : 20) - (small ? 3 : 0);
  const fill = warn ? colour.warn : colour.may;
  if (warn) {
    ctx.beginPath();
    ctx.rect(x - r, y - r + 2, 2 * r, 2 * r - 4);
  } else circle(ctx, x, y, r);
  paint(ctx, fill, colour.field, 4);
  const px = letter.length > 1 ? size.small : small ? 26 : size.body;
  write(pen, letter, x, y, { px, face: 'display', ink: colour.ink, ground: fill, align: 'center', second: true });
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

/** Above the pieces: the letters, each where it covers nothing; several of one Sector side by side. */
export function drawMarks(pen: Pen, marks: readonly MarkView[], chart: Chart, room: Room): void {
  for (const { sector, letter, warn } of marks) {
    const middle = chart.sector(sector);
    if (middle === null) continue;
    const wide = letter.length > 1 ? 52 : 44;
    const onLane = sector.includes('/');
    const far = onLane ? chart.inch * 0.5 + 20 : chart.radius * 0.98;
    const turns = [135, 225, 180, 90, 270, 0, 45, 315, 110, 250, 160, 200, 20, 340];
    const beside = [
      ...turns.map((one) => around(middle, one, far)),
      ...turns.map((one) => around(middle, one, far + 40)),
    ];
    const spots = onLane ? [middle, ...beside] : beside;
    const spot =
      spots.find((one, i) => (onLane && i === 0 ? isEmpty(room, one, wide) : room.isFree(boxAt(one, wide, 40)))) ??
      spots.find((one) => room.isLegible(boxAt(one, wide, 40)));
    if (spot === undefined) continue;
    drawLetter(pen, letter, spot, warn);
    room.take(boxAt(spot, wide, 44));
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
    if (room.isLegible(boxAt(spot, 30, 24))) drawLetter(pen, letter, spot, !fits, true);
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
