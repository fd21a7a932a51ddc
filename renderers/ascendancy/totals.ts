import type { AscendancyView, PlayerView } from '../../src/games/ascendancy/view.ts';
import type { ChangesSince } from '../../src/kernel/changes.ts';
import { type LinedFigures, linedFigures } from '../kit/changes.ts';
import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { token } from '../kit/pieces.ts';
import { panel, rule } from '../kit/shapes.ts';
import { colour, page, size } from '../kit/theme.ts';
import { write } from '../kit/words.ts';
import type { Chart } from './chart.ts';
import { RESOURCES, resources, seatNumber } from './palette.ts';

const width = 548;
const row = 62;
const gap = page.width - 2 * page.margin - 2 * width;

/** The place of the totals panels, and the height of the picture with them. */
export interface Totals {
  readonly x: number;
  readonly y: number;
  /** 1 means one panel in a corner, 2 means two panels side by side below the map. */
  readonly columns: 1 | 2;
  readonly bottom: number;
}

function tall(rows: number): number {
  return rows * row + 16;
}

/** Places the totals where they cover neither Systems nor lanes, or below the map if there is no such place. */
export function totalsAt(view: AscendancyView, chart: Chart): Totals {
  const high = tall(view.players.length);
  const [left, right] = [page.margin, page.width - page.margin - width];
  const top = chart.top + 12;
  const boxes = [
    ...view.systems.map((system) => ({ at: chart.at(system), r: chart.radius * 1.3 + 40 })),
    ...view.lanes.flatMap(({ from, to }) =>
      [0, 0.25, 0.5, 0.75, 1].map((part) => {
        const at = chart.at({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
        return { at, r: chart.inch * 0.9 };
      }),
    ),
  ];
  const isFree = (x: number, y: number): boolean =>
    boxes.every(({ at, r }) => at[0] + r < x || at[0] - r > x + width || at[1] + r < y || at[1] - r > y + high);
  const low = Math.max(chart.bottom - 12 - high, top);
  const middle = (left + right) / 2;
  const steps = Array.from({ length: Math.max(0, Math.floor((low - top) / 40)) }, (_, i) => low - i * 40);
  const spots = [
    ...[low, top].flatMap((y) => [right, left].map((x) => [x, y] as const)),
    ...[low, top].map((y) => [middle, y] as const),
    ...steps.flatMap((y) => [right, left, middle].map((x) => [x, y] as const)),
  ];
  const spot = view.systems.length === 0 ? undefined : spots.find(([x, y]) => isFree(x, y));
  if (spot !== undefined) {
    const [x, y] = spot;
    return { x, y, columns: 1, bottom: Math.max(chart.bottom, y + high) };
  }
  const rows = Math.ceil(view.players.length / 2);
  return { x: left, y: chart.bottom + 8, columns: 2, bottom: chart.bottom + 8 + tall(rows) };
}

/** Returns the maximum height of totals below the map, in pixels. */
export function totalsHeight({ players }: AscendancyView): number {
  return tall(Math.ceil(players.length / 2)) + 8;
}

/** Draws the Ascendancy and the Resources of all players, one row each, and underlines changed figures. */
export function drawTotals(pen: Pen, view: AscendancyView, { x, y, columns }: Totals, changes?: ChangesSince): void {
  const lined = linedFigures(changes);
  const rows = Math.ceil(view.players.length / columns);
  for (let column = 0; column < columns; column++) {
    const shown = view.players.slice(column * rows, (column + 1) * rows);
    const left = x + column * (width + gap);
    if (shown.length === 0) continue;
    panel(pen, left, y, width, tall(shown.length));
    for (const [i, player] of shown.entries()) {
      const at = y + 8 + (i + 0.5) * row;
      if (i > 0) rule(pen, left + 24, at - row / 2 - 1, width - 48);
      drawRow(pen, player, { x: left, y: at, acts: view.turn === player.seat, lined });
    }
  }
}

/** The position of a player’s row, whether it is their turn, and the changed figures. */
interface Row {
  readonly x: number;
  readonly y: number;
  readonly acts: boolean;
  readonly lined: LinedFigures;
}

function drawRow(pen: Pen, player: PlayerView, { x, y, acts, lined }: Row): void {
  const ground = colour.panel;
  const number = seatNumber(player.seat);
  token(pen, player.seat, x + 42, y, 18, { spent: player.out, ...(number === null ? {} : { letters: number }) });
  const ink = player.out ? colour.quiet : acts ? colour.text : colour.soft;
  write(pen, player.name, x + 74, y, { face: acts ? 'strong' : 'text', ink, ground });
  const figure = (name: string, value: number, at: number): void => {
    const wide = write(pen, `${value}`, at, y, { px: size.value, face: 'display', ground });
    lined(pen, { of: player.seat, name }, { x0: at, x1: at + wide, y });
  };
  icon(pen, 'star', x + 262, y, 26, colour.warn);
  figure('ascendancy', player.ascendancy, x + 278);
  for (const [i, resource] of RESOURCES.entries()) {
    const at = x + 331 + i * 75;
    icon(pen, resources[resource].icon, at, y, 26, resources[resource].ink);
    figure(resource, player.reserves[resource], at + 16);
  }
}
