import type { Redis } from 'ioredis';
import type { PlayerId } from '../kernel/table.ts';
import type { Seat } from '../kernel/types.ts';
import { ago, type StoreClock } from '../store/clock.ts';
import { Notifications } from '../store/notifications.ts';
import { Preferences } from '../store/preferences.ts';
import { type Reminder, Reminders } from '../store/reminders.ts';
import { TableStore } from '../store/table-store.ts';
import type { Directory } from '../tables/directory.ts';
import type { Summary } from '../tables/summary.ts';
import type { Acted, TableId, WaitingTable } from '../tables/types.ts';
import type { JobReminder } from './jobs.ts';
import { type AnyQueue, LATER } from './queues.ts';
import { untilAwake } from './waking.ts';

/**
 * How long a person must have done nothing at a table before it rings for them, and how long after one ring the next one comes
 * for another table, in milliseconds.
 */
const QUIET = 10 * 60_000;
/** How long after a piece of news that rang the next one may, in milliseconds. */
const NEWS = 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long after one ring the next one comes while the table still waits, in milliseconds. */
const AGAIN = [DAY, 3 * DAY, 7 * DAY];
/** How often due reminders are looked for, in milliseconds, by the processor's clock. */
const LOOK = 5_000;

/** A reminder that rings now, and what is said of its table. */
export interface DueReminder extends Reminder {
  waits: WaitingTable;
}

interface NotifierTools {
  clock: StoreClock;
  directory: Directory;
  /** How long a person must have done nothing, in milliseconds; 10 minutes unless told. */
  quiet?: number | undefined;
}

/**
 * Decides when a message rings: for nobody who is there, in waking hours, at most once an hour for one table, and once for all
 * tables that begin to wait for a person at the same time.
 */
export class Notifier {
  readonly #notifications: Notifications;
  readonly #preferences: Preferences;
  readonly #reminders: Reminders;
  readonly #tables: TableStore;
  readonly #directory: Directory;
  readonly #clock: StoreClock;
  readonly #quiet: number;

  constructor(redis: Redis, { clock, directory, quiet = QUIET }: NotifierTools) {
    this.#notifications = new Notifications(redis);
    this.#preferences = new Preferences(redis);
    this.#reminders = new Reminders(redis);
    this.#tables = new TableStore(redis);
    this.#directory = directory;
    this.#clock = clock;
    this.#quiet = quiet;
  }

  /** How often to look for reminders that are due, in milliseconds. */
  get look(): number {
    return Math.min(LOOK, this.#quiet / 2);
  }

  /** Whether a turn message may ring; the nonce tells it from others. Who was there just now needs none. */
  async mayNotify(table: TableId, player: PlayerId, acted: Acted | null, nonce: string): Promise<boolean> {
    if (this.#quietFor(acted?.at ?? 0) > 0 || (await this.#asleep(player)) > 0) return false;
    if ((await this.#resting(player, 'move', nonce)) > 0) return false;
    if ((await this.#notifications.waitAt(table, player, nonce, this.#clock.now())) === 0) return true;
    await this.#notifications.giveBack(player, nonce);
    return false;
  }

  /** Whether what concerns a person but asks for no move may ring: when they are awake, and no other news rang just now. */
  async mayTell(player: PlayerId, nonce: string): Promise<boolean> {
    if ((await this.#asleep(player)) > 0) return false;
    return (await this.#resting(player, 'news', nonce)) === 0;
  }

  /** A turn message went out: from now on the table reminds its person until they come. */
  async begin(table: TableId, seat: Seat, player: PlayerId, call: string, rang: boolean): Promise<void> {
    const due = this.#clock.now() + (rang ? (AGAIN[0] ?? DAY) : this.#quiet);
    await this.#reminders.keep({ table, player, seat, call, rung: rang ? 1 : 0, due });
  }

  /** Takes over a reminder that lies in a job of an earlier version, and is due. */
  async adopt(table: TableId, { seat, player, call, rung }: JobReminder): Promise<void> {
    if (await this.#reminders.isOld(table, player, call))
      await this.#reminders.keep({ table, player, seat, call, rung, due: this.#clock.now() });
  }

  /** The people who have a reminder that is due. */
  peopleDue(): Promise<PlayerId[]> {
    return this.#reminders.people(this.#clock.now());
  }

  /**
   * The reminders that ring for a person now, in one message: the longest waiting table first. All that are due within the
   * hour ring together. None when nothing may ring now; then they come again when it may. The nonce tells the message from
   * others.
   */
  async due(person: PlayerId, nonce: string): Promise<DueReminder[]> {
    const now = this.#clock.now();
    const reminders = await this.#reminders.of(person, now + HOUR);
    const summaries = await this.#directory.summaries(reminders.map(({ table }) => table));
    const ready: DueReminder[] = [];
    for (const reminder of reminders) {
      const summary = summaries.find(({ id }) => id === reminder.table);
      if (summary === undefined || !waits(summary, reminder)) await this.#end(reminder);
      else if (await this.#isReady(reminder)) ready.push({ ...reminder, waits: waitingTable(summary) });
    }
    // What is due later doesn't ring by itself.
    if (!ready.some(({ due }) => due <= now)) return [];
    const wait = (await this.#asleep(person)) || (await this.#resting(person, 'move', nonce));
    if (wait > 0) {
      for (const reminder of ready) await this.#reminders.postpone(reminder, Math.max(now + wait, reminder.due));
      return [];
    }
    const ringing: DueReminder[] = [];
    for (const reminder of ready) {
      const rest = await this.#notifications.waitAt(reminder.table, person, nonce, now);
      if (rest === 0) ringing.push(reminder);
      else await this.#reminders.postpone(reminder, now + rest);
    }
    if (ringing.length === 0) await this.#notifications.giveBack(person, nonce);
    return ringing.sort((one, other) => one.waits.since - other.waits.since);
  }

  /** The message about these reminders went out: the next one comes later, if ever. */
  async rang(reminders: readonly Reminder[]): Promise<void> {
    for (const reminder of reminders) {
      // Another turn may have begun meanwhile.
      if (!(await this.#reminders.isCurrent(reminder))) continue;
      const wait = AGAIN[reminder.rung];
      if (wait === undefined) await this.#reminders.end(reminder);
      else await this.#reminders.keep({ ...reminder, rung: reminder.rung + 1, due: this.#clock.now() + wait });
    }
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

  /** Ends a reminder, unless it is of another turn by now. */
  async #end(reminder: Reminder): Promise<void> {
    if (await this.#reminders.isCurrent(reminder)) await this.#reminders.end(reminder);
  }

  /** Whether a person has been quiet at the table for long enough; if not, the reminder comes again when they have. */
  async #isReady(reminder: Reminder): Promise<boolean> {
    const [acted] = await this.#tables.head(reminder.table, `acted:${reminder.seat}`);
    const [, at = '0'] = (acted ?? '').split(':');
    const quiet = this.#quietFor(Number(at));
    if (quiet === 0) return true;
    await this.#reminders.postpone(reminder, Math.max(this.#clock.now() + quiet, reminder.due));
    return false;
  }

  /** How long a person still counts as being there who did something at that time, in milliseconds. */
  #quietFor(at: number): number {
    return Math.max(this.#quiet - ago(at, this.#clock.time()), 0);
  }

  /** How long nothing may ring for a person because something did, in milliseconds; 0 when it may, which is noted. */
  #resting(player: PlayerId, about: 'move' | 'news', message: string): Promise<number> {
    const rest = about === 'move' ? this.#quiet : NEWS;
    return this.#notifications.wait(player, about, { message, now: this.#clock.now(), rest });
  }

  async #asleep(player: PlayerId): Promise<number> {
    return untilAwake(await this.#preferences.zone(player), this.#clock.time());
  }
}

/** Looks for people who have reminders that are due, and lets each of them be rung by a job. */
export function ringWhenDue(notifier: Notifier, queue: AnyQueue<'delivery'>): { close(): void } {
  let looking = false;
  const look = async (): Promise<void> => {
    for (const person of await notifier.peopleDue())
      await queue.add('ring', { person }, { deduplication: { id: `r-${person}` }, priority: LATER });
  };
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    // While Redis is away nobody can be rung either.
    void look()
      .catch(() => {})
      .finally(() => {
        looking = false;
      });
  }, notifier.look);
  timer.unref();
  return { close: () => clearInterval(timer) };
}

/** Whether a table waits for the person of a reminder. */
function waits({ status, awaited, chairs }: Summary, { seat, player }: Reminder): boolean {
  return status === 'playing' && awaited.includes(seat) && chairs[seat]?.player === player;
}

function waitingTable({ id, title, place, since }: Summary): WaitingTable {
  return { table: id, title, guild: place.guild, channel: place.thread ?? place.channel, since };
}
