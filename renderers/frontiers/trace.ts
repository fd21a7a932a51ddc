import type { FrontiersView } from '../../src/games/frontiers/view.ts';
import type { Pen } from '../kit/pen.ts';
import { token, trail } from '../kit/pieces.ts';
import type { Chart } from './hexes.ts';
import { berth } from './spot.ts';

/** Draws this turn's path under the pieces, with a ghost ship where it began. */
export function drawTrace(pen: Pen, view: FrontiersView, chart: Chart): void {
  if (view.trace === null) return;
  const spaces = new Map(view.spaces.map((space) => [space.id, space]));
  const points = view.trace.path.flatMap((id) => {
    const space = spaces.get(id);
    if (space === undefined) return [];
    const [x, y] = chart.at(space);
    return [berth({ x, y, size: chart.size })];
  });
  const [start] = points;
  const { seat } = view.trace;
  trail(pen, seat, points, chart.size * 0.58);
  if (start !== undefined && points.length > 1)
    token(pen, seat, start[0], start[1], chart.size * 0.26, { ghost: true });
}
