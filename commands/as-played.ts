import type { Reply } from '../src/discord/reply.ts';
import type { Asker, CommandContext } from './context.ts';
import { tableOfThread } from './tables.ts';

/**
 * Returns a reply that shows a component in the wording by which the table here plays it. Away from the game's tables,
 * the reply shows the newest wording.
 */
export async function asPlayedHere(
  reply: Reply,
  asker: Pick<Asker, 'channel'>,
  { backend, games }: Pick<CommandContext, 'backend' | 'games'>,
): Promise<Reply> {
  if (reply.do !== 'exhibit' || !('component' in reply.exhibit)) return reply;
  const { game, component } = reply.exhibit;
  const asPlayed = games.find((one) => one.game === game)?.asPlayed;
  if (asPlayed === undefined) return reply;
  const table = await tableOfThread(asker, { backend });
  const options = table?.game === game ? table.options : null;
  return { ...reply, exhibit: { game, component: asPlayed(component, options) } };
}
