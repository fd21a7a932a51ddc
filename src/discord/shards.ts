import { setTimeout as pause } from 'node:timers/promises';
import type { REST } from 'discord.js';
import { type RESTGetAPIGatewayBotResult, Routes } from 'discord-api-types/v10';
import type { Redis } from 'ioredis';
import { keys } from '../store/keys.ts';
import { asNumber, script } from '../store/script.ts';

/** The shards that a process may serve, and the total number of shards. */
export interface ShardPlan {
  ids: readonly number[];
  count: number;
}

/** Thrown if bots on the same Redis don't agree on the number of shards. The message is ready to show. */
export class ShardsDiffer extends Error {
  override name = 'ShardsDiffer';
}

/**
 * How long the number of shards stays fixed after the last bot has stopped, in milliseconds. That bot's leases last
 * equally long.
 */
const LIFE = 6_000;
/** The wait before asking again after a Redis error, in milliseconds. */
const TROUBLE = 100;
/** Milliseconds between two session starts in one of Discord’s identify buckets, which require 5,000 ms. */
const BETWEEN_IDENTIFIES = 5_500;

const settle = script('settle-shard-count', { keys: ['shards'], args: { asked: 'number', life: 'number' } });

/** The shard that receives a server's events; null if the text isn't a server id. */
export function shardOf(guild: string, count: number): number | null {
  return /^\d{15,20}$/.test(guild) ? Number((BigInt(guild) >> 22n) % BigInt(count)) : null;
}

/** Discord's information about the gateway. */
export async function gatewayInformation(rest: REST): Promise<RESTGetAPIGatewayBotResult> {
  // Discord's documented response to this route.
  return (await rest.get(Routes.gatewayBot())) as RESTGetAPIGatewayBotResult;
}

/**
 * All bots on one Redis use the same number of shards, since with two different numbers an event would arrive twice.
 * The first bot sets the number, which stays fixed as long as any bot is running.
 */
export class ShardCount {
  readonly #redis: Redis;
  #timer: NodeJS.Timeout | undefined;

  constructor(redis: Redis) {
    this.#redis = redis;
  }

  /**
   * Agrees with the other bots on the shards that this process may serve.
   * @param wanted the shards in its settings; null for all `recommended` ones.
   * @param differ called if the number changes later, which can only happen after a Redis outage.
   * @throws ShardsDiffer if the settings contradict the running bots.
   */
  async agree(wanted: ShardPlan | null, recommended: number, differ: (error: Error) => void): Promise<ShardPlan> {
    const asked = wanted?.count ?? recommended;
    let count = await this.#settle(asked);
    for (; count === null; count = await this.#settle(asked)) await pause(TROUBLE);
    const agreed = count;
    if (wanted !== null && agreed !== wanted.count)
      throw new ShardsDiffer(
        `Other bots are running with ${agreed} shards, but SUBSPACE_SHARDS says ${wanted.count}. Stop them first, or correct SUBSPACE_SHARDS.`,
      );
    const stay = async (): Promise<void> => {
      const now = await this.#settle(agreed);
      if (now !== null && now !== agreed) differ(new ShardsDiffer(`Other bots are now running with ${now} shards.`));
    };
    this.#timer = setInterval(() => void stay(), LIFE / 4);
    return wanted ?? { ids: Array.from({ length: agreed }, (_, id) => id), count: agreed };
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
  }

  /** Returns the agreed number, or null while Redis is unreachable. */
  #settle(asked: number): Promise<number | null> {
    return settle(this.#redis, { shards: keys.shards }, { asked, life: LIFE }).then(asNumber, () => null);
  }
}

/** Spaces out session starts across all processes, as Discord requires. */
export class IdentifyThrottle {
  readonly #redis: Redis;
  readonly #doors: number;

  /** `doors` is Discord's `max_concurrency`, the number of identify buckets. */
  constructor(redis: Redis, doors: number) {
    this.#redis = redis;
    this.#doors = doors;
  }

  /** Resolves when a shard may begin its session. */
  async waitForIdentify(shard: number, signal: AbortSignal): Promise<void> {
    const key = keys.identify(shard % this.#doors);
    for (;;) {
      signal.throwIfAborted();
      const mine = await this.#redis.set(key, shard, 'PX', BETWEEN_IDENTIFIES, 'NX').catch(() => null);
      if (mine === 'OK') return;
      const rest = await this.#redis.pttl(key).catch(() => TROUBLE);
      // A longer remaining time means that the clock was set back.
      if (rest > BETWEEN_IDENTIFIES) await this.#redis.pexpire(key, BETWEEN_IDENTIFIES).catch(() => 0);
      await pause(Math.min(Math.max(rest, 1), BETWEEN_IDENTIFIES), undefined, { signal });
    }
  }
}
