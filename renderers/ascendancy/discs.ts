import type { Site, SystemView } from '../../src/games/ascendancy/view.ts';
import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { token } from '../kit/pieces.ts';
import { circle, paint } from '../kit/shapes.ts';
import { colour, type HexColour, seatLook, size } from '../kit/theme.ts';
import { write } from '../kit/words.ts';
import { around, type Chart, type Spot } from './chart.ts';
import { resources, seatNumber, space } from './palette.ts';
import { boxAt, type Room } from './room.ts';

/** The smallest radius, in pixels, at which a disc shows icons on its sites and chips at its rim. */
export const roomy = 40;

/** Returns the fill color inside the ring of a disc. */
export function groundOf({ kind }: SystemView): HexColour {
  return kind === 'phenomenon' ? space.nebula : colour.panel;
}

/**
 * Draws a disc: its fill, its owner’s ring, and its sites with their Nodes, or its Hazard. If `manned` is set, the
 * lower half stays free for Ships.
 */
export function drawDisc(pen: Pen, system: SystemView, chart: Chart, manned: boolean, room: Room): void {
  const { ctx } = pen;
  const { radius: r } = chart;
  const [x, y] = chart.at(system);
  circle(ctx, x, y, r + 3);
  paint(ctx, colour.field);
  circle(ctx, x, y, r);
  paint(ctx, groundOf(system));
  drawRing(pen, system, chart);
  room.take(boxAt([x, y], 2 * r + (system.homeOf === null ? 4 : r * 0.36)));
  if (system.kind === 'hub' && system.hazard === null)
    icon(pen, 'wormhole', x, y - (manned ? r * 0.42 : 0), r * (manned ? 0.6 : 0.95), colour.foe);
  if (system.hazard !== null && system.sites.length === 0) drawHazard(pen, system.hazard, chart, [x, y], manned);
  else drawSites(pen, system, chart, manned);
}

function drawRing(pen: Pen, { control, homeOf, kind, anchor, spire, ...at }: SystemView, chart: Chart): void {
  const { ctx } = pen;
  const { radius: r } = chart;
  const [x, y] = chart.at(at);
  if (homeOf !== null) {
    circle(ctx, x, y, r * 1.14);
    paint(ctx, undefined, seatLook(homeOf).colour, Math.max(2, r * 0.045));
  }
  if (control !== null || spire !== null) {
    const weight = Math.max(5, r * 0.18);
    circle(ctx, x, y, r - weight / 2);
    paint(ctx, undefined, control === null ? colour.foe : seatLook(control).colour, weight);
    // If two seats share a color, the second one’s ring has a line in it.
    if (control !== null && seatNumber(control) !== null) {
      circle(ctx, x, y, r - weight / 2);
      paint(ctx, undefined, colour.field, Math.max(2, weight * 0.28));
    }
    return;
  }
  const weight = Math.max(2.5, r * 0.06);
  circle(ctx, x, y, r - weight / 2);
  if (anchor !== null) ctx.setLineDash([r * 0.22, r * 0.15]);
  paint(ctx, undefined, kind === 'phenomenon' ? colour.warn : kind === 'hub' ? colour.foe : colour.rim, weight);
  ctx.setLineDash([]);
}

/** Draws the owner’s shape at the upper right. */
export function drawOwner(pen: Pen, { control, ...at }: SystemView, chart: Chart, room: Room): void {
  if (control === null) return;
  const far = chart.radius * (chart.radius < roomy ? 1.02 : 1.12);
  const [x, y] = around(chart.at(at), 45, far);
  const r = Math.max(9, chart.radius * 0.25);
  const number = seatNumber(control);
  const letters = number !== null && r >= 11 ? { letters: number } : {};
  token(pen, control, x, y, r, letters);
  if (number !== null && r < 11) drawHole(pen, [x, y], r);
  room.take(boxAt([x, y], 2 * r), 'piece');
}

/** Draws a hole in a seat’s shape. The hole marks the seat if the shape is too small for its number. */
export function drawHole(pen: Pen, [x, y]: Spot, r: number): void {
  circle(pen.ctx, x, y, r * 0.4);
  paint(pen.ctx, colour.field);
}

/** Draws the Hazard of a Phenomenon in an amber triangle. */
function drawHazard(pen: Pen, hazard: number, { radius: r }: Chart, [x, y]: Spot, manned: boolean): void {
  const { ctx } = pen;
  const small = r < roomy;
  const k = Math.max(21, r * (manned && !small ? 0.46 : 0.64));
  const cy = y - (manned && !small ? r * 0.42 : r * 0.06);
  ctx.beginPath();
  ctx.moveTo(x, cy - k);
  ctx.lineTo(x + k, cy + k * 0.75);
  ctx.lineTo(x - k, cy + k * 0.75);
  ctx.closePath();
  paint(ctx, space.warnFill, colour.warn, Math.max(3, k * 0.12));
  // Ships on a small disc cover the Level, so only the close-up shows it.
  if (manned && small) return;
  const px = k >= 38 ? 40 : k >= 30 ? 32 : k >= 26 ? size.body : size.small;
  const writing = { px, face: 'display', ink: colour.warn, ground: space.warnFill, align: 'center' } as const;
  write(pen, `${hazard}`, x, cy + k * 0.24, writing);
}

/** Draws the sites in one row: filled with a Node, outlined if free, and dashed if any type of Node fits. */
function drawSites(pen: Pen, { sites, nodes, ...at }: SystemView, chart: Chart, manned: boolean): void {
  const { radius: r } = chart;
  const [x, y] = chart.at(at);
  const large = r >= roomy;
  const many = sites.length;
  const k = Math.min(r * (manned ? 0.2 : 0.235), (r * 1.15) / Math.max(3, many) / 1.06 / (large ? 1 : 1.1));
  if (manned && !large) return;
  const cy = y - (manned ? r * 0.44 : 0);
  const left = x - (manned && many > 2 ? r * 0.08 : 0);
  for (const [i, site] of sites.entries()) {
    const cx = left + (i - (many - 1) / 2) * k * 2.14;
    const node = nodes[i] ?? null;
    if (large) drawSite(pen, [cx, cy], k, node ?? site, node !== null);
    else drawPip(pen, [cx, cy], k, node !== null);
  }
}

/** Draws one site with its icon. */
export function drawSite(pen: Pen, [x, y]: Spot, r: number, site: Site, built: boolean): void {
  const { ctx } = pen;
  if (site === 'open') {
    circle(ctx, x, y, r - 3);
    ctx.setLineDash([r * 0.32, r * 0.26]);
    paint(ctx, undefined, colour.soft, 3);
    ctx.setLineDash([]);
    return;
  }
  const { icon: name, ink } = resources[site];
  circle(ctx, x, y, r - 1.5);
  paint(ctx, built ? ink : undefined, ink, 3);
  icon(pen, name, x, y, r * 1.25, built ? colour.ink : ink);
}

/** Draws a site too small for its icon. The drawing only shows whether there is a Node. */
function drawPip(pen: Pen, [x, y]: Spot, r: number, built: boolean): void {
  circle(pen.ctx, x, y, Math.max(3, r - 1));
  paint(pen.ctx, built ? colour.text : undefined, built ? colour.text : colour.quiet, 2);
}
