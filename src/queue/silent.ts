import { MessageFlags } from 'discord-api-types/v10';
import type { Made } from './answer-sender.ts';
import { withFlag } from './flags.ts';

/** Returns the message with the flag, so that it notifies nobody. */
export function silent({ body, files }: Made): Made {
  return { body: withFlag(body, MessageFlags.SuppressNotifications), files };
}
