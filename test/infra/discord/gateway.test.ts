import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { slashCommands } from '../../../commands/index.ts';
import { createRestClient, type GatewayClient, openGateway, TokenRefused } from '../../../src/discord/client.ts';
import { register } from '../../../src/discord/registration.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { createBench, type ServerBench } from '../local/support/bench.ts';
import { openProxy, type SilentProxy } from '../local/support/proxy.ts';
import { until } from '../support/until.ts';

let bench: ServerBench;
let gateways: GatewayClient[];

beforeEach(async () => {
  bench = await createBench();
  gateways = [];
});
afterEach(async () => {
  for (const gateway of gateways) await gateway.close();
  await bench.close();
});

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const ws = { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => {} }) };
const definitions = slashCommands([skirmish]).map(({ definition }) => definition);

async function open(received: unknown[], token = bench.server.token): Promise<GatewayClient> {
  const connection = { token, api: bench.server.api, requestsPerSecond: 1e6, ws };
  const gateway = await openGateway(
    connection,
    () => ({ interaction: (payload) => void received.push(payload), changed: () => {}, lost: () => {} }),
    quiet,
  );
  gateways.push(gateway);
  return gateway;
}

test('the bot registers commands only if they differ from Discord’s', async () => {
  const rest = createRestClient({ token: bench.server.token, api: bench.server.api });
  const id = bench.server.world.bot.id;
  expect(await register(rest, id, definitions)).toBe(true);
  expect(await register(rest, id, definitions)).toBe(false);
  expect(await register(rest, id, definitions, bench.guild.id)).toBe(true);
  expect(await register(rest, id, definitions, bench.guild.id)).toBe(false);
  const [first, ...others] = definitions;
  expect(
    await register(rest, id, first === undefined ? [] : [{ ...first, description: 'Something else' }, ...others]),
  ).toBe(true);
});

test('the bot receives interactions unchanged, even after the connection has been cut', async () => {
  await register(
    createRestClient({ token: bench.server.token, api: bench.server.api }),
    bench.server.world.bot.id,
    definitions,
  );
  const received: unknown[] = [];
  await open(received);
  bench.alice.slash(bench.general, '/help').done.catch(() => {});
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]).toMatchObject({ type: 2, data: { name: 'help' } });
  bench.server.gateway.terminate();
  bench.bob.slash(bench.general, '/help').done.catch(() => {});
  await expect.poll(() => received.length).toBe(2);
});

test('malformed interactions are passed on to the bot’s own check, and the process continues', async () => {
  const received: unknown[] = [];
  const gateway = await open(received);
  const world = bench.server.world;
  for (const d of [
    {},
    null,
    { type: 2 },
    { type: 3, channel: 'x', data: null },
    { type: 2, data: { type: 1 }, channel: { id: 1 } },
  ]) {
    world.events.emit('dispatch', { t: 'INTERACTION_CREATE', d: d as object, guildId: null });
  }
  await expect.poll(() => received.length).toBe(5);
  expect(gateway.client.isReady()).toBe(true);
});

test('a wrong token causes one clear error', async () => {
  await expect(open([], 'wrong')).rejects.toBeInstanceOf(TokenRefused);
});

test('the bot requests no intent except Guilds', async () => {
  const gateway = await open([]);
  expect(gateway.client.options.intents.toArray()).toEqual(['Guilds']);
});

describe('session', () => {
  test.each<[string, () => void]>([
    ['closes with 1000', () => bench.server.gateway.drop(1_000)],
    ['declares it invalid', () => bench.server.gateway.invalidate()],
    ['says that its events are out of order (4007)', () => bench.server.gateway.drop(4_007)],
  ])('a session ends when Discord %s, and a new one begins', async (_, end) => {
    await open([]);
    end();
    await until('another one begins', () => bench.server.gateway.counts.identify === 2);
  });

  test.each<[string, () => void]>([
    ['the connection breaks', () => bench.server.gateway.terminate()],
    ['Discord closes with 4000', () => bench.server.gateway.drop(4_000)],
  ])('a session is resumed at the general address when its own address is permanently gone and %s', async (_, end) => {
    const { server } = bench;
    await register(createRestClient({ token: server.token, api: server.api }), server.world.bot.id, definitions);
    const body = {
      url: `${server.origin.replace('http', 'ws')}/gateway`,
      shards: 1,
      session_start_limit: { total: 1_000, remaining: 1_000, reset_after: 60_000, max_concurrency: 1 },
    };
    server.faults.add({ path: /gateway\/bot/, times: 99, status: 200, body });
    // No server listens at the address where the session is told to resume.
    server.world.origin = 'http://127.0.0.1:9';
    const received: unknown[] = [];
    await open(received);
    end();
    bench.alice.slash(bench.general, '/help').done.catch(() => {});
    await until('what happened meanwhile arrives', () => received.length === 1);
    expect(server.gateway.counts).toMatchObject({ identify: 1, resume: 1 });
  });
});

describe('closing', () => {
  let proxy: SilentProxy | undefined;
  afterEach(() => proxy?.close());

  /** Tells the client that the gateway is behind a proxy. */
  async function behind(isMute: boolean): Promise<SilentProxy> {
    proxy = await openProxy(Number(new URL(bench.server.origin).port), isMute);
    const limit = { total: 1_000, remaining: 1_000, reset_after: 0, max_concurrency: 1 };
    const body = { url: `ws://127.0.0.1:${proxy.port}/gateway`, shards: 1, session_start_limit: limit };
    bench.server.faults.add({ path: /gateway\/bot/, times: 99, status: 200, body });
    return proxy;
  }
  const silent = () => ({ interaction: () => {}, changed: () => {}, lost: () => {} });
  const shard = { id: 0, count: 1 };

  test('a client can be closed even if Discord doesn’t respond', async () => {
    const through = await behind(false);
    const gateway = await open([]);
    through.mute();
    // discord.js itself would wait half a minute, longer than this test may take.
    await gateway.close();
    expect(gateway.client.isReady()).toBe(false);
  });

  test('if Discord doesn’t answer a login, the login can be cancelled, and no client remains', async () => {
    const through = await behind(true);
    const told = new AbortController();
    const connection = { token: bench.server.token, api: bench.server.api, ws };
    const opening = openGateway(connection, silent, quiet, shard, told.signal);
    await until('it connects', () => through.clients > 0);
    told.abort(new Error('no more'));
    await expect(opening).rejects.toThrow('no more');
    through.speak();
    await until('it connects in vain', () => bench.server.gateway.counts.identify === 1);
    await until('it is gone', () => bench.server.gateway.connected === 0);
  });

  test('a login that is cancelled before the gateway’s address is known leaves no client behind', async () => {
    bench.server.faults.add({ path: /gateway\/bot/, delayMs: 200 });
    const told = new AbortController();
    const connection = { token: bench.server.token, api: bench.server.api, ws };
    const opening = openGateway(connection, silent, quiet, shard, told.signal);
    told.abort(new Error('no more'));
    await expect(opening).rejects.toThrow('no more');
    await until('it connects in vain', () => bench.server.gateway.counts.identify === 1);
    await until('it is gone', () => bench.server.gateway.connected === 0);
    await expect(openGateway(connection, silent, quiet, shard, told.signal)).rejects.toThrow('no more');
    expect(bench.server.gateway.counts.identify).toBe(1);
  });
});
