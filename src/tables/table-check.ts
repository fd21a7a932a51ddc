import type { StoredPast } from '../store/table-store.ts';
import { type Games, isKnown, rulesOf } from './games.ts';
import type { Held } from './held.ts';
import { type Difference, History } from './history.ts';
import { tableHash } from './replay.ts';
import { isSound, UnreadableTable } from './stored-table.ts';
import type { TableId } from './types.ts';

/**
 * The result of replaying a table with this version of the program.
 * - `same`: the log leads to the table's position.
 * - `carried`: the table was played with older rules, and its log leads elsewhere with the rules of today. That does no
 * harm, because a worker continues such a table from its stored position, and nothing continues a finished game.
 * - `differs`: the log leads to another position, or can't be replayed.
 * - `unsound`: the game rejects the position.
 * - `newer`: the table was played with newer rules than this version has.
 * - `unknown`: this version doesn't have the game.
 * - `unreadable`: the position, the head or the secret is damaged or missing.
 */
export type CheckResult = 'same' | 'carried' | 'differs' | 'unsound' | 'newer' | 'unknown' | 'unreadable';

/** A table after its check. */
export interface TableCheck {
  id: TableId;
  /** Empty if the table can't be read. */
  game: string;
  title: string;
  status: string;
  /** The number of the table's latest entry. */
  seq: number;
  result: CheckResult;
  /** The first entry that differs, if one was found. */
  difference: Difference | null;
  /** The hash of the position; empty if the position can't be read. */
  hash: string;
}

/** The results after which a table can go on. */
export const FINE: ReadonlySet<CheckResult> = new Set<CheckResult>(['same', 'carried']);

/** Checks a table by replaying its log. Changes nothing. Throws only for errors of the store. */
export async function checkTable(id: TableId, past: StoredPast, games: Games): Promise<TableCheck> {
  const history = new History(past, games);
  const held = await readHeld(id, history);
  if (held === null)
    return { id, game: '', title: '', status: '', seq: 0, result: 'unreadable', difference: null, hash: '' };
  const { table } = held;
  const { game, title, status, seq } = table;
  const { result, difference } = await resultOf(id, held, history, games);
  return { id, game, title, status, seq, result, difference, hash: tableHash(table) };
}

async function readHeld(id: TableId, history: History): Promise<Held | null> {
  try {
    return await history.now(id);
  } catch (error) {
    if (error instanceof UnreadableTable) return null;
    throw error;
  }
}

async function resultOf(
  id: TableId,
  held: Held,
  history: History,
  games: Games,
): Promise<Pick<TableCheck, 'result' | 'difference'>> {
  const { table } = held;
  const game = games.find(table.game);
  if (game === null) return { result: 'unknown', difference: null };
  if (!isKnown(table, games)) return { result: 'newer', difference: null };
  if (!isSound(table, game)) return { result: 'unsound', difference: null };
  if (await history.agrees(id, held)) return { result: 'same', difference: null };
  const isOlder = table.state !== null && rulesOf(table).rules < game.rules;
  return { result: isOlder ? 'carried' : 'differs', difference: await history.difference(id, held) };
}
