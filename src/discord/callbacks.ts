import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError, type REST } from 'discord.js';
import {
  type APIInteractionResponse,
  InteractionResponseType,
  MessageFlags,
  type RESTGetAPIWebhookWithTokenMessageResult,
  RESTJSONErrorCodes,
  Routes,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import * as z from 'zod';
import { converting, filesIn, inBlocks, isInBlocks, withFiles, withoutFiles } from '../queue/blocks.ts';
import { faultOf } from '../queue/fault.ts';
import { withFlag } from '../queue/flags.ts';
import type { MessageBody, MessageRef } from '../queue/transport.ts';

/** The address of an interaction's answer. */
export interface Address {
  id: string;
  application: string;
  token: string;
}

/** Answers that are sent directly, without the delivery queue. */
export interface Callbacks {
  /**
   * Sends the first answer to an interaction. Returns `taken`, or the message's place, if Discord accepted it. Returns
   * `lost` if the answer was late, a duplicate or undeliverable. After `lost`, nothing may be done in the person's
   * name, because they have been told that the bot didn't respond. `wantsPlace` asks Discord for the message's place in
   * the same request.
   */
  respond(to: Address, response: APIInteractionResponse, wantsPlace?: boolean): Promise<'taken' | 'lost' | MessageRef>;
  /** Fills in an answer that was promised. */
  fill(to: Address, body: MessageBody): Promise<void>;
  /** Sends another message as part of the same answer, visible only to the person. */
  follow(to: Address, body: MessageBody): Promise<void>;
  /** Returns the place of the first answer, in case `respond` didn't return it. */
  find(to: Address): Promise<MessageRef>;
  /** True if the person still sees “thinking”. Used for answers that were promised in a separate message. */
  isAwaited(to: Address): Promise<boolean>;
}

/** Pauses before the second and third try, in milliseconds. All three tries fall within Discord's 3 seconds. */
const PAUSES = [150, 500];

/** Sent if Discord rejects an answer; this text is simple enough not to be rejected itself. */
const REFUSED =
  'I couldn’t show this answer, because Discord rejected it. Please try again, or look with `/game status`.';

/**
 * Answers over REST with the interaction's token. With the bot's own token, a rejected request (such as one about an
 * expired interaction) would make discord.js drop the token permanently. If Discord rejects an answer's content, the
 * person gets a plain apology.
 */
export function restCallbacks(rest: REST, log: Pick<Logger, 'error'>): Callbacks {
  const refused = (error: unknown): void => {
    if (error instanceof DiscordAPIError) log.error({ fault: faultOf(error) }, 'Discord rejected an answer');
  };

  /**
   * Sends the apology for a rejected answer. If the apology fails too, Discord tells the person that the bot did not
   * respond.
   */
  async function apologize({ id, token }: Address, { type }: APIInteractionResponse): Promise<void> {
    const response =
      type === InteractionResponseType.ApplicationCommandAutocompleteResult
        ? { type, data: { choices: [] } }
        : {
            type: InteractionResponseType.ChannelMessageWithSource,
            data: { content: REFUSED, flags: MessageFlags.Ephemeral },
          };
    await rest.post(Routes.interactionCallback(id, token), { body: response, auth: false }).catch(refused);
  }

  /** Sends one message of an answer, or the apology if it is rejected. */
  async function say(body: MessageBody, send: (body: MessageBody) => Promise<unknown>): Promise<void> {
    try {
      await send(body);
    } catch (error) {
      if (!isForm(error)) throw error;
      refused(error);
      // Whether a message in blocks can name files that it already has isn't documented.
      const plain = isInBlocks(body) ? withoutFiles(body) : null;
      if (plain !== null && filesIn(body['components']).length > 0) return say(plain, send);
      await send(apologyFor(body));
    }
  }

  async function first({ application, token }: Address): Promise<RESTGetAPIWebhookWithTokenMessageResult> {
    // Discord's documented response to this route; only ids and flags are used.
    return (await rest.get(Routes.webhookMessage(application, token), {
      auth: false,
    })) as RESTGetAPIWebhookWithTokenMessageResult;
  }

  const callbacks: Callbacks = {
    async respond({ id, token, application }, response, wantsPlace = false) {
      const query = new URLSearchParams(wantsPlace ? { with_response: 'true' } : {});
      let unsure = false;
      for (const pause of [...PAUSES, null]) {
        try {
          const given = await rest.post(Routes.interactionCallback(id, token), { body: response, query, auth: false });
          return placeIn(given) ?? 'taken';
        } catch (error) {
          if (error instanceof DiscordAPIError) {
            // Discord accepted an earlier try, and its response got lost.
            if (error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged)
              return unsure ? 'taken' : 'lost';
            if (error.code === RESTJSONErrorCodes.UnknownInteraction) return 'lost';
            refused(error);
            // For example, Discord would reject an apology in a locked thread too.
            if (error.code !== RESTJSONErrorCodes.InvalidActionOnArchivedThread)
              await apologize({ id, token, application }, response);
            return 'lost';
          }
          unsure = true;
          if (pause !== null) await sleep(pause);
          else log.error({ id, fault: faultOf(error) }, 'an answer could not be delivered to Discord');
        }
      }
      return 'lost';
    },
    async fill(to, body) {
      const { application, token } = to;
      const edit = (made: MessageBody): Promise<unknown> =>
        rest.patch(Routes.webhookMessage(application, token), { body: made, auth: false });
      try {
        await say(body, edit);
      } catch (error) {
        // The message was dismissed, or its archived thread allows no edits, so a new message takes its place.
        if (!(error instanceof DiscordAPIError) || GONE.includes(Number(error.code))) throw error;
        refused(error);
        await callbacks.follow(to, withFlag(withoutFiles(body), MessageFlags.Ephemeral));
      }
    },
    async follow({ application, token }, body) {
      await say(body, (made) => rest.post(Routes.webhook(application, token), { body: made, auth: false }));
    },
    async find(to) {
      const found = await first(to);
      return { channel: found.channel_id, message: found.id };
    },
    async isAwaited(to) {
      const { flags = 0 } = await first(to);
      return (flags & MessageFlags.Loading) !== 0;
    },
  };
  return callbacks;
}

/** The apology for a rejected message, in the form of that message. */
function apologyFor(body: MessageBody): MessageBody {
  const apology = { content: REFUSED, flags: body['flags'] };
  if (!isInBlocks(body)) return apology;
  return converting(withFiles(inBlocks({ content: REFUSED }), []));
}

/** Codes of errors after which an interaction can no longer be answered. */
const GONE: readonly number[] = [
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.InvalidWebhookToken,
];

const created = z.object({
  resource: z.object({ message: z.object({ id: z.string(), channel_id: z.string() }) }),
});

/** Returns the place of the message that an answer created; null if Discord wasn't asked for it. */
function placeIn(given: unknown): MessageRef | null {
  const { success, data } = created.safeParse(given);
  return success ? { channel: data.resource.message.channel_id, message: data.resource.message.id } : null;
}

/** True if Discord rejected the content of a request. */
function isForm(error: unknown): boolean {
  if (!(error instanceof DiscordAPIError) || error.code === RESTJSONErrorCodes.InvalidActionOnArchivedThread)
    return false;
  return error.status === 400 || error.status === 413;
}
