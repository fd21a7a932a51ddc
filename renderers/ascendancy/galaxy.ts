import type { AscendancyView, Highlights, SystemView } from '../../src/games/ascendancy/view.ts';
import type { ChangesSince } from '../../src/kernel/changes.ts';
import { must } from '../../src/kernel/must.ts';
import { changeRing, ringedPlaces } from '../kit/changes.ts';
import type { Pen } from '../kit/pen.ts';
import { circle, paint } from '../kit/shapes.ts';
import { colour, seatLook } from '../kit/theme.ts';
import { bearing, type Chart, type Spot } from './chart.ts';
import { drawChips } from './chips.ts';
import { drawDisc, drawOwner, groundOf } from './discs.ts';
import { drawLanes } from './lanes.ts';
import { drawDial, drawDialRing, drawMarks, drawMarksAway, drawReach, drawTargets } from './marks.ts';
import { drawTraces } from './move-trails.ts';
import { changeRadius, drawNameAway, drawNameBeyond, drawNames } from './names.ts';
import { boxAt, type Room, roomOf } from './room.ts';
import { drawSwing, drawSwingWay } from './swing.ts';
import { piecesOf, standingOf } from './units.ts';
import { drawWarp } from './warp.ts';

/** Returns the clock bearings, in degrees, of a System’s lanes in the picture. */
function lanesOf({ lanes }: AscendancyView, system: string, chart: Chart): number[] {
  return lanes.flatMap(({ a, b, from, to }) => {
    if (a === system) return [bearing(chart.at(from), chart.at(to))];
    return b === system ? [bearing(chart.at(to), chart.at(from))] : [];
  });
}

/**
 * Draws the galaxy, or a part of it, between the top and bottom of its chart, and returns the free space. Systems in
 * `beyond` are only partly in the picture, so only their rims are drawn.
 */
export function drawGalaxy(
  pen: Pen,
  view: AscendancyView,
  chart: Chart,
  highlight: Highlights = {},
  beyond: readonly SystemView[] = [],
  changes?: ChangesSince,
): Room {
  const { marks = [], dial, swing, chosen } = highlight;
  const room = roomOf(pen, chart.top, chart.bottom);
  pen.ctx.save();
  pen.ctx.beginPath();
  pen.ctx.rect(0, chart.top, pen.canvas.width, chart.bottom - chart.top);
  pen.ctx.clip();
  drawEdge(pen, view, chart);
  drawLanes(pen, view, chart, room);
  for (const system of beyond) {
    drawBeyond(pen, system, chart);
    room.take(boxAt(chart.at(system), 2 * chart.radius));
  }
  pen.ctx.restore();
  const pieces = piecesOf(view, chart, chosen);
  drawReach(pen, view, marks, chart, 'lanes');
  drawTraces(pen, view, chart, changes);
  if (swing !== undefined) drawSwingWay(pen, swing, view, chart);
  for (const system of view.systems) drawDisc(pen, system, chart, pieces.has(system.id), room);
  drawReach(pen, view, marks, chart, 'discs');
  const ringed = ringedPlaces(changes);
  for (const place of ringed) drawChange(pen, place, chart);
  for (const system of view.systems) drawOwner(pen, system, chart, room);
  if (dial !== undefined) drawDialRing(pen, dial, view, chart);
  const standing = [...pieces].flatMap(([sector, here]) => {
    const middle = chart.sector(sector);
    if (middle === null || !isInside(pen, middle, chart)) return [];
    return [standingOf(pen, here, chart, middle, !sector.includes('/'), room)];
  });
  for (const one of standing) one.drawPieces();
  for (const one of standing) one.drawCounts();
  if (dial !== undefined) drawDial(pen, dial, view, chart, room);
  if (swing !== undefined) drawSwing(pen, swing, view, chart, room);
  for (const system of view.systems) drawChips(pen, system, lanesOf(view, system.id, chart), chart, room);
  drawTargets(pen, highlight, chart);
  drawWarp(pen, view, chart, room);
  // Letters in their usual places come first, then names next to discs, then everything that didn’t fit there.
  const away = drawMarks(pen, marks, chart, room);
  const spots = [...view.systems, ...beyond].map((system) => chart.at(system));
  const unnamed = drawNames(pen, view.systems, ringed, (system) => lanesOf(view, system, chart), spots, chart, room);
  const [homes, others] = [true, false].map((is) => unnamed.filter(({ homeOf }) => (homeOf !== null) === is));
  for (const system of homes ?? []) drawNameAway(pen, system, ringed, spots, chart, room);
  drawMarksAway(pen, away, chart, room);
  for (const system of others ?? []) drawNameAway(pen, system, ringed, spots, chart, room);
  const outside = beyond.filter((system) => !drawNameBeyond(pen, system, groundOf(system), chart, room));
  drawNames(pen, outside, ringed, () => [], spots, chart, room);
  return room;
}

/** Draws the ring around a changed System or Sector. */
function drawChange(pen: Pen, place: string, chart: Chart): void {
  const spot = must(chart.sector(place), `the place ${place} on the map`);
  changeRing(pen, place, ...spot, place.includes('/') ? chart.inch * 0.85 : changeRadius(chart));
}

/** Draws the edge of the table if it is close enough to be visible. */
function drawEdge(pen: Pen, { table: { shape, width, height } }: AscendancyView, chart: Chart): void {
  const { ctx } = pen;
  const [west, north] = chart.at({ x: 0, y: height });
  const [east, south] = chart.at({ x: width, y: 0 });
  ctx.beginPath();
  if (shape === 'circle') ctx.arc((west + east) / 2, (north + south) / 2, (east - west) / 2, 0, 2 * Math.PI);
  else ctx.rect(west, north, east - west, south - north);
  ctx.setLineDash([2, 10]);
  paint(ctx, undefined, colour.line, 3);
  ctx.setLineDash([]);
}

/** Whether a piece at a spot is completely inside the picture. */
function isInside(pen: Pen, [x, y]: Spot, { top, bottom, inch }: Chart): boolean {
  const r = inch * 0.8;
  return x > r && x < pen.canvas.width - r && y > top + r && y < bottom - r;
}

/** Draws the rim of a System that is only partly in the picture. */
function drawBeyond(pen: Pen, system: SystemView, chart: Chart): void {
  circle(pen.ctx, ...chart.at(system), chart.radius);
  paint(pen.ctx, groundOf(system), system.control === null ? colour.rim : seatLook(system.control).colour, 4);
}
