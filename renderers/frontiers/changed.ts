import type { FrontiersView } from '../../src/games/frontiers/view.ts';
import type { ChangesSince } from '../../src/kernel/changes.ts';
import { abreast, changeMark, recordWay, ringedPlaces, waysOf } from '../kit/changes.ts';
import type { Box, Pen } from '../kit/pen.ts';
import { type Point, token, trail } from '../kit/pieces.ts';
import { type Axial, type Chart, hexPath, tilePath } from './hexes.ts';
import { berth } from './spot.ts';

/** The distance of a mark from the edge of its space or tile, in pixels. */
const INSET = 3;

/**
 * Outlines the changed spaces and the explored tiles, under the pieces. Through the gaps between the dashes, the edges
 * of spaces in reach stay visible.
 */
export function drawChanged(pen: Pen, view: FrontiersView, chart: Chart, changes: ChangesSince | undefined): void {
  const places = ringedPlaces(changes);
  for (const tile of view.tiles.filter(({ id }) => places.has(id)))
    changeMark(pen, tile.id, boxAround(chart, tile, 2.6), () => tilePath(pen.ctx, chart, tile, INSET));
  for (const space of view.spaces.filter(({ id }) => places.has(id)))
    changeMark(pen, space.id, boxAround(chart, space, 1), () => hexPath(pen.ctx, chart.at(space), chart.size - INSET));
}

function boxAround(chart: Chart, hex: Axial, hexes: number): Box {
  const [[x, y], r] = [chart.at(hex), hexes * chart.size * 0.87 - INSET];
  return { x0: x - r, y0: y - r, x1: x + r, y1: y + r };
}

/** Draws the moves since the earlier position under the pieces, with a ghost ship where each began. */
export function drawWays(pen: Pen, view: FrontiersView, chart: Chart, changes: ChangesSince | undefined): void {
  const spaces = new Map(view.spaces.map((space) => [space.id, space]));
  const ways = waysOf(changes);
  for (const way of ways) {
    const straight = way.path.flatMap((id): Point[] => {
      const space = spaces.get(id);
      if (space === undefined) return [];
      const [x, y] = chart.at(space);
      return [berth({ x, y, size: chart.size })];
    });
    const points = abreast(straight, way, ways);
    const [start] = points;
    if (way.seat === null || start === undefined) continue;
    trail(pen, way.seat, points, chart.size * 0.58);
    token(pen, way.seat, start[0], start[1], chart.size * 0.26, { ghost: true });
    recordWay(pen, way, points);
  }
}
