import { must } from '../../../../kernel/must.ts';
import { BOARDS } from '../../content/boards.ts';
import type { Direction } from '../../content/plan.ts';
import type { BoardId, PlacedBoard, Rotation } from '../../state.ts';
import { STEPS, turned, turnedCells } from './grid.ts';
import { sizeOf } from './layout.ts';

/** A door on the outer edge of a board: its space, and the side of the space that it is on. */
export interface RimDoor {
  column: number;
  row: number;
  side: Direction;
}

/** The possible rotations of a board. */
export const ROTATIONS = [0, 1, 2, 3] as const satisfies Rotation[];

/**
 * Returns the doors of a board whose lower left space is in column 1, row 1. Both printed sides have the same doors.
 */
function readDoors(board: BoardId, rotation: Rotation): RimDoor[] {
  return turnedCells(board, 'federation', rotation).flatMap(({ column, row, edges }) =>
    // The edges of a space are listed in the order of its sides, so the index of an edge is a side.
    edges.flatMap((edge, side) => (edge === 'door' ? [{ column, row, side: side as Direction }] : [])),
  );
}

const doors = new Map<BoardId, RimDoor[][]>(
  (Object.keys(BOARDS) as BoardId[]).map((board) => [board, ROTATIONS.map((rotation) => readDoors(board, rotation))]),
);

/** Returns the doors of a board at its position in the area. */
export function rimDoors({ board, column, row, rotation }: PlacedBoard): RimDoor[] {
  const relative = must(doors.get(board)?.[rotation], `${board}’s doors`);
  return relative.map((door) => ({ column: column + door.column - 1, row: row + door.row - 1, side: door.side }));
}

/** Returns the door as seen from the other side: the space in front of it, and the opposite direction. */
export function facing({ column, row, side }: RimDoor): RimDoor {
  const step = STEPS[side];
  return { column: column + (step?.column ?? 0), row: row + (step?.row ?? 0), side: turned(side, 2) };
}

/** Whether the space of a door belongs to a board. */
export function covers(placed: PlacedBoard, { column, row }: RimDoor): boolean {
  const { width, height } = sizeOf(placed.board, placed.rotation);
  return column >= placed.column && column < placed.column + width && row >= placed.row && row < placed.row + height;
}

/** Whether a list contains this door. */
export function isAmong(list: readonly RimDoor[], { column, row, side }: RimDoor): boolean {
  return list.some((other) => other.column === column && other.row === row && other.side === side);
}

/** Returns the doors of these boards that have no board in front of them. */
export function freeDoors(boards: readonly PlacedBoard[]): RimDoor[] {
  return boards.flatMap(rimDoors).filter((door) => !boards.some((placed) => covers(placed, facing(door))));
}

/** Whether two boards overlap. */
export function overlap(one: PlacedBoard, other: PlacedBoard): boolean {
  const [a, b] = [sizeOf(one.board, one.rotation), sizeOf(other.board, other.rotation)];
  return (
    one.column < other.column + b.width &&
    other.column < one.column + a.width &&
    one.row < other.row + b.height &&
    other.row < one.row + a.height
  );
}

/** Whether at least part of an edge of one board touches an edge of the other. */
export function touches(one: PlacedBoard, other: PlacedBoard): boolean {
  return STEPS.some((step) => overlap({ ...one, column: one.column + step.column, row: one.row + step.row }, other));
}

/**
 * Whether a board's whole edge touches this side of the corridor (M-PREP-03). In two-player games, the corridor's ends
 * are too short for a board's edge, so the doors at these ends get turbolifts.
 */
export function liesFlat(placed: PlacedBoard, corridor: PlacedBoard, side: Direction): boolean {
  const [a, b] = [sizeOf(placed.board, placed.rotation), sizeOf(corridor.board, corridor.rotation)];
  return side % 2 === 0
    ? placed.column >= corridor.column && placed.column + a.width <= corridor.column + b.width
    : placed.row >= corridor.row && placed.row + a.height <= corridor.row + b.height;
}
