import { fail } from '../validate/errors.ts';
import type { World } from '../world.ts';
import type { Channel, Message } from './records.ts';

/** How long a nonce keeps a repeated message from being posted, in milliseconds. */
const NONCE_WINDOW = 3 * 60_000;

/** Stores the nonce of a new message, and forgets expired nonces. */
export function useNonce(world: World, { data }: Message, nonce: string | number): void {
  const now = world.now();
  const recent = world.nonces.filter(({ at }) => now - at <= NONCE_WINDOW);
  world.nonces.splice(0, world.nonces.length, ...recent);
  world.nonces.push({ channel: data.channel_id, nonce: String(nonce), message: data.id, at: now });
}

/**
 * Returns the message that the bot sent in a channel with this nonce within {@link NONCE_WINDOW}, or null.
 * @throws ApiError 10008 if that message was deleted
 */
export function messageWith(world: World, channel: Channel, nonce: string | number): Message | null {
  const used = world.nonces.findLast((known) => known.channel === channel.id && known.nonce === String(nonce));
  if (used === undefined || world.now() - used.at > NONCE_WINDOW) return null;
  return world.messages.get(used.message) ?? fail('unknownMessage');
}
