import type { Logger } from 'pino';
import { faultOf } from '../queue/fault.ts';
import type { AnswerAddress } from '../store/answers.ts';
import type { Deferral, Deferrals } from '../store/deferrals.ts';
import { OUTAGE, outlasting } from '../store/patience.ts';
import { isStoreAway, storeTrouble } from '../store/trouble.ts';
import type { Incoming } from './payload.ts';
import type { Reply } from './reply.ts';
import { changes } from './responses.ts';

/** The sentence for a person whose action failed for a reason of ours. */
export const FAULT = 'Something went wrong on our side. Nothing was changed; please try again in a moment.';
const SLOW = 'The server is slow just now. Nothing was changed; please try again in a moment.';

/** The tools for keeping promises. */
export interface KeepingTools {
  /** The promised answers that aren't handed on yet. */
  deferrals: Pick<Deferrals, 'keep' | 'settle'>;
  log: Pick<Logger, 'error'>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** How long an action waits for a Redis that is away, in milliseconds; by default 60,000. */
  outage?: number;
}

/** A promise that is being written to Redis. */
export interface Keeping {
  done: Promise<void>;
  /** Whether it waits for a Redis that is away. */
  waits: boolean;
}

/** Writes to Redis that an answer is promised, so that it is given even if this process dies. `reply` is null while unknown. */
export function keep(tools: KeepingTools, incoming: Incoming, reply: Reply | null): Keeping {
  const { deferrals, outage = OUTAGE } = tools;
  const keeping: Keeping = { done: Promise.resolve(), waits: false };
  const trying = async (): Promise<void> => {
    try {
      await deferrals.keep(deferralOf(tools, incoming, reply));
    } catch (error) {
      keeping.waits = isStoreAway(error);
      throw error;
    }
  };
  keeping.done = outlasting(trying, outage);
  return keeping;
}

/**
 * Waits until a promise is written, for at most `patience` milliseconds. Returns the sentence that says why it isn't, or null if it
 * may be given: it is written, or it waits for a Redis that is away.
 */
export async function notKept(
  { deferrals, log }: KeepingTools,
  incoming: Incoming,
  keeping: Keeping,
  patience: number,
): Promise<string | null> {
  const kept = keeping.done.then(
    () => 'kept' as const,
    (error: unknown) => {
      log.error({ id: incoming.id, kind: incoming.kind, fault: faultOf(error) }, 'an answer could not be promised');
      return { trouble: storeTrouble(error) ?? FAULT };
    },
  );
  const inTime = await soon(kept, patience);
  if (inTime === 'kept' || (inTime === null && keeping.waits)) return null;
  if (inTime !== null) return inTime.trouble;
  // Nobody was promised what is written too late.
  void keeping.done.then(() => deferrals.settle(incoming.id)).catch(() => {});
  return SLOW;
}

/** The place of an interaction's answer. */
export function addressOfAnswer(
  { now = Date.now }: Pick<KeepingTools, 'now'>,
  { application, token, guild }: Incoming,
): AnswerAddress {
  return { applicationId: application, token, at: now(), ...(guild === null ? { direct: true } : {}) };
}

/** The promise of an answer, in the form that Redis keeps. */
export function deferralOf(tools: Pick<KeepingTools, 'now'>, incoming: Incoming, reply: Reply | null): Deferral {
  return {
    interaction: incoming.id,
    address: addressOfAnswer(tools, incoming),
    table: reply?.do === 'send' ? reply.table : null,
    stays: changes(incoming),
  };
}

/** The result of some work if it comes within so many milliseconds, else null. */
export async function soon<T>(work: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
