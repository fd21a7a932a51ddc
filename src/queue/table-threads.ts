import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { ago, type SharedClock } from '../store/clock.ts';
import { LeftServers } from '../store/left-servers.ts';
import { ThreadMarks } from '../store/thread-marks.ts';
import type { Directory } from '../tables/directory.ts';
import type { Summary } from '../tables/summary.ts';
import type { ChannelReference, TableId } from '../tables/types.ts';
import { faultOf } from './fault.ts';
import { isPassing, type Transport, TransportError } from './transport.ts';

/** How long a quiet thread is kept open, in milliseconds: the thread of a running game, and the thread of a lobby. */
const PLAYED = 90 * 24 * 3_600_000;
const AWAITED = 7 * 24 * 3_600_000;

/** The services that maintaining threads needs. */
interface ThreadTools {
  transport: Transport;
  clock: Pick<SharedClock, 'time'>;
  directory: Directory;
  log: Pick<Logger, 'info'>;
}

/**
 * Maintains the threads of all tables. This class keeps the threads open, because the chat may drop clicks in an
 * archived thread. Players are added to the threads, because the chat lists a thread only for its members.
 */
export class TableThreads {
  readonly #marks: ThreadMarks;
  readonly #left: LeftServers;
  readonly #tools: ThreadTools;

  constructor(redis: Redis, tools: ThreadTools) {
    this.#marks = new ThreadMarks(redis);
    this.#left = new LeftServers(redis);
    this.#tools = tools;
  }

  /**
   * Reopens the thread of a table that is still needed. Reopening a thread notifies nobody. If somebody closes a thread
   * soon after the bot reopened it, the thread stays closed until something is posted there. Throws `TransportError`
   * for a temporary error.
   */
  async keepOpen(table: TableId): Promise<void> {
    const { directory, transport } = this.#tools;
    const summary = await directory.summary(table);
    if (summary === null || !isThread(summary.place) || !isWanted(summary, this.#tools.clock.time())) return;
    const { thread, guild } = summary.place;
    if ((await this.#left.has(guild)) || !(await this.#marks.mayReopen(thread))) return;
    try {
      await transport.unarchive(thread);
    } catch (error) {
      if (this.#isLasting(error, table, 'a thread could not be reopened')) return this.#marks.leave(thread);
      await this.#marks.forgetReopened(thread);
      throw error;
    }
  }

  /** True if a player with a seat has not yet been added to the table's thread. */
  async lacksMembers(table: TableId): Promise<boolean> {
    return (await this.#missing(table)).players.length > 0;
  }

  /**
   * Adds the seated players of a table to its thread. Each player is added only once, even if they leave the thread. A
   * player who can't be added is skipped. Throws `TransportError` for a temporary error.
   */
  async addMembers(table: TableId): Promise<void> {
    const { thread, players } = await this.#missing(table);
    for (const player of players) {
      try {
        await this.#tools.transport.join(thread, player);
      } catch (error) {
        if (!this.#isLasting(error, table, 'a player could not be added to a thread')) throw error;
      }
      await this.#marks.added(thread, player);
    }
  }

  async #missing(table: TableId): Promise<{ thread: string; players: string[] }> {
    const summary = await this.#tools.directory.summary(table);
    if (summary === null || summary.status !== 'playing' || !isThread(summary.place))
      return { thread: '', players: [] };
    const { thread, guild } = summary.place;
    const seated = new Set(summary.chairs.flatMap(({ player }) => player ?? []));
    const known = await this.#marks.members(thread);
    const players = [...seated].filter((player) => !known.has(player));
    return { thread, players: players.length > 0 && (await this.#left.has(guild)) ? [] : players };
  }

  /** True if a retry would be useless. Logs an error that a retry can't fix. */
  #isLasting(error: unknown, table: TableId, what: string): boolean {
    if (!(error instanceof TransportError) || isPassing(error)) return false;
    this.#tools.log.info({ table, fault: faultOf(error) }, what);
    return true;
  }
}

/** True if a table is played in a thread or a forum post rather than directly in a channel. */
export function isThread(place: ChannelReference): place is ChannelReference & { thread: string; guild: string } {
  const { guild, channel, thread, forum } = place;
  return guild !== null && thread !== null && (thread !== channel || forum !== undefined);
}

function isWanted({ status, since }: Summary, now: number): boolean {
  if (status !== 'playing' && status !== 'lobby') return false;
  return ago(since, now) < (status === 'playing' ? PLAYED : AWAITED);
}
