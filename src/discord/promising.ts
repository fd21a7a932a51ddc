import type { Logger } from 'pino';
import { faultOf } from '../queue/fault.ts';
import type { AnswerAddress } from '../store/answers.ts';
import type { DeferredReplies, DeferredReply } from '../store/deferred-replies.ts';
import { OUTAGE, outlasting } from '../store/patience.ts';
import { isStoreAway, storeTrouble } from '../store/redis-errors.ts';
import type { ChatBackend } from './backend.ts';
import type { Address, Callbacks } from './callbacks.ts';
import { bodyOf } from './compose/body.ts';
import { isDirect } from './interaction-place.ts';
import { SLOW } from './no-time.ts';
import type { Incoming } from './payload.ts';
import type { Reply } from './reply.ts';
import { changes, own, updates } from './responses.ts';

/** Time before the bot promises an answer, in milliseconds: half of what Discord allows. */
export const PATIENCE = 1_500;

export const FAULT = 'Something went wrong on our side. Nothing was changed. Please try again in a moment.';

/** The services needed to promise an answer. */
export interface PromisingTools {
  backend: Pick<ChatBackend, 'withdraw'>;
  /** Promises whose commands have not been sent on yet. */
  deferrals: Pick<DeferredReplies, 'keep' | 'locate' | 'settle'>;
  callbacks: Pick<Callbacks, 'follow'>;
  log: Pick<Logger, 'warn' | 'error'>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds after which the bot promises an answer that it doesn't have yet. */
  patience?: number;
  /** Maximum time for storing a promise, in milliseconds; half of `patience` by default. */
  patienceToKeep?: number;
  /** How long an action waits for an unreachable Redis, in milliseconds. */
  outage?: number;
}

/** A promise that is being stored. */
export interface Keeping {
  done: Promise<void>;
  /** True if storing the promise has to wait for an unreachable Redis. */
  waits: boolean;
}

/** Starts storing a promise, and waits if Redis is unreachable. */
export function keep(tools: PromisingTools, incoming: Incoming, reply: Reply | null): Keeping {
  const { deferrals, outage = OUTAGE } = tools;
  const keeping: Keeping = { done: Promise.resolve(), waits: false };
  const trying = async (): Promise<void> => {
    try {
      await deferrals.keep(deferral(tools, incoming, reply));
    } catch (error) {
      keeping.waits = isStoreAway(error);
      throw error;
    }
  };
  keeping.done = outlasting(trying, outage);
  return keeping;
}

/**
 * Waits until a promise is stored. Returns the reason if the promise isn't stored in time, unless Redis is
 * unreachable.
 */
export async function notKept(tools: PromisingTools, incoming: Incoming, keeping: Keeping): Promise<string | null> {
  const { deferrals, log, patience = PATIENCE, patienceToKeep = patience / 2 } = tools;
  const kept = keeping.done.then(
    () => 'kept' as const,
    (error: unknown) => {
      log.error({ id: incoming.id, kind: incoming.kind, fault: faultOf(error) }, 'an answer could not be promised');
      return { trouble: storeTrouble(error) ?? FAULT };
    },
  );
  const inTime = await within(kept, patienceToKeep);
  if (inTime === 'kept' || (inTime === null && keeping.waits)) return null;
  if (inTime !== null) return inTime.trouble;
  // If the promise is stored after all, it is settled at once, because nobody is waiting for it anymore.
  void keeping.done.then(() => deferrals.settle(incoming.id)).catch(() => {});
  return SLOW;
}

/**
 * Withdraws an action after the person was told that nothing was done. If a worker has carried out the action in the
 * meantime, sends the person the answer to the action instead.
 */
export async function takeBack(tools: PromisingTools, incoming: Incoming, notDone: string): Promise<void> {
  const { backend, callbacks, log, outage = OUTAGE } = tools;
  try {
    const says = await outlasting(() => backend.withdraw(deferral(tools, incoming, null), notDone), outage);
    if (says !== null && says !== notDone)
      await callbacks.follow(address(incoming), own(incoming, bodyOf({ content: says, rows: [] })));
  } catch (error) {
    log.warn({ id: incoming.id, fault: faultOf(error) }, 'a person was told that nothing was done, which may be wrong');
  }
}

/** The address of an interaction's answer. */
export function addressOfAnswer({ now }: PromisingTools, incoming: Incoming, reply: Reply | null): AnswerAddress {
  const { application, token } = incoming;
  const isChanged = updates(incoming, reply) && 'message' in incoming && incoming.message.blocks;
  return {
    applicationId: application,
    token,
    at: now(),
    ...(isDirect(incoming) ? { direct: true } : {}),
    ...(isChanged ? { blocks: true } : {}),
    ...('inbox' in incoming && incoming.inbox ? { inbox: true } : {}),
  };
}

/** Creates the promise of an answer, from what is known about the reply so far. */
export function deferral(tools: PromisingTools, incoming: Incoming, reply: Reply | null): DeferredReply {
  return {
    interaction: incoming.id,
    address: addressOfAnswer(tools, incoming, reply),
    table: reply?.do === 'send' ? reply.table : null,
    person: incoming.person.id,
    guild: incoming.guild,
    stays: changes(incoming),
  };
}

/** The address that an interaction's answers are sent to. */
export function address({ id, application, token }: Incoming): Address {
  return { id, application, token };
}

/** Returns the promise's value if it settles within this many milliseconds, otherwise null. */
export async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
