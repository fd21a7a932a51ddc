import type { Table } from '../kernel/table.ts';
import type { Commit } from '../store/table-store.ts';
import type { Taken, TakenCommand } from '../store/taken.ts';
import { parseCommand } from './commands.ts';
import { answerTo } from './outgoing.ts';
import type { CommandResult } from './types.ts';

/**
 * Thrown if a command failed because of a bug. The command may have changed its copy of the table, which must be
 * discarded.
 */
export class Failed extends Error {
  override name = 'Failed';
  readonly command: TakenCommand;
  constructor(command: TakenCommand, cause: unknown) {
    super('a command could not be applied', { cause });
    this.command = command;
  }
}

/**
 * Moves a command that failed too often to the dead letters. The table stays unchanged. The sender is told about the
 * bug.
 */
export function deadLetter(taken: Taken, failed: TakenCommand, table: Table | null, error: string): Commit {
  return {
    ...nothingCommitted(taken, table !== null),
    settled: [failed.streamId],
    refused: [failed.id],
    outgoing: toldTo(failed, table, { done: false, fault: failed.id }),
    aside: [{ command: failed.body, error }],
  };
}

/**
 * Creates the message to the sender of a command. Returns an empty list if nobody waits for the command, or if it can't
 * be read.
 */
function toldTo({ body }: TakenCommand, table: Table | null, outcome: CommandResult): string[] {
  try {
    return answerTo(parseCommand(body), table, outcome).map((message) => JSON.stringify(message));
  } catch {
    return [];
  }
}

/** Refuses all commands at an unreadable table and tells each sender the reason. */
export function refusedAll(taken: Taken, text: string): Commit {
  const { commands } = taken;
  return {
    ...nothingCommitted(taken, false),
    settled: commands.map(({ streamId }) => streamId),
    refused: commands.map(({ id }) => id),
    outgoing: commands.flatMap((command) => toldTo(command, null, { done: false, refusal: { text } })),
  };
}

/** Returns a commit that changes nothing, for callers to add to. */
export function nothingCommitted({ seq, stamp }: Pick<Taken, 'seq' | 'stamp'>, holds: boolean): Commit {
  return { expected: seq, stamp, holds, settled: [], change: null, refused: [], outgoing: [], panel: false, aside: [] };
}
