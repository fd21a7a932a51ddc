import type { Snowflake } from 'discord-api-types/v10';
import { fail } from '../validate/errors.ts';
import type { World } from '../world.ts';
import type { Message } from './records.ts';

/** The age in milliseconds at which edits of a message become limited. */
const OLD_AFTER = 60 * 60_000;

/** The number of edits of old messages that a channel accepts within {@link OLD_EDITS_PER} milliseconds. */
const OLD_EDITS = 3;

/** The period to which {@link OLD_EDITS} applies, in milliseconds. */
const OLD_EDITS_PER = 6_000;

const edits = new WeakMap<World, Map<Snowflake, number[]>>();

/**
 * Counts an edit of a message if it is older than an hour. A channel allows only a few edits of old messages in a short
 * time.
 * @throws ApiError 30046 if the channel's edits of old messages are used up
 */
export function requireEditLeft(world: World, { data }: Message): void {
  const now = world.now();
  if (now - Date.parse(data.timestamp) <= OLD_AFTER) return;
  const channels = edits.get(world) ?? new Map<Snowflake, number[]>();
  edits.set(world, channels);
  const recent = (channels.get(data.channel_id) ?? []).filter((time) => now - time < OLD_EDITS_PER);
  const oldest = recent[0] ?? now;
  if (recent.length >= OLD_EDITS) fail('tooManyOldEdits', { retryAfter: (oldest + OLD_EDITS_PER - now) / 1000 });
  channels.set(data.channel_id, [...recent, now]);
}
