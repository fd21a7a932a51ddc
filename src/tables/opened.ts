import { randomBytes } from 'node:crypto';
import type { Game } from '../kernel/game.ts';
import { commitment } from '../kernel/random.ts';
import { createTable, type Table } from '../kernel/table.ts';
import { Refused } from '../kernel/types.ts';
import { type Games, gameOf } from './games.ts';
import type { Command, Create, TableId } from './types.ts';

/**
 * Returns a new table. A replay of the log gives exactly the same table. Throws `Refused` for options that the game
 * doesn’t accept.
 */
export function openedTable(game: Game<unknown>, id: TableId, create: Create, commitment: string): Table {
  const { title, owner, options, patience, pace } = create;
  return createTable(game, { id, title, owner, options, commitment, patience, pace });
}

/**
 * Opens the table that a command asks for, with a new secret. `full` is the reason why no table can be opened now, or
 * null. Throws `Refused` if the command doesn't open a table.
 */
export function openTable(
  id: TableId,
  { input }: Command,
  { games, full }: { games: Games; full: string | null },
): { input: Create; table: Table; secret: string } {
  if (input.t !== 'create') throw new Refused('This table doesn’t exist. Open one with `/game new`.', 'T-LOBBY-01');
  if (full !== null) throw new Refused(full);
  const secret = games.secret?.() ?? randomBytes(32).toString('hex');
  return { input, secret, table: openedTable(gameOf(games, input.game), id, input, commitment(secret)) };
}
