import { z } from 'zod';
import type { Game } from '../kernel/game.ts';
import { commitment } from '../kernel/random.ts';
import type { Table } from '../kernel/table.ts';
import { unpackText } from '../store/codec.ts';
import type { StoredTable } from '../store/table-store.ts';

/** The answer to every action at a table whose stored position can't be read. */
export const UNREADABLE =
  'I can’t read the saved position of this table, so nothing can be shown or done here now. A moderator of this server can restore it with `/host restore`.';

/** The answer to a moderator if no playable position of a table is left. */
export const NOTHING_TO_RESTORE =
  'No earlier position of this table can be read either, so nothing was changed. The person who runs this bot can restore a backup of the store.';

/**
 * Thrown if a stored table can't be read: it is cut off, isn't JSON, or has no game although its status requires one.
 */
export class UnreadableTable extends Error {
  override name = 'UnreadableTable';
}

const state = z.looseObject({
  game: z.string(),
  rules: z.number(),
  stack: z.array(z.looseObject({ proc: z.string() })),
  pending: z.array(z.looseObject({ id: z.string(), seat: z.number(), options: z.array(z.unknown()) })),
  g: z.looseObject({}),
});

/** The fields of a stored table that code outside the games relies on. The other fields belong to the game. */
const shape = z
  .looseObject({
    id: z.string(),
    game: z.string(),
    title: z.string(),
    status: z.enum(['lobby', 'playing', 'over', 'ended']),
    seq: z.int().nonnegative(),
    chairs: z.array(z.looseObject({ name: z.string() })),
    ready: z.array(z.string()),
    since: z.array(z.looseObject({ seq: z.number(), seat: z.number() })),
    state: state.nullable(),
  })
  // A running or finished game must have a state. A table that was closed before its game began has no state.
  .refine(({ status, state }) => state !== null || status === 'lobby' || status === 'ended');

/**
 * Reads a stored table, with the length of its JSON text.
 * @throws UnreadableTable if the bytes aren't a table.
 */
export function readStored(stored: Buffer): { table: Table; size: number } {
  try {
    const text = unpackText(stored);
    const table: unknown = JSON.parse(text);
    shape.parse(table);
    // The game checks its own part of the table in `isSound`.
    return { table: table as Table, size: text.length };
  } catch (error) {
    throw new UnreadableTable('a stored table can’t be read', { cause: error });
  }
}

/** Reads a stored table; null if it is missing or damaged. */
export function readOr(stored: Buffer | null): Table | null {
  try {
    return stored === null ? null : readStored(stored).table;
  } catch {
    return null;
  }
}

/**
 * Reads a stored table with the length of its JSON text, and checks that its head and its secret belong to it.
 * @throws UnreadableTable
 */
export function readMatching({ snapshot, seq, secret }: Omit<StoredTable, 'stamp'>): {
  table: Table;
  secret: string;
  size: number;
} {
  const { table, size } = readStored(snapshot);
  if (seq !== table.seq) throw new UnreadableTable('the head and the snapshot of the table differ');
  if (secret === null || commitment(secret) !== table.commitment)
    throw new UnreadableTable('the secret of the table is damaged');
  return { table, secret, size };
}

/** True if a table can be shown and continued: the game accepts the position, and can show it to every reader. */
export function isSound<G>(table: Table<G>, game: Game<G>): boolean {
  const { state } = table;
  if (state === null) return true;
  try {
    game.check(state);
    for (const reader of ['spectator', ...table.chairs.keys()] as const) JSON.stringify(game.view(state, reader));
    return true;
  } catch {
    return false;
  }
}
