import type { FrontiersView, Highlights } from '../../src/games/frontiers/view.ts';
import type { ChangesSince } from '../../src/kernel/changes.ts';
import type { Pen } from '../kit/pen.ts';
import { drawChanged, drawWays } from './changed.ts';
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
  /** The changes to mark. The moves since then replace the current path. */
  readonly changes?: ChangesSince | undefined;
}

/** Draws the spaces of a part of the map, with everything on them, on its terrain. */
export function drawSpaces(pen: Pen, part: FrontiersView, { view, highlight, chart, changes }: Setting): void {
  drawReach(pen, part, highlight, chart);
  drawChanged(pen, part, chart, changes);
  if (changes === undefined) drawTrace(pen, part, chart);
  drawWays(pen, part, chart, changes);
  const grounds = groundsOf(part, highlight);
  for (const space of part.spaces) {
    drawSpot(pen, spotOf(space, chart, grounds.get(space.id) ?? groundOf(space), view));
  }
  drawTargets(pen, part, highlight, chart);
  drawCosts(pen, part, highlight, chart);
}
