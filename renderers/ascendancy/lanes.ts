import type { AscendancyView, Lane } from '../../src/games/ascendancy/view.ts';
import type { Pen } from '../kit/pen.ts';
import { chamfer, circle, paint } from '../kit/shapes.ts';
import { colour, type HexColour } from '../kit/theme.ts';
import { around, bearing, type Chart, onLane, type Spot } from './chart.ts';
import { space } from './palette.ts';
import { boxAt, type Room } from './room.ts';

/** A lane Sector in the picture. */
interface Plate {
  readonly spot: Spot;
  readonly angle: number;
  readonly long: number;
  readonly wide: number;
}

function plateOf(chart: Chart, lane: Lane, place: number): Plate {
  const [from, to] = [chart.at(lane.from), chart.at(lane.to)];
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) / lane.sectors;
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  return { spot: chart.at(onLane(lane, place)), angle, long, wide: 0.76 * chart.inch };
}

/** Returns the gap between two Sectors, in pixels. */
function gapOf({ inch }: Chart): number {
  return Math.max(3, inch * 0.13);
}

function drawPlate(pen: Pen, chart: Chart, plate: Plate, fill: HexColour, edge: HexColour, weight: number): void {
  const { ctx } = pen;
  const long = plate.long - gapOf(chart);
  ctx.save();
  ctx.translate(...plate.spot);
  ctx.rotate(plate.angle);
  chamfer(ctx, -long / 2, -plate.wide / 2, long, plate.wide, plate.wide * 0.24);
  paint(ctx, fill, edge, weight);
  ctx.restore();
}

/** Draws lanes as rows of Sectors. An open end, where a System may be discovered, has a small dashed ring. */
export function drawLanes(pen: Pen, view: Pick<AscendancyView, 'lanes'>, chart: Chart, room: Room): void {
  for (const lane of view.lanes) {
    for (let place = 1; place <= lane.sectors; place++) {
      const plate = plateOf(chart, lane, place);
      drawPlate(pen, chart, plate, space.lane, space.laneEdge, 2);
      for (const part of [-0.25, 0.25]) {
        const far = part * plate.long;
        const middle: Spot = [plate.spot[0] + far * Math.cos(plate.angle), plate.spot[1] + far * Math.sin(plate.angle)];
        room.take(boxAt(middle, plate.wide));
      }
    }
    if (lane.a === null) drawOpenEnd(pen, chart, chart.at(lane.to), chart.at(lane.from));
    if (lane.b === null) drawOpenEnd(pen, chart, chart.at(lane.from), chart.at(lane.to));
  }
}

function drawOpenEnd(pen: Pen, chart: Chart, near: Spot, end: Spot): void {
  const r = chart.inch * 0.3;
  circle(pen.ctx, ...around(end, bearing(near, end), r + 4), r);
  pen.ctx.setLineDash([Math.max(4, r * 0.5), Math.max(3, r * 0.4)]);
  paint(pen.ctx, undefined, colour.rim, Math.max(2, chart.inch * 0.07));
  pen.ctx.setLineDash([]);
}

/** Draws an edge around a Sector of a lane that can be chosen or attacked. */
export function drawSectorEdge(
  pen: Pen,
  chart: Chart,
  lane: Lane,
  place: number,
  fill: HexColour,
  edge: HexColour,
): void {
  const plate = plateOf(chart, lane, place);
  drawPlate(
    pen,
    chart,
    { ...plate, long: plate.long - 4, wide: plate.wide - 4 },
    fill,
    edge,
    Math.max(3, chart.inch * 0.1),
  );
}
