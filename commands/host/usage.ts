import { usageDraft } from '../../src/discord/compose/usage.ts';
import type { Reply } from '../../src/discord/reply.ts';
import type { Asker, CommandContext } from '../context.ts';
import { mayKnow } from '../tables.ts';
import { moderatedServer } from './require-moderator.ts';

/**
 * `/host usage`: shows moderators what their server uses (T-HOST-11). It names only tables in channels that the moderator
 * can see.
 */
export async function showUsage(asker: Asker, context: CommandContext): Promise<Reply> {
  const { backend, limits, games, now } = context;
  const guild = await moderatedServer(asker, context);
  const usage = await backend.usage.of(guild, limits.openings.server, now());
  const waiting = usage.waiting.filter((table) => mayKnow(table, asker, context));
  return { do: 'say', draft: usageDraft(usage, { limits, waiting }, games) };
}
