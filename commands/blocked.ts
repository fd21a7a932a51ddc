import { cut } from '../src/discord/limits.ts';
import type { Reply } from '../src/discord/reply.ts';
import { Refused } from '../src/kernel/types.ts';
import type { Command } from '../src/tables/types.ts';
import type { Asker, CommandContext } from './context.ts';

type Backend = { backend: Pick<CommandContext['backend'], 'blocked' | 'summary'> };

/** The commands with which a person opens, joins, confirms or fills a table (T-HOST-08). */
const BEGINNINGS: ReadonlySet<Command['input']['t']> = new Set<Command['input']['t']>([
  ...(['create', 'seat', 'take', 'ready', 'start', 'reserve', 'search'] as const),
]);

/** The longest part of a reason that a refusal quotes. */
const QUOTED = 100;

/** Throws `Refused` if the moderators of a server have blocked a person from its tables (T-HOST-08). */
export async function assertNotBlocked(
  guild: string | null,
  { person, guild: here }: Pick<Asker, 'person' | 'guild'>,
  { backend }: { backend: Pick<CommandContext['backend'], 'blocked'> },
): Promise<void> {
  const block = guild === null ? null : await backend.blocked.find(guild, person.id);
  if (block === null) return;
  const why = block.why === null ? '' : ` (“${cut(block.why, QUOTED)}”)`;
  const server = guild === here ? 'this server' : 'that table’s server';
  throw new Refused(
    `A moderator of ${server} has blocked you from its tables${why}, and only a moderator can end that. You can go on with games that you already play, and games elsewhere aren’t affected.`,
    'T-HOST-08',
  );
}

/**
 * Returns a reply, unless it would let a blocked person begin or watch a game. This is checked here for all commands,
 * buttons and menus, whatever way they took.
 * @throws Refused if the person is blocked on the table's server (T-HOST-08).
 */
export async function unlessBlocked(
  reply: Reply,
  asker: Pick<Asker, 'person' | 'guild'>,
  context: Backend,
): Promise<Reply> {
  const begins = reply.do === 'send' && reply.as !== 'host' && BEGINNINGS.has(reply.input.t);
  const watches = reply.do === 'read' && reply.reader === 'spectator';
  if (!begins && !watches) return reply;
  if (reply.do === 'send' && reply.input.t === 'create') {
    await assertNotBlocked(reply.input.place.guild, asker, context);
    return reply;
  }
  const summary = await context.backend.summary(reply.table);
  if (summary === null) return reply;
  // People who sat at a table may look at it again (T-HOST-09).
  const { id } = asker.person;
  const wasThere =
    summary.owner === id || summary.chairs.some(({ player, before }) => player === id || before?.includes(id) === true);
  if (watches && wasThere) return reply;
  await assertNotBlocked(summary.place.guild, asker, context);
  return reply;
}
