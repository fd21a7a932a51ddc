import type { ChatBackend } from '../src/discord/backend.ts';
import type { GameId } from '../src/kernel/types.ts';
import type { Asker } from './context.ts';
import { tableOfThread } from './tables.ts';

/** The games that a person may mean: the named one, the game of this table, those that the person plays, or all. */
export async function gamesMeant(
  all: readonly GameId[],
  named: unknown,
  asker: Asker,
  { backend }: { backend: Pick<ChatBackend, 'tableOf' | 'summary' | 'tablesOf'> },
): Promise<readonly GameId[]> {
  if (typeof named === 'string' && all.includes(named)) return [named];
  const table = await tableOfThread(asker, { backend });
  if (table !== null && all.includes(table.game)) return [table.game];
  const own = await backend.tablesOf(asker.person.id);
  const played = all.filter((game) => own.some((one) => one.status === 'playing' && one.game === game));
  return played.length > 0 ? played : all;
}
