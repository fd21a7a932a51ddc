import type { Redis } from 'ioredis';
import { z } from 'zod';
import { readJson } from './codec.ts';
import { tableKeys } from './keys.ts';

/** A message that is waiting to be sent. */
export interface QueuedMessage {
  /** The message's id in the outbox’s stream. */
  streamId: string;
  message: string;
  /** The time of the first attempt (ms since 1970), which may be the current one. */
  first: number;
  /** True if there was an earlier attempt, which may have sent the message without us knowing. */
  repeat: boolean;
}

/** Stores the messages that tables have to send, in order. */
export class Outbox {
  readonly #redis: Redis;
  readonly #damaged: (table: string, streamId: string) => void;

  /** `damaged` is called for each invalid entry that is removed. */
  constructor(redis: Redis, damaged: (table: string, streamId: string) => void = () => {}) {
    this.#redis = redis;
    this.#damaged = damaged;
  }

  /**
   * Returns a table's oldest message for which `wanted` returns true, or null. Records the attempt to send this
   * message. Invalid entries are removed, so that they don't block others. `now` is in ms since 1970 by the store's
   * clock.
   */
  async next(table: string, wanted: (message: string) => boolean, now: number): Promise<QueuedMessage | null> {
    const names = tableKeys(table);
    const all = await this.#redis.xrange(names.outbox, '-', '+');
    for (const [streamId, [, message]] of all) {
      if (isMessage(message)) continue;
      await this.#redis.xdel(names.outbox, streamId);
      this.#damaged(table, streamId);
    }
    const oldest = all.find(([, [, message = '']]) => isMessage(message) && wanted(message));
    if (oldest === undefined) return null;
    const [streamId, [, message = '']] = oldest;
    const fresh = await this.#redis.hsetnx(names.sending, streamId, now);
    const first = fresh === 1 ? now : Number(await this.#redis.hget(names.sending, streamId));
    return { streamId, message, first: Number.isFinite(first) ? first : now, repeat: fresh === 0 };
  }

  /** Removes a sent message and returns the remaining ones. */
  async sent(table: string, streamId: string): Promise<string[]> {
    const names = tableKeys(table);
    await this.#redis.multi().xdel(names.outbox, streamId).hdel(names.sending, streamId).exec();
    return this.all(table);
  }

  /** Adds a message at the end of the outbox. */
  async add(table: string, message: string): Promise<void> {
    await this.#redis.xadd(tableKeys(table).outbox, '*', 'message', message);
  }

  /** Returns the waiting messages of a table, oldest first, including those that are being sent. */
  async all(table: string): Promise<string[]> {
    const all = await this.#redis.xrange(tableKeys(table).outbox, '-', '+');
    return all.map(([, [, message = '']]) => message).filter(isMessage);
  }

  /** Returns the number of a table's waiting messages. */
  async waiting(table: string): Promise<number> {
    return this.#redis.xlen(tableKeys(table).outbox);
  }
}

const personal = { seat: z.int(), player: z.string() };

/** The fields that a message of each kind must have. Unknown kinds, which a newer version may send, aren't checked. */
const SHAPES: Partial<Record<string, z.ZodType>> = {
  answer: z.looseObject({
    answer: z.string().nullable(),
    player: z.string(),
    reader: z.union([z.int(), z.literal('spectator')]),
    outcome: z.looseObject({ done: z.boolean() }),
  }),
  turn: z.looseObject(personal),
  nudge: z.looseObject({ ...personal, by: z.int(), at: z.number() }),
  past: z.looseObject(personal),
  proposal: z.looseObject(personal),
  away: z.looseObject(personal),
  invite: z.looseObject(personal),
  searched: z.looseObject({ player: z.string() }),
  played: z.looseObject({ ...personal, seq: z.int(), line: z.looseObject({ picked: z.array(z.string()) }) }),
  end: z.looseObject(personal),
  knock: z.looseObject({ player: z.string() }),
};

const addressed = z.looseObject({ to: z.string() });

/** True if an entry is a message that names its kind and has the fields that this kind requires. */
function isMessage(entry: string | undefined): boolean {
  const message = readJson<{ to: string }>(entry, addressed);
  return message !== null && (SHAPES[message.to]?.safeParse(message).success ?? true);
}
