import type { AscendancyView, Sector } from '../../src/games/ascendancy/view.ts';
import type { ChangesSince } from '../../src/kernel/changes.ts';
import { recordWay, waysOf } from '../kit/changes.ts';
import type { Pen } from '../kit/pen.ts';
import { arrowHead, token } from '../kit/pieces.ts';
import { circle, paint } from '../kit/shapes.ts';
import { colour, type HexColour, seatLook } from '../kit/theme.ts';
import type { Chart, Spot } from './chart.ts';

/**
 * Draws moves below the pieces: a line in the player’s color with a dot per step, an arrowhead, and a ghost at the
 * start. The moves are those of this round, or those since an earlier position if the picture shows changes.
 */
export function drawTraces(
  pen: Pen,
  { traces }: Pick<AscendancyView, 'traces'>,
  chart: Chart,
  changes?: ChangesSince,
): void {
  for (const way of waysOf(changes)) {
    drawTrace(pen, { seat: way.seat ?? 'borg', path: way.path }, chart);
    recordWay(pen, way, spotsOf(way.path, chart));
  }
  if (changes === undefined) for (const trace of traces) drawTrace(pen, trace, chart);
}

function spotsOf(path: readonly Sector[], chart: Chart): Spot[] {
  return path.flatMap((sector) => {
    const spot = chart.sector(sector);
    return spot === null ? [] : [spot];
  });
}

function drawTrace(pen: Pen, { seat, path }: AscendancyView['traces'][number], chart: Chart): void {
  const k = Math.min(1, chart.inch / 45);
  const points = spotsOf(path, chart);
  const own = seat === 'borg' ? colour.foe : seatLook(seat).colour;
  const [start] = points;
  if (start === undefined || points.length < 2) return;
  const ends = path.at(-1)?.includes('/') === true ? chart.inch * 0.75 : chart.radius * 1.04 + 18 * k;
  drawLine(pen, points, own, k, ends);
  if (seat !== 'borg' && path[0]?.includes('/') === true)
    token(pen, seat, start[0], start[1], Math.max(8, chart.inch * 0.4), { ghost: true });
}

function drawLine(pen: Pen, points: readonly Spot[], own: HexColour, k: number, trim: number): void {
  const { ctx } = pen;
  const [last, before] = [points.at(-1), points.at(-2)];
  if (last === undefined || before === undefined) return;
  const angle = Math.atan2(last[1] - before[1], last[0] - before[0]);
  const short = Math.min(trim, Math.hypot(last[0] - before[0], last[1] - before[1]) * 0.95);
  const end: Spot = [last[0] - short * Math.cos(angle), last[1] - short * Math.sin(angle)];
  const way = [...points.slice(0, -1), end];
  for (const [weight, ink] of [
    [16 * k, colour.field],
    [7 * k, own],
  ] as const) {
    ctx.beginPath();
    for (const [i, [x, y]] of way.entries()) {
      if (i > 0) ctx.lineTo(x, y);
      else ctx.moveTo(x, y);
    }
    ctx.strokeStyle = ink;
    ctx.lineWidth = Math.max(3, weight);
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    ctx.stroke();
    ctx.lineCap = 'butt';
  }
  for (const [x, y] of way.slice(1, -1)) {
    circle(ctx, x, y, Math.max(4, 9 * k));
    paint(ctx, own, colour.field, Math.max(2, 4 * k));
  }
  const r = Math.max(9, 18 * k);
  arrowHead(pen, end, angle, r, own);
}
