import type { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import type { Backend } from '../queue/backend.ts';
import { faultOf } from '../queue/fault.ts';
import { LIFETIME } from '../store/answers.ts';
import type { DeferredReplies, DeferredReply } from '../store/deferred-replies.ts';
import { outcomesOf, tellOutcome } from './abandoned-replies.ts';
import type { Callbacks } from './callbacks.ts';

const LOST =
  'That wasn’t done, because the bot has just lost its record of it. Please look at the table and do it again.';

/** Maximum number of remembered promises: about as many as a busy server causes in a few minutes. */
const MOST = 2_000;

/** The services needed to keep promises. */
interface PromiseTools {
  deferrals: Pick<DeferredReplies, 'keep' | 'locate' | 'settle' | 'isKnown' | 'left'>;
  backend: Pick<Backend, 'withdraw'>;
  callbacks: Pick<Callbacks, 'fill' | 'follow' | 'isAwaited'>;
  log: Pick<Logger, 'info' | 'warn'>;
}

interface Promised {
  deferral: DeferredReply;
  /** The value of `performance.now()` when the promise was stored. */
  at: number;
  /** True if the command was handed on to a table, so a worker will answer. */
  isHandedOn: boolean;
}

/**
 * Holds the promises of this process, in Redis and in memory. Redis may lose its latest writes, and with them a
 * promise, a person's action, or the answer. If that happens, the bot tells the people who are still waiting.
 */
export class Promises {
  readonly #tools: PromiseTools;
  readonly #promised = new Map<string, Promised>();

  constructor(tools: PromiseTools) {
    this.#tools = tools;
  }

  /** Stores a promise, or the place of its answer. */
  async keep(deferral: DeferredReply): Promise<void> {
    await this.#tools.deferrals.keep(deferral);
    this.#promised.delete(deferral.interaction);
    this.#promised.set(deferral.interaction, { deferral, at: performance.now(), isHandedOn: false });
    const [oldest] = this.#promised.keys();
    if (this.#promised.size > MOST && oldest !== undefined) this.#promised.delete(oldest);
  }

  /** Stores the place of an immediate answer. */
  locate(...given: Parameters<DeferredReplies['locate']>): Promise<void> {
    return this.#tools.deferrals.locate(...given);
  }

  /** Marks a promise as carried out or no longer needed. */
  async settle(interaction: string): Promise<void> {
    const promised = this.#promised.get(interaction);
    if (promised !== undefined) promised.isHandedOn = true;
    await this.#tools.deferrals.settle(interaction);
  }

  /**
   * Called when Redis is reachable again after an outage. Stores lost promises again, or tells the waiting people that their
   * commands were lost.
   */
  async lookAfter(): Promise<void> {
    const { deferrals, backend, callbacks, log } = this.#tools;
    const handedOn: DeferredReply[] = [];
    for (const [id, { deferral, at, isHandedOn }] of this.#promised) {
      if (performance.now() - at > LIFETIME * 1_000) this.#promised.delete(id);
      else if (!isHandedOn) await this.#keepAgain(deferral);
      else if (!(await deferrals.isKnown(id))) handedOn.push(deferral);
    }
    // Redis still lists these promises as not handed on.
    const owed = await deferrals.left();
    handedOn.push(...owed.filter(({ interaction }) => this.#promised.get(interaction)?.isHandedOn));
    const outcomes = await outcomesOf(handedOn, { deferrals, backend }, LOST);
    if (outcomes.length === 0) return;
    log.warn({ lost: outcomes.length }, 'Redis lost its latest writes, including some commands');
    for (const { deferral } of outcomes) this.#promised.delete(deferral.interaction);
    await Promise.all(outcomes.map((outcome) => tellOutcome({ deferrals, callbacks, log }, outcome)));
  }

  async #keepAgain(deferral: DeferredReply): Promise<void> {
    const { deferrals } = this.#tools;
    const { interaction } = deferral;
    if (await deferrals.isKnown(interaction)) return;
    await deferrals.keep(deferral);
    // The command may have been handed on in the meantime.
    if (this.#promised.get(interaction)?.isHandedOn) await deferrals.settle(interaction);
  }
}

/** Events after which Redis may have lost writes: the connection is back, or a cluster has new masters. */
const RETURNS = ['ready', 'refresh'];

/** Checks the promises each time Redis is reachable again. Returns a function that ends these checks. */
export function lookAfterAtReturn(
  redis: Pick<EventEmitter, 'on' | 'off'>,
  promises: Pick<Promises, 'lookAfter'>,
  log: Pick<Logger, 'warn'>,
): () => void {
  let looked = Promise.resolve();
  const heard = (): void => {
    looked = looked
      .then(() => promises.lookAfter())
      .catch((error: Error) => log.warn({ fault: faultOf(error) }, 'promised answers could not be checked'));
  };
  for (const event of RETURNS) redis.on(event, heard);
  return () => {
    for (const event of RETURNS) redis.off(event, heard);
  };
}
