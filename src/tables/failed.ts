import type { Table } from '../kernel/table.ts';
import type { Commit, Taken, TakenCommand } from '../store/table-store.ts';
import { parseCommand } from './commands.ts';
import { answerTo } from './outgoing.ts';
import type { Outgoing } from './types.ts';

/** Sets a command aside that failed too often: nothing is changed, and the player reads that the fault is ours. */
export function setAside(taken: Taken, failed: TakenCommand, table: Table | null, error: string): Commit {
  return {
    ...nothingCommitted(taken, table !== null),
    settled: [failed.streamId],
    refused: [failed.id],
    outgoing: apology(failed, table).map((message) => JSON.stringify(message)),
    aside: [{ command: failed.body, error }],
  };
}

function apology(failed: TakenCommand, table: Table | null): Outgoing[] {
  try {
    return answerTo(parseCommand(failed.body), table, { done: false, fault: failed.id });
  } catch {
    return [];
  }
}

/** What a batch commits that came to nothing so far. */
export function nothingCommitted({ seq, stamp }: Pick<Taken, 'seq' | 'stamp'>, holds: boolean): Commit {
  return { expected: seq, stamp, holds, settled: [], change: null, refused: [], outgoing: [], panel: false, aside: [] };
}
