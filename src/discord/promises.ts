import type { EventEmitter } from 'node:events';
import type { Logger } from 'pino';
import type { Backend } from '../queue/backend.ts';
import { faultOf } from '../queue/fault.ts';
import { LIFETIME } from '../store/answers.ts';
import type { Deferral, Deferrals } from '../store/deferrals.ts';
import type { Callbacks } from './callbacks.ts';
import { outcomesOf, tellOutcome } from './leftovers.ts';

const LOST =
  'That was not done: what the bot had noted of it was lost just then. Please look at the table, and do it once more.';

/** Promises that are remembered at most: those of some minutes in a busy server. */
const MOST = 2_000;

/** What promises are kept with. */
interface PromiseTools {
  deferrals: Pick<Deferrals, 'keep' | 'locate' | 'settle' | 'isKnown' | 'left'>;
  backend: Pick<Backend, 'withdraw'>;
  callbacks: Pick<Callbacks, 'fill' | 'follow' | 'isAwaited'>;
  log: Pick<Logger, 'info' | 'warn'>;
}

interface Promised {
  deferral: Deferral;
  /** When it was kept, by `performance.now()`. */
  at: number;
  /** Whether it was handed on: then the rest of the program answers. */
  isHandedOn: boolean;
}

/**
 * The promises of this process, kept in Redis and remembered here. Redis may lose its latest writes, and with them a promise, what
 * a person did, or the answer to it. Who still waits then is told so.
 */
export class Promises {
  readonly #tools: PromiseTools;
  readonly #promised = new Map<string, Promised>();

  constructor(tools: PromiseTools) {
    this.#tools = tools;
  }

  /** Keeps a promise, and where its answer goes. */
  async keep(deferral: Deferral): Promise<void> {
    await this.#tools.deferrals.keep(deferral);
    this.#promised.delete(deferral.interaction);
    this.#promised.set(deferral.interaction, { deferral, at: performance.now(), isHandedOn: false });
    const [oldest] = this.#promised.keys();
    if (this.#promised.size > MOST && oldest !== undefined) this.#promised.delete(oldest);
  }

  /** Keeps where an answer went that was given at once. */
  locate(...given: Parameters<Deferrals['locate']>): Promise<void> {
    return this.#tools.deferrals.locate(...given);
  }

  /** What was promised is handed on, or needed no more. */
  async settle(interaction: string): Promise<void> {
    const promised = this.#promised.get(interaction);
    if (promised !== undefined) promised.isHandedOn = true;
    await this.#tools.deferrals.settle(interaction);
  }

  /** Redis is back after it was away: what it lost is kept again, or told to who waits for it. */
  async lookAfter(): Promise<void> {
    const { deferrals, backend, callbacks, log } = this.#tools;
    const handedOn: Deferral[] = [];
    for (const [id, { deferral, at, isHandedOn }] of this.#promised) {
      if (performance.now() - at > LIFETIME * 1_000) this.#promised.delete(id);
      else if (!isHandedOn) await this.#keepAgain(deferral);
      else if (!(await deferrals.isKnown(id))) handedOn.push(deferral);
    }
    // Redis has these as they were before they were handed on.
    const owed = await deferrals.left();
    handedOn.push(...owed.filter(({ interaction }) => this.#promised.get(interaction)?.isHandedOn));
    const outcomes = await outcomesOf(handedOn, { deferrals, backend }, LOST);
    if (outcomes.length === 0) return;
    log.warn({ lost: outcomes.length }, 'Redis has lost its latest writes, and what people did with them');
    for (const { deferral } of outcomes) this.#promised.delete(deferral.interaction);
    await Promise.all(outcomes.map((outcome) => tellOutcome({ deferrals, callbacks, log }, outcome)));
  }

  async #keepAgain(deferral: Deferral): Promise<void> {
    const { deferrals } = this.#tools;
    const { interaction } = deferral;
    if (await deferrals.isKnown(interaction)) return;
    await deferrals.keep(deferral);
    // It may have been handed on meanwhile.
    if (this.#promised.get(interaction)?.isHandedOn) await deferrals.settle(interaction);
  }
}

/** A connection is back; a cluster has looked anew which of its servers holds what, as after a fail-over. */
const RETURNS = ['ready', 'refresh'];

/** Has promises looked after each time that Redis is back. Gives the function that ends it. */
export function lookAfterAtReturn(
  redis: Pick<EventEmitter, 'on' | 'off'>,
  promises: Pick<Promises, 'lookAfter'>,
  log: Pick<Logger, 'warn'>,
): () => void {
  let looked = Promise.resolve();
  const heard = (): void => {
    looked = looked
      .then(() => promises.lookAfter())
      .catch((error: Error) => log.warn({ fault: faultOf(error) }, 'promises were not looked after'));
  };
  for (const event of RETURNS) redis.on(event, heard);
  return () => {
    for (const event of RETURNS) redis.off(event, heard);
  };
}
