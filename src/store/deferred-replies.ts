import type { Redis } from 'ioredis';
import { type AnswerAddress, Answers, LIFETIME } from './answers.ts';
import { keys } from './keys.ts';

/** An answer that was promised to Discord and is not being sent yet. */
export interface DeferredReply {
  /** The interaction’s id, also the id of the command it causes. */
  interaction: string;
  address: AnswerAddress;
  /** The table that gets a command; null if unknown yet or if no table is concerned. */
  table: string | null;
  /** The person who waits; missing if an older version stored it. */
  person?: string;
  /** The server where they are; null in a direct message, missing if an older version stored it. */
  guild?: string | null;
  /** True if the clicked message stays as it is, so that the answer needs a new message. */
  stays: boolean;
}

/**
 * Promised answers, stored before Discord is told and until their commands are sent on. So the successor of a dead bot
 * knows to whom it owes an answer.
 */
export class DeferredReplies {
  readonly #redis: Redis;
  readonly #answers: Answers;
  readonly #key: string;

  /** @param bot the name of the bot’s lease. Its next holder settles the promises of this one. */
  constructor(redis: Redis, bot: string) {
    this.#redis = redis;
    this.#answers = new Answers(redis);
    this.#key = keys.deferred(bot);
  }

  /** Keeps a promise, and where its answer goes. */
  async keep(deferral: DeferredReply): Promise<void> {
    const { interaction, address, ...rest } = deferral;
    await Promise.all([
      this.#answers.put(interaction, address),
      this.#redis.hset(this.#key, interaction, JSON.stringify(rest)),
      this.#redis.expire(this.#key, LIFETIME),
    ]);
  }

  /** Stores the address of an answer that was given immediately, so that it can be changed. */
  async locate(interaction: string, address: AnswerAddress): Promise<void> {
    await this.#answers.put(interaction, address);
  }

  /** Removes a promise that was carried out or is no longer needed. */
  async settle(interaction: string): Promise<void> {
    await this.#redis.hdel(this.#key, interaction);
  }

  /** Whether Redis still has the address of a promised answer. */
  async isKnown(interaction: string): Promise<boolean> {
    return (await this.#answers.get(interaction)) !== null;
  }

  /** All promises that are still open. Forgets those too old to be answered. */
  async left(): Promise<DeferredReply[]> {
    const left: DeferredReply[] = [];
    for (const [interaction, text] of Object.entries(await this.#redis.hgetall(this.#key))) {
      const address = await this.#answers.get(interaction);
      // Only `keep` writes these fields.
      if (address !== null)
        left.push({ interaction, address, ...(JSON.parse(text) as Omit<DeferredReply, 'interaction' | 'address'>) });
      else await this.settle(interaction);
    }
    return left;
  }
}
