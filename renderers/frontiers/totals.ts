import type { CaptainView, FrontiersView } from '../../src/games/frontiers/view.ts';
import type { ChangesSince } from '../../src/kernel/changes.ts';
import { type LinedFigures, linedFigures } from '../kit/changes.ts';
import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { token } from '../kit/pieces.ts';
import { panel, rule } from '../kit/shapes.ts';
import { colour, page, size } from '../kit/theme.ts';
import { clipped, write } from '../kit/words.ts';
import type { Axial, Chart } from './hexes.ts';
import { drawPrices } from './terrain.ts';
import { signed } from './words.ts';

const width = 470;
const row = 68;
const foot = 62;

/** Returns the height of the totals panel. */
export function totalsHeight({ captains }: FrontiersView): number {
  return captains.length * row + 2 * foot + 20;
}

/** The position of the totals panel. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/**
 * Finds a corner of the picture that has no hexes nearby. Also returns the bottom edge of the picture, which is
 * `bottom`, or slightly lower if no corner is free at `bottom`. Returns null if no corner is free even with the bottom
 * edge at `lowest`.
 */
export function freeCorner(
  view: FrontiersView,
  hexes: readonly Axial[],
  chart: Chart,
  { top, bottom, lowest }: { top: number; bottom: number; lowest: number },
): (Corner & { bottom: number }) | null {
  const tall = totalsHeight(view);
  const [left, right] = [page.margin, page.width - page.margin - width];
  const near = chart.size + 8;
  const middles = hexes.map((hex) => chart.at(hex));
  const isFree = ({ x, y }: Corner): boolean =>
    middles.every(([hx, hy]) => hx + near < x || hx - near > x + width || hy + near < y || hy - near > y + tall);
  for (let edge = bottom; edge <= lowest; edge += 24) {
    const corners = [
      { x: right, y: edge - tall },
      { x: left, y: edge - tall },
      { x: left, y: top },
      { x: right, y: top },
    ];
    const found = corners.find(isFree);
    if (found !== undefined) return { ...found, bottom: edge };
  }
  return null;
}

/**
 * Draws totals, one row per captain: Experience and Reputation, underlined if they changed. The tiles left and the
 * Move costs are below the totals.
 */
export function drawTotals(pen: Pen, view: FrontiersView, { x, y }: Corner, changes?: ChangesSince): void {
  const lined = linedFigures(changes);
  panel(pen, x, y, width, totalsHeight(view));
  for (const [i, captain] of view.captains.entries()) {
    total(pen, captain, x, y + 10 + row * (i + 0.5), lined);
    rule(pen, x + 24, y + 10 + row * (i + 1) - 1, width - 48);
  }
  const below = y + 10 + row * view.captains.length;
  stack(pen, view, x + 24, below + foot / 2);
  rule(pen, x + 24, below + foot - 1, width - 48);
  drawPrices(pen, view.terrain, x + 42, below + foot * 1.5 + 4, { size: 17, step: 62, px: size.small });
}

function total(pen: Pen, captain: CaptainView, x: number, y: number, lined: LinedFigures): void {
  const { seat: of } = captain;
  const ground = colour.panel;
  token(pen, captain.seat, x + 48, y, 22, { glyph: 'ship', spent: captain.eliminated });
  const name = { px: size.value, ground } as const;
  write(pen, clipped(pen, captain.name, 186, name), x + 86, y, name);
  const number = { px: size.name, face: 'display', ground } as const;
  icon(pen, 'star', x + 296, y, 28, colour.warn);
  const many = write(pen, `${captain.experience}`, x + 318, y, number);
  lined(pen, { of, name: 'experience' }, { x0: x + 318, x1: x + 318 + many, y });
  icon(pen, 'flag', x + 384, y, 28, colour.soft);
  const good = write(pen, signed(captain.reputation), x + 404, y, { ...number, px: size.value });
  lined(pen, { of, name: 'reputation' }, { x0: x + 404, x1: x + 404 + good, y });
}

function stack(pen: Pen, { stack: left }: FrontiersView, x: number, y: number): void {
  icon(pen, 'explore', x + 24, y, 30, colour.soft);
  const words = { face: 'text', ink: colour.soft, ground: colour.panel } as const;
  write(pen, stackText(left), x + 62, y, words);
}

/** Formats the stack: `5 Frontier, 3 Core tiles left`. */
export function stackText({ frontier, core }: FrontiersView['stack']): string {
  if (frontier + core === 0) return 'No tiles left';
  const parts = [...(frontier > 0 ? [`${frontier} Frontier`] : []), ...(core > 0 ? [`${core} Core`] : [])];
  return `${parts.join(', ')} tile${frontier + core === 1 ? '' : 's'} left`;
}
