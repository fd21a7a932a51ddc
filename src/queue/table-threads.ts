import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { LeftServers } from '../store/left-servers.ts';
import { ThreadMarks } from '../store/thread-marks.ts';
import type { Directory } from '../tables/directory.ts';
import type { Summary } from '../tables/summary.ts';
import type { ChannelReference, TableId } from '../tables/types.ts';
import { faultOf } from './fault.ts';
import { isPassing, type Transport, TransportError } from './transport.ts';

/** For how long a thread is kept open in which nobody moves: of a game under way, and of one that waits for players. In ms. */
const PLAYED = 90 * 24 * 3_600_000;
const AWAITED = 7 * 24 * 3_600_000;

/** What it takes to look after threads. */
interface ThreadTools {
  transport: Transport;
  directory: Directory;
  log: Pick<Logger, 'info'>;
}

/**
 * Looks after the threads in which tables are played: they stay open, because the chat may swallow what people press in one
 * that sleeps, and those who sit at the table are in it, because the chat lists a thread to its members alone.
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
   * Opens the thread of a game under way again, which pings nobody. Whoever closes it once more soon after wants it closed:
   * then it stays so until something is posted. Throws `TransportError` for trouble that may pass.
   */
  async keepOpen(table: TableId): Promise<void> {
    const { directory, transport } = this.#tools;
    const summary = await directory.summary(table);
    if (summary === null || !isThread(summary.place) || !isWanted(summary)) return;
    const { thread, guild } = summary.place;
    if ((await this.#left.has(guild)) || !(await this.#marks.mayReopen(thread))) return;
    try {
      await transport.unarchive(thread);
    } catch (error) {
      if (this.#isLasting(error, table, 'a thread could not be opened again')) return this.#marks.leave(thread);
      await this.#marks.forgetReopened(thread);
      throw error;
    }
  }

  /** Whether somebody sits at a table who was not yet added to its thread. */
  async lacksMembers(table: TableId): Promise<boolean> {
    return (await this.#missing(table)).players.length > 0;
  }

  /**
   * Adds who sits at a table to its thread, each once: whoever leaves it stays out. Somebody who can't be added is left be.
   * Throws `TransportError` for trouble that may pass.
   */
  async addMembers(table: TableId): Promise<void> {
    const { thread, players } = await this.#missing(table);
    for (const player of players) {
      try {
        await this.#tools.transport.join(thread, player);
      } catch (error) {
        if (!this.#isLasting(error, table, 'somebody could not be added to a thread')) throw error;
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

  /** Whether it is no use to try again; that is noted. */
  #isLasting(error: unknown, table: TableId, what: string): boolean {
    if (!(error instanceof TransportError) || isPassing(error)) return false;
    this.#tools.log.info({ table, fault: faultOf(error) }, what);
    return true;
  }
}

/** Whether a table is played in a thread, or a post, rather than in a channel that has none. */
export function isThread(place: ChannelReference): place is ChannelReference & { thread: string; guild: string } {
  const { guild, channel, thread, forum } = place;
  return guild !== null && thread !== null && (thread !== channel || forum !== undefined);
}

function isWanted({ status, since }: Summary): boolean {
  if (status !== 'playing' && status !== 'lobby') return false;
  return Date.now() - since < (status === 'playing' ? PLAYED : AWAITED);
}
