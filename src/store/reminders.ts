import type { Redis } from 'ioredis';
import { z } from 'zod';
import { readJson } from './codec.ts';
import { keys } from './keys.ts';

/** How long a reminder is stored, in seconds. This is longer than the longest pause between two reminders. */
const KEPT = 30 * 24 * 3_600;

/** A reminder that a table sends to a person again and again until they act. */
export interface Reminder {
  table: string;
  player: string;
  seat: number;
  /** The name of the turn message that the reminder belongs to. */
  call: string;
  /** How many times the reminder was sent. */
  rung: number;
  /** The time when the reminder is next sent (ms since 1970 by the store's clock). */
  due: number;
  /** Set if another player made the reminder due. */
  nudge?: ReminderNudge;
}

/** A nudge: the seat of the player who sent it, its time, and when the reminder is due without it, or null for never. */
export interface ReminderNudge {
  by: number;
  /** Milliseconds since 1970 by the clock of commands. */
  at: number;
  due: number | null;
}

/** Stores the reminders, one for each table and each person that the table waits for. */
export class Reminders {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /** Stores a reminder, which replaces the table's previous one for this person. */
  async keep({ table, player, due, ...about }: Reminder): Promise<void> {
    await this.#redis.set(keys.reminder(table, player), JSON.stringify(about), 'EX', KEPT);
    await this.#redis.zadd(keys.reminders, due, member(table, player));
  }

  /** True if a reminder of an earlier version still runs for this turn message. Earlier versions stored only `call`. */
  async isOld(table: string, player: string, call: string): Promise<boolean> {
    return (await this.#redis.get(keys.reminder(table, player))) === call;
  }

  /** Returns a table's reminder for a person, or null if there is none. */
  async find(table: string, player: string): Promise<Reminder | null> {
    const [kept, due] = await Promise.all([
      this.#read(table, player),
      this.#redis.zscore(keys.reminders, member(table, player)),
    ]);
    return kept === null || due === null ? null : { table, player, due: Number(due), ...kept };
  }

  /** Moves a reminder to a later time, unless it has ended. */
  async postpone({ table, player }: Reminder, due: number): Promise<void> {
    await this.#redis.zadd(keys.reminders, 'XX', due, member(table, player));
    // During a pause without an end, a reminder is postponed again and again.
    await this.#redis.expire(keys.reminder(table, player), KEPT);
  }

  /** Moves a reminder to an earlier time, unless it has ended. */
  async bringForward(table: string, player: string, due: number): Promise<void> {
    await this.#redis.zadd(keys.reminders, 'XX', 'LT', due, member(table, player));
  }

  /** Ends a reminder. */
  async end({ table, player }: Pick<Reminder, 'table' | 'player'>): Promise<void> {
    await this.#redis.zrem(keys.reminders, member(table, player));
    await this.#redis.del(keys.reminder(table, player));
  }

  /** True if a table still has this reminder for its person. */
  async isCurrent({ table, player, call }: Reminder): Promise<boolean> {
    return (await this.#read(table, player))?.call === call;
  }

  /** Returns the people who have a reminder that is due by the given time. */
  async people(by: number): Promise<string[]> {
    const members = await this.#redis.zrangebyscore(keys.reminders, '-inf', by);
    return [...new Set(members.map((one) => namesOf(one).player))];
  }

  /**
   * Returns a person's reminders that are due by the given time, earliest first. Deletes a reminder whose stored data
   * can't be read.
   */
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

  async #read(table: string, player: string): Promise<Omit<Reminder, 'table' | 'player' | 'due'> | null> {
    // A bare name, which earlier versions stored here, is treated as unreadable.
    return readJson(await this.#redis.get(keys.reminder(table, player)), kept);
  }
}

/** The data that `keep` stores for each reminder, in addition to the time when the reminder is due. */
const kept = z.object({
  seat: z.int(),
  call: z.string(),
  rung: z.int(),
  nudge: z.object({ by: z.int(), at: z.number(), due: z.number().nullable() }).optional(),
});

function member(table: string, player: string): string {
  return `${table}:${player}`;
}

function namesOf(one: string): { table: string; player: string } {
  const colon = one.indexOf(':');
  return { table: one.slice(0, colon), player: one.slice(colon + 1) };
}
