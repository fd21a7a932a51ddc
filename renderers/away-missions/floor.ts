import type { AwayMissionsView, BoardView, EdgeView, SpaceView } from '../../src/games/away-missions/view.ts';
import type { Pen } from '../kit/pen.ts';
import { token } from '../kit/pieces.ts';
import { plate } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { clipped, measure, write } from '../kit/words.ts';
import { floor } from './looks.ts';
import { type AreaLayout, columnLetter, plateSide } from './plan.ts';

/** Width of a wall in pixels. */
export const wallWeight = 8;

/** Returns the four edges of a space (north, east, south, west) as lines in pixels. */
function edgeLines(plan: AreaLayout, space: SpaceView) {
  const [x, y, s] = [plan.x(space.column), plan.y(space.row), plan.side];
  return {
    north: [x, y, x + s, y],
    east: [x + s, y, x + s, y + s],
    south: [x, y + s, x + s, y + s],
    west: [x, y, x, y + s],
  } as const;
}

const directions = ['north', 'east', 'south', 'west'] as const;

type Spaces = Pick<AwayMissionsView, 'spaces'>;

/** Draws everything that changes only when the boards change: floors with their grid, and walls. */
export function drawFloor(pen: Pen, view: Spaces, plan: AreaLayout): void {
  const { ctx } = pen;
  for (const space of view.spaces) {
    ctx.fillStyle = floor[space.board];
    ctx.fillRect(plan.x(space.column), plan.y(space.row), plan.side, plan.side);
  }
  grid(pen, view, plan);
  walls(pen, view, plan);
}

/** Draws thin lines between the spaces of a board. */
function grid(pen: Pen, view: Spaces, plan: AreaLayout): void {
  const { ctx } = pen;
  ctx.strokeStyle = colour.grid;
  ctx.lineWidth = 2;
  ctx.beginPath();
  for (const space of view.spaces) {
    const lines = edgeLines(plan, space);
    for (const side of ['north', 'east'] as const) {
      if (space.edges[side] !== 'open') continue;
      const [x0, y0, x1, y1] = lines[side];
      ctx.moveTo(x0, y0);
      ctx.lineTo(x1, y1);
    }
  }
  ctx.stroke();
}

/** Draws all walls, including those behind doors, since the doors are drawn on top later. */
function walls(pen: Pen, view: Spaces, plan: AreaLayout): void {
  const { ctx } = pen;
  ctx.strokeStyle = colour.wall;
  ctx.lineWidth = wallWeight;
  ctx.lineCap = 'square';
  ctx.beginPath();
  for (const space of view.spaces) {
    const lines = edgeLines(plan, space);
    for (const side of directions) {
      if (space.edges[side] === 'open') continue;
      const [x0, y0, x1, y1] = lines[side];
      ctx.moveTo(x0, y0);
      ctx.lineTo(x1, y1);
    }
  }
  ctx.stroke();
  ctx.lineCap = 'butt';
}

/** Draws each door as two ivory leaves that touch if the door is closed and are apart if it is open. */
export function drawDoors(pen: Pen, spaces: readonly SpaceView[], plan: AreaLayout): void {
  for (const space of spaces) {
    const lines = edgeLines(plan, space);
    for (const side of directions) {
      const edge = space.edges[side];
      if (isDoor(edge)) door(pen, lines[side], plan.side, edge === 'door-open');
    }
  }
}

function door(pen: Pen, line: readonly [number, number, number, number], side: number, open: boolean): void {
  const [x0, y0, x1, y1] = line;
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const half = Math.round(side * 0.35);
  const leaf = Math.round(side * 0.14);
  const bar = (from: number, to: number, thick: number, ink: string): void => {
    pen.ctx.fillStyle = ink;
    if (y0 === y1) pen.ctx.fillRect(cx + from, cy - thick / 2, to - from, thick);
    else pen.ctx.fillRect(cx - thick / 2, cy + from, thick, to - from);
  };
  bar(-half - 4, half + 4, 18, colour.field);
  if (open) {
    bar(-half, -half + leaf, 16, colour.text);
    bar(half - leaf, half, 16, colour.text);
    bar(-half + leaf, half - leaf, 10, floor.corridor);
  } else {
    bar(-half, -2, 16, colour.text);
    bar(2, half, 16, colour.text);
  }
}

/** Draws coordinates along the upper and left edge. */
export function drawRim(pen: Pen, view: AwayMissionsView, plan: AreaLayout): void {
  const writing = { px: size.body, face: 'display', ink: colour.quiet, align: 'center' } as const;
  const boards = view.spaces.filter((space) => space.board !== 'lift');
  for (const column of new Set(boards.map((space) => space.column))) {
    write(pen, columnLetter(column), plan.x(column) + plan.side / 2, plan.y(plan.rows[1]) - 70, writing);
  }
  for (const row of new Set(boards.map((space) => space.row))) {
    write(pen, `${row}`, plan.x(plan.columns[0]) - 32, plan.y(row) + plan.side / 2, writing);
  }
}

/** Distance between marks of starting areas, in pixels. */
const markStep = 24;

/**
 * Draws the names of the Mission Boards on plates outside their walls, with the marks of the players who start there.
 */
export function drawBoardNames(pen: Pen, view: AwayMissionsView, plan: AreaLayout): void {
  for (const board of view.boards) {
    const where = board.board === 'corridor' ? null : plateSide(view, board);
    if (where === null) continue;
    // Allies share their starting area.
    const owners = view.players.filter((player) => player.area.includes(board.board));
    const markRoom = owners.length === 0 ? 0 : owners.length * markStep + 4;
    const writing = { px: 26, second: true, ground: colour.panel } as const;
    const name = clipped(pen, board.name, board.width * plan.side - 48 - markRoom, writing);
    const width = measure(pen, name, writing) + 44 + markRoom;
    const left = plan.x(board.column) + (board.width * plan.side - width) / 2;
    // While boards are still being placed, the outer edge can have a door; the plate is then farther from the edge.
    const away = hasDoor(view, board, where) ? 30 : 22;
    const y = where === 'north' ? plan.y(board.row + board.height - 1) - away : plan.y(board.row) + plan.side + away;
    plate(pen, left, y - 20, width, 40, { edge: colour.wall });
    for (const [i, { seat }] of owners.entries()) token(pen, seat, left + 30 + i * markStep, y, 9);
    write(pen, name, left + 22 + markRoom, y, writing);
  }
}

function hasDoor({ spaces }: Spaces, board: BoardView, side: 'north' | 'south'): boolean {
  const row = side === 'north' ? board.row + board.height - 1 : board.row;
  return spaces.some((space) => space.board === board.board && space.row === row && isDoor(space.edges[side]));
}

function isDoor(edge: EdgeView): boolean {
  return edge === 'door-open' || edge === 'door-closed';
}
