import { actingSeat } from '../kernel/seats.ts';
import type { Applied, Entry, Input, PlayerId, Table } from '../kernel/table.ts';
import type { Commit } from '../store/table-store.ts';
import type { BotTurn } from './asked.ts';
import type { Games } from './games.ts';
import type { Held } from './held.ts';
import type { DirectoryNews } from './listing.ts';
import type { StoredClocks } from './turn-clocks.ts';
import type { OpeningEntry, PendingLine } from './types.ts';

/** The data that a batch needs in addition to its commands and their table. */
export interface Help {
  games: Games;
  /** The earlier state of the table that an undo or an agreed rewind returns to; null if the batch contains neither. */
  past: Table | null;
  /** The reason why no table can be opened now, or null. */
  full: string | null;
  /** The line that waits for bots before the batch, or null. */
  going: PendingLine | null;
  /** The clocks of a table with a pace, and the time that counts for its players; omitted at other tables. */
  clocks?: StoredClocks | undefined;
  /** The log entries that the command needs, as `neededLog` returns them. */
  log: readonly (Entry | OpeningEntry)[];
}

/** The result of some commands, which is either committed as a whole or discarded with the copy of the table. */
export interface Batch {
  commit: Commit;
  /** The table after the commands; null if none exists yet. */
  held: Held | null;
  /** Length of the table's JSON text; null if the table is unchanged. */
  size: number | null;
  bots: BotTurn[];
  news: DirectoryNews;
}

/** Returns the people whom an input brings to the table, so that their lists of tables name it. */
export function newcomers(input: Input): PlayerId[] {
  switch (input.t) {
    case 'seat':
    case 'take':
      return [input.player];
    case 'reserve':
      return [input.guest];
    case 'invite':
      return input.people.flatMap(({ player }) => (player === null ? [] : [player]));
    default:
      return [];
  }
}

/** Returns the log entry of an applied input. */
export function entryOf(input: Pick<Entry, 'seq' | 'id' | 'by' | 'at' | 'input'>, applied: Applied): Entry {
  const entry: Entry = { ...input, events: applied.events };
  if (applied.undone.length > 0) entry.undone = applied.undone;
  if (input.input.t === 'answer' || input.input.t === 'timeout') entry.reveals = applied.barrier === 'after';
  return entry;
}

/**
 * True if others see nothing of an entry. Standing orders are private (T-ORDERS-01), and a prepared answer may have changed
 * them (T-AHEAD-02). If the public panel were posted again for them, others could tell.
 */
export function isPrivate({ input, events }: Pick<Entry, 'events'> & Pick<Entry | OpeningEntry, 'input'>): boolean {
  return input.t === 'orders' && events.every(({ text }) => text === null);
}

/** Returns the fields of the head that tell when a seat acted, at the time `seen` (ms since 1970), and its latest undo. */
export function actedFields(
  { seq, by, input }: Pick<Entry, 'seq' | 'by' | 'input'>,
  seen: number,
): Record<string, string> {
  const acting = by === 'clock' ? null : actingSeat(input);
  return {
    ...(acting === null ? {} : { [`acted:${acting}`]: `${seq}:${seen}` }),
    ...(input.t === 'undo' ? { [`undone:${input.seat}`]: `${seq}` } : {}),
  };
}
