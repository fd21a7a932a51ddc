import type { Redis } from 'ioredis';
import { keys } from './keys.ts';

/** For how long a reminder is kept, in seconds: longer than any goes on. */
const KEPT = 30 * 24 * 3_600;

/** A table reminds a person until they come. */
export interface Reminder {
  table: string;
  player: string;
  seat: number;
  /** Names the turn message with which it began. */
  call: string;
  /** How often it rang. */
  rung: number;
  /** When it rings next, in milliseconds since 1970 by the store's clock. */
  due: number;
}

/** The reminders of all people: one for each table that waits for a person. */
export class Reminders {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Keeps a reminder in the place of the one that the table had for its person. */
  async keep({ table, player, seat, call, rung, due }: Reminder): Promise<void> {
    await this.#redis.set(keys.reminder(table, player), JSON.stringify({ seat, call, rung }), 'EX', KEPT);
    await this.#redis.zadd(keys.reminders, due, member(table, player));
  }

  /** Whether reminders of an earlier version, which kept the name alone, still go on for this turn message. */
  async isOld(table: string, player: string, call: string): Promise<boolean> {
    return (await this.#redis.get(keys.reminder(table, player))) === call;
  }

  /** Lets a reminder wait until then, unless it is over. */
  async postpone({ table, player }: Reminder, due: number): Promise<void> {
    await this.#redis.zadd(keys.reminders, 'XX', due, member(table, player));
  }

  /** Ends a reminder. */
  async end({ table, player }: Pick<Reminder, 'table' | 'player'>): Promise<void> {
    await this.#redis.zrem(keys.reminders, member(table, player));
    await this.#redis.del(keys.reminder(table, player));
  }

  /** Whether a reminder is still the one that its table has for its person. */
  async isCurrent({ table, player, call }: Reminder): Promise<boolean> {
    return (await this.#read(table, player))?.call === call;
  }

  /** The people who have a reminder that is due by then. */
  async people(by: number): Promise<string[]> {
    const members = await this.#redis.zrangebyscore(keys.reminders, '-inf', by);
    return [...new Set(members.map((one) => namesOf(one).player))];
  }

  /** The reminders of a person that are due by then, the first first. One of which nothing is known any more ends. */
  async of(person: string, by: number): Promise<Reminder[]> {
    const members = await this.#redis.zrangebyscore(keys.reminders, '-inf', by, 'WITHSCORES');
    const own = members.flatMap((one, at) => {
      const names = namesOf(one);
      return at % 2 === 0 && names.player === person ? [{ ...names, due: Number(members[at + 1]) }] : [];
    });
    const found = await Promise.all(
      own.map(async ({ table, player, due }): Promise<Reminder[]> => {
        const kept = await this.#read(table, player);
        if (kept !== null) return [{ table, player, due, ...kept }];
        await this.#redis.zrem(keys.reminders, member(table, player));
        return [];
      }),
    );
    return found.flat();
  }

  async #read(table: string, player: string): Promise<Pick<Reminder, 'seat' | 'call' | 'rung'> | null> {
    const text = await this.#redis.get(keys.reminder(table, player));
    // What `keep` wrote; an earlier version wrote a name.
    return text?.startsWith('{') ? (JSON.parse(text) as Pick<Reminder, 'seat' | 'call' | 'rung'>) : null;
  }
}

function member(table: string, player: string): string {
  return `${table}:${player}`;
}

function namesOf(one: string): { table: string; player: string } {
  const colon = one.indexOf(':');
  return { table: one.slice(0, colon), player: one.slice(colon + 1) };
}
