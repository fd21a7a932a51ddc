import type { Made } from './answer-sender.ts';

/** Discord's flag for a message that makes no sound and shows no banner. */
const SUPPRESS_NOTIFICATIONS = 1 << 12;

/** Returns the message with the flag, so that it notifies nobody. */
export function silent({ body, files }: Made): Made {
  return { body: { ...body, flags: SUPPRESS_NOTIFICATIONS }, files };
}
