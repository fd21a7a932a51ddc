import { BOARDS } from '../../content/boards.ts';
import type { Direction } from '../../content/plan.ts';
import type { BoardId, PlacedBoard, Rotation } from '../../state.ts';
import { STEPS, turned, turnedCells } from './grid.ts';
import { sizeOf } from './layout.ts';

/** A door on the rim of a board: its space and the side on which it lies. */
export interface RimDoor {
  column: number;
  row: number;
  side: Direction;
}

/** How a board may be turned. */
export const ROTATIONS = [0, 1, 2, 3] as const satisfies Rotation[];

/** The doors of a board that lies at column 1, row 1. Both printed sides of a board have the same ones. */
function readDoors(board: BoardId, rotation: Rotation): RimDoor[] {
  return turnedCells(board, 'federation', rotation).flatMap(({ column, row, edges }) =>
    // Spaces have four edges: an index of them is a side.
    edges.flatMap((edge, side) => (edge === 'door' ? [{ column, row, side: side as Direction }] : [])),
  );
}

const doors = new Map<BoardId, RimDoor[][]>(
  (Object.keys(BOARDS) as BoardId[]).map((board) => [board, ROTATIONS.map((rotation) => readDoors(board, rotation))]),
);

/** The doors of a board as it lies. */
export function rimDoors({ board, column, row, rotation }: PlacedBoard): RimDoor[] {
  const relative = doors.get(board)?.[rotation] ?? [];
  return relative.map((door) => ({ column: column + door.column - 1, row: row + door.row - 1, side: door.side }));
}

/** The other side of a door: the space in front of it, as seen from there. */
export function facing({ column, row, side }: RimDoor): RimDoor {
  const step = STEPS[side];
  return { column: column + (step?.column ?? 0), row: row + (step?.row ?? 0), side: turned(side, 2) };
}

/** Whether a door lies on one of a board's spaces. */
export function covers(placed: PlacedBoard, { column, row }: RimDoor): boolean {
  const { width, height } = sizeOf(placed.board, placed.rotation);
  return column >= placed.column && column < placed.column + width && row >= placed.row && row < placed.row + height;
}

/** Whether a door is one of some doors. */
export function isAmong(list: readonly RimDoor[], { column, row, side }: RimDoor): boolean {
  return list.some((other) => other.column === column && other.row === row && other.side === side);
}

/** The doors of some boards with no board in front of them. */
export function freeDoors(boards: readonly PlacedBoard[]): RimDoor[] {
  return boards.flatMap(rimDoors).filter((door) => !boards.some((placed) => covers(placed, facing(door))));
}

/** Whether two boards lie over each other. */
export function overlap(one: PlacedBoard, other: PlacedBoard): boolean {
  const [a, b] = [sizeOf(one.board, one.rotation), sizeOf(other.board, other.rotation)];
  return (
    one.column < other.column + b.width &&
    other.column < one.column + a.width &&
    one.row < other.row + b.height &&
    other.row < one.row + a.height
  );
}

/** Whether two boards lie against each other with at least a part of an edge. */
export function touches(one: PlacedBoard, other: PlacedBoard): boolean {
  return STEPS.some((step) => overlap({ ...one, column: one.column + step.column, row: one.row + step.row }, other));
}

/**
 * Whether a board beside a side of the corridor lies against it with a whole edge (M-PREP-03). The short ends of the
 * corridor are too short for that, so that of two players their doors are left for turbolifts.
 */
export function liesFlat(placed: PlacedBoard, corridor: PlacedBoard, side: Direction): boolean {
  const [a, b] = [sizeOf(placed.board, placed.rotation), sizeOf(corridor.board, corridor.rotation)];
  return side % 2 === 0
    ? placed.column >= corridor.column && placed.column + a.width <= corridor.column + b.width
    : placed.row >= corridor.row && placed.row + a.height <= corridor.row + b.height;
}
