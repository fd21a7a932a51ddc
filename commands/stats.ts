import type { RowsDraft } from '../src/discord/compose/body.ts';
import { serverStatsDraft, statsDraft } from '../src/discord/compose/stats.ts';
import type { Incoming } from '../src/discord/payload.ts';
import { type Reply, say } from '../src/discord/reply.ts';
import { readStatRow, type StatRow } from '../src/tables/stats.ts';
import type { CommandContext } from './context.ts';

type Person = Pick<Incoming, 'person' | 'guild' | 'id'>;

async function rowsOf(player: string, { backend }: Pick<CommandContext, 'backend'>): Promise<StatRow[]> {
  return (await backend.stats.of(player)).flatMap((row) => readStatRow(row) ?? []);
}

/** `/profile stats`: shows a person their own statistics (T-STATS-01). */
export async function ownStats({ person, guild }: Person, context: CommandContext): Promise<RowsDraft> {
  const [rows, listed] = await Promise.all([
    rowsOf(person.id, context),
    guild === null ? null : context.backend.stats.isListed(guild, person.id),
  ]);
  return statsDraft({ rows, listed }, context.games);
}

/** Shows a person's statistics in the server's list, or ends that. */
export async function listStats(to: 'show' | 'hide', asker: Person, context: CommandContext): Promise<Reply> {
  const { id, person, guild } = asker;
  if (guild === null) return say('This works only in a server.');
  await context.backend.stats.list(guild, person.id, to === 'show', {
    interaction: id,
    says:
      to === 'show'
        ? '`/game stats` now lists your games on this server.'
        : '`/game stats` no longer lists your games on this server.',
  });
  return { do: 'turn', draft: await ownStats(asker, context) };
}

/** `/game stats`: lists the games of the people who agreed to that, as far as they were played on this server. */
export async function serverStats({ guild }: Pick<Incoming, 'guild'>, context: CommandContext): Promise<Reply> {
  if (guild === null) return say('This list belongs to a server. `/profile stats` shows your own games.');
  const people = await Promise.all(
    (await context.backend.stats.listedIn(guild)).map(async (player) => ({
      player,
      rows: (await rowsOf(player, context)).filter((row) => row.guild === guild),
    })),
  );
  return { do: 'say', draft: serverStatsDraft(people, context.games) };
}
