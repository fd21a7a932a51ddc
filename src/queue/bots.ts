import { randomInt } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { objection } from '../kernel/decision.ts';
import type { Decision, State } from '../kernel/types.ts';
import type { SharedClock } from '../store/clock.ts';
import { TableStore } from '../store/table-store.ts';
import { ViewCache } from '../store/view-cache.ts';
import { kernelId } from '../tables/asked.ts';
import { Directory } from '../tables/directory.ts';
import type { Games } from '../tables/games.ts';
import { readQuestion } from '../tables/questions.ts';
import { UnreadableTable } from '../tables/stored-table.ts';
import { botAt } from '../tables/summary.ts';
import type { Command } from '../tables/types.ts';
import { faultOf } from './fault.ts';
import { Inbox } from './inbox.ts';
import type { JobData } from './jobs.ts';
import { NoView } from './no-view.ts';
import { consume, openQueue, type WorkerContext } from './queues.ts';
import { Views } from './views.ts';

/** Number of times that a bot may fail to answer a question before the clock gives the safe answer for it. */
const ATTEMPTS = 3;

/** Maximum number of waiting questions to remember. When there are more, all waiting questions are forgotten. */
const MOST_WAITING = 1_000;

/**
 * Takes jobs for bots from their queue. Each bot decides in a copy of the game in which everything hidden from its seat
 * has been redealt.
 */
export function openBots(context: WorkerContext, games: Games): { close(): Promise<void> } {
  const { redis, clock, log } = context;
  const wake = openQueue('wake', redis);
  const views = new Views(redis);
  const players = new BotPlayers(redis, games, new Inbox(redis, wake), { views, clock, log });
  const worker = consume(
    'bots',
    context,
    async (job) => {
      await players.play(job.data, job.attemptsStarted > ATTEMPTS);
      return null;
    },
    { concurrency: 1 },
  );
  return {
    async close() {
      await worker.close();
      await Promise.all([views.close(), wake.close()]);
    },
  };
}

/** Answers questions for bots. */
class BotPlayers {
  readonly #store: TableStore;
  readonly #cache: ViewCache;
  readonly #directory: Directory;
  readonly #games: Games;
  readonly #inbox: Inbox;
  readonly #views: Views;
  readonly #clock: SharedClock;
  readonly #log: Logger;
  /** Questions of bots at tables that can't be shown. Each question is logged only once. */
  readonly #waiting = new Set<string>();

  constructor(
    redis: Redis,
    games: Games,
    inbox: Inbox,
    { views, clock, log }: { views: Views; clock: SharedClock; log: Logger },
  ) {
    this.#log = log;
    this.#store = new TableStore(redis);
    this.#cache = new ViewCache(redis);
    this.#directory = new Directory(redis);
    this.#games = games;
    this.#inbox = inbox;
    this.#views = views;
    this.#clock = clock;
  }

  /**
   * Answers the question if it is still open. If `failed` is set, the bot failed too often, and the safe answer is
   * given. A table that can't be read waits until it is restored. If only the stored question is damaged, the bot takes
   * the question from the state of the game.
   */
  async play({ table, seat, decision: id }: JobData['bots'], failed: boolean): Promise<void> {
    const question = await this.#question(table, seat);
    if (question === null || (question !== 'damaged' && question.id !== id)) return;
    const about = { at: this.#clock.time(), seat, decision: id };
    try {
      const command = failed ? safely(about) : await this.#decided(table, question, about);
      if (command !== null) await this.#inbox.send(table, command);
    } catch (error) {
      if (!(error instanceof NoView)) throw error;
      this.#tellWaiting(table, seat, id, error);
    }
  }

  /**
   * Logs that a bot is waiting. One log line is enough, because each sweep asks the bot again, and the doctor reports
   * the bot's table.
   */
  #tellWaiting(table: string, seat: number, decision: string, error: NoView): void {
    const question = `${table}:${seat}:${decision}`;
    if (this.#waiting.has(question)) return;
    if (this.#waiting.size >= MOST_WAITING) this.#waiting.clear();
    this.#waiting.add(question);
    this.#log.warn({ table, seat, fault: faultOf(error) }, 'a bot has to move at a table that can’t be shown');
  }

  /** Returns the game as a bot may know it. Nobody reads this view again, so it is deleted. */
  async #redealt(table: string, seat: number): Promise<State<unknown>> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const key = await this.#views.key({ table, reader: seat, redealt: true });
      // Only readers write views, and this one contains the game's state, redealt for the seat.
      const state = (await this.#cache.take(key)) as unknown as State<unknown> | null;
      if (state !== null) return state;
    }
    throw new Error('the game could not be read');
  }

  /** Returns the stored question of a seat. */
  async #question(table: string, seat: number): Promise<Decision | 'damaged' | null> {
    const stored = await this.#store.prompt(table, seat);
    try {
      return readQuestion(stored, seat);
    } catch (error) {
      if (error instanceof UnreadableTable) return 'damaged';
      throw error;
    }
  }

  /** Returns the bot's answer, or null if the stored question was damaged and the game doesn't ask it anymore. */
  async #decided(
    table: string,
    question: Decision | 'damaged',
    { at, seat, decision: id }: { at: number; seat: number; decision: string },
  ): Promise<Command | null> {
    const summary = await this.#directory.summary(table);
    const named = summary === null ? null : botAt(summary, seat);
    const bot = summary === null || named === null ? null : this.#games.bot(summary.game, named);
    if (bot === null) throw new Error('there is no such bot');
    const state = await this.#redealt(table, seat);
    // The id of a question has a mark outside the kernel, but none in the state of the game.
    const asked =
      question === 'damaged'
        ? state.pending.find((one) => one.seat === seat && one.id === kernelId(id))
        : { ...question, id: kernelId(id) };
    if (asked === undefined) return null;
    const keys = await bot(state, seat, asked, (bound) => randomInt(bound));
    const wrong = objection(asked, keys);
    if (wrong !== null) throw new Error('a bot gave an answer that isn’t one');
    const standsIn = summary?.chairs[seat]?.bot == null ? ({ standsIn: true } as const) : {};
    const input = { t: 'answer', seat, decision: id, keys, ...standsIn } as const;
    return { id: `bot-${seat}-${id}`, by: { seat }, at, input };
  }
}

/** Creates the clock's command that gives the safe answer for a bot. */
function safely({ at, seat, decision }: { at: number; seat: number; decision: string }): Command {
  return { id: `bot-${seat}-${decision}-safe`, by: 'clock', at, input: { t: 'timeout', seat, decision } };
}
