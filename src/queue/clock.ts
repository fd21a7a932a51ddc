import type { Redis } from 'ioredis';
import { unended } from '../kernel/pauses.ts';
import { DEFAULT_WAIT_HOURS } from '../kernel/seats.ts';
import { isFreeChair } from '../kernel/table.ts';
import type { Seat } from '../kernel/types.ts';
import { Reminders } from '../store/reminders.ts';
import { TableStore } from '../store/table-store.ts';
import { readActed } from '../tables/acted.ts';
import { endOfPatience } from '../tables/agenda.ts';
import { Directory } from '../tables/directory.ts';
import { readQuestion } from '../tables/questions.ts';
import { UnreadableTable } from '../tables/stored-table.ts';
import { botAt, type Summary } from '../tables/summary.ts';
import type { Command, TableId } from '../tables/types.ts';
import { TurnDeadlines } from './deadlines.ts';
import { Inbox } from './inbox.ts';
import type { AnyQueue } from './queues.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long a lobby may be inactive before it warns that it will close, and before it closes, in milliseconds. */
const LOBBY_WARNS = 5 * DAY;
const LOBBY_CLOSES = 7 * DAY;
/** How much too early a job may run, in milliseconds, because the clocks of machines differ. */
const EARLY = 60_000;

/**
 * Sends the clock's commands about seats that have kept their table waiting too long, and about lobbies that stay
 * unfilled. The clock may send a command several times. The command still takes effect only once, because the clock
 * derives the id from what the command is about.
 */
export class Clock {
  readonly #store: TableStore;
  readonly #directory: Directory;
  readonly #inbox: Inbox;
  readonly #deadlines: TurnDeadlines;
  readonly #reminders: Reminders;
  readonly #chores: AnyQueue<'chores'>;

  constructor(redis: Redis, wake: AnyQueue<'wake'>, chores: AnyQueue<'chores'>) {
    this.#store = new TableStore(redis);
    this.#directory = new Directory(redis);
    this.#inbox = new Inbox(redis, wake);
    this.#deadlines = new TurnDeadlines(redis);
    this.#reminders = new Reminders(redis);
    this.#chores = chores;
  }

  /**
   * Sends the commands that are due for a table. `now` is in milliseconds since 1970 by Redis' clock. At a table with a
   * pace, a job looks at the next deadline when it is due.
   */
  async watch(table: TableId, now: number): Promise<void> {
    await this.#store.settleStamps(table, now);
    const summary = await this.#directory.summary(table);
    if (summary?.status === 'lobby') await this.#lobby(summary, now);
    if (summary?.status !== 'playing') return;
    await this.#pause(summary, now);
    if (summary.pace === undefined) await Promise.all(summary.awaited.map((seat) => this.#seat(summary, seat, now)));
    else await this.#timed(summary, now);
  }

  /** Reports a pause that has reached its end. A job looks at the others again when they end. */
  async #pause(summary: Summary, now: number): Promise<void> {
    const pause = unended(summary);
    if (pause === null || pause.until === null) return;
    const { from, until } = pause;
    if (now < until) return this.#lookAt(summary.id, until, now);
    await this.#send(summary.id, { id: `resume-${from}`, by: 'clock', at: now, input: { t: 'resume', from } });
  }

  /** Reports the seats of a table with a pace whose time is over, and moves reminders to the times of the warnings. */
  async #timed(summary: Summary, now: number): Promise<void> {
    const deadlines = await this.#deadlines.of(summary);
    const next = deadlines.flatMap(({ at, warning }) => [warning, at]).filter((at) => at > now && Number.isFinite(at));
    await Promise.all([
      ...deadlines.filter(({ at }) => at <= now).map(({ seat }) => this.#timeout(summary.id, seat, now)),
      ...deadlines
        .filter(({ warning }) => warning > now)
        .map(({ player, warning }) => this.#reminders.bringForward(summary.id, player, warning)),
    ]);
    // If a clock can't be read, the table waits as it would without a pace.
    const unclocked = summary.awaited.filter((seat) => !deadlines.some((one) => one.seat === seat));
    await Promise.all(
      unclocked.filter((seat) => botAt(summary, seat) === null).map((seat) => this.#seat(summary, seat, now)),
    );
    if (next.length > 0) await this.#lookAt(summary.id, Math.min(...next), now);
  }

  async #timeout(table: TableId, seat: Seat, now: number): Promise<void> {
    const [acted] = await this.#store.head(table, `acted:${seat}`);
    const decision = await this.#question(table, seat);
    if (decision === null) return;
    // As in the id of `overdue`, the player's latest entry lets the clock report a player again who came back.
    const { seq } = readActed(acted) ?? { seq: 0 };
    const id = `timeout-${seat}-${decision}-${seq}`;
    await this.#send(table, { id, by: 'clock', at: now, input: { t: 'timeout', seat, decision } });
  }

  /** Adds the job that looks at a table at an instant. The watch finds an instant whose job got lost. */
  async #lookAt(table: TableId, at: number, now: number): Promise<void> {
    const delay = Math.ceil(at) - now;
    // By the clock of another machine, the job may run too early. Then it adds another one, which needs a name of its own.
    const again = delay < EARLY ? `-${Math.floor(now)}` : '';
    await this.#chores.add('clock', { table }, { jobId: `clock-${table}-${Math.ceil(at)}${again}`, delay });
  }

  async #seat(summary: Summary, seat: Seat, now: number): Promise<void> {
    const { id: table, chairs, away = [], patience: hours = DEFAULT_WAIT_HOURS } = summary;
    const isPerson = chairs[seat]?.player != null;
    const others = chairs.some(({ player }, other) => other !== seat && player !== null);
    if (!isPerson || !others || away.some((one) => one.seat === seat) || now < endOfPatience(summary, 0)) return;
    const [acted] = await this.#store.head(table, `acted:${seat}`);
    const { seq, at } = readActed(acted) ?? { seq: 0, at: 0 };
    // A last action in the future comes from a wrong clock, so it doesn't count.
    if (at <= now && now < endOfPatience(summary, at)) return;
    const decision = await this.#question(table, seat);
    if (decision === null) return;
    // The id contains the player's latest entry (`seq`). The clock can therefore report a player again who came back,
    // but left without answering the question.
    const id = `overdue-${seat}-${decision}-${seq}`;
    await this.#send(table, { id, by: 'clock', at: now, input: { t: 'overdue', seat, decision, hours } });
  }

  /**
   * Returns the id of a seat's open question. Returns null if there is no question, or if the question is damaged and therefore
   * can't be answered.
   */
  async #question(table: TableId, seat: Seat): Promise<string | null> {
    const stored = await this.#store.prompt(table, seat);
    try {
      return readQuestion(stored, seat)?.id ?? null;
    } catch (error) {
      if (error instanceof UnreadableTable) return null;
      throw error;
    }
  }

  /** Reports a search for players that is over (T-FIND-02), and a lobby that stays unfilled (T-LOBBY-07). */
  async #lobby({ id: table, search, chairs }: Summary, now: number): Promise<void> {
    const [stirred, at] = await this.#store.head(table, 'stirred', 'at');
    if (search !== undefined && search.over !== true) {
      const { until } = search;
      if (now < until) return this.#lookAt(table, until, now);
      const input = { t: 'searched', until } as const;
      if (chairs.some(isFreeChair)) await this.#send(table, { id: `searched-${until}`, by: 'clock', at: now, input });
    }
    // A lobby that looks for players isn't abandoned.
    const last = Math.max(Number(stirred ?? at), search?.until ?? Number.NEGATIVE_INFINITY);
    const idle = now - last;
    if (idle >= LOBBY_CLOSES) {
      const why = 'This table didn’t fill within a week, so it is closed. `/game new` opens another one.';
      await this.#send(table, { id: `lobby-closes-${last}`, by: 'clock', at: now, input: { t: 'end', why } });
    } else if (idle >= LOBBY_WARNS) {
      const text = 'This table is still waiting for players. It closes in two days unless someone does something here.';
      const input = { t: 'note', text, rule: 'T-LOBBY-07' } as const;
      await this.#send(table, { id: `lobby-waits-${last}`, by: 'clock', at: now, input });
    }
  }

  #send(table: TableId, command: Command): Promise<void> {
    return this.#inbox.send(table, command);
  }
}
