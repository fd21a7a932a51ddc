import type { AwayMissionsView, BoardView, Highlights, SpaceView } from '../../src/games/away-missions/view.ts';
import type { ChartArea } from '../kit/flow.ts';
import { page } from '../kit/theme.ts';

/**
 * The position of the mission area in a picture. Columns are counted to the right and rows upward, and both may start
 * below 1.
 */
export interface AreaLayout {
  /** Side of one space in pixels. */
  readonly side: number;
  /** First and last visible column and row. */
  readonly columns: readonly [first: number, last: number];
  readonly rows: readonly [first: number, last: number];
  /** Returns the left edge of a column, in pixels. */
  x(column: number): number;
  /** Returns the upper edge of a row, in pixels. */
  y(row: number): number;
}

interface Extent {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns a layout in which all these extents fit into the available space: in whole pixels, centered horizontally and
 * aligned to the top.
 */
export function planOf(extents: readonly Extent[], room: ChartArea): AreaLayout {
  const first = (at: number[]): number => (at.length ? Math.min(...at) : 1);
  const last = (at: number[]): number => (at.length ? Math.max(...at) : 1);
  const columns = [first(extents.map((e) => e.column)), last(extents.map((e) => e.column + e.width - 1))] as const;
  const rows = [first(extents.map((e) => e.row)), last(extents.map((e) => e.row + e.height - 1))] as const;
  const wide = columns[1] - columns[0] + 1;
  const high = rows[1] - rows[0] + 1;
  const side = Math.floor(Math.min(room.width / wide, room.height / high, room.most));
  const left = Math.round(room.left + (room.width - side * wide) / 2);
  return {
    side,
    columns,
    rows,
    x: (column) => left + (column - columns[0]) * side,
    y: (row) => room.top + (rows[1] - row) * side,
  };
}

/** Returns everything the map must have room for: boards, turbolifts, and places for the next board. */
export function mapExtents(view: AwayMissionsView, highlights: Highlights): Extent[] {
  return [
    ...view.boards,
    ...view.spaces.map(({ column, row }) => ({ column, row, width: 1, height: 1 })),
    ...(highlights.placements ?? []),
  ];
}

/**
 * Returns the space that is available for the mission area: below the map's header, with room for names around it and
 * `foot` pixels below it.
 */
export function mapRoom(foot: number): ChartArea {
  const top = 214;
  const left = 64;
  return { left, top, width: page.width - left - page.margin, height: page.maxHeight - top - foot, most: 128 };
}

/** Returns the column letter of a space's id. Returns an empty string for columns to the left of A. */
export const columnLetter = (column: number): string => (column >= 1 ? String.fromCharCode(64 + column) : '');

/**
 * Returns the side of a board on which its name fits, or null if it fits on neither. The name fits above or below the
 * board if no other space adjoins there.
 */
export function plateSide(view: AwayMissionsView, board: BoardView): 'north' | 'south' | null {
  const touched = (row: number): boolean =>
    view.spaces.some((s) => s.row === row && s.column >= board.column && s.column < board.column + board.width);
  const north = !touched(board.row + board.height);
  const south = !touched(board.row - 1);
  const rows = view.spaces.map((space) => space.row);
  const upper = board.row + board.height / 2 > (Math.min(...rows) + Math.max(...rows) + 1) / 2;
  if (north && (upper || !south)) return 'north';
  return south ? 'south' : null;
}

/** Returns the spaces, keyed by id. */
export function spacesById(view: AwayMissionsView): Map<string, SpaceView> {
  return new Map(view.spaces.map((space) => [space.id, space]));
}
