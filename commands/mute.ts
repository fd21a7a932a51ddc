import { ALWAYS, type MuteEnd, muteDraft, mutedText } from '../src/discord/compose/mute.ts';
import type { Incoming } from '../src/discord/payload.ts';
import type { Reply } from '../src/discord/reply.ts';
import type { Summary } from '../src/tables/summary.ts';
import type { CommandContext } from './context.ts';
import { profileOf } from './profile-page.ts';
import { seatOr } from './tables.ts';
import { untilTyped } from './until-typed.ts';

type Muting = Pick<Incoming, 'id' | 'person'>;

/** Shows whether a person has muted a table, and how to change that. */
export async function showMute(summary: Summary, asker: Muting, { backend, now }: CommandContext): Promise<Reply> {
  seatOr(summary, asker);
  const until = await backend.mutes.until(asker.person.id, summary.id, now());
  return { do: 'say', draft: muteDraft(summary.id, summary.title, until) };
}

/** Mutes a table until an end that a person typed or chose. `inPlace` changes the message with the menu. */
export async function muteTable(
  summary: Summary,
  text: string,
  asker: Muting,
  context: CommandContext,
  inPlace: boolean,
): Promise<Reply> {
  seatOr(summary, asker);
  const read = await untilTyped(text === ALWAYS ? 'always' : text, asker, context);
  if ('do' in read) return read;
  return { do: inPlace ? 'turn' : 'say', draft: await changed(summary, read.until, asker, context) };
}

/** Ends a person's mute of a table. Shows their settings again if the button was there. */
export async function unmute(
  summary: Summary,
  asker: Muting,
  context: CommandContext,
  from: 'profile' | undefined,
): Promise<Reply> {
  const draft = await changed(summary, undefined, asker, context);
  return { do: 'turn', draft: from === undefined ? draft : await profileOf(asker, context) };
}

async function changed(
  { id, title }: Summary,
  until: MuteEnd,
  { id: interaction, person }: Muting,
  { backend }: CommandContext,
): Promise<ReturnType<typeof muteDraft>> {
  const told = { interaction, says: mutedText(title, until) };
  return muteDraft(id, title, until, await backend.mutes.set(person.id, id, until, told));
}
