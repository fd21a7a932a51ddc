import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DiscordBot, startBot } from '../../../src/discord/bot.ts';
import { checkBot, DELIVERY, shardLease } from '../../../src/discord/bot-checks.ts';
import type { Check } from '../../../src/queue/checks.ts';
import { keys } from '../../../src/store/keys.ts';
import { takeLease } from '../../../src/store/lease.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { createBench, type ServerBench } from '../local/support/bench.ts';
import { botSettings } from '../support/chat.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';
import { openWay, type Way } from '../support/way.ts';

const redis = withRedis();
const plan = { ids: [0, 1], count: 2 };
beforeEach(() => redis.flush());

const failing = (checks: readonly Check[]): string[] => checks.filter(({ ok }) => !ok).map(({ check }) => check);

describe('the connection to Discord', () => {
  let bench: ServerBench;
  let gateway: Way;
  let bot: DiscordBot;
  beforeEach(async () => {
    bench = await createBench({ now: Date.now });
    gateway = await openWay(bench.server.origin);
    // The bot finds the gateway by this address.
    bench.server.world.origin = gateway.origin;
    bot = await startBot(botSettings(bench, redis.socket, [skirmish]));
  });
  afterEach(async () => {
    await bot.close();
    await gateway.end();
    await bench.close();
  });

  test('a bot says when its gateway is away, and when it is back', async () => {
    await until('it is ready', async () => failing(await bot.observe()).length === 0);
    await gateway.close('refused');
    await until('the gateway is away', async () => failing(await bot.observe()).join() === 'gateway');
    await gateway.open();
    await until('it is ready again', async () => failing(await bot.observe()).length === 0);
  });
});

describe('the checks of a bot', () => {
  const isReady = () => true;
  const gateways = new Map([
    [0, { isReady }],
    [1, { isReady: () => false }],
  ]);

  test('a lease that nobody holds is missing, and one that another bot holds isn’t', async () => {
    const state = { redis: redis.connect(), plan, leases: new Map(), gateways, pause: 0 };
    const [leases] = await checkBot(state);
    expect(leases?.says).toBe('Nobody holds these leases: bot:0/2, bot:1/2, delivery.');
    for (const name of [shardLease(0, 2), shardLease(1, 2), DELIVERY])
      await state.redis.set(keys.lease(name), 'another');
    expect(failing(await checkBot(state))).toEqual([]);
  });

  test('the gateway is checked for the shards whose leases this bot holds', async () => {
    const connection = redis.connect();
    const lease = await takeLease(connection, shardLease(1, 2));
    const state = { redis: connection, plan, leases: new Map([[shardLease(1, 2), lease]]), gateways, pause: 0 };
    const checks = await checkBot(state);
    expect(failing(checks)).toEqual(['leases', 'gateway']);
    expect(checks[1]?.says).toBe('The gateway isn’t connected for these shards: 1.');
    await lease.release();
  });

  test('the check says how long a pause of all requests lasts', async () => {
    const state = { redis: redis.connect(), plan: { ids: [], count: 1 }, leases: new Map(), gateways, pause: 61_500 };
    const [, , requests] = await checkBot(state);
    expect(requests?.says).toContain('another 62 seconds');
  });
});
