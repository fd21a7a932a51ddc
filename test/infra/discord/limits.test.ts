import type { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { examineLimits } from '../../../src/cli/doctor/limits.ts';
import { type DiscordBot, startBot } from '../../../src/discord/bot.ts';
import { createAnswerClient, createRestClient } from '../../../src/discord/client.ts';
import { RequestGuard } from '../../../src/discord/guard.ts';
import { SessionBudget } from '../../../src/discord/sessions.ts';
import { gatewayInformation } from '../../../src/discord/shards.ts';
import { createTransport } from '../../../src/discord/transport.ts';
import type { Transport } from '../../../src/queue/transport.ts';
import { connect } from '../../../src/store/connect.ts';
import { Holds } from '../../../src/store/holds.ts';
import { Refusals } from '../../../src/store/refusals.ts';
import { SessionStarts } from '../../../src/store/session-starts.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { createBench, type ServerBench } from '../local/support/bench.ts';
import { botSettings } from '../support/chat.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let bench: ServerBench;
let connection: Redis;
let lines: string[];
const closing: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  await redis.flush();
  bench = await createBench();
  connection = connect(redis.socket, 'fail');
  await until('Redis is there', () => connection.status === 'ready');
  lines = [];
});
afterEach(async () => {
  for (const one of closing.splice(0)) await one.close();
  connection.disconnect();
  await bench.close();
});

const log = () => pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });

/** A process of the bot with only the parts that it needs to send. */
function process_(mostRefused?: number): { transport: Transport; guard: RequestGuard } {
  const guard = new RequestGuard({ redis: connection, log: log(), mostRefused });
  closing.push(guard);
  const to = { token: bench.server.token, api: bench.server.api, requestsPerSecond: 1e6, guard };
  const transport = createTransport(
    createRestClient(to),
    bench.server.world.bot.id,
    [skirmish],
    () => {},
    () => [],
    createAnswerClient(to),
  );
  return { transport, guard };
}

const failureOf = (request: Promise<unknown>) =>
  request.then(
    () => null,
    (error: unknown) => error,
  );
const requests = () => bench.server.log.length;
const answer = (transport: Transport) =>
  transport.editAnswer({ applicationId: bench.server.world.bot.id, token: 'gone', at: 0 }, { content: 'x' }, []);

test('during a ban, no process sends anything for as long as Discord says', async () => {
  const [one, other] = [process_(), process_()];
  bench.server.invalidRequests.ban(3_600);
  const first = await failureOf(one.transport.recent(bench.general.id, 1));
  expect(first).toMatchObject({ kind: 'rate', retryAfter: expect.closeTo(3_600_000, -4) });
  const asked = requests();
  for (const request of [
    () => one.transport.recent(bench.general.id, 1),
    () => one.transport.direct(bench.alice.user.id),
    () => answer(one.transport),
  ])
    expect(await failureOf(request())).toMatchObject({ kind: 'rate', retryAfter: expect.closeTo(3_600_000, -4) });
  await until('the other process hears of it', async () => {
    const failure = await failureOf(other.guard.open(AbortSignal.timeout(50)));
    return failure !== null;
  });
  expect(await failureOf(other.transport.recent(bench.general.id, 1))).toMatchObject({ kind: 'rate' });
  expect(requests()).toBe(asked);
  expect(await examineLimits(connection, Date.now())).toMatchObject([
    { state: 'stuck', about: 'discord', says: expect.stringContaining('for 60 minutes') },
  ]);
  expect(lines.join()).toContain('Discord is limiting all requests from this bot');
});

test('a bot that starts during a ban sends nothing', async () => {
  await new Holds(connection).set('requests', 'limited', 3_600_000);
  const starting = startBot({ ...botSettings(bench, redis.socket, [skirmish]), log: log() });
  await until('it says that it waits', () => lines.join().includes('isn’t accepting requests right now'));
  expect(requests()).toBe(0);
  await new Holds(connection).end('requests');
  void starting.then((bot) => bot.close()).catch(() => {});
});

test.each([
  ['longer than a minute', { retryAfter: 1_337 }, 1_337_000],
  ['for all requests', { retryAfter: 40, global: true }, 40_000],
])('a limit that is %s applies to requests for other places too', async (_what, fault, wait) => {
  const { transport } = process_();
  bench.server.faults.rateLimit(/messages/, fault);
  expect(await failureOf(transport.recent(bench.general.id, 1))).toMatchObject({ kind: 'rate' });
  const asked = requests();
  expect(await failureOf(transport.direct(bench.alice.user.id))).toMatchObject({
    kind: 'rate',
    retryAfter: expect.closeTo(wait, -4),
  });
  expect(requests()).toBe(asked);
});

test('a short or shared limit on one route doesn’t affect other routes', async () => {
  const { transport } = process_();
  bench.server.faults.rateLimit(/messages/, { retryAfter: 40 });
  await failureOf(transport.recent(bench.general.id, 1));
  expect(await failureOf(transport.direct(bench.alice.user.id))).toBe(null);
  const shared = { 'Retry-After': '600', 'X-RateLimit-Scope': 'shared' };
  bench.server.faults.add({ path: /channels/, status: 429, body: {}, headers: shared });
  await failureOf(transport.direct(bench.bob.user.id));
  expect(await failureOf(transport.direct(bench.bob.user.id))).toBe(null);
  await until('the refusal was counted', async () => (await new Refusals(connection).count()) === 1);
});

test('a global limit doesn’t delay answers with interaction tokens', async () => {
  const { transport } = process_();
  bench.server.faults.rateLimit(/messages/, { retryAfter: 40, global: true });
  await failureOf(transport.recent(bench.general.id, 1));
  expect(await failureOf(answer(transport))).toMatchObject({ kind: 'expired-token' });
});

test('refused requests are counted across all processes, and sending pauses before Discord bans the address', async () => {
  const [one, other] = [process_(6), process_(6)];
  const refused = { path: /messages/, status: 403, body: { code: 50013, message: 'no' }, times: 5 };
  bench.server.faults.add(refused);
  for (const { transport } of [one, other, one, other, one])
    expect(await failureOf(transport.recent(bench.general.id, 1))).toMatchObject({ kind: 'missing-permission' });
  expect(await failureOf(answer(other.transport))).toMatchObject({ kind: 'expired-token' });
  await until('both processes stop', async () => {
    const failures = await Promise.all([one, other].map(({ guard }) => failureOf(guard.open(AbortSignal.timeout(50)))));
    return failures.every((failure) => failure !== null);
  });
  const asked = requests();
  for (const { transport } of [one, other])
    expect(await failureOf(transport.recent(bench.general.id, 1))).toMatchObject({
      kind: 'rate',
      retryAfter: expect.closeTo(600_000, -4),
    });
  expect(requests()).toBe(asked);
  expect(lines.join()).toContain('so many requests that it may ban this address');
  expect(await examineLimits(connection, Date.now())).toMatchObject([
    { state: 'stuck', says: expect.stringContaining('refused 6 requests') },
  ]);
});

test('a 404 doesn’t count as a refused request', async () => {
  const { transport } = process_();
  await failureOf(transport.recent('123456789012345678', 1));
  expect(await new Refusals(connection).count()).toBe(0);
});

/** A budget that asks the local server. */
function budget(): SessionBudget {
  const rest = createRestClient({ token: bench.server.token, api: bench.server.api });
  const ask = async () => (await gatewayInformation(rest)).session_start_limit;
  return new SessionBudget({ redis: connection, ask, log: log() });
}

test('a shard’s sessions are counted across restarts', async () => {
  const shard = { id: 0, count: 1 };
  for (let life = 0; life < 3; life += 1) await budget().begin(shard, new AbortController().signal);
  await budget().begin({ id: 1, count: 2 }, new AbortController().signal);
  expect(await new SessionStarts(connection).lately('0/1')).toMatchObject({ count: 3 });
});

test('a shard that has used a hundred sessions is delayed, and the delay is logged', async () => {
  const starts = new SessionStarts(connection);
  await Promise.all(Array.from({ length: 150 }, () => starts.note('0/1')));
  expect(await failureOf(budget().ready({ id: 0, count: 1 }, AbortSignal.timeout(200)))).not.toBe(null);
  expect(lines.join()).toContain('This bot logged in 150 times within a day, so it will wait 6 minutes');
  expect(await failureOf(budget().ready({ id: 0, count: 2 }, AbortSignal.timeout(2_000)))).toBe(null);
  expect(await examineLimits(connection, Date.now())).toMatchObject([
    { state: 'stuck', about: 'bot', says: expect.stringContaining('it has logged in very often today') },
  ]);
});

test('if no logins are left, the bot says so in a plain message and waits, so that Discord doesn’t reset its token', async () => {
  const few = await createBench({ sessionStarts: 1, identifyEveryMs: 0 });
  const settings = { ...botSettings(few, redis.socket, [skirmish]), log: log() };
  const bots: DiscordBot[] = [await startBot(settings)];
  await bots[0]?.close();
  const again = startBot(settings);
  again.catch(() => {});
  await until('it says so', () => lines.join().includes('only 0 more log-ins today'));
  expect(few.server.gateway.counts.identify).toBe(1);
  expect(few.server.world.tokenReset).toBe(false);
  // Discord resets the count after a day.
  few.clock.advance(25 * 3_600_000);
  void again.then((bot) => bot.close());
  await few.close();
});
