import type { AscendancyView, SwingView } from '../../src/games/ascendancy/view.ts';
import type { Pen } from '../kit/pen.ts';
import { paint } from '../kit/shapes.ts';
import { colour } from '../kit/theme.ts';
import { around, type Chart, type Spot } from './chart.ts';
import { drawHalfHour, drawHour, letterSize } from './marks.ts';
import { boxAt, type Room } from './room.ts';

/** Half a step on the clock, in degrees. */
const HALF_STEP = 7.5;

/**
 * Returns the center and radius of the circle on which a System swings, or null if the picture lacks the System or its
 * anchor.
 */
function circleOf({ systems }: Pick<AscendancyView, 'systems'>, { system }: SwingView, chart: Chart) {
  const swung = systems.find(({ id }) => id === system);
  const anchor = systems.find(({ id }) => id === swung?.anchor);
  if (swung === undefined || anchor === undefined) return null;
  const [middle, now] = [chart.at(anchor), chart.at(swung)];
  return { middle, r: Math.hypot(now[0] - middle[0], now[1] - middle[1]) };
}

/** Converts a bearing in degrees (0 is up) to a canvas angle in radians. */
function radians(bearing: number): number {
  return ((bearing - 90) * Math.PI) / 180;
}

/** Draws the free arcs along which a System can swing around its anchor, below the pieces. */
export function drawSwingWay(pen: Pen, swing: SwingView, view: Pick<AscendancyView, 'systems'>, chart: Chart): void {
  const found = circleOf(view, swing, chart);
  if (found === null) return;
  for (const bearing of swing.bearings) {
    pen.ctx.beginPath();
    pen.ctx.arc(...found.middle, found.r, radians(bearing - HALF_STEP), radians(bearing + HALF_STEP));
    paint(pen.ctx, undefined, colour.may, 3);
  }
}

/**
 * Draws the hours to which a System can swing, and dots for half hours and hours without room, all above the pieces.
 */
export function drawSwing(
  pen: Pen,
  swing: SwingView,
  view: Pick<AscendancyView, 'systems'>,
  chart: Chart,
  room: Room,
): void {
  const found = circleOf(view, swing, chart);
  if (found === null) return;
  for (const bearing of swing.bearings) {
    const spot: Spot = around(found.middle, bearing, found.r);
    const isHour = bearing % 30 === 0 && room.isLegible(boxAt(spot, 2 * letterSize.dial));
    if (isHour) {
      drawHour(pen, `${bearing / 30 || 12}`, spot, false);
    } else {
      drawHalfHour(pen, spot, false);
    }
    room.take(boxAt(spot, isHour ? 2 * letterSize.dial + 4 : 18));
  }
}
