import type { Redis } from 'ioredis';
import type { PlayerId } from '../kernel/table.ts';
import { type ForgetRequest, Forgetting } from '../store/forgetting.ts';
import { type AnyQueue, LATER, oncePerTable, openQueue } from './queues.ts';

/**
 * Plans the steps in which a person's data is deleted (T-FORGET-01). The request is stored until the last step is done. A
 * lost job is added again by `settleAll`.
 */
export class ForgetPlan {
  readonly requests: Forgetting;
  // Two programs take turns: one sends messages, the other one knows the tables.
  readonly #delivery: AnyQueue<'delivery'>;
  readonly #forgets: AnyQueue<'forgets'>;

  constructor(redis: Redis) {
    this.requests = new Forgetting(redis);
    this.#delivery = openQueue('delivery', redis);
    this.#forgets = openQueue('forgets', redis);
  }

  async close(): Promise<void> {
    await Promise.all([this.#delivery.close(), this.#forgets.close()]);
  }

  /** True while a person's data is being deleted. */
  isLeaving(person: PlayerId): Promise<boolean> {
    return this.requests.has(person);
  }

  /** True if a person's data is being deleted because of this interaction. */
  async isFor(person: PlayerId, interaction: string): Promise<boolean> {
    return (await this.requests.of(person))?.answer === interaction;
  }

  /** Begins to delete a person's data. During that time, a second request changes nothing. */
  async begin(person: PlayerId, answer: string, stays: string | null): Promise<void> {
    await this.#add(await this.requests.begin(person, answer, stays));
  }

  /** Notes that a step is done, and starts the next one. */
  async advance(request: ForgetRequest): Promise<void> {
    await this.requests.keep(request);
    await this.#add(request);
  }

  /** Makes sure that no request waits because its job got lost. */
  async settleAll(): Promise<void> {
    for (const request of await this.requests.all()) await this.#add(request);
  }

  async #add({ gone, step }: ForgetRequest): Promise<void> {
    const options = oncePerTable(`forget-${gone}`, LATER);
    if (step === 'messages' || step === 'tell') await this.#delivery.add('forget', { forget: gone }, options);
    else await this.#forgets.add('forget', { forget: gone }, options);
  }
}
