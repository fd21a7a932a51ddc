import type { Redis } from 'ioredis';
import { pauseAt } from '../kernel/pauses.ts';
import type { PlayerId } from '../kernel/table.ts';
import { isStoodIn } from '../kernel/timeouts.ts';
import type { Seat } from '../kernel/types.ts';
import { ago, type SharedClock } from '../store/clock.ts';
import { Mutes } from '../store/mutes.ts';
import { Notifications } from '../store/notifications.ts';
import { Preferences } from '../store/preferences.ts';
import type { Regular } from '../store/regularly.ts';
import { type Reminder, Reminders } from '../store/reminders.ts';
import { TableStore } from '../store/table-store.ts';
import { actedAt } from '../tables/acted.ts';
import { urgentFrom } from '../tables/agenda.ts';
import type { Directory } from '../tables/directory.ts';
import type { Summary } from '../tables/summary.ts';
import type { Acted, TableId } from '../tables/types.ts';
import type { WaitingTable } from '../tables/waiting-table.ts';
import { msUntilAwake } from '../tables/waking.ts';
import { TurnDeadlines } from './deadlines.ts';
import type { JobReminder } from './jobs.ts';
import { type AnyQueue, LATER } from './queues.ts';

/**
 * How long a person must be inactive at a table before a message notifies them, in milliseconds. This is also the
 * shortest time between two notifications about different tables.
 */
const QUIET = 10 * 60_000;
/** The shortest time between two notifications about news, in milliseconds. */
const NEWS = 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Pauses between reminders while the table is still waiting, in milliseconds. */
const AGAIN = [DAY, 3 * DAY, 7 * DAY];
/** The interval between searches for due reminders, in milliseconds. */
const LOOK = 5_000;

/**
 * How long a reminder of a table that is paused or muted waits before it is looked at again, in milliseconds. Pauses and
 * mutes may end early.
 */
const LOOK_AGAIN = HOUR;

/** A reminder to send now, with facts about its table. */
export interface DueReminder extends Reminder {
  waits: WaitingTable;
}

interface NotifierTools {
  clock: SharedClock;
  directory: Directory;
  /** How long a person must be inactive, in milliseconds; 10 minutes by default. */
  quiet?: number | undefined;
}

/**
 * Decides when a message notifies a person. The person must be inactive and in their waking hours. Each table notifies
 * them at most once an hour, and tables that start waiting at the same time notify them only once.
 */
export class Notifier {
  readonly #notifications: Notifications;
  readonly #preferences: Preferences;
  readonly #mutes: Mutes;
  readonly #reminders: Reminders;
  readonly #tables: TableStore;
  readonly #directory: Directory;
  readonly #deadlines: TurnDeadlines;
  readonly #clock: SharedClock;
  readonly #quiet: number;

  constructor(redis: Redis, { clock, directory, quiet = QUIET }: NotifierTools) {
    this.#notifications = new Notifications(redis);
    this.#preferences = new Preferences(redis);
    this.#mutes = new Mutes(redis);
    this.#reminders = new Reminders(redis);
    this.#tables = new TableStore(redis);
    this.#directory = directory;
    this.#deadlines = new TurnDeadlines(redis);
    this.#clock = clock;
    this.#quiet = quiet;
  }

  /** The interval between searches for due reminders, in milliseconds. */
  get look(): number {
    return Math.min(LOOK, this.#quiet / 2);
  }

  /**
   * True if a turn message may notify its player. A player who was active just now needs no notification. The nonce
   * identifies the message.
   */
  async mayNotify(table: TableId, player: PlayerId, acted: Acted | null, nonce: string): Promise<boolean> {
    const last = acted === null ? 0 : acted.at;
    if (this.#quietFor(last) > 0 || (await this.#asleep(player)) > 0) return false;
    const summary = await this.#directory.summary(table);
    if (summary !== null && (await this.#stillFor(player, summary)) > 0) return false;
    if ((await this.#untilWanted(player, summary, last)) > 0) return false;
    if ((await this.#resting(player, 'move', nonce)) > 0) return false;
    if ((await this.#notifications.waitAt(table, player, nonce, this.#clock.now())) === 0) return true;
    await this.#notifications.giveBack(player, nonce);
    return false;
  }

  /**
   * True if a person may be notified of news of a table, because they are in their waking hours, haven't muted the table
   * and haven't just been notified of other news.
   */
  async mayTell(table: TableId, player: PlayerId, nonce: string): Promise<boolean> {
    const { messages } = await this.#preferences.messages(player);
    if (messages !== 'each' || (await this.#asleep(player)) > 0 || (await this.#isMuted(player, table))) return false;
    return (await this.#resting(player, 'news', nonce)) === 0;
  }

  /** Called when a turn message was sent. Starts the reminders that the player gets until they act. */
  async begin(table: TableId, seat: Seat, player: PlayerId, call: string, rang: boolean): Promise<void> {
    const usual = this.#clock.now() + (rang ? (AGAIN[0] ?? DAY) : this.#quiet);
    const warning = await this.#warning(await this.#directory.summary(table), player);
    const due = Math.min(usual, warning ?? usual);
    await this.#reminders.keep({ table, player, seat, call, rung: rang ? 1 : 0, due });
  }

  /** True if a nudge may notify a person: they have muted neither nudges nor the table. */
  async mayNudge(table: TableId, player: PlayerId): Promise<boolean> {
    return (await this.#mutes.nudgesRing(player)) && !(await this.#isMuted(player, table));
  }

  /**
   * Makes the reminder of a person due, because another player nudges them. `at` is the time of the nudge, and `call`
   * the name of the reminder if there is none yet.
   */
  async nudge(nudge: Pick<Reminder, 'table' | 'player' | 'seat' | 'call'> & { by: Seat; at: number }): Promise<void> {
    const { table, player, seat, call, by, at } = nudge;
    const now = this.#clock.now();
    const found = await this.#reminders.find(table, player);
    const reminder = found ?? { table, player, seat, call, rung: AGAIN.length };
    const due = found?.nudge === undefined ? (found?.due ?? null) : found.nudge.due;
    await this.#reminders.keep({ ...reminder, due: now, nudge: { by, at, due } });
  }

  /** Takes over a due reminder from a job of an earlier version. */
  async adopt(table: TableId, { seat, player, call, rung }: JobReminder): Promise<void> {
    if (await this.#reminders.isOld(table, player, call))
      await this.#reminders.keep({ table, player, seat, call, rung, due: this.#clock.now() });
  }

  /** Returns the people who have a due reminder. */
  peopleDue(): Promise<PlayerId[]> {
    return this.#reminders.people(this.#clock.now());
  }

  /**
   * Returns the reminders to send to a person now in one message, beginning with the table that has waited longest. All
   * reminders that are due within the hour are sent together. If the person may not be notified now, postpones the
   * reminders and returns an empty list. The nonce identifies the message.
   */
  async due(person: PlayerId, nonce: string): Promise<DueReminder[]> {
    const now = this.#clock.now();
    const reminders = await this.#reminders.of(person, now + HOUR);
    const summaries = await this.#directory.summaries(reminders.map(({ table }) => table));
    const ready: DueReminder[] = [];
    for (const reminder of reminders) {
      const summary = summaries.find(({ id }) => id === reminder.table);
      if (summary === undefined || !waits(summary, reminder)) await this.#end(reminder);
      else {
        const current = await this.#isReady(reminder, summary);
        if (current !== null) ready.push({ ...current, waits: waitingTable(summary, current) });
      }
    }
    // Reminders that are due later are sent only together with one that is due now.
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

  /**
   * Called when the message with these reminders was sent. Schedules the next reminder of each table, if there is one.
   */
  async rang(reminders: readonly Reminder[]): Promise<void> {
    for (const reminder of reminders) {
      // The reminder may belong to an earlier turn by now.
      if (!(await this.#reminders.isCurrent(reminder))) continue;
      const { table, player, seat, call, rung } = reminder;
      const wait = AGAIN[rung];
      const warning = await this.#warning(await this.#directory.summary(table), player);
      const times = [...(wait === undefined ? [] : [this.#clock.now() + wait]), ...(warning === null ? [] : [warning])];
      if (times.length === 0) await this.#reminders.end(reminder);
      else await this.#reminders.keep({ table, player, seat, call, rung: rung + 1, due: Math.min(...times) });
    }
  }

  /**
   * True if a message should ask a person for their time zone: they have never been asked, or this very message asked
   * them (`asks`) and they haven't answered.
   */
  async wantsZone(player: PlayerId, asks: boolean): Promise<boolean> {
    const zone = await this.#preferences.zone(player);
    return zone === null || (asks && zone === '');
  }

  /** Records that a person was asked for their time zone. */
  askedZone(player: PlayerId): Promise<void> {
    return this.#preferences.askedZone(player);
  }

  /** Ends a reminder unless it now belongs to another turn. */
  async #end(reminder: Reminder): Promise<void> {
    if (await this.#reminders.isCurrent(reminder)) await this.#reminders.end(reminder);
  }

  /**
   * Returns the reminder if its person has been inactive at the table for long enough, and wants to be notified. If it
   * is too early, postpones the reminder for as long as necessary, and returns null. If the person has acted at the
   * table since a nudge, the nudge no longer counts.
   */
  async #isReady(reminder: Reminder, summary: Summary): Promise<Reminder | null> {
    const [acted] = await this.#tables.head(reminder.table, `acted:${reminder.seat}`);
    const at = actedAt(acted);
    const { nudge, ...usual } = reminder;
    if (nudge !== undefined && nudge.at < at) {
      if (nudge.due === null) await this.#reminders.end(usual);
      else await this.#reminders.keep({ ...usual, due: nudge.due });
      return null;
    }
    const { player } = reminder;
    const wait =
      this.#quietFor(at) ||
      (await this.#stillFor(player, summary)) ||
      (nudge === undefined ? await this.#untilWanted(player, summary, at) : 0);
    if (wait === 0) return reminder;
    await this.#reminders.postpone(reminder, Math.max(this.#clock.now() + wait, reminder.due));
    return null;
  }

  /** Returns how long a table is paused or muted at least, in milliseconds, as far as it is certain. */
  async #stillFor(player: PlayerId, { id, pauses = [] }: Summary): Promise<number> {
    const now = this.#clock.time();
    const pause = pauseAt({ pauses }, now);
    const ends = [...(pause === null ? [] : [pause.until]), await this.#mutes.until(player, id, now)];
    return Math.max(
      0,
      ...ends.map((end) => (end === undefined ? 0 : Math.min(end === null ? LOOK_AGAIN : end - now, LOOK_AGAIN))),
    );
  }

  async #isMuted(player: PlayerId, table: TableId): Promise<boolean> {
    return (await this.#mutes.until(player, table, this.#clock.time())) !== undefined;
  }

  /**
   * Returns how long to wait until a person wants to be notified of a question, in milliseconds. With a digest, this
   * is always a day, because the digest notifies them, unless little of an agreed time is left.
   */
  async #untilWanted(player: PlayerId, table: Summary | null, acted: number): Promise<number> {
    const { messages } = await this.#preferences.messages(player);
    if (messages === 'each' || table === null) return 0;
    if (table.pace !== undefined) return this.#untilWarned(table, player);
    return messages === 'digest' ? DAY : Math.max(0, urgentFrom(table, acted) - this.#clock.time());
  }

  /** Returns how long to wait until a person has little time left at a table with a pace, in milliseconds. */
  async #untilWarned(table: Summary, player: PlayerId): Promise<number> {
    const deadline = (await this.#deadlines.of(table)).find((one) => one.player === player);
    const wait = deadline === undefined ? DAY : deadline.warning - this.#clock.time();
    return Math.max(0, Number.isFinite(wait) ? wait : DAY);
  }

  /** Returns the time at which a person has to be warned that little time is left (by the store's clock), or null. */
  async #warning(table: Summary | null, player: PlayerId): Promise<number | null> {
    if (table?.pace === undefined) return null;
    const deadline = (await this.#deadlines.of(table)).find((one) => one.player === player);
    const wait = (deadline?.warning ?? Number.POSITIVE_INFINITY) - this.#clock.time();
    return wait > 0 && Number.isFinite(wait) ? this.#clock.now() + wait : null;
  }

  /** How much longer a person who last acted at this time counts as active, in milliseconds. */
  #quietFor(at: number): number {
    return Math.max(this.#quiet - ago(at, this.#clock.time()), 0);
  }

  /**
   * Returns how long an earlier notification still prevents another one, in milliseconds. If the result is 0, records
   * the new notification.
   */
  #resting(player: PlayerId, about: 'move' | 'news', message: string): Promise<number> {
    const rest = about === 'move' ? this.#quiet : NEWS;
    return this.#notifications.wait(player, about, { message, now: this.#clock.now(), rest });
  }

  async #asleep(player: PlayerId): Promise<number> {
    return msUntilAwake(await this.#preferences.times(player), this.#clock.time());
  }
}

/**
 * Looks for people with due reminders, and adds a job for each. While Redis is unreachable, nobody can be notified
 * either.
 */
export function ringWhenDue(notifier: Notifier, queue: AnyQueue<'delivery'>, clock: SharedClock): Regular {
  return clock.every(notifier.look, async () => {
    for (const person of await notifier.peopleDue())
      await queue.add('ring', { person }, { deduplication: { id: `r-${person}` }, priority: LATER });
  });
}

/** True if a table is still waiting for the recipient of a reminder. */
function waits(summary: Summary, { seat, player }: Reminder): boolean {
  const { status, awaited, chairs } = summary;
  return status === 'playing' && awaited.includes(seat) && chairs[seat]?.player === player && !isStoodIn(summary, seat);
}

function waitingTable({ id, title, place, since, chairs }: Summary, { nudge }: Reminder): WaitingTable {
  const by = nudge === undefined ? null : chairs[nudge.by]?.called;
  const nudged = by == null ? {} : { nudge: by };
  return { table: id, title, guild: place.guild, channel: place.thread ?? place.channel, since, ...nudged };
}
