import { copyTable, type Table } from '../kernel/table.ts';
import type { TakenCommand } from '../store/taken.ts';
import { parseCommand } from './commands.ts';
import type { Command, SeenChair } from './types.ts';

/**
 * We assume that a lost entry used at most this many random numbers and at most this many question ids. For each lost
 * entry, this many numbers and this many ids are skipped, so that none is used twice.
 */
const PER_ENTRY = 1_000;

/** Returns a moderator's command to restore a table, or null for any other command. */
export function restorationIn({ body }: Pick<TakenCommand, 'body'>): Command | null {
  try {
    const command = parseCommand(body);
    return command.input.t === 'restore' ? command : null;
  } catch {
    return null;
  }
}

/**
 * Returns a command to restore a table, completed with the number of the entry to restore, which the worker has found.
 */
export function restoringTo(taken: TakenCommand, command: Command, to: number): TakenCommand {
  return { ...taken, body: JSON.stringify({ ...command, input: { ...command.input, to } }) };
}

/**
 * Rebuilds the current table from an earlier valid position, with the current entry number and players. The rebuilt
 * table's counters skip all numbers that the lost entries may have used, so that no random number or question id is
 * used again.
 */
export function presentFrom(good: Table, seq: number, chairs: readonly SeenChair[]): Table {
  const lost = seq - good.seq;
  if (lost === 0) return good;
  const table = { ...copyTable(good), seq };
  if (table.state !== null) {
    table.state.draws += lost * PER_ENTRY;
    table.state.asked += lost * PER_ENTRY;
  }
  if (chairs.length === good.chairs.length)
    table.chairs = chairs.map(({ unready: _, now: __, ...chair }, seat) => {
      const before = good.chairs[seat];
      return { ...chair, ready: before?.player === chair.player ? (before?.ready ?? null) : null };
    });
  return table;
}
