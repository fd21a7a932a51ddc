import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BotSettings, type DiscordBot, startBot } from '../../../src/discord/bot.ts';
import { GatewayRefused } from '../../../src/discord/client.ts';
import { PERMISSIONS } from '../../../src/discord/permissions.ts';
import { type ShardPlan, ShardsDiffer } from '../../../src/discord/shards.ts';
import { addGuild, joinGuild } from '../../../src/local/world/guilds.ts';
import type { TextChannel } from '../../../src/local/world/records.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { createBench, type ServerBench } from '../local/support/bench.ts';
import { answerMessage, botSettings, messageSeenBy, press } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const SHARDS = 4;
const redis = withRedis();
let stage: TestPipeline;
let bench: ServerBench;
const bots: DiscordBot[] = [];
/** A channel in a server of each shard. */
let places: TextChannel[];

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { draw: () => ({ bytes: Buffer.from('x'), alt: 'x' }) });
  bench = await createBench({ shards: SHARDS });
  places = Array.from({ length: SHARDS }, (_, shard) => placeOf(shard));
});
afterEach(async () => {
  for (const bot of bots.splice(0)) await bot.close();
  await bench.close();
  await stage.close();
});

/** A channel in a new server whose events go to a shard. */
function placeOf(shard: number): TextChannel {
  const { clock, server } = bench;
  while ((clock() - 1_420_070_400_000) % SHARDS !== shard) clock.advance(1);
  const guild = addGuild(server.world, `Club ${shard}`, { botPermissions: PERMISSIONS });
  expect(Number((BigInt(guild.id) >> 22n) % BigInt(SHARDS))).toBe(shard);
  for (const { user } of [bench.alice, bench.bob]) joinGuild(server.world, guild, user);
  clock.advance(1);
  const found = [...server.world.channels.values()].find(
    (one) => one.kind === 'text' && one.data.guild_id === guild.id,
  );
  if (found?.kind !== 'text') throw new Error('the server has no channel');
  return found;
}

async function start(shards?: ShardPlan, more: Partial<BotSettings> = {}): Promise<DiscordBot> {
  const bot = await startBot({ ...botSettings(bench, redis.socket, [skirmish]), shards, ...more });
  bots.push(bot);
  return bot;
}

const shards = (...ids: number[]): ShardPlan => ({ ids, count: SHARDS });
const serves = (bot: DiscordBot, ...ids: number[]) =>
  until(`it serves ${ids}`, () => JSON.stringify(bot.shards()) === JSON.stringify(ids));

/** A person asks in every server and in direct messages. Each command is answered exactly once. */
async function expectAnswers(): Promise<void> {
  const { server, alice } = bench;
  const before = server.log.length;
  for (const place of [...places, directOf()]) {
    const answer = await answerMessage(alice.slash(place, '/game list'));
    expect(answer.content).not.toBe('');
  }
  const callbacks = server.log.slice(before).filter(({ path }) => path.endsWith('/callback'));
  expect(callbacks.map(({ path }) => path.split('/')[2])).toHaveLength(SHARDS + 1);
  expect(callbacks.every(({ status }) => status < 300)).toBe(true);
}

const directOf = () => bench.alice.openDm();

describe('sharing', () => {
  test('one process serves four shards with one session each, and answers each command exactly once', async () => {
    const bot = await start();
    await serves(bot, 0, 1, 2, 3);
    expect(bench.server.gateway.shards()).toEqual([0, 1, 2, 3].map((id) => [id, SHARDS]));
    expect(bench.server.gateway.counts.identify).toBe(SHARDS);
    await expectAnswers();
  });

  test('two processes share four shards and send each message once', async () => {
    const [low, high] = [await start(shards(0, 1)), await start(shards(2, 3))];
    await serves(low, 0, 1);
    await serves(high, 2, 3);
    await expectAnswers();
    for (const place of places) {
      const { alice, bob } = bench;
      await answerMessage(alice.slash(place, '/game new', { title: 'Sector' }));
      const lobby = await messageSeenBy(alice, place.id, 'a lobby', ({ content }) =>
        content.includes('seats are free'),
      );
      await answerMessage(press(alice, lobby, 'Blue: Join'));
      await answerMessage(press(bob, lobby, 'Red: Join'));
      const full = await messageSeenBy(alice, place.id, 'all are here', ({ content }) =>
        content.includes('Everyone is here'),
      );
      await answerMessage(press(alice, full, 'Start'));
      await until('the thread is open', () =>
        alice.channels().some((one) => one.kind === 'thread' && one.data.parent_id === place.id),
      );
    }
    const turns = () => bench.alice.visible(directOf().id).filter(({ content }) => content.includes('Sector'));
    await until('every table asks', () => turns().length >= SHARDS);
    expect(turns()).toHaveLength(SHARDS);
  });

  test('a waiting process takes over shards along with their messages', async () => {
    const first = await start();
    await serves(first, 0, 1, 2, 3);
    const second = start();
    await first.close();
    await serves(await second, 0, 1, 2, 3);
    await expectAnswers();
    const { alice } = bench;
    const [place] = places;
    if (place === undefined) throw new Error('no place');
    await answerMessage(alice.slash(place, '/game new', { title: 'Sector' }));
    await messageSeenBy(alice, place.id, 'the lobby is sent', ({ content }) => content.includes('seats are free'));
  });

  test('all bots that share a Redis use the same number of shards', async () => {
    await start(shards(0, 1, 2, 3));
    await expect(start({ ids: [0], count: 8 })).rejects.toBeInstanceOf(ShardsDiffer);
    expect(bench.server.gateway.counts.identify).toBe(SHARDS);
  });

  test('a bot with too few shards is refused after one attempt, with the code 4011', async () => {
    await expect(start({ ids: [0], count: 2 })).rejects.toThrow('too many servers for so few shards (4011)');
    expect(bench.server.gateway.counts.identify).toBe(1);
  });
});

test.each([4010, 4011, 4013, 4014])(
  'a bot ends with a one-line message if the gateway closes the connection with %i',
  async (code) => {
    bench.server.gateway.refuse(code);
    const failure = await start(shards(0)).catch((error) => error);
    expect(failure).toBeInstanceOf(GatewayRefused);
    expect(failure.message).toMatch(new RegExp(`\\(${code}\\)\\..*\\w\\.$`));
    expect(bench.server.gateway.counts.identify).toBe(1);
  },
);

test('sessions start five seconds apart across processes', async () => {
  const strict = await createBench({ shards: 2, rateLimits: true });
  const settings = botSettings(strict, redis.socket, [skirmish]);
  const { ws: _, ...connection } = settings.connection;
  const both = [0, 1].map((id) => startBot({ ...settings, connection, shards: { ids: [id], count: 2 } }));
  const started = await Promise.all(both);
  // A session that begins too early is invalid, and begins again.
  expect(strict.server.gateway.counts.identify).toBe(2);
  for (const bot of started) await bot.close();
  await strict.close();
});

test.each([
  [400, 30_034, 'Max number of daily application command creates has been reached (200)'],
  [400, 50_035, 'Invalid Form Body'],
])('shards keep serving after a rejected registration (%i, %i)', async (status, code, message) => {
  const first = await start();
  await first.close();
  const commands = bench.server.world.commands.get('global');
  expect(commands?.length).toBeGreaterThan(3);
  for (const command of commands ?? []) Object.assign(command, { description: 'An older one' });
  bench.server.faults.add({ method: 'PUT', path: /commands$/, status, body: { code, message } });
  const bot = await start();
  await serves(bot, 0, 1, 2, 3);
  expect(bench.server.log.some(({ method, status: was }) => method === 'PUT' && was === status)).toBe(true);
  await expectAnswers();
});
