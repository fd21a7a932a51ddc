import type { FrontiersView, SpaceView, Terrain, TerrainView } from '../../src/games/frontiers/view.ts';
import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import type { Point } from '../kit/pieces.ts';
import { circle, paint } from '../kit/shapes.ts';
import { colour, type HexColour } from '../kit/theme.ts';
import { write } from '../kit/words.ts';
import { type Chart, hexPath, tilePath } from './hexes.ts';
import { ground, chart as inks, planets } from './looks.ts';

/** Spaces and tiles: the parts of the map that don't change. */
export type StaticMap = Pick<FrontiersView, 'tiles' | 'spaces'>;

/** Draws terrain, edges of spaces, and outlines of tiles. */
export function drawTerrain(pen: Pen, { tiles, spaces }: StaticMap, chart: Chart): void {
  for (const space of spaces) {
    // The terrain's symbol makes room for a location.
    drawGround(pen, space.terrain, chart.at(space), chart.size, space.site === null ? -0.2 : -0.24);
  }
  for (const tile of tiles) {
    tilePath(pen.ctx, chart, tile);
    pen.ctx.lineJoin = 'round';
    pen.ctx.strokeStyle = inks.tileEdge;
    pen.ctx.lineWidth = chart.size < 56 ? 3 : 4;
    pen.ctx.stroke();
  }
}

/**
 * Draws the terrain of a space. `size` is the distance from the space's center to its corners. `lift` moves the
 * terrain's symbol down, in units of `size`.
 */
export function drawGround(pen: Pen, terrain: Terrain, [x, y]: Point, size: number, lift: number): void {
  hexPath(pen.ctx, [x, y], size);
  paint(pen.ctx, ground[terrain], inks.spaceEdge, 2);
  const k = size / 76;
  switch (terrain) {
    case 'nebula':
      waves(pen, x, y + lift * size, k);
      break;
    case 'asteroids':
      rocks(pen, x, y + lift * size, k);
      break;
    case 'blackHole':
      hole(pen, x, y + lift * size, k);
      break;
    case 'sun':
      icon(pen, 'sun', x, y + lift * size, 78 * k, inks.sun);
      break;
    default:
      break;
  }
}

function waves(pen: Pen, x: number, y: number, k: number): void {
  const { ctx } = pen;
  ctx.strokeStyle = inks.nebulaInk;
  ctx.lineWidth = 9 * k;
  ctx.lineCap = 'round';
  for (const dy of [-26, -2, 22]) {
    ctx.beginPath();
    ctx.moveTo(x - 46 * k, y + dy * k);
    ctx.bezierCurveTo(x - 16 * k, y + (dy - 22) * k, x + 14 * k, y + (dy + 22) * k, x + 46 * k, y + dy * k);
    ctx.stroke();
  }
  ctx.lineCap = 'butt';
}

const boulders = [
  [-24, -4, 19, 0.2],
  [20, -16, 14, 1],
  [24, 20, 20, 2],
  [-14, 34, 13, 0.7],
] as const;

function rocks(pen: Pen, x: number, y: number, k: number): void {
  for (const [dx, dy, r, turn] of boulders) {
    const { ctx } = pen;
    ctx.save();
    ctx.translate(x + dx * k, y + dy * k);
    ctx.rotate(turn);
    ctx.scale(k, k);
    ctx.beginPath();
    for (const [i, [u, v]] of boulder.entries()) {
      if (i) ctx.lineTo(u * r, v * r);
      else ctx.moveTo(u * r, v * r);
    }
    ctx.closePath();
    paint(ctx, inks.rock, inks.rockInk, 3);
    ctx.restore();
  }
}

const boulder = [
  [-1, -0.2],
  [-0.4, -0.9],
  [0.6, -0.8],
  [1, 0.1],
  [0.4, 0.8],
  [-0.5, 0.9],
] as const;

/** Draws a black disc in a tilted ring. */
function hole(pen: Pen, x: number, y: number, k: number): void {
  const { ctx } = pen;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(-0.4);
  ctx.scale(1, 0.42);
  circle(ctx, 0, 0, 48 * k);
  ctx.restore();
  paint(ctx, undefined, colour.rim, 6 * k);
  circle(ctx, x, y, 22 * k);
  paint(ctx, inks.hole, colour.rim, 3);
}

/**
 * Draws a row of small spaces, one per terrain, with the Move cost: amber if ships can't stay, a lock if they can't
 * enter.
 */
export function drawPrices(
  pen: Pen,
  terrain: readonly TerrainView[],
  x: number,
  y: number,
  { size: hex, step, px, on = colour.panel }: PriceRow,
): void {
  for (const [i, { terrain: kind, cost, stays }] of terrain.entries()) {
    const at = x + i * step;
    drawGround(pen, kind, [at, y], hex, 0);
    hexPath(pen.ctx, [at, y], hex);
    paint(pen.ctx, undefined, colour.rim, 2);
    if (kind === 'wormhole') icon(pen, 'wormhole', at, y, hex * 1.2, colour.text);
    if (kind === 'planet') {
      circle(pen.ctx, at, y, hex * 0.5);
      paint(pen.ctx, planets.M);
    }
    const right = at + hex + 4;
    if (cost === null) icon(pen, 'lock', right + 9, y, px * 0.8, colour.quiet);
    else {
      const ink = stays ? colour.text : colour.warn;
      write(pen, `${cost}`, right, y, { px, face: 'display', ink, ground: on });
    }
  }
}

/**
 * The sizes in the row that shows Move costs: the radius of a space, the distance between spaces, and the size of the
 * numbers.
 */
export interface PriceRow {
  readonly size: number;
  readonly step: number;
  readonly px: number;
  /** The color behind the numbers. */
  readonly on?: HexColour;
}

/** Returns the color behind a space's text. */
export function groundOf(space: SpaceView): HexColour {
  return ground[space.terrain];
}
