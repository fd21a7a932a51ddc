import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { readJson } from './codec.ts';
import { keys } from './keys.ts';

/**
 * The steps in which a person's data is deleted: they leave their tables (`leave`), their direct messages are deleted
 * (`messages`), then everything that is stored about them (`data`), and they are told (`tell`).
 */
export const FORGET_STEPS = ['leave', 'messages', 'data', 'tell'] as const;
export type ForgetStep = (typeof FORGET_STEPS)[number];

/** A person's request to delete their data. */
export interface ForgetRequest {
  person: string;
  /** The name that stands for the person where something has to stay: `gone-` and random digits. */
  gone: string;
  step: ForgetStep;
  /** The interaction that waits for the result; empty if nobody waits, after a back-up was restored. */
  answer: string;
  /** The message with that answer, if it is a direct message, which stays. */
  stays: string | null;
  /** The names under which tables know the person. */
  names: string[];
  /** The tables that the person left, the tables that no longer name them, and the direct messages that were deleted. */
  left: string[];
  tables: string[];
  messages: number;
}

const stored = z.object({
  gone: z.string(),
  step: z.enum(FORGET_STEPS),
  answer: z.string(),
  stays: z.string().nullable(),
  names: z.array(z.string()),
  left: z.array(z.string()),
  tables: z.array(z.string()),
  messages: z.int(),
});

/**
 * Stores the requests of people to delete their data, until they are carried out. Each step can be repeated, so a
 * process that dies in the middle loses nothing.
 */
export class Forgetting {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Stores a person's request, unless an earlier one is still being carried out. Returns the stored request. */
  async begin(person: string, answer: string, stays: string | null): Promise<ForgetRequest> {
    const gone = `gone-${randomBytes(6).toString('hex')}`;
    const fresh: ForgetRequest = {
      ...{ person, gone, answer, stays, step: 'leave' },
      ...{ names: [], left: [], tables: [], messages: 0 },
    };
    // A damaged request is replaced, because otherwise nobody would ever carry it out.
    const known =
      (await this.#redis.hsetnx(keys.forgetting, person, textOf(fresh))) === 1 ? fresh : await this.of(person);
    if (known === null) await this.keep(fresh);
    return known ?? fresh;
  }

  /** True while a person's data is being deleted. */
  async has(person: string): Promise<boolean> {
    return (await this.#redis.hexists(keys.forgetting, person)) === 1;
  }

  /** Returns a person's request, or null if there is none. */
  async of(person: string): Promise<ForgetRequest | null> {
    return read(person, await this.#redis.hget(keys.forgetting, person));
  }

  /** Returns all requests. */
  async all(): Promise<ForgetRequest[]> {
    const all = await this.#redis.hgetall(keys.forgetting);
    return Object.entries(all).flatMap(([person, text]) => read(person, text) ?? []);
  }

  /** Returns the request of the person for whom this name stands, or null. */
  async byName(gone: string): Promise<ForgetRequest | null> {
    return (await this.all()).find((request) => request.gone === gone) ?? null;
  }

  /** Stores the new state of a request. */
  async keep(request: ForgetRequest): Promise<void> {
    await this.#redis.hset(keys.forgetting, request.person, textOf(request));
  }

  /** Removes a request that was carried out. */
  async end({ person }: Pick<ForgetRequest, 'person'>): Promise<void> {
    await this.#redis.hdel(keys.forgetting, person);
  }
}

function textOf({ person: _, ...request }: ForgetRequest): string {
  return JSON.stringify(request);
}

function read(person: string, text: string | null): ForgetRequest | null {
  const request = readJson<Omit<ForgetRequest, 'person'>>(text, stored);
  return request === null ? null : { person, ...request };
}
