import type { Desk } from '../src/discord/desk.ts';
import type { GameId } from '../src/kernel/types.ts';
import type { Asker } from './context.ts';

/**
 * Which of these games somebody means: the one that they named, else that of the table here, else those that they play;
 * all where there is none.
 */
export async function gamesMeant(
  all: readonly GameId[],
  named: unknown,
  asker: Asker,
  { desk }: { desk: Pick<Desk, 'tableOf' | 'summary' | 'tablesOf'> },
): Promise<readonly GameId[]> {
  if (typeof named === 'string' && all.includes(named)) return [named];
  const here = await desk.tableOf(asker.channel.id);
  const table = here === null ? null : await desk.summary(here);
  if (table !== null && all.includes(table.game)) return [table.game];
  const own = await desk.tablesOf(asker.person.id);
  const played = all.filter((game) => own.some((one) => one.status === 'playing' && one.game === game));
  return played.length > 0 ? played : all;
}
