import { afterEach, beforeEach, expect, test } from 'vitest';
import { slashCommands } from '../../../commands/index.ts';
import { createRestClient, type GatewayClient, openGateway, TokenRefused } from '../../../src/discord/client.ts';
import { register } from '../../../src/discord/registration.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { createBench, type ServerBench } from '../local/support/bench.ts';

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

test('commands are registered when they differ from what Discord has, and only then', async () => {
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

test('interactions arrive as they were sent, also after the connection was cut', async () => {
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
  await expect.poll(() => received.length, { timeout: 10_000 }).toBe(2);
});

test('a payload out of shape reaches our own check and doesn’t end the process', async () => {
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

test('a wrong token is one clear error', async () => {
  await expect(open([], 'wrong')).rejects.toBeInstanceOf(TokenRefused);
});

test('Guilds is the only intent', async () => {
  const gateway = await open([]);
  expect(gateway.client.options.intents.toArray()).toEqual(['Guilds']);
});
