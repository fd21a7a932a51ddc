import type { Redis } from 'ioredis';
import type { PlayerId } from '../kernel/table.ts';
import type { Seat } from '../kernel/types.ts';
import { Notifications } from '../store/notifications.ts';
import { Preferences } from '../store/preferences.ts';
import type { Acted, TableId } from '../tables/types.ts';
import type { Reminder } from './jobs.ts';
import { type AnyQueue, LATER } from './queues.ts';
import type { Views } from './views.ts';
import { untilAwake } from './waking.ts';

/** How long a person must have done nothing at a table before it rings for them, in milliseconds. */
const QUIET = 10 * 60_000;
const DAY = 24 * 3_600_000;
/** How long after one ring the next one comes while the table still waits, in milliseconds. */
const AGAIN = [DAY, 3 * DAY, 7 * DAY];

/** Decides when a message rings: for nobody who is there, in waking hours, and at most once an hour for one table. */
export class Notifier {
  readonly #notifications: Notifications;
  readonly #preferences: Preferences;
  readonly #queue: AnyQueue<'delivery'>;
  readonly #views: Views;
  readonly #quiet: number;

  constructor(redis: Redis, queue: AnyQueue<'delivery'>, views: Views, quiet = QUIET) {
    this.#notifications = new Notifications(redis);
    this.#preferences = new Preferences(redis);
    this.#queue = queue;
    this.#views = views;
    this.#quiet = quiet;
  }

  /** Whether a turn message may ring; the nonce tells it from others. Who was there just now needs none. */
  async mayNotify(table: TableId, player: PlayerId, acted: Acted | null, nonce: string): Promise<boolean> {
    return (await this.#wait(table, player, acted, nonce)) === 0;
  }

  /** Whether what concerns a person but asks for no move may ring: whenever they are awake. */
  async isAwake(player: PlayerId): Promise<boolean> {
    return (await this.#asleep(player, Date.now())) === 0;
  }

  /** A turn message went out: from now on the table reminds its person until they come. */
  async begin(table: TableId, seat: Seat, player: PlayerId, call: string, rang: boolean): Promise<void> {
    await this.#notifications.beginReminders(table, player, call);
    const first: Reminder = { seat, player, call, rung: rang ? 1 : 0 };
    const delay = rang ? (AGAIN[0] ?? DAY) : this.#quiet;
    await this.#queue.add(
      'ring',
      { table, call: first },
      { jobId: `r-${table}-${seat}-${call}`, delay, priority: LATER },
    );
  }

  /** How long a reminder waits until it may ring, in milliseconds: 0 when it may, null when nobody needs it any more. */
  async wait(table: TableId, { seat, player, call }: Reminder, nonce: string): Promise<number | null> {
    if (!(await this.#notifications.isReminding(table, player, call))) return null;
    const view = await this.#views.see({ table, reader: seat }, LATER);
    if (view === null || view.seen.decision === null || view.seen.chairs[seat]?.player !== player) return null;
    return this.#wait(table, player, view.seen.acted, nonce);
  }

  /** The reminder after it rang, and how long it waits before the next time, in milliseconds; null after the last time. */
  next(reminder: Reminder): { reminder: Reminder; wait: number } | null {
    const wait = AGAIN[reminder.rung];
    return wait === undefined ? null : { reminder: { ...reminder, rung: reminder.rung + 1 }, wait };
  }

  /** Whether a message is to ask a person for their time zone: when none did, or the one before (`asks`) did in vain. */
  async wantsZone(player: PlayerId, asks: boolean): Promise<boolean> {
    const zone = await this.#preferences.zone(player);
    return zone === null || (asks && zone === '');
  }

  /** Notes that they were asked. */
  askedZone(player: PlayerId): Promise<void> {
    return this.#preferences.askedZone(player);
  }

  async #wait(table: TableId, player: PlayerId, acted: Acted | null, nonce: string): Promise<number> {
    const now = Date.now();
    const quiet = Math.max((acted?.at ?? 0) + this.#quiet - now, 0);
    if (quiet > 0) return quiet;
    const asleep = await this.#asleep(player, now);
    return asleep > 0 ? asleep : this.#notifications.wait(table, player, nonce);
  }

  async #asleep(player: PlayerId, now: number): Promise<number> {
    return untilAwake(await this.#preferences.zone(player), now);
  }
}
