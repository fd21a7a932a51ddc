import { DefaultRestOptions, type RESTOptions } from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import * as z from 'zod';
import { TransportError } from '../queue/transport.ts';

/**
 * The wait in seconds if Discord doesn't say how long. In a period of this length, Discord accepts only a few edits of
 * messages older than an hour.
 */
const USUAL_WAIT = 6;

const refusal = z.object({
  code: z.literal(RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached),
  retry_after: z.number().positive().catch(USUAL_WAIT).default(USUAL_WAIT),
});

/** The function that discord.js uses to make its requests. */
type MakeRequest = RESTOptions['makeRequest'];

/**
 * Makes requests, and distinguishes refused edits of old messages from other rate limits. Discord answers such edits
 * and other rate limits alike, with the status 429, so discord.js can't tell them apart. Without this function,
 * discord.js would wait, and hold up all edits in the channel.
 *
 * The returned function throws `TransportError` of the kind `too-old` if the channel takes no more edits of old
 * messages for now.
 *
 * @param send makes the actual request
 */
export const tellingOldEdits =
  (send: MakeRequest = DefaultRestOptions.makeRequest): MakeRequest =>
  async (url, init) => {
    const response = await send(url, init);
    if (response.status !== 429) return response;
    const text = await response.text();
    const refused = refusal.safeParse(parsed(text));
    if (refused.success) {
      const wait = refused.data.retry_after * 1_000;
      throw new TransportError('too-old', 'Discord isn’t accepting more edits of old messages there for now', wait);
    }
    const headers = [...response.headers].map(([name, value]): [string, string] => [name, value]);
    return new Response(text, { status: response.status, statusText: response.statusText, headers });
  };

/** Parses text as JSON, or returns null. Cloudflare's answers are HTML. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
