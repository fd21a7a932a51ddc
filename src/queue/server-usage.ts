import type { Redis } from 'ioredis';
import type { GameId } from '../kernel/types.ts';
import { keys, tableKeys } from '../store/keys.ts';
import { Directory, isOver } from '../tables/directory.ts';
import type { Summary } from '../tables/summary.ts';
import type { TableId } from '../tables/types.ts';

/** Maximum number of a server's open tables that are read, and of tables whose size is measured. */
const READ = 1_000;
const MEASURED = 20;

/** The number of a server's open tables of one game. */
export interface GameUsage {
  game: GameId;
  lobbies: number;
  games: number;
}

/** The usage of the bot by a server. Nothing in it depends on the hidden part of a game. */
export interface ServerUsage {
  /** The number of open tables. */
  open: number;
  /** The open tables by game, the most frequent game first. */
  byGame: readonly GameUsage[];
  /** The running games that are waiting for a player, the longest wait first. */
  waiting: readonly Summary[];
  /** About how many tables of the hourly allowance are used up. */
  opened: number;
  /** About how many bytes the open tables take in Redis, or null if Redis doesn't say it. */
  bytes: number | null;
  /** The number of tables where nothing can be posted. */
  troubled: number;
  /** The number of blocked people. */
  blocked: number;
}

/** Finds out what servers use (T-HOST-11). The work for one answer is limited. */
export class ServerUsages {
  readonly #redis: Redis;
  readonly #directory: Directory;

  constructor(redis: Redis) {
    this.#redis = redis;
    this.#directory = new Directory(redis);
  }

  /** Returns what a server uses. `hourly` is its limit for new tables, and `now` is in milliseconds since 1970. */
  async of(guild: string, hourly: { most: number; per: number }, now: number): Promise<ServerUsage> {
    const open = (await this.#directory.ofGuild(guild)).filter((table) => !isOver(table));
    const read = open.slice(0, READ).map(({ id }) => id);
    const [tables, bytes, full, troubled, blocked] = await Promise.all([
      this.#directory.summaries(read),
      this.#bytesOf(read.slice(0, MEASURED)),
      this.#redis.get(keys.opening('server', guild)),
      this.#redis.scard(keys.troubled(guild)),
      this.#redis.hlen(keys.blocked(guild)),
    ]);
    const used = Math.ceil(Math.max(0, Number(full) - now) / Math.ceil(hourly.per / hourly.most));
    return {
      open: open.length,
      byGame: byGame(tables),
      waiting: tables
        .filter(({ status, awaited }) => status === 'playing' && awaited.length > 0)
        .toSorted((one, other) => one.since - other.since),
      opened: Math.min(used, hourly.most),
      bytes: bytes === null ? null : Math.round((bytes / Math.max(1, Math.min(read.length, MEASURED))) * open.length),
      ...{ troubled, blocked },
    };
  }

  /** Returns the number of bytes that tables take, or null if this Redis doesn't allow the question. */
  async #bytesOf(tables: readonly TableId[]): Promise<number | null> {
    try {
      const sizes = await Promise.all(
        tables.flatMap((table) => Object.values(tableKeys(table))).map((key) => this.#redis.memory('USAGE', key)),
      );
      return sizes.reduce<number>((sum, size) => sum + Number(size), 0);
    } catch {
      return null;
    }
  }
}

function byGame(tables: readonly Summary[]): GameUsage[] {
  const all = new Map<GameId, GameUsage>();
  for (const { game, status } of tables) {
    const { lobbies, games } = all.get(game) ?? { lobbies: 0, games: 0 };
    const isLobby = status === 'lobby';
    all.set(game, { game, lobbies: lobbies + Number(isLobby), games: games + Number(!isLobby) });
  }
  return [...all.values()].toSorted((one, other) => other.lobbies + other.games - one.lobbies - one.games);
}
