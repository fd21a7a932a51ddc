import type { FrontiersView, Highlights } from '../../src/games/frontiers/view.ts';
import type { Pen } from '../kit/pen.ts';
import type { Chart } from './hexes.ts';
import { drawCosts, drawReach, drawTargets, groundsOf } from './highlights.ts';
import { drawSpot, spotOf } from './spot.ts';
import { groundOf } from './terrain.ts';
import { drawTrace } from './trace.ts';

/** The whole view, its highlights, and the chart that places the spaces. */
interface Setting {
  readonly view: FrontiersView;
  readonly highlight: Highlights;
  readonly chart: Chart;
}

/** Draws the spaces of a part of the map, with everything on them, on its terrain. */
export function drawSpaces(pen: Pen, part: FrontiersView, { view, highlight, chart }: Setting): void {
  drawReach(pen, part, highlight, chart);
  drawTrace(pen, part, chart);
  const grounds = groundsOf(part, highlight);
  for (const space of part.spaces) {
    drawSpot(pen, spotOf(space, chart, grounds.get(space.id) ?? groundOf(space), view));
  }
  drawTargets(pen, part, highlight, chart);
  drawCosts(pen, part, highlight, chart);
}
