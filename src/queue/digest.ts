import type { Redis } from 'ioredis';
import { Temporal } from 'temporal-polyfill';
import type { PlayerId } from '../kernel/table.ts';
import { ago, type SharedClock } from '../store/clock.ts';
import { Digests } from '../store/digests.ts';
import { Mutes } from '../store/mutes.ts';
import { Preferences } from '../store/preferences.ts';
import { isAsked } from '../tables/agenda.ts';
import type { Holiday } from '../tables/calendar.ts';
import { calendarOf } from '../tables/waking.ts';
import type { Agendas } from './agenda.ts';
import { type Attempt, type Channels, nonceOf } from './channels.ts';
import type { DirectSender } from './direct-sender.ts';
import { InTurn } from './in-turn.ts';
import { lasting } from './lasting.ts';
import { type AnyQueue, LATER } from './queues.ts';
import type { MessageBody, MessageRef, Transport } from './transport.ts';

/** The age in milliseconds from which the chat accepts only a few edits of a message. */
const OLD = 50 * 60_000;
/** Number of a channel's latest messages in which a digest is looked for. */
const LOOK_BACK = 10;

/** A person's next digest. */
export interface DueDigest {
  /** The day in the person's time zone: `2026-11-30`. */
  day: string;
  /** The time of the digest, in milliseconds since 1970. */
  at: number;
}

/** The data that decides when a person's next digest is due. */
export interface DigestTimes {
  /** For example `Europe/Berlin`; empty or null stands for UTC. */
  zone: string | null;
  /** From 0 to 23; an hour that a clock change skips begins after the gap. */
  hour: number;
  /** The last day that needs no more digest, or null. */
  settled: string | null;
  /** There is no digest on these days. */
  holidays?: readonly Holiday[];
}

/** Returns the next digest: today's, even if its hour has passed, or that of the next day that needs one. */
export function dueDigest({ zone, hour, settled, holidays = [] }: DigestTimes, now: number): DueDigest {
  const timeZone = zone === null || zone === '' ? 'UTC' : zone;
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const isHoliday = (date: string): boolean => holidays.some(({ from, until }) => from <= date && date <= until);
  let day = settled !== null && settled >= today.toString() ? today.add({ days: 1 }) : today;
  while (isHoliday(day.toString())) day = day.add({ days: 1 });
  return { day: day.toString(), at: day.toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds };
}

/** The name of the job that sends a person's digest of a day. */
function jobOf(person: PlayerId, day: string): string {
  return `digest-${person}-${day}`;
}

/**
 * Plans the daily digests: one delayed job for each person who wants them, named for the person and the day. A job that
 * got lost is added again by `settle`.
 */
export class DigestPlan {
  readonly #digests: Digests;
  readonly #preferences: Preferences;
  readonly #queue: AnyQueue<'delivery'>;

  constructor(redis: Redis, queue: AnyQueue<'delivery'>) {
    this.#digests = new Digests(redis);
    this.#preferences = new Preferences(redis);
    this.#queue = queue;
  }

  /** Returns a person's next digest, or null if they want none. */
  async next(person: PlayerId, now: number): Promise<DueDigest | null> {
    const [{ messages, digest: hour }, times, latest] = await Promise.all([
      this.#preferences.messages(person),
      this.#preferences.times(person),
      this.#digests.latest(person),
    ]);
    if (messages !== 'digest') return null;
    const calendar = calendarOf(times);
    const holidays = calendar === null ? {} : { holidays: calendar.holidays };
    return dueDigest({ zone: times.zone, hour, settled: latest?.day ?? null, ...holidays }, now);
  }

  /**
   * Called after a person changed when they want messages. If the hour of a new digest has passed today, the first one
   * comes tomorrow.
   */
  async changed(person: PlayerId, now: number): Promise<void> {
    const next = await this.next(person, now);
    await this.#digests.want(person, next !== null);
    if (next === null) return;
    const latest = await this.#digests.latest(person);
    if (next.at < now) await this.#digests.keep(person, { message: null, ...latest, day: next.day });
    await this.settle(person, now);
  }

  /** Makes sure that the job for a person's next digest is there, at the right time. */
  async settle(person: PlayerId, now: number): Promise<void> {
    const next = await this.next(person, now);
    if (next === null) return this.#digests.want(person, false);
    const delay = Math.max(0, next.at - now);
    const jobId = jobOf(person, next.day);
    const job = await this.#queue.getJob(jobId);
    if (job === undefined) await this.#queue.add('digest', { digest: person }, { jobId, delay, priority: LATER });
    else if (await job.isDelayed()) await job.changeDelay(delay);
  }

  /** Makes sure that nobody's job is missing. */
  async settleAll(now: number): Promise<void> {
    for (const person of await this.#digests.people()) await this.settle(person, now);
  }
}

/** The services that sending digests uses. */
interface DigestTools {
  transport: Transport;
  channels: Channels;
  directs: DirectSender;
  agenda: Agendas;
  plan: DigestPlan;
  clock: SharedClock;
}

/** Sends the daily digests and keeps today's up to date. */
export class DigestSender {
  readonly #digests: Digests;
  readonly #mutes: Mutes;
  readonly #tools: DigestTools;
  /** A person's jobs of two days may run at the same time. The second must see what the first has sent. */
  readonly #turns = new InTurn();

  constructor(redis: Redis, tools: DigestTools) {
    this.#digests = new Digests(redis);
    this.#mutes = new Mutes(redis);
    this.#tools = tools;
  }

  /** Sends a person's digest if it is due. It replaces the last one. If nothing waits for the person, sends none. */
  send(person: PlayerId, attempt: Omit<Attempt, 'nonce'>): Promise<void> {
    return this.#turns.run(person, () => this.#send(person, attempt));
  }

  async #send(person: PlayerId, attempt: Omit<Attempt, 'nonce'>): Promise<void> {
    const { plan, clock } = this.#tools;
    const now = clock.time();
    const due = await plan.next(person, now);
    if (due !== null && due.at <= now) {
      const before = (await this.#digests.latest(person))?.message ?? null;
      const body = await this.#body(person, now);
      const posted =
        body === null
          ? null
          : await this.#posted(person, body, { ...attempt, nonce: nonceOf('digest', person, due.day) });
      await this.#digests.keep(person, { day: due.day, message: posted === null ? null : { ...posted, at: now } });
      if (before !== null && before.message !== posted?.message) await this.#removed(before);
    }
    await plan.settle(person, now);
  }

  /**
   * Updates today's digest after a table stopped waiting for a person, while the digest is young and the latest
   * message.
   */
  refresh(person: PlayerId): Promise<void> {
    return this.#turns.run(person, () => this.#refresh(person));
  }

  async #refresh(person: PlayerId): Promise<void> {
    const { channels, transport, agenda, plan, clock } = this.#tools;
    const now = clock.time();
    const message = (await this.#digests.latest(person))?.message ?? null;
    if (message === null || ago(message.at, now) > OLD) return;
    const recent = await transport.recent(message.channel, LOOK_BACK);
    if (recent.find(({ mine }) => mine)?.id !== message.message) return;
    const digest = (await plan.next(person, now))?.at ?? null;
    const { body } = transport.inbox(await agenda.of(person), { page: 0, now, digest });
    await lasting(channels.edit(message, body, []));
  }

  /** Returns the digest, or null if nothing waits for the person except at tables that they have muted. */
  async #body(person: PlayerId, now: number): Promise<MessageBody | null> {
    const { agenda, transport } = this.#tools;
    const [items, muted] = await Promise.all([agenda.of(person), this.#mutes.all(person, now)]);
    const isWaiting = items.some((item) => isAsked(item) && !muted.has(item.table.id));
    return isWaiting ? transport.inbox(items, { page: 0, now, digest: null }).body : null;
  }

  /** Posts a digest. Returns null if the person accepts no direct messages. */
  #posted(person: PlayerId, body: MessageBody, attempt: Attempt): Promise<MessageRef | null> {
    return lasting(this.#tools.directs.post(person, body, [], attempt));
  }

  async #removed(message: MessageRef): Promise<void> {
    await lasting(this.#tools.transport.remove({ channel: message.channel, message: message.message }));
  }
}
