import type { BoardId, PlacedBoard } from '../../state.ts';

/** Cache of results by position. The cache is cleared when it holds `MOST_KNOWN` entries. */
const known = new Map<string, boolean>();
const MOST_KNOWN = 20_000;

/**
 * Whether the remaining boards can be placed so that each joins a board already in place, which keeps the area
 * connected (M-OPEN-83). Only a cube needs this check, since it has neither a corridor nor turbolifts. `ways` returns
 * the positions in which a board joins another.
 */
export function canStayConnected(
  boards: readonly PlacedBoard[],
  left: readonly BoardId[],
  ways: (boards: readonly PlacedBoard[], board: BoardId) => readonly PlacedBoard[],
): boolean {
  if (left.length === 0) return true;
  const keys = boards.map(({ board, column, row, rotation }) => `${board}${column},${row},${rotation}`).sort();
  const key = [...keys, left.length].join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const can = left.some((board) =>
    ways(boards, board).some((placed) =>
      canStayConnected(
        [...boards, placed],
        left.filter((one) => one !== board),
        ways,
      ),
    ),
  );
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, can);
  return can;
}
