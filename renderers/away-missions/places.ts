import type { Highlights, Placement } from '../../src/games/away-missions/view.ts';
import { measuringPen } from '../kit/flow.ts';
import type { Pen } from '../kit/pen.ts';
import { cost } from '../kit/pieces.ts';
import { paint } from '../kit/shapes.ts';
import { colour, page } from '../kit/theme.ts';
import { shorten, type Writing, wrap, write } from '../kit/words.ts';
import type { AreaLayout } from './plan.ts';

/** A place for the next board, with all boards and rotations possible there. */
export interface BoardPlace extends Omit<Placement, 'board' | 'degrees'> {
  /** The number of the place on the map and in the legend, counted from 1. */
  readonly number: number;
  /** The boards that fit the place, by name, each with its possible rotations in degrees. */
  readonly boards: Map<string, number[]>;
}

/** Maximum number of places in the legend. The text version of the map lists all places. */
const mostNamed = 12;
const lineHeight = 38;
const entryGap = 8;
const legendLeft = page.margin + 64;
const writing: Writing = { face: 'text', ink: colour.soft };

/** Groups placements by position. */
export function placesOf({ placements = [] }: Highlights): BoardPlace[] {
  const places: BoardPlace[] = [];
  for (const { board, degrees, ...where } of placements) {
    let place = places.find(
      (known) =>
        known.column === where.column &&
        known.row === where.row &&
        known.width === where.width &&
        known.height === where.height,
    );
    if (!place) {
      place = { ...where, number: places.length + 1, boards: new Map() };
      places.push(place);
    }
    place.boards.set(board, [...(place.boards.get(board) ?? []), degrees]);
  }
  return places;
}

/** Returns the boards for a place: `north-west: Bridge at 0° 270°, Engineering at 0°`. */
export function placeWords({ door, boards }: BoardPlace): string {
  const ways = [...boards].map(([board, turns]) => `${board} at ${turns.map((turn) => `${turn}°`).join(' ')}`);
  return `${door}: ${ways.join(', ')}`;
}

/** Draws dashed outlines of the places, each with its number. */
export function drawPlaces(pen: Pen, places: readonly BoardPlace[], plan: AreaLayout): void {
  for (const { number, column, row, width, height } of places) {
    const [x, y] = [plan.x(column), plan.y(row + height - 1)];
    const [w, h] = [width * plan.side, height * plan.side];
    pen.ctx.beginPath();
    pen.ctx.rect(x + 6, y + 6, w - 12, h - 12);
    pen.ctx.setLineDash([12, 9]);
    paint(pen.ctx, undefined, colour.may, 3);
    pen.ctx.setLineDash([]);
    cost(pen, number, x + w / 2, y + h / 2, number > 9 ? 26 : 21);
  }
}

/** Returns the entries of the legend: up to two lines per place if there are few places, otherwise one line. */
function legendOf(places: readonly BoardPlace[]): { number: number; lines: string[] }[] {
  const room = page.width - page.margin - legendLeft;
  const most = places.length > mostNamed / 2 ? 1 : 2;
  const ruler = measuringPen();
  return places.slice(0, mostNamed).map((place) => {
    const lines = wrap(ruler, placeWords(place), room, writing);
    return { number: place.number, lines: shorten(ruler, lines, most, room, writing) };
  });
}

/** Returns the height of the legend in pixels. */
export function legendHeight(places: readonly BoardPlace[]): number {
  const heights = legendOf(places).map(({ lines }) => lines.length * lineHeight + entryGap);
  return heights.length ? heights.reduce((sum, height) => sum + height, 16) : 0;
}

/** Draws the legend of places, by their numbers on the map. */
export function drawLegend(pen: Pen, places: readonly BoardPlace[], top: number): void {
  let y = top + lineHeight / 2;
  for (const { number, lines } of legendOf(places)) {
    cost(pen, number, page.margin + 24, y, 21);
    for (const line of lines) {
      write(pen, line, legendLeft, y, writing);
      y += lineHeight;
    }
    y += entryGap;
  }
}
