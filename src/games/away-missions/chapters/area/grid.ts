import { kept } from '../../../kit/cache.ts';
import { BOARDS } from '../../content/boards.ts';
import type { Direction, PlanCell } from '../../content/plan.ts';
import type { BoardId, BoardSide, Rotation, SpaceId } from '../../state.ts';

/** The change of column and row for a step in each direction: north, east, south, west. */
export const STEPS = [
  { column: 0, row: 1 },
  { column: 1, row: 0 },
  { column: 0, row: -1 },
  { column: -1, row: 0 },
] as const;

/** All four sides of a space. */
export const SIDES = [0, 1, 2, 3] as const satisfies Direction[];

/** Returns the direction that a side faces after a number of clockwise quarter turns. */
export function turned(side: Direction, turns: number): Direction {
  // A remainder of a division by four is always a side.
  return ((side + turns) & 3) as Direction;
}

function turn(board: BoardId, side: BoardSide, rotation: Rotation): PlanCell[] {
  const { plan } = BOARDS[board][side];
  let cells = [...plan.cells];
  for (let turns = 0; turns < rotation; turns++) {
    const width = turns % 2 === 0 ? plan.width : plan.height;
    cells = cells.map((cell) => {
      const [north, east, south, west] = cell.edges;
      return { ...cell, column: cell.row, row: width + 1 - cell.column, edges: [west, north, east, south] };
    });
  }
  return cells;
}

const known = new Map<string, readonly PlanCell[]>();

/** Returns the printed spaces of a board after turning, with columns and rows from 1 (M-GEO-03). */
export function turnedCells(board: BoardId, side: BoardSide, rotation: Rotation): readonly PlanCell[] {
  return kept(known, `${board} ${side} ${rotation}`, () => turn(board, side, rotation));
}

/** Returns the id of a space, such as `B7` for the second column from the left and the seventh row from the bottom. */
export function spaceId(column: number, row: number): SpaceId {
  return `${String.fromCharCode(64 + column)}${row}`;
}
