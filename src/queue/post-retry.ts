import type { Redis } from 'ioredis';
import { Boards } from '../store/boards.ts';
import { Breaker } from '../store/breaker.ts';
import { PostingProblems } from '../store/posting-problems.ts';
import { Directory } from '../tables/directory.ts';
import type { Summary } from '../tables/summary.ts';
import type { ChannelReference } from '../tables/types.ts';
import { BoardPlan } from './board.ts';
import { threadsUnder } from './channels.ts';
import type { AnyQueue } from './queues.ts';
import { hasten } from './worker.ts';

/** A change in a server's channels, as the chat reports it. */
export interface PlaceChange {
  guild: string;
  /** The channels and threads that changed, or null for the whole server. */
  channels: readonly string[] | null;
  /** If `channels` were deleted, tells whether they were threads or channels; otherwise null. */
  gone: 'thread' | 'channel' | null;
  /** True if the server may now have room for another thread. */
  room: boolean;
  /** Set if the thread in `channels` is archived, but not locked. */
  asleep?: true;
  /** The threads that are open in the server. Set if the chat reports that the bot is in the server. */
  open?: readonly string[];
  /** Set if the server removed the bot. */
  left?: true;
}

/** Retries failed posts as soon as the chat reports a change where they failed. */
export class PostRetry {
  readonly #breaker: Breaker;
  readonly #troubles: PostingProblems;
  readonly #directory: Directory;
  readonly #queue: AnyQueue<'delivery'>;
  readonly #boards: Boards;
  readonly #boardPlan: BoardPlan;

  constructor(redis: Redis, queue: AnyQueue<'delivery'>) {
    this.#breaker = new Breaker(redis);
    this.#troubles = new PostingProblems(redis);
    this.#directory = new Directory(redis);
    this.#queue = queue;
    this.#boards = new Boards(redis);
    this.#boardPlan = new BoardPlan(redis, queue);
  }

  /** Handles every change that the chat reports. Makes two Redis requests if there is no board and no posting problem. */
  async changed(change: PlaceChange): Promise<void> {
    if (change.gone !== null) await this.#forget(change);
    for (const table of await this.#troubles.inGuild(change.guild)) {
      const summary = await this.#directory.summary(table);
      if (summary !== null && (await this.#concerns(change, summary))) await this.#wake(summary);
    }
    await this.#board(change.guild);
  }

  /** A change may show or hide tables, and may let the board be posted again. */
  async #board(guild: string): Promise<void> {
    const board = (await this.#boards.has(guild)) ? await this.#boards.read(guild) : null;
    if (board === null) return;
    if (board.told === null || board.channel === null) return this.#boardPlan.touched(guild);
    await this.#breaker.worked(board.channel);
    await this.#boardPlan.hasten(guild);
  }

  /** Removes deleted threads from the tables that had them. */
  async #forget({ guild, channels, gone }: PlaceChange): Promise<void> {
    for (const channel of channels ?? []) {
      const table = await this.#directory.ofThread(channel);
      if (table !== null) await this.#directory.setThread(table, null);
    }
    if (gone !== 'channel') return;
    for (const { id, channel } of await this.#directory.ofGuild(guild))
      if (channels?.includes(channel)) await this.#directory.setThread(id, null);
  }

  async #concerns({ channels, room }: PlaceChange, { id, place }: Summary): Promise<boolean> {
    if (channels === null || placesOf(place).some((channel) => channels.includes(channel))) return true;
    return room && ((await this.#troubles.read(id)).told ?? '').startsWith('thread-limit');
  }

  async #wake({ id, place }: Summary): Promise<void> {
    const accounts = [...placesOf(place), threadsUnder(place.channel)];
    await Promise.all(accounts.map((account) => this.#breaker.worked(account)));
    await hasten(this.#queue, id);
  }
}

function placesOf({ channel, thread, forum }: ChannelReference): string[] {
  return [channel, thread, forum].filter((place) => typeof place === 'string');
}
