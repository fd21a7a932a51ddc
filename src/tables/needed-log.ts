import type { Entry } from '../kernel/table.ts';
import type { History } from './history.ts';
import type { Command, OpeningEntry, TableId } from './types.ts';

/**
 * Loads the entries that a command needs, up to the latest entry `last`: everything that a vote to go back would take
 * back, or the undo that a redo reverses with the answers that it took back. Returns an empty list for other commands.
 */
export async function neededLog(
  id: TableId,
  { input }: Command,
  last: number,
  history: Pick<History, 'entries'>,
): Promise<(Entry | OpeningEntry)[]> {
  if (input.t === 'consent' && input.yes && input.proposal.do === 'rewind')
    return history.entries(id, input.proposal.to + 1, last);
  if (input.t !== 'redo' || input.undo !== last) return [];
  const [undo] = await history.entries(id, input.undo, input.undo);
  return history.entries(id, Math.min(input.undo, ...(undo?.undone === undefined ? [] : undo.undone)), input.undo);
}
