import type { Redis } from 'ioredis';
import { type AnswerAddress, Answers, LIFETIME } from './answers.ts';
import { keys } from './keys.ts';

/** An answer that the bot has promised to Discord, and whose command hasn't been sent on yet. */
export interface DeferredReply {
  /** The id of the interaction, which is also the id of the command that it causes. */
  interaction: string;
  address: AnswerAddress;
  /** The table that gets the command; null if the table isn't known yet or if the interaction concerns no table. */
  table: string | null;
  /** The person who is waiting; missing if an older version stored the promise. */
  person?: string;
  /** The server where the person is; null in a direct message, missing if an older version stored the promise. */
  guild?: string | null;
  /** True if the clicked message must stay as it is, so the answer needs a message of its own. */
  stays: boolean;
}

/**
 * Stores promised answers. A promise is stored before Discord hears of it, and removed when the interaction's command
 * has been sent on. If a bot dies, its successor reads here who is still waiting for an answer.
 */
export class DeferredReplies {
  readonly #redis: Redis;
  readonly #answers: Answers;
  readonly #key: string;

  /** @param bot the name of the bot’s lease. The next holder of that lease settles this bot's promises. */
  constructor(redis: Redis, bot: string) {
    this.#redis = redis;
    this.#answers = new Answers(redis);
    this.#key = keys.deferred(bot);
  }

  /** Stores a promise, with the address of its answer. */
  async keep(deferral: DeferredReply): Promise<void> {
    const { interaction, address, ...rest } = deferral;
    await Promise.all([
      this.#answers.put(interaction, address),
      this.#redis.hset(this.#key, interaction, JSON.stringify(rest)),
      this.#redis.expire(this.#key, LIFETIME),
    ]);
  }

  /** Stores the address of an answer that was given immediately, so that the answer can be changed. */
  async locate(interaction: string, address: AnswerAddress): Promise<void> {
    await this.#answers.put(interaction, address);
  }

  /** Removes a promise that has been carried out or is no longer needed. */
  async settle(interaction: string): Promise<void> {
    await this.#redis.hdel(this.#key, interaction);
  }

  /** True if Redis still has the address of a promised answer. */
  async isKnown(interaction: string): Promise<boolean> {
    return (await this.#answers.get(interaction)) !== null;
  }

  /** Returns all open promises. Removes promises whose interactions are too old to be answered. */
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
