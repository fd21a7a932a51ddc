import type { Game } from '../kernel/game.ts';
import { createTable, type Table } from '../kernel/table.ts';
import type { Create, TableId } from './types.ts';

/**
 * Returns a new table. A replay of the log gives exactly the same table. Throws `Refused` for options that the game
 * doesn’t accept.
 */
export function openedTable(game: Game<unknown>, id: TableId, create: Create, commitment: string): Table {
  const { title, owner, options, patience, pace } = create;
  return createTable(game, { id, title, owner, options, commitment, patience, pace });
}
