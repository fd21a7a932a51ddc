import type { Redis } from 'ioredis';
import { z } from 'zod';
import { readJson } from './codec.ts';
import { tableKeys } from './keys.ts';

/** A message that waits to go out. */
export interface QueuedMessage {
  /** Its id in the outbox’s stream. */
  streamId: string;
  message: string;
  /** Milliseconds since 1970: when it was first tried; now, if it never was. */
  first: number;
  /** Whether it was tried before: it may have gone out without our knowing. */
  repeat: boolean;
}

/** The messages that tables have to send, in order. */
export class Outbox {
  readonly #redis: Redis;
  readonly #damaged: (table: string, streamId: string) => void;

  /** `damaged` is told of each entry that is no message, as it is removed. */
  constructor(redis: Redis, damaged: (table: string, streamId: string) => void = () => {}) {
    this.#redis = redis;
    this.#damaged = damaged;
  }

  /**
   * The oldest message of a table that is `wanted`, with this attempt noted; null when there is none. Entries that are no
   * messages are removed, so that they hold up nothing. `now`: milliseconds since 1970 by the store's clock.
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

  /** Ticks a message off and gives those that are left. */
  async sent(table: string, streamId: string): Promise<string[]> {
    const names = tableKeys(table);
    await this.#redis.multi().xdel(names.outbox, streamId).hdel(names.sending, streamId).exec();
    return this.all(table);
  }

  /** Adds a message after all others. */
  async add(table: string, message: string): Promise<void> {
    await this.#redis.xadd(tableKeys(table).outbox, '*', 'message', message);
  }

  /** The messages of a table that wait, oldest first; those that are being sent among them. */
  async all(table: string): Promise<string[]> {
    const all = await this.#redis.xrange(tableKeys(table).outbox, '-', '+');
    return all.map(([, [, message = '']]) => message).filter(isMessage);
  }

  /** How many messages of a table wait. */
  async waiting(table: string): Promise<number> {
    return this.#redis.xlen(tableKeys(table).outbox);
  }
}

const personal = { seat: z.int(), player: z.string() };

/** The fields that messages of each kind have at least. A newer version may have other kinds. */
const SHAPES: Partial<Record<string, z.ZodType>> = {
  answer: z.looseObject({
    answer: z.string().nullable(),
    player: z.string(),
    reader: z.union([z.int(), z.literal('spectator')]),
    outcome: z.looseObject({ done: z.boolean() }),
  }),
  turn: z.looseObject(personal),
  past: z.looseObject(personal),
  proposal: z.looseObject(personal),
  away: z.looseObject(personal),
  invite: z.looseObject(personal),
  end: z.looseObject(personal),
  knock: z.looseObject({ player: z.string() }),
};

const addressed = z.looseObject({ to: z.string() });

/** Whether an entry is a message: it says where it goes, and for whom it is. */
function isMessage(entry: string | undefined): boolean {
  const message = readJson<{ to: string }>(entry, addressed);
  return message !== null && (SHAPES[message.to]?.safeParse(message).success ?? true);
}
