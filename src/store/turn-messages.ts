import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** For how long a turn message is remembered, in seconds. */
const KEPT = 30 * 24 * 3_600;

/** A direct message that asks a person to move. */
interface Asking {
  channel: string;
  message: string;
  /** Whether it also asks where the person lives. */
  asksZone: boolean;
}

/** Remembers the direct messages that ask a person to move at a table, so that they can be tidied up after the turn. */
export class TurnMessages {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Notes that a message asks a person to move. */
  async keep(table: string, player: string, { message, ...about }: Asking): Promise<void> {
    const key = keys.asking(table, player);
    await this.#redis.multi().hset(key, message, JSON.stringify(about)).expire(key, KEPT).exec();
    await this.#redis.set(keys.lastAsked(player), table, 'EX', KEPT);
  }

  /** The table that sent a person the latest message that asks for a move, or null. */
  lastAsked(player: string): Promise<string | null> {
    return this.#redis.get(keys.lastAsked(player));
  }

  /** The messages that ask a person to move. */
  async asking(table: string, player: string): Promise<Asking[]> {
    const kept = await this.#redis.hgetall(keys.asking(table, player));
    // Only `keep` writes these fields.
    return Object.entries(kept).map(([message, about]) => ({
      ...(JSON.parse(about) as Omit<Asking, 'message'>),
      message,
    }));
  }

  /** Notes that a message asks no more. */
  async forget(table: string, player: string, { message }: Pick<Asking, 'message'>): Promise<void> {
    await this.#redis.hdel(keys.asking(table, player), message);
  }
}
