import type { BoardId, PlacedBoard } from '../../state.ts';

/** What was found before, by what lies; forgotten when there is too much of it. */
const known = new Map<string, boolean>();
const MOST_KNOWN = 20_000;

/**
 * M-OPEN-83: whether the boards that are left can be laid so that each joins one that lies: then doors lead everywhere. A cube
 * has no corridor that every board joins, nor turbolifts: without this a part of it could be cut off. `ways`: how a board may lie
 * beside others and join one of them.
 */
export function canStayConnected(
  boards: readonly PlacedBoard[],
  left: readonly BoardId[],
  ways: (boards: readonly PlacedBoard[], board: BoardId) => readonly PlacedBoard[],
): boolean {
  if (left.length === 0) return true;
  const lies = boards.map(({ board, column, row, rotation }) => `${board}${column},${row},${rotation}`).sort();
  const key = [...lies, left.length].join();
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
