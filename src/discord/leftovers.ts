import { DiscordAPIError } from 'discord.js';
import { MessageFlags } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Backend } from '../queue/backend.ts';
import { faultOf } from '../queue/fault.ts';
import type { Deferral, Deferrals } from '../store/deferrals.ts';
import type { Callbacks } from './callbacks.ts';

const NOT_DONE = 'That was not done: the bot had to start again just then. Please do it once more.';

/** What the handling of leftovers works with. */
interface LeftoverTools {
  deferrals: Pick<Deferrals, 'left' | 'settle'>;
  backend: Pick<Backend, 'withdraw'>;
  callbacks: Pick<Callbacks, 'fill' | 'follow'>;
  log: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Settles what a bot that died had promised: what it handed on is answered by the delivery, the rest will never be done,
 * and who waits for it is told so. To be called by whoever holds the lease now, soon: what was handed on is known for a minute.
 *
 * @returns when it is decided what was not done; the words go out after that, and `told` settles with them.
 */
export async function settleLeftovers({ deferrals, backend, callbacks, log }: LeftoverTools): Promise<{
  told: Promise<void>;
}> {
  const undone: Deferral[] = [];
  for (const deferral of await deferrals.left()) {
    if (await backend.withdraw(deferral)) undone.push(deferral);
    else await deferrals.settle(deferral.interaction);
  }
  if (undone.length > 0) log.info({ undone: undone.length }, 'answers were promised and not handed on');
  const tell = (deferral: Deferral): Promise<void> => tellUndone({ deferrals, callbacks, log }, deferral, NOT_DONE);
  return { told: Promise.all(undone.map(tell)).then(() => {}) };
}

/** Tells a person who waits for an answer that nothing was done, and settles the promise. */
export async function tellUndone(
  {
    deferrals,
    callbacks,
    log,
  }: Omit<LeftoverTools, 'backend' | 'deferrals'> & { deferrals: Pick<Deferrals, 'settle'> },
  { interaction, address, stays }: Deferral,
  content: string,
): Promise<void> {
  const to = { id: interaction, application: address.applicationId, token: address.token };
  try {
    if (stays) await callbacks.follow(to, { content, flags: MessageFlags.Ephemeral });
    else await callbacks.fill(to, { content });
  } catch (error) {
    // Discord never got the promise, and has told the person that the bot didn’t respond.
    if (!(error instanceof DiscordAPIError))
      log.warn({ id: interaction, fault: faultOf(error) }, 'someone could not be told that nothing was done');
  }
  await deferrals.settle(interaction);
}
