import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError, type REST } from 'discord.js';
import { type APIInteractionResponse, RESTJSONErrorCodes, Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { faultOf } from '../queue/fault.ts';
import type { MessageBody } from '../queue/transport.ts';

/** Where an interaction is answered. */
export interface Address {
  id: string;
  application: string;
  token: string;
}

/** The answers that go out at once, past the delivery queue. */
export interface Callbacks {
  /**
   * The first answer to an interaction. `taken`: Discord has it. `lost`: it came too late, was given before, or could
   * not be brought there: the person was told that the bot didn't respond, so nothing may be done in their name.
   */
  respond(to: Address, response: APIInteractionResponse): Promise<'taken' | 'lost'>;
  /** Fills in an answer that was promised. */
  fill(to: Address, body: MessageBody): Promise<void>;
  /** A further message of the same answer, seen only by the person. */
  follow(to: Address, body: MessageBody): Promise<void>;
}

/** Pauses before the second and third try, in milliseconds: all three lie within Discord's 3 seconds. */
const PAUSES = [150, 500];

/**
 * Answers by REST. Without the bot's token: the interaction's own is enough, and discord.js drops the bot's for good
 * whenever a request with it is refused, as it is for an interaction that ran out.
 */
export function restCallbacks(rest: REST, log: Pick<Logger, 'error'>): Callbacks {
  return {
    async respond({ id, token }, response) {
      let unsure = false;
      for (const pause of [...PAUSES, null]) {
        try {
          await rest.post(Routes.interactionCallback(id, token), { body: response, auth: false });
          return 'taken';
        } catch (error) {
          if (error instanceof DiscordAPIError) {
            // After a try without an answer: it had got through.
            if (error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged)
              return unsure ? 'taken' : 'lost';
            if (error.code !== RESTJSONErrorCodes.UnknownInteraction)
              log.error({ id, fault: faultOf(error) }, 'an answer was refused');
            return 'lost';
          }
          unsure = true;
          if (pause !== null) await sleep(pause);
          else log.error({ id, fault: faultOf(error) }, 'an answer could not be brought to Discord');
        }
      }
      return 'lost';
    },
    async fill({ application, token }, body) {
      await rest.patch(Routes.webhookMessage(application, token), { body, auth: false });
    },
    async follow({ application, token }, body) {
      await rest.post(Routes.webhook(application, token), { body, auth: false });
    },
  };
}
