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
import { faultOf } from '../queue/fault.ts';
import type { MessageBody, MessageRef } from '../queue/transport.ts';

/** Where an interaction is answered. */
export interface Address {
  id: string;
  application: string;
  token: string;
}

/** The answers that go out at once, past the delivery queue. */
export interface Callbacks {
  /**
   * Gives the first answer to an interaction. `taken`, or the place of its message: Discord accepted it. `lost`: it came too
   * late, was given before, or could not be delivered. The person was then told that the bot didn't respond, so nothing may be
   * done in their name. `wantsPlace` asks Discord for the place in the same request.
   */
  respond(to: Address, response: APIInteractionResponse, wantsPlace?: boolean): Promise<'taken' | 'lost' | MessageRef>;
  /** Fills in an answer that was promised. */
  fill(to: Address, body: MessageBody): Promise<void>;
  /** A further message of the same answer, seen only by the person. */
  follow(to: Address, body: MessageBody): Promise<void>;
  /** The place of the first answer, if `respond` didn't return it. */
  find(to: Address): Promise<MessageRef>;
  /** Whether a person still reads that the bot is thinking, for an answer that was promised in a message of its own. */
  isAwaited(to: Address): Promise<boolean>;
}

/** Pauses before the second and third try, in milliseconds: all three lie within Discord's 3 seconds. */
const PAUSES = [150, 500];

/** What is said where Discord refuses what was to be said; it holds nothing that could be refused. */
const REFUSED =
  'I couldn’t show this answer, because Discord rejected it. Please try again, or look with `/game status`.';

/**
 * Answers by REST. Without the bot's token: the interaction's own is enough, and discord.js drops the bot's for good
 * whenever a request with it is refused, as it is for an interaction that ran out. What Discord refuses for its form is
 * said in words of which nothing can be refused.
 */
export function restCallbacks(rest: REST, log: Pick<Logger, 'error'>): Callbacks {
  const refused = (error: unknown): void => {
    if (error instanceof DiscordAPIError) log.error({ fault: faultOf(error) }, 'Discord rejected an answer');
  };

  /** Says that an answer was refused; who can't be told even that reads from Discord that the bot did not respond. */
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

  /** Sends one message of an answer, or that it was refused. */
  async function say(body: MessageBody, send: (body: MessageBody) => Promise<unknown>): Promise<void> {
    try {
      await send(body);
    } catch (error) {
      if (!isForm(error)) throw error;
      refused(error);
      await send({ content: REFUSED, flags: body['flags'] });
    }
  }

  async function first({ application, token }: Address): Promise<RESTGetAPIWebhookWithTokenMessageResult> {
    // The route says what Discord answers; only ids and flags are read of it.
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
            // After a try without an answer: it had got through.
            if (error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged)
              return unsure ? 'taken' : 'lost';
            if (error.code === RESTJSONErrorCodes.UnknownInteraction) return 'lost';
            refused(error);
            // Where nobody may write, as in a locked thread, an apology would be refused too.
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
        // The message was dismissed, or its thread sleeps, in which nothing is edited: a new one takes its place.
        if (!(error instanceof DiscordAPIError) || GONE.includes(Number(error.code))) throw error;
        refused(error);
        await callbacks.follow(to, { ...body, flags: MessageFlags.Ephemeral });
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

/** Codes by which Discord says that an interaction takes no answer any more. */
const GONE: readonly number[] = [
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.InvalidWebhookToken,
];

const created = z.object({
  resource: z.object({ message: z.object({ id: z.string(), channel_id: z.string() }) }),
});

/** The place of the message that an answer created; null if Discord wasn't asked for it. */
function placeIn(given: unknown): MessageRef | null {
  const { success, data } = created.safeParse(given);
  return success ? { channel: data.resource.message.channel_id, message: data.resource.message.id } : null;
}

/** Whether Discord refused what a request says. */
function isForm(error: unknown): boolean {
  if (!(error instanceof DiscordAPIError) || error.code === RESTJSONErrorCodes.InvalidActionOnArchivedThread)
    return false;
  return error.status === 400 || error.status === 413;
}
