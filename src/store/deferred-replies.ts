import type { Redis } from 'ioredis';
import { type AnswerAddress, Answers, LIFETIME } from './answers.ts';
import { keys } from './keys.ts';

/** An answer that Discord was promised and that is not on its way yet. */
export interface DeferredReply {
  /** The interaction’s id; a command that comes of it has the same. */
  interaction: string;
  address: AnswerAddress;
  /** The table that gets a command; null while that isn’t known, and for what changes no table. */
  table: string | null;
  /** The person who waits; missing if an older version stored it. */
  person?: string;
  /** The server where they are; null in a direct message, missing if an older version stored it. */
  guild?: string | null;
  /** Whether the message that was clicked stays as it is: words about it are a message of their own. */
  stays: boolean;
}

/**
 * Promises of answers, kept before Discord is told of them and until what was promised is handed on: whoever takes over
 * from a bot that died knows to whom it owes a word.
 */
export class DeferredReplies {
  readonly #redis: Redis;
  readonly #answers: Answers;
  readonly #key: string;

  /** @param bot the name of the bot’s lease: whoever holds it settles what this one left. */
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

  /** Keeps where an answer went that was given at once, so that it can be changed. */
  async locate(interaction: string, address: AnswerAddress): Promise<void> {
    await this.#answers.put(interaction, address);
  }

  /** What was promised is handed on, or needed no more. */
  async settle(interaction: string): Promise<void> {
    await this.#redis.hdel(this.#key, interaction);
  }

  /** Whether Redis knows where an answer goes that was promised. */
  async isKnown(interaction: string): Promise<boolean> {
    return (await this.#answers.get(interaction)) !== null;
  }

  /** All that was promised and not settled; those that are too old to be answered are forgotten. */
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
