import { bold } from '../src/discord/markdown.ts';
import type { Click } from '../src/discord/payload.ts';
import { type Reply, say } from '../src/discord/reply.ts';
import { Refused } from '../src/kernel/types.ts';
import { MOST_WATCHED } from '../src/store/watching.ts';
import type { Summary } from '../src/tables/summary.ts';
import type { TableId } from '../src/tables/types.ts';
import { assertNotBlocked } from './blocked.ts';
import type { CommandContext } from './context.ts';
import { seatAt } from './tables.ts';

/** Shows a table to a person, and puts it into their inbox under “Watching” unless they play there (T-WATCH-01). */
export async function watch(summary: Summary, clicked: Click, context: CommandContext): Promise<Reply> {
  const { backend } = context;
  const { id: table, title, status, place } = summary;
  const { id: interaction, person } = clicked;
  const seat = seatAt(summary, clicked);
  if (seat !== null) return { do: 'read', table, reader: seat, read: { what: 'map' } };
  const shown: Reply = { do: 'read', table, reader: 'spectator', read: { what: 'watch' } };
  if (status !== 'playing') return shown;
  await assertNotBlocked(place.guild, clicked, context);
  const watched = await backend.watching.of(person.id);
  if (watched.length >= MOST_WATCHED && !watched.includes(table))
    throw new Refused(
      `You already watch ${MOST_WATCHED} tables. Stop watching one of them first. /inbox lists them.`,
      'T-WATCH-01',
    );
  const says = `You watch ${bold(title)}.`;
  const told = await backend.watching.set(person.id, table, true, { interaction, says });
  return told === says ? shown : say(told);
}

/** Takes a table out of a person's inbox (T-WATCH-01). Returns the text for the person. */
export function stopWatching(
  table: TableId,
  { id: interaction, person }: Pick<Click, 'id' | 'person'>,
  { backend }: Pick<CommandContext, 'backend'>,
): Promise<string> {
  return backend.watching.set(person.id, table, false, { interaction, says: 'You no longer watch this table.' });
}
