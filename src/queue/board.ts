import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type Board, type BoardMessage, Boards } from '../store/boards.ts';
import { ago, type SharedClock } from '../store/clock.ts';
import type { LeftServers } from '../store/left-servers.ts';
import { type Directory, isOver } from '../tables/directory.ts';
import type { Summary } from '../tables/summary.ts';
import type { PostingProblem, TableView } from '../tables/types.ts';
import { type Attempt, ChannelClosed, type Channels, nonceOf } from './channels.ts';
import type { DirectSender } from './direct-sender.ts';
import { faultOf } from './fault.ts';
import { lasting } from './lasting.ts';
import { NoView } from './no-view.ts';
import { described, FIRST_REST, restAfter } from './posting-problems.ts';
import { type AnyQueue, LATER, oncePerTable } from './queues.ts';
import { type BoardShown, isPassing, type Transport, TransportError } from './transport.ts';
import { UNTIL_ADDED } from './unsent.ts';
import type { Views } from './views.ts';

/** The shortest time between two changes of a board, in milliseconds. */
const BETWEEN_CHANGES = 60_000;
/** Maximum number of open tables that a board lists, which is the number of lines in a menu. */
const MOST_OPEN = 25;
/** Maximum number of a server's open tables that are looked at, the most recently active first. */
const LOOKED_AT = 200;
/** Maximum number of finished games on a board, and for how long they stay there, in milliseconds. */
const MOST_ENDED = 3;
const ENDED_FOR = 7 * 24 * 3_600_000;

/** The deduplication id of the job that updates the board of a server. */
const boardJob = (guild: string): string => `board-${guild}`;

/** Plans updates of boards. The updates of one board that are asked for within a minute are a single one. */
export class BoardPlan {
  readonly #boards: Boards;
  readonly #queue: AnyQueue<'delivery'>;

  constructor(redis: Redis, queue: AnyQueue<'delivery'>) {
    this.#boards = new Boards(redis);
    this.#queue = queue;
  }

  /** Called when the board of a server may have to change. */
  async touched(guild: string | null): Promise<void> {
    if (guild === null || !(await this.#boards.has(guild))) return;
    await this.#queue.add('board', { board: guild }, oncePerTable(boardJob(guild), LATER));
  }

  /** Updates the board of a server without any further wait, because its channel has changed. */
  async hasten(guild: string): Promise<void> {
    await this.touched(guild);
    const waiting = await this.#queue.getDeduplicationJobId(boardJob(guild));
    const job = waiting === null ? undefined : await this.#queue.getJob(waiting);
    // The job may already be running.
    if (await job?.isDelayed()) await job?.promote().catch(() => {});
  }

  /** Makes sure that no board is out of date because its job got lost. */
  async settleAll(): Promise<void> {
    for (const guild of await this.#boards.servers()) await this.touched(guild);
  }
}

/** The services that keeping boards uses. */
interface BoardTools {
  transport: Transport;
  channels: Channels;
  directs: DirectSender;
  directory: Directory;
  left: LeftServers;
  views: Views;
  clock: Pick<SharedClock, 'now' | 'time'>;
  log: Logger;
}

/** Keeps the boards of servers up to date: one message that lists the tables which everyone in its channel can see. */
export class BoardKeeper {
  readonly #boards: Boards;
  readonly #tools: BoardTools;

  constructor(redis: Redis, tools: BoardTools) {
    this.#boards = new Boards(redis);
    this.#tools = tools;
  }

  /** Updates the board of a server. Returns 0, or the milliseconds until the next try. */
  async update(guild: string): Promise<number> {
    const board = await this.#boards.read(guild);
    if (board === null) return 0;
    const { channel, message } = board;
    if (channel === null) return this.#end(guild, board);
    if (await this.#tools.left.has(guild)) return UNTIL_ADDED;
    const isThere = message !== null && message.channel === channel;
    const early = isThere ? BETWEEN_CHANGES - ago(board.at, this.#tools.clock.now()) : 0;
    if (early > 0 && board.told === null) return early;
    try {
      await this.#show(guild, board, channel);
      return 0;
    } catch (error) {
      if (error instanceof ChannelClosed) return this.#met(guild, board, error);
      throw error;
    }
  }

  async #show(guild: string, board: Board, channel: string): Promise<void> {
    const { transport, clock } = this.#tools;
    const listed = await this.#listed(guild, channel);
    const { message } = board;
    const isThere = message !== null && message.channel === channel;
    // The time of the change isn't part of what has changed.
    const shown = hashOf(transport.board({ ...listed, changed: 0 }).body);
    if (isThere && shown === board.shown) return;
    const now = clock.now();
    const { body } = transport.board({ ...listed, changed: clock.time() });
    const stays = isThere && (await this.#edited(message, body));
    const posted = stays ? message : await this.#posted(guild, board, channel, body);
    await this.#boards.show(guild, posted, { shown, at: now }, !stays);
    if (!stays && message !== null) await lasting(transport.remove(message));
  }

  /** Edits the board; returns false if that isn't possible, because the message is gone or too old. */
  async #edited(message: BoardMessage, body: Parameters<Channels['edit']>[1]): Promise<boolean> {
    try {
      await this.#tools.channels.edit(message, body, []);
      return true;
    } catch (error) {
      if (error instanceof TransportError && !isPassing(error)) return false;
      throw error;
    }
  }

  async #posted(
    guild: string,
    { posts, posting }: Pick<Board, 'posts' | 'posting'>,
    channel: string,
    body: Parameters<Channels['post']>[1],
  ): Promise<BoardMessage> {
    const { channels, clock } = this.#tools;
    const repeat = posting !== null;
    const attempt: Attempt = { nonce: nonceOf('board', guild, posts), first: posting ?? clock.now(), repeat };
    if (!repeat) await this.#boards.begin(guild, attempt.first);
    const ref = await channels.post(channel, body, [], attempt);
    if (ref === null) {
      // An earlier attempt posted the message, but it has since been deleted.
      await this.#boards.give(guild);
      return this.#posted(guild, { posts: posts + 1, posting: null }, channel, body);
    }
    // If an earlier attempt posted the message, it may show an older list.
    if (repeat) await channels.edit(ref, body, []);
    return ref;
  }

  /** Takes the board away. */
  async #end(guild: string, { channel, message }: Board): Promise<number> {
    if (message !== null) await lasting(this.#tools.transport.remove(message));
    await this.#boards.end(guild, channel);
    return 0;
  }

  /** Tells the person who put the board there why it can't be posted, once for each problem. */
  async #met(guild: string, board: Board, error: ChannelClosed): Promise<number> {
    const { transport, directs, clock, log } = this.#tools;
    const now = clock.now();
    const lacks = error.why === 'missing-permission' ? transport.lacks(error.channel) : [];
    const problem: PostingProblem = { why: error.why, where: error.channel, instead: null, lacks };
    const what = described(problem);
    if (board.told?.what === what) return restAfter(ago(board.told.since, now));
    log.warn({ guild, fault: faultOf(error) }, 'a board has to wait: its channel is closed');
    const attempt = { nonce: nonceOf('board-problem', guild, what, board.posts), first: now, repeat: false };
    // The person may have deleted their data since.
    if (board.by !== '') await lasting(directs.post(board.by, transport.boardProblem(problem).body, [], attempt));
    // A board whose channel is gone is over.
    if (error.gone) return this.#end(guild, board);
    await this.#boards.tell(guild, what, now);
    return FIRST_REST;
  }

  /** Collects the tables for a board: those in channels that everyone who can see the board can see as well. */
  async #listed(guild: string, channel: string): Promise<Omit<BoardShown, 'changed'>> {
    const { directory, transport, clock } = this.#tools;
    const all = await directory.ofGuild(guild);
    const [ended, open] = [all.filter(isOver), all.filter((table) => !isOver(table))];
    const lately = [...open.slice(0, LOOKED_AT), ...ended.slice(0, MOST_ENDED)];
    const found = (await directory.summaries(lately.map(({ id }) => id))).filter(({ removed }) => removed !== true);
    const visible = await transport.openTo(guild, channel, [...new Set(found.map(channelOf))]);
    const tables = found.filter((table) => visible.has(channelOf(table)));
    const now = clock.time();
    const live = tables.filter((table) => !isOver(table));
    const over = tables.filter((table) => isOver(table) && ago(table.since, now) < ENDED_FOR);
    const seen = await Promise.all([...live.slice(0, MOST_OPEN), ...over].map(({ id }) => this.#seen(id)));
    return { tables: seen.filter((view) => view !== null), more: Math.max(0, live.length - MOST_OPEN) };
  }

  /** Returns what a spectator sees of a table; null if it can't be read. */
  async #seen(table: string): Promise<TableView | null> {
    try {
      return (await this.#tools.views.see({ table, reader: 'spectator' }, LATER))?.seen ?? null;
    } catch (error) {
      if (error instanceof NoView) return null;
      throw error;
    }
  }
}

/** The channel whose permissions decide who can see a table. */
function channelOf({ place }: Summary): string {
  return place.forum ?? place.channel;
}

function hashOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 16);
}
