import type { BlocksDraft, RowsDraft } from '../src/discord/compose/body.ts';
import { forgetDraft } from '../src/discord/compose/forget.ts';
import { messagesDraft, profileDraft } from '../src/discord/compose/profile.ts';
import type { Incoming } from '../src/discord/payload.ts';
import { localDate } from '../src/tables/calendar.ts';
import { leavingOf } from '../src/tables/leave-for-good.ts';
import { calendarOf } from '../src/tables/waking.ts';
import type { CommandContext } from './context.ts';

/** Shows a person's own times, each with a button that changes it. */
export async function profileOf(
  { person }: Pick<Incoming, 'person'>,
  { backend, now }: CommandContext,
): Promise<BlocksDraft> {
  const [choice, times, nudgesRing, mutes, refused] = await Promise.all([
    backend.messages(person.id),
    backend.times(person.id),
    backend.mutes.nudgesRing(person.id),
    backend.mutes.all(person.id, now()),
    backend.invitations.refusedBy(person.id),
  ]);
  const calendar = calendarOf(times);
  const tables = await backend.summaries([...mutes.keys()]);
  const muted = tables.flatMap(({ id, title, status }) => {
    const until = mutes.get(id);
    return until === undefined || status !== 'playing' ? [] : [{ table: id, title, until }];
  });
  const today = localDate(now(), calendar?.zone ?? 'UTC');
  return profileDraft({ ...choice, calendar, today, nudgesRing, muted, refused: refused.length });
}

/** Asks a person whether to delete all their data, and says what becomes of their tables. */
export async function forgetQuestion(
  { person }: Pick<Incoming, 'person'>,
  { backend }: Pick<CommandContext, 'backend'>,
): Promise<RowsDraft> {
  const ways = (await backend.tablesOf(person.id)).flatMap((table) => {
    const left = leavingOf(table, person.id);
    return left === null ? [] : [{ isLobby: table.status === 'lobby', isEnd: left.input.t === 'end' }];
  });
  const running = ways.filter(({ isLobby }) => !isLobby);
  const ends = running.filter(({ isEnd }) => isEnd).length;
  return forgetDraft({ ends, bots: running.length - ends, lobbies: ways.length - running.length });
}

/** Shows when tables may notify a person, with menus to change it. */
export async function messagesOf(
  { person }: Pick<Incoming, 'person'>,
  { backend, now }: CommandContext,
): Promise<RowsDraft> {
  const [choice, zone, next] = await Promise.all([
    backend.messages(person.id),
    backend.zone(person.id),
    backend.nextDigest(person.id, now()),
  ]);
  return messagesDraft({ ...choice, zone, next });
}
