import { DiscordAPIError } from 'discord.js';
import { MessageFlags } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Backend } from '../queue/backend.ts';
import { faultOf } from '../queue/fault.ts';
import type { DeferredReplies, DeferredReply } from '../store/deferred-replies.ts';
import type { Callbacks } from './callbacks.ts';

const NOT_DONE = 'That wasn’t done, because the bot restarted at that moment. Please do it again.';

/** The services that this module uses. */
interface LeftoverTools {
  deferrals: Pick<DeferredReplies, 'left' | 'settle'>;
  backend: Pick<Backend, 'withdraw'>;
  callbacks: Pick<Callbacks, 'fill' | 'follow' | 'isAwaited'>;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** A promised answer, and what to tell the person who is still waiting for it. */
export interface OwedWords {
  deferral: DeferredReply;
  says: string;
}

/**
 * Settles the promises that a dead bot left behind. The delivery queue answers commands that the dead bot had already
 * sent on. A person whose command changed a deck gets the answer that was stored with the change. Everyone else is told
 * that nothing was done, and their commands are withdrawn. The next holder of the lease must call this soon, because
 * sent commands are remembered for only a minute.
 * @returns once the fate of every command is known. People get their messages after that, and `told` settles when all
 * messages have been sent.
 */
export async function settleAbandonedReplies({ deferrals, backend, callbacks, log }: LeftoverTools): Promise<{
  told: Promise<void>;
}> {
  const outcomes = await outcomesOf(await deferrals.left(), { deferrals, backend }, NOT_DONE);
  if (outcomes.length > 0)
    log.info({ undone: outcomes.length }, 'answers were promised, but their commands were never sent');
  const tell = (outcome: OwedWords): Promise<void> => tellOutcome({ deferrals, callbacks, log }, outcome);
  return { told: Promise.all(outcomes.map(tell)).then(() => {}) };
}

/** Decides the outcomes of promises, and settles those whose answers are already being sent. */
export async function outcomesOf(
  promised: readonly DeferredReply[],
  { deferrals, backend }: Pick<LeftoverTools, 'backend'> & { deferrals: Pick<DeferredReplies, 'settle'> },
  notDone: string,
): Promise<OwedWords[]> {
  const outcomes: OwedWords[] = [];
  for (const deferral of promised) {
    const says = await backend.withdraw(deferral, notDone);
    if (says === null) await deferrals.settle(deferral.interaction);
    else outcomes.push({ deferral, says });
  }
  return outcomes;
}

/** Tells a person the outcome if they are still waiting for an answer, and settles the promise. */
export async function tellOutcome(
  {
    deferrals,
    callbacks,
    log,
  }: Omit<LeftoverTools, 'backend' | 'deferrals'> & { deferrals: Pick<DeferredReplies, 'settle'> },
  { deferral: { interaction, address, stays }, says: content }: OwedWords,
): Promise<void> {
  const to = { id: interaction, application: address.applicationId, token: address.token };
  try {
    if (stays) await callbacks.follow(to, { content, flags: MessageFlags.Ephemeral });
    // The bot may have died right after it answered.
    else if (await callbacks.isAwaited(to).catch(() => true)) await callbacks.fill(to, { content });
  } catch (error) {
    // Discord never received the promise, so it has told the person that the bot didn’t respond.
    if (!(error instanceof DiscordAPIError))
      log.warn({ id: interaction, fault: faultOf(error) }, 'could not tell a person what happened to their command');
  }
  await deferrals.settle(interaction);
}
