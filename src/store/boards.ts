import type { Redis } from 'ioredis';
import { z } from 'zod';
import { Changes, type ChangeTold } from './changes.ts';
import { keys } from './keys.ts';
import { script } from './script.ts';

const end = script('end-board', { keys: ['board'], args: { channel: 'text' } });

/** The message that shows a board. */
export interface BoardMessage {
  channel: string;
  message: string;
}

/** The board of a server. */
export interface Board {
  /** The channel in which the board has to be; null if it has to go. */
  channel: string | null;
  /** The person who put the board there. */
  by: string;
  /** The board's message, or null before it is posted. */
  message: BoardMessage | null;
  /** A hash of what the message shows. */
  shown: string;
  /** The time of the message's latest change (ms since 1970). */
  at: number;
  /** The number of messages posted so far, which is part of the next message's nonce. */
  posts: number;
  /** The time of the first attempt to post the next message (ms since 1970), or null if there was none yet. */
  posting: number | null;
  /** The latest problem that the person who put up the board was told about, and its time (ms since 1970). */
  told: { what: string; since: number } | null;
}

const number = z.coerce.number().catch(0).default(0);
const stored = z.object({
  channel: z.string(),
  by: z.string().catch('').default(''),
  'message-channel': z.string().optional(),
  message: z.string().optional(),
  shown: z.string().default(''),
  ...{ at: number, posts: number, posting: number, since: number },
  told: z.string().optional(),
});

/** Stores where the boards of servers are, and what they show. */
export class Boards {
  readonly #redis: Redis;
  readonly #changes: Changes;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#changes = new Changes(redis);
  }

  /** Returns the servers that have a board. */
  servers(): Promise<string[]> {
    return this.#redis.smembers(keys.boards);
  }

  /** True if a server has a board. */
  async has(guild: string): Promise<boolean> {
    return (await this.#redis.sismember(keys.boards, guild)) === 1;
  }

  /**
   * Puts the board of a server into a channel, or takes it away (null), once per interaction. Returns the text for the
   * person. The board's message follows later.
   */
  async place(guild: string, channel: string | null, by: string, told: ChangeTold): Promise<string> {
    // The list is written first, so it may contain an extra server but never lacks one.
    await this.#redis.sadd(keys.boards, guild);
    return this.#changes.set(keys.board(guild), { channel: fieldOf(channel), by }, told);
  }

  /** Returns the board of a server, or null if it has none. */
  async read(guild: string): Promise<Board | null> {
    const { success, data } = stored.safeParse(await this.#redis.hgetall(keys.board(guild)));
    if (!success) return null;
    const { channel, by, 'message-channel': lies, message, shown, at, posts, posting, told, since } = data;
    return {
      channel: channel === '' ? null : channel,
      by,
      message: lies === undefined || message === undefined ? null : { channel: lies, message },
      shown,
      at,
      posts,
      posting: posting || null,
      told: told === undefined ? null : { what: told, since },
    };
  }

  /** Records that a message is about to be posted. */
  async begin(guild: string, at: number): Promise<void> {
    await this.#redis.hset(keys.board(guild), 'posting', at);
  }

  /** Abandons an attempt to post, so that the next post counts as a new message. */
  async give(guild: string): Promise<void> {
    const key = keys.board(guild);
    await this.#redis.multi().hincrby(key, 'posts', 1).hdel(key, 'posting').exec();
  }

  /** Records what the board shows now, and that nothing is in its way. `posted` is set if the message is new. */
  async show(
    guild: string,
    { channel, message }: BoardMessage,
    { shown, at }: Pick<Board, 'shown' | 'at'>,
    posted: boolean,
  ): Promise<void> {
    const key = keys.board(guild);
    const change = this.#redis.multi().hset(key, { 'message-channel': channel, message, shown, at });
    change.hdel(key, 'told', 'since');
    if (posted) change.hincrby(key, 'posts', 1).hdel(key, 'posting');
    await change.exec();
  }

  /** Records that a person was told why the board can't be posted; `now` is in milliseconds since 1970. */
  async tell(guild: string, told: string, now: number): Promise<void> {
    await this.#redis.hset(keys.board(guild), { told, since: now });
  }

  /** Forgets the board of a server that no longer has the bot, wherever it was. */
  async drop(guild: string): Promise<void> {
    await this.#redis.unlink(keys.board(guild));
    await this.#redis.srem(keys.boards, guild);
  }

  /** Forgets the board of a server, unless it has been put somewhere else than `channel` in the meantime. */
  async end(guild: string, channel: string | null): Promise<void> {
    await end(this.#redis, { board: keys.board(guild) }, { channel: fieldOf(channel) });
    await this.#redis.srem(keys.boards, guild);
    // A board that was put somewhere at this moment stays on the list.
    if ((await this.read(guild)) !== null) await this.#redis.sadd(keys.boards, guild);
  }
}

/** The stored form of a channel, empty for a board that was taken away. */
function fieldOf(channel: string | null): string {
  return channel === null ? '' : channel;
}
