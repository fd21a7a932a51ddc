import type { Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { PlayerId } from '../kernel/table.ts';
import { ago, type SharedClock } from '../store/clock.ts';
import { Outbox } from '../store/outbox.ts';
import { storeTrouble } from '../store/redis-errors.ts';
import type { Directory } from '../tables/directory.ts';
import type { Outgoing, Queued, TableId } from '../tables/types.ts';
import type { BoardKeeper, BoardPlan } from './board.ts';
import { type Attempt, nonceOf } from './channels.ts';
import { DeliveryPlaces } from './delivery-places.ts';
import type { DigestSender } from './digest.ts';
import type { Farewell } from './farewell.ts';
import { faultOf } from './fault.ts';
import { aboutOf, causeOf, idOf, type JobData } from './jobs.ts';
import { type DeliveryLane, laneOf, opens, read } from './lanes.ts';
import { leaveFor } from './leave-for.ts';
import type { LookupPosts } from './lookup-posts.ts';
import { NoView } from './no-view.ts';
import type { Notifier } from './notifier.ts';
import type { PanelKeeper } from './panel.ts';
import type { PartingCalls } from './partings.ts';
import { type AnyQueue, LATER, oncePerTable } from './queues.ts';
import { isUnanswered, type Reachability } from './reachability.ts';
import type { SeekerCalls, SeekerPlan } from './seekers.ts';
import type { Sender } from './sender.ts';
import type { TableThreads } from './table-threads.ts';
import { type ExhibitRequest, GivenUp, isPassing, type LookupItem, TransportError } from './transport.ts';
import { PlaceClosed, Unsayable } from './unsent.ts';
import type { Views } from './views.ts';
import { linesJob, outboxJob } from './worker.ts';

/** The shortest and the longest pause before a message is retried, in milliseconds. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 60_000;
/** How long a message is retried if it fails because of a bug, in milliseconds. */
const GIVE_UP = 10 * 60_000;
/** Minimum number of attempts before a message that fails because of a bug is given up. */
const LEAST_TRIES = 5;
/** Maximum time that a thread message waits to be posted before it becomes old news. */
const NO_NEWS = 24 * 3_600_000;

/**
 * The pause before a panel's picture is tried again, in milliseconds. Each further pause is longer by as much. After the
 * last try, the panel is nearly too old to be edited, and gets its picture with the next move.
 */
const REDRAW = 60_000;
const REDRAWS = 8;

type DeliveryJob = Job<JobData['delivery'], null, string>;

/** The services that delivery jobs use. */
interface DeliveryTools {
  queue: AnyQueue<'delivery'>;
  sender: Sender;
  views: Views;
  notifier: Notifier;
  digests: DigestSender;
  farewell: Farewell;
  panels: PanelKeeper;
  exhibits: LookupPosts;
  reach: Reachability;
  clock: SharedClock;
  threads: TableThreads;
  boards: { keeper: BoardKeeper; plan: BoardPlan; directory: Directory };
  seekers: { calls: SeekerCalls; plan: SeekerPlan };
  partings: PartingCalls;
  log: Logger;
}

/** Processes the delivery jobs. */
export class DeliveryProcessor {
  readonly #outbox: Outbox;
  readonly #tools: DeliveryTools;
  /** Ids of running jobs whose requests the chat hasn't answered. */
  readonly #unanswered = new Set<string>();
  readonly #places = new DeliveryPlaces();

  constructor(redis: Redis, tools: DeliveryTools) {
    this.#outbox = new Outbox(redis, (table, id) =>
      tools.log.error({ table, id }, 'a message can’t be read and was removed'),
    );
    this.#tools = tools;
  }

  async serve(job: DeliveryJob, token: string | undefined): Promise<null> {
    const { reach } = this.#tools;
    const { id = '' } = job;
    const later = this.#places.pause(job);
    if (later > 0) throw await leaveFor(job, later, token);
    const { returns } = reach;
    reach.begins(id);
    this.#unanswered.delete(id);
    const pause = await this.#pause(job, this.#firstOf(job), aboutOf(job.data), () =>
      this.#places.hold(job, () => this.#work(job)),
    );
    if (pause === 0) return null;
    const left = await leaveFor(job, pause, token);
    if (this.#unanswered.delete(id)) reach.delayed(id, returns);
    throw left;
  }

  /** Runs a job. Returns 0 if the job is done, otherwise how many milliseconds to wait before the next try. */
  async #work(job: DeliveryJob): Promise<number> {
    const { data } = job;
    if ('exhibit' in data) return this.#exhibit(job, data.exhibit, data.interaction);
    if ('person' in data) return this.#remind(job, data.person);
    if ('digest' in data) return this.#digest(job, data.digest);
    if ('board' in data) return this.#board(job, data.board);
    if ('seekers' in data) return this.#seekers(job, data.seekers);
    if ('parting' in data) return this.#parting(job, data.parting);
    if ('forget' in data) return this.#farewell(job, data.forget);
    const { table, answer, call: reminder } = data;
    if (job.name === 'panel') return this.#panel(job, table);
    if (job.name === 'members' || job.name === 'open') return this.#thread(table, job.name);
    if (answer !== undefined) return this.#single(job, table, answer);
    if (reminder !== undefined) {
      // An earlier version stored reminders in jobs.
      await this.#tools.notifier.adopt(table, reminder);
      return 0;
    }
    if (job.name === 'notes' || job.name === 'lines') return (await this.#oldest(job, table, job.name)) ?? 0;
    return this.#answer(job, table);
  }

  /**
   * Updates a panel. Even if the panel has to wait, the seated players are added to the table's thread, and the server's
   * board follows. So do the people who wait for tables.
   */
  async #panel(job: DeliveryJob, table: TableId): Promise<number> {
    const { panels, threads, queue, boards, seekers } = this.#tools;
    try {
      return (await panels.update(table)) || (await this.#redraw(job, table));
    } finally {
      const guild = (await boards.directory.summary(table))?.place.guild ?? null;
      await boards.plan.touched(guild);
      await seekers.plan.touched(guild);
      if (await threads.lacksMembers(table))
        await queue.add('members', { table }, oncePerTable(`members-${table}`, LATER));
    }
  }

  /**
   * Tries to draw a panel's picture again if it couldn't be drawn in time. Another job does that, so that the next update
   * of the panel doesn't wait. Returns 0, or how long this job waits before the next try.
   */
  async #redraw(job: DeliveryJob, table: TableId): Promise<number> {
    if (!(await this.#tools.panels.lacksPicture(table))) return 0;
    const jobId = `redraw-${table}`;
    if (job.id !== jobId) {
      await this.#tools.queue.add('panel', { table }, { jobId, delay: REDRAW, priority: LATER });
      return 0;
    }
    return job.attemptsStarted < REDRAWS ? job.attemptsStarted * REDRAW : 0;
  }

  async #thread(table: TableId, what: 'members' | 'open'): Promise<number> {
    const { threads } = this.#tools;
    await (what === 'members' ? threads.addMembers(table) : threads.keepOpen(table));
    return 0;
  }

  /** Sends a component or a deck to the person who looked it up. */
  async #exhibit(job: DeliveryJob, exhibit: ExhibitRequest | LookupItem, interaction: string): Promise<number> {
    // Only these fields are logged, because jobs of earlier versions contain a whole deck.
    const about = { id: interaction, game: exhibit.game };
    await this.#orGiveUp(job, this.#firstOf(job), about, () => this.#tools.exhibits.show(exhibit, interaction));
    return 0;
  }

  /** Sends a message that is contained in the job itself: the answer to a look-up. */
  async #single(job: DeliveryJob, table: TableId, answer: Outgoing): Promise<number> {
    await this.#send(job, table, answer, this.#attempt(job, nonceOf(idOf(job))));
    return 0;
  }

  async #digest(job: DeliveryJob, person: PlayerId): Promise<number> {
    if (await this.#tools.farewell.isLeaving(person)) return 0;
    const attempt = this.#attempt(job, '');
    await this.#orGiveUp(job, attempt.first, { person }, () => this.#tools.digests.send(person, attempt));
    return 0;
  }

  /** Tells the people who wait for tables of a server. */
  async #seekers(job: DeliveryJob, guild: string): Promise<number> {
    const [first, repeat] = [this.#firstOf(job), job.attemptsStarted > 1];
    await this.#orGiveUp(job, first, { guild }, () => this.#tools.seekers.calls.send(guild, { first, repeat }));
    return 0;
  }

  /** Tells the players of a server that removed the bot when their games end, or lets them end. */
  async #parting(job: DeliveryJob, guild: string): Promise<number> {
    const [first, repeat] = [this.#firstOf(job), job.attemptsStarted > 1];
    await this.#orGiveUp(job, first, { guild }, () => this.#tools.partings.send(guild, { first, repeat }));
    return 0;
  }

  /** Updates the board of a server. Returns 0, or how long to wait until the next try. */
  async #board(job: DeliveryJob, guild: string): Promise<number> {
    let pause = 0;
    await this.#orGiveUp(job, this.#firstOf(job), { guild }, async () => {
      pause = await this.#tools.boards.keeper.update(guild);
    });
    return pause;
  }

  /** Deletes the direct messages of a person who deletes their data, or tells them that everything is deleted. */
  #farewell(job: DeliveryJob, gone: string): Promise<number> {
    return this.#tools.farewell.serve(gone, this.#attempt(job, nonceOf('forget', gone)));
  }

  #attempt(job: DeliveryJob, nonce: string): Attempt {
    return { nonce, first: this.#firstOf(job), repeat: job.attemptsStarted > 1 };
  }

  #now(): number {
    return this.#tools.clock.now();
  }

  /** Returns the time at which a job was added, but never a time in the future. */
  #firstOf({ timestamp }: DeliveryJob): number {
    return Math.min(timestamp, this.#now());
  }

  /** Sends a person one notification about all tables that have waited long enough, if the person may be notified. */
  async #remind(job: DeliveryJob, person: PlayerId): Promise<number> {
    const { notifier, views, farewell } = this.#tools;
    if (await farewell.isLeaving(person)) return 0;
    const nonce = nonceOf(idOf(job));
    const due = await notifier.due(person, nonce);
    // A table that can't be shown must not delay the reminders of the others.
    const shown = await Promise.all(due.map(({ table, seat }) => views.canShow(table, seat)));
    const able = due.filter((_, at) => shown[at]);
    await notifier.rang(due.filter((_, at) => !shown[at]));
    const [first] = able;
    if (first === undefined) return 0;
    const { table, seat, nudge } = first;
    const tables = able.map(({ waits }) => waits);
    const several = tables.length > 1 ? { tables } : nudge === undefined ? {} : { nudge: nudge.by };
    const outgoing: Outgoing = { to: 'ring', seat, player: person, ...several };
    await this.#send(job, table, outgoing, this.#attempt(job, nonce));
    await notifier.rang(able);
    return 0;
  }

  /** Sends a table's oldest waiting answer. If no answer is waiting, starts jobs for the table's other messages. */
  async #answer(job: DeliveryJob, table: TableId): Promise<number> {
    const pause = await this.#oldest(job, table, 'outbox');
    if (pause === null && (await this.#outbox.waiting(table)) > 0)
      await Promise.all([this.#again('notes', table), this.#again('lines', table)]);
    return pause ?? 0;
  }

  /**
   * Sends the oldest message of a lane, and adds another job if more are waiting. Returns how long the message has to
   * wait (0 if it was sent), or null if the lane is empty.
   */
  async #oldest(job: DeliveryJob, table: TableId, lane: DeliveryLane): Promise<number | null> {
    // A person's answer is sent before their other messages, which may refer to it.
    const answered = new Set<string>();
    const isNext = (text: string): boolean => {
      const message = read(text);
      if (message.to === 'answer') answered.add(message.player);
      const waits = message.to !== 'answer' && 'player' in message && answered.has(message.player);
      return laneOf(message) === lane && !waits;
    };
    const waiting = await this.#outbox.next(table, isNext, this.#now());
    if (waiting === null) return null;
    const { streamId, message, first, repeat } = waiting;
    const queued = read(message);
    const about = { id: causeOf(queued), table, to: queued.to };
    const pause = await this.#pause(job, first, about, async () => {
      const outgoing = await this.#withLobby(table, queued);
      return this.#send(job, table, outgoing, { nonce: nonceOf(table, streamId), first, repeat });
    });
    if (pause > 0) return pause;
    const left = await this.#outbox.sent(table, streamId);
    // The lane of answers continues until no message is left. The other lanes stop when they are empty or an answer is
    // waiting.
    const lanes = left.map((text) => laneOf(read(text)));
    const more = lane === 'outbox' ? left.length > 0 : lanes.includes(lane) && !lanes.includes('outbox');
    if (more) await this.#again(lane, table);
    return 0;
  }

  /** If the answer is about a new table, adds the place of its message, or the reason why there is none. */
  async #withLobby(table: TableId, outgoing: Queued): Promise<Queued> {
    if (outgoing.to !== 'answer' || !opens(outgoing.outcome)) return outgoing;
    const opened = await this.#tools.panels.open(table);
    return opened === null ? outgoing : { ...outgoing, opened };
  }

  async #again(lane: DeliveryLane, table: TableId): Promise<void> {
    const options = {
      outbox: oncePerTable(outboxJob(table)),
      notes: oncePerTable(`n-${table}`, LATER),
      lines: oncePerTable(linesJob(table), LATER),
    };
    await this.#tools.queue.add(lane, { table }, options[lane]);
  }

  /** Returns 0, or how long to wait if the message's place is closed for now. */
  async #send(job: DeliveryJob, table: TableId, outgoing: Queued, attempt: Attempt): Promise<number> {
    const { sender, log, farewell } = this.#tools;
    const about = { id: causeOf(outgoing), table, to: outgoing.to };
    if (outgoing.to !== 'answer' && 'player' in outgoing && (await farewell.isLeaving(outgoing.player))) return 0;
    try {
      await this.#orGiveUp(job, attempt.first, about, async () => {
        await sender.send(table, outgoing, attempt);
        log.debug(about, 'a message was sent');
      });
      return 0;
    } catch (error) {
      if (!(error instanceof PlaceClosed)) throw error;
      return this.#now() - attempt.first < NO_NEWS ? error.rest : 0;
    }
  }

  /** Sends a message, or gives it up if nobody can receive it or if a bug has made it fail for too long. */
  async #orGiveUp(job: DeliveryJob, first: number, what: object, send: () => Promise<void>): Promise<void> {
    try {
      await send();
    } catch (error) {
      if (error instanceof PlaceClosed) throw error;
      // If a newer version is needed, the message waits until that version runs. If the position can't be read, the
      // message is given up.
      const waits = error instanceof NoView && error.why === 'newer';
      const lost =
        error instanceof Unsayable ||
        (error instanceof TransportError && !isPassing(error)) ||
        (error instanceof NoView && !waits);
      const isOurs = !(error instanceof TransportError) && !waits;
      // A clock that was set ahead can make a first attempt seem late, so several attempts are required as well.
      const hopeless = isOurs && this.#now() - first > GIVE_UP && job.attemptsStarted >= LEAST_TRIES;
      if (!lost && !hopeless) throw error;
      this.#tools.log.warn({ ...what, fault: faultOf(error) }, 'a message could not be sent');
    }
  }

  /** Returns the result of `act` or, after an error, how long to wait: about half of the time since the first try. */
  async #pause(job: DeliveryJob, first: number, about: object, act: () => Promise<number>): Promise<number> {
    try {
      return await act();
    } catch (error) {
      if (storeTrouble(error) !== null) throw error;
      if (isUnanswered(error)) this.#unanswered.add(idOf(job));
      const lasts = error instanceof GivenUp ? 0 : ago(first, this.#now());
      const usual = Math.min(Math.max(lasts / 2, FIRST_PAUSE), LONGEST_PAUSE);
      const wait = error instanceof TransportError ? Math.max(error.retryAfter, usual) : usual;
      this.#tools.log.warn({ ...about, fault: faultOf(error), wait }, 'a message has to wait');
      return wait;
    }
  }
}
