import type { Redis } from 'ioredis';
import { gauge } from '../metrics/record.ts';
import type { Check } from '../queue/checks.ts';
import { keys } from '../store/keys.ts';
import type { Lease } from '../store/lease.ts';
import type { ShardPlan } from './shards.ts';

/** The parts of a bot that its checks look at. */
export interface BotState {
  /** An impatient connection. */
  redis: Redis;
  /** The shards that this process may serve. */
  plan: ShardPlan;
  /** The leases that this process has taken, by name. */
  leases: ReadonlyMap<string, Lease>;
  /** The shards that this process serves. `isReady` returns whether the gateway is connected. */
  gateways: ReadonlyMap<number, { isReady(): boolean }>;
  /** Milliseconds for which no requests are sent to Discord. */
  pause: number;
}

/** The name of the lease of a shard. */
export function shardLease(id: number, count: number): string {
  return `bot:${id}/${count}`;
}

/** The name of the lease held by the one process that sends messages. */
export const DELIVERY = 'delivery';

/** Records the gauges of a bot, and checks its leases and its connections to Discord. */
export async function checkBot({ redis, plan, leases, gateways, pause }: BotState): Promise<Check[]> {
  const held = (name: string): boolean => leases.get(name)?.lost.aborted === false;
  const shards = plan.ids.map((id) => ({ id, name: shardLease(id, plan.count) }));
  const own = shards.filter(({ name }) => held(name));
  gauge('subspace_leases', [
    [{ lease: 'shard' }, own.length],
    [{ lease: 'delivery' }, held(DELIVERY) ? 1 : 0],
  ]);
  const ready = own.filter(({ id }) => gateways.get(id)?.isReady() === true);
  gauge('subspace_shards', [
    [{ state: 'ready' }, ready.length],
    [{ state: 'connecting' }, own.length - ready.length],
    [{ state: 'elsewhere' }, shards.length - own.length],
  ]);
  gauge('subspace_rest_paused_seconds', [[{}, pause / 1_000]]);
  const others = [...shards.map(({ name }) => name), DELIVERY].filter((name) => !held(name));
  const taken = await Promise.all(others.map((name) => redis.exists(keys.lease(name))));
  return [
    leaseCheck(others.filter((_, at) => taken[at] === 0)),
    gatewayCheck(own.filter((shard) => !ready.includes(shard)).map(({ id }) => id)),
    requestCheck(pause),
  ];
}

function leaseCheck(free: readonly string[]): Check {
  if (free.length === 0)
    return { check: 'leases', ok: true, says: 'Every lease is held, here or by another bot.', todo: null };
  return {
    check: 'leases',
    ok: false,
    says: `Nobody holds these leases: ${free.join(', ')}.`,
    todo: 'Wait ten seconds, because a bot takes free leases by itself. If they stay free, look in the log of the bot.',
  };
}

function gatewayCheck(silent: readonly number[]): Check {
  if (silent.length === 0) return { check: 'gateway', ok: true, says: 'The gateway is connected.', todo: null };
  return {
    check: 'gateway',
    ok: false,
    says: `The gateway isn’t connected for these shards: ${silent.join(', ')}.`,
    todo: 'Look at discordstatus.com, and check the network. The bot reconnects by itself, and commands aren’t lost.',
  };
}

function requestCheck(pause: number): Check {
  if (pause === 0) return { check: 'requests', ok: true, says: 'The bot may send requests to Discord.', todo: null };
  return {
    check: 'requests',
    ok: false,
    says: `The bot sends no requests to Discord for another ${Math.ceil(pause / 1_000)} seconds, because Discord limits or refused too many.`,
    todo: 'Wait: the bot resumes by itself, and nothing is lost. npm run doctor says more.',
  };
}
