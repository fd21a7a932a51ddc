import type { Redis } from 'ioredis';
import { z } from 'zod';
import { readJson } from './codec.ts';
import { keys } from './keys.ts';

/**
 * The address for the answer to an interaction, valid for 15 minutes. The address is secret: keep it out of jobs and
 * logs.
 */
export interface AnswerAddress {
  applicationId: string;
  token: string;
  /** The time when the interaction arrived (ms since 1970). */
  at: number;
  /** Set if the answer is in direct messages, where it isn't removed later. */
  direct?: true;
  /** Set if the answer changes a message that is laid out in blocks, and so has to be laid out in blocks, too. */
  blocks?: true;
  /** Set if the answer changes a message that is the person's inbox. */
  inbox?: true;
}

/** How long an interaction can be answered, in seconds. */
export const LIFETIME = 15 * 60;

const address = z.object({
  applicationId: z.string(),
  token: z.string(),
  at: z.number(),
  direct: z.literal(true).optional(),
  blocks: z.literal(true).optional(),
  inbox: z.literal(true).optional(),
});

/** The addresses of answers that haven't been sent yet. */
export class Answers {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  async put(interaction: string, address: AnswerAddress): Promise<void> {
    await this.#redis.set(keys.answer(interaction), JSON.stringify(address), 'EX', LIFETIME);
  }

  /** Returns null if there is no such interaction, if it is too old, or if its address is damaged. */
  async get(interaction: string): Promise<AnswerAddress | null> {
    return readJson(await this.#redis.get(keys.answer(interaction)), address);
  }
}
