import type { AwayMissionsView, LayingView, SpaceView } from '../../src/games/away-missions/view.ts';
import { type DrawnPicture, header, picture } from '../kit/frame.ts';
import { icon } from '../kit/icons.ts';
import { pageFacts, pageNumber } from '../kit/paged.ts';
import type { Pen } from '../kit/pen.ts';
import { cost } from '../kit/pieces.ts';
import { paint } from '../kit/shapes.ts';
import { colour, page, size } from '../kit/theme.ts';
import { count, list } from '../kit/wording.ts';
import { clipped, write } from '../kit/words.ts';
import { altText, type Scene } from '../scene.ts';
import { drawDoors, drawFloor } from './floor.ts';
import { type AreaLayout, planOf } from './plan.ts';

/** The ways to place the next board, and the page, counted from 1. */
export interface LayingsParams {
  readonly ways: readonly LayingView[];
  readonly page?: number;
}

const top = 140;
const gap = 24;
const caption = 96;
/** The smallest width, in pixels, at which a space shows its fixture. */
const roomy = 34;

/** The layout of a page: two columns if there are few ways to place the board, otherwise three. */
interface Grid {
  columns: number;
  width: number;
  height: number;
  perPage: number;
}

function gridOf(view: AwayMissionsView, ways: readonly LayingView[]): Grid {
  const columns = ways.length <= 4 ? 2 : 3;
  const width = (page.width - 2 * page.margin - (columns - 1) * gap) / columns;
  const most = page.maxHeight - top - page.margin;
  const rows = ways.map((way) => extent(areaOf(view, way)).height);
  const tall = Math.min(Math.max(1, ...rows) * Math.floor(width / widest(view, ways)), most - caption);
  const height = tall + caption;
  return { columns, width, height, perPage: columns * Math.max(1, Math.floor((most + gap) / (height + gap))) };
}

/** Draws the area with the next board in each possible place, numbered as in the options. */
export const layings: Scene<AwayMissionsView, LayingsParams> = {
  draw(view, { ways, page: wanted = 1 }): DrawnPicture {
    const grid = gridOf(view, ways);
    const pages = Math.max(1, Math.ceil(ways.length / grid.perPage));
    const number = pageNumber(wanted, pages);
    const first = (number - 1) * grid.perPage;
    const shown = ways.slice(first, first + grid.perPage);
    const lines = Math.max(1, Math.ceil(shown.length / grid.columns));
    return picture(top + lines * (grid.height + gap) - gap + page.margin, (pen) => {
      const facts = [...pageFacts(number, pages), count(ways.length, 'way')];
      header(pen, { seat: view.awaited[0], title: 'Place the next board', facts });
      const across = widest(view, ways);
      for (const [i, way] of shown.entries()) {
        const x = page.margin + (i % grid.columns) * (grid.width + gap);
        const y = top + Math.floor(i / grid.columns) * (grid.height + gap);
        drawWay(pen, view, way, first + i + 1, { x, y, grid, across });
      }
    });
  },
  pages: (view, { ways }) => Math.max(1, Math.ceil(ways.length / gridOf(view, ways).perPage)),
  alt: (_view, { ways }) => altText(words(ways)),
  text: (_view, { ways }) => words(ways),
};

/** Returns the spaces of the area as they are after the board is placed in this way. */
function areaOf({ spaces }: AwayMissionsView, way: LayingView): SpaceView[] {
  const changed = new Map(way.spaces.map((space) => [space.id, space]));
  return [...spaces.filter(({ id }) => !changed.has(id)), ...changed.values()];
}

function extent(spaces: readonly SpaceView[]): { width: number; height: number } {
  const columns = spaces.map(({ column }) => column);
  const rows = spaces.map(({ row }) => row);
  return {
    width: Math.max(...columns) - Math.min(...columns) + 1,
    height: Math.max(...rows) - Math.min(...rows) + 1,
  };
}

/** Returns the width of the widest area, in spaces. */
function widest(view: AwayMissionsView, ways: readonly LayingView[]): number {
  return Math.max(1, ...ways.map((way) => extent(areaOf(view, way)).width));
}

interface At {
  x: number;
  y: number;
  grid: Grid;
  across: number;
}

/** Draws one way to place the board: its number and name, and the area with the new board outlined in mint. */
function drawWay(pen: Pen, view: AwayMissionsView, way: LayingView, number: number, { x, y, grid, across }: At): void {
  cost(pen, number, x + 26, y + 26, 26);
  const name = clipped(pen, way.name, grid.width - 72, { px: size.body });
  write(pen, name, x + 66, y + 14, { px: size.body });
  const where = `${way.door} ${way.degrees}°`;
  write(pen, where, x + 66, y + 54, { px: size.small + 2, face: 'text', ink: colour.soft, second: true });
  const spaces = areaOf(view, way);
  const room = grid.height - caption;
  const most = Math.floor(grid.width / across);
  const plan = planOf(
    spaces.map(({ column, row }) => ({ column, row, width: 1, height: 1 })),
    { left: x, top: y + caption - 8, width: grid.width, height: room, most },
  );
  drawFloor(pen, { spaces }, plan);
  outline(pen, way, plan);
  drawDoors(pen, spaces, plan);
  if (plan.side >= roomy) for (const space of spaces) fixture(pen, space, plan);
}

/** Outlines the new board in the color of possible actions. */
function outline(pen: Pen, { board, spaces }: LayingView, plan: AreaLayout): void {
  const own = spaces.filter((space) => space.board === board);
  const [first, last] = [Math.min(...own.map(({ column }) => column)), Math.max(...own.map(({ column }) => column))];
  const [low, high] = [Math.min(...own.map(({ row }) => row)), Math.max(...own.map(({ row }) => row))];
  pen.ctx.beginPath();
  pen.ctx.rect(plan.x(first), plan.y(high), (last - first + 1) * plan.side, (high - low + 1) * plan.side);
  paint(pen.ctx, undefined, colour.may, 5);
}

/** Draws the terminal or transporter of a space. */
function fixture(pen: Pen, { terminal, transporter, column, row }: SpaceView, plan: AreaLayout): void {
  const feature = terminal ?? (transporter ? 'transporter' : undefined);
  if (feature === undefined) return;
  const side = plan.side;
  const ink = terminal === null ? colour.warn : colour.plateInk;
  icon(pen, feature, plan.x(column) + side / 2, plan.y(row) + side / 2, Math.min(30, side * 0.62), ink);
}

function words(ways: readonly LayingView[]): string[] {
  if (ways.length === 0) return ['There are no boards left to place.'];
  const facts = ({ joins, blocked }: LayingView): string =>
    `joins ${count(joins, 'door')}${blocked === 0 ? '' : `, blocks ${blocked}`}`;
  return [
    `The next board can be placed in ${count(ways.length, 'way')}: ${list([...new Set(ways.map(({ name }) => name))])}.`,
    ...ways.map((way, i) => `${i + 1}. ${way.name} ${way.door} ${way.degrees}°: ${facts(way)}.`),
  ];
}
