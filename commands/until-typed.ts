import { zoneRow } from '../src/discord/compose/zone.ts';
import { type Reply, say } from '../src/discord/reply.ts';
import { localDate } from '../src/tables/calendar.ts';
import { endOf, readUntil } from '../src/tables/until.ts';
import { calendarOf } from '../src/tables/waking.ts';
import type { Asker, CommandContext } from './context.ts';

/**
 * Returns the end that a person typed or chose, in their time zone (ms since 1970); null if there is none. A number alone
 * counts days. If the text can't be read, or names a day while the zone is unknown, returns the answer that says so.
 */
export async function untilTyped(
  text: string,
  { person }: Pick<Asker, 'person'>,
  { backend, now }: Pick<CommandContext, 'backend' | 'now'>,
): Promise<{ until: number | null } | Reply> {
  const zone = calendarOf(await backend.times(person.id))?.zone ?? null;
  const read = readUntil(/^\d+$/.test(text) ? `${text} days` : text, localDate(now(), zone ?? 'UTC'));
  if ('wrong' in read) return say(read.wrong);
  if (zone === null && 'date' in read) {
    const content = 'I don’t know your time zone yet. Choose it below, then name the day again.';
    return { do: 'say', draft: { content, rows: [zoneRow()] } };
  }
  return { until: endOf(read, now(), zone ?? 'UTC') };
}
