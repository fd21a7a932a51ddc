import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { beforeEach, expect, test } from 'vitest';
import { examineChat } from '../../../src/cli/doctor/chat.ts';
import { examine } from '../../../src/cli/doctor/examine.ts';
import type { Finding } from '../../../src/cli/doctor/finding.ts';
import { lasting } from '../../../src/cli/doctor/finding.ts';
import { examineChores, examineQueues } from '../../../src/cli/doctor/queues.ts';
import { examineStore } from '../../../src/cli/doctor/store.ts';
import { examineTables } from '../../../src/cli/doctor/tables.ts';
import { settings } from '../../../src/cli/settings.ts';
import { Breaker } from '../../../src/store/breaker.ts';
import { packText, unpackText } from '../../../src/store/codec.ts';
import { Panels } from '../../../src/store/panel.ts';
import { createBench } from '../local/support/bench.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { command, opening, toys } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const MINUTE = 60_000;
let connection: Redis;
beforeEach(async () => {
  await redis.flush();
  connection = redis.connect();
});

/** The findings as lines: the state, the subject, the explanation, and the remedy. */
function told(findings: readonly Finding[]): string[] {
  return findings.map(({ state, about, says, todo }) => `${state} ${about}: ${says} ${todo}`);
}

/** Starts a game at a table, then stops all roles. */
async function begun(table: string): Promise<void> {
  const pipeline = await TestPipeline.open(redis.socket, { transport: new RecordingTransport() });
  await pipeline.send(table, ...opening());
  await pipeline.summary(table, 'it began', ({ status }) => status === 'playing');
  await pipeline.close();
  await connection.del(`{t:${table}}:outbox`, `{t:${table}}:panel`);
}

test('the doctor names roles that aren’t running, their waiting jobs, and how to start them', async () => {
  const none = told(await examineQueues(connection, Date.now()));
  expect(none).toHaveLength(5);
  expect(none[1]).toBe(
    'stuck worker: No worker process runs. Start it: npm start, or npm run worker if roles run separately.',
  );
  const pipeline = await TestPipeline.open(redis.socket, {
    ...{ transport: new RecordingTransport(), draw: () => ({ bytes: Buffer.from('x'), alt: 'x' }), bots: true },
  });
  const states = async () => (await examineQueues(connection, Date.now())).map(({ state }) => state).join();
  await until('all roles are known to run', async () => (await states()) === 'fine');
  await pipeline.close();
});

const NO_ROOM =
  'stuck redis: Redis has no room left and stores nothing, so nobody can move. Raise maxmemory. The bot then continues automatically.';
const NEARLY = 'stuck redis: Redis’s memory is nearly full, so no new table can be opened. Raise maxmemory.';

test('the doctor says that Redis is full, even if Redis then refuses some of its questions', async () => {
  await begun('full01');
  await connection.config('SET', 'maxmemory', '1');
  // Redis 6.2 and 7.0 refuse every command of a transaction. Newer versions and Valkey refuse only writes.
  const reading = connection.multi().get('store').exec();
  const refuses = await reading.then(
    () => false,
    () => true,
  );
  const given = settings({ REDIS_URL: redis.socket, SUBSPACE_DATA: '/nowhere' });
  const found = told(await examine(given).finally(() => connection.config('SET', 'maxmemory', '0')));
  expect(found[0]).toBe(NO_ROOM);
  expect(found[1]).toMatch(
    refuses
      ? /^stuck redis: The queues and tables weren’t examined, because Redis has no room left\. Raise .* again\.$/
      : /^stuck bot: No bot process runs/,
  );
  expect(found.at(-1)).toMatch(/^note discord: No DISCORD_TOKEN is set/);
});

/** Lets the server report these fields of INFO instead of its own, and without those that are null. */
async function report(fields: Record<string, string | number | null>): Promise<void> {
  const own = (await connection.info()).split('\r\n').filter((line) => !(line.split(':', 1).join() in fields));
  const given = Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [`${name}:${value}`]));
  const text = [...own, ...given, ''].join('\r\n');
  connection.info = async () => text;
}

test.each([
  { memory: '80 % of its limit', used: 800, uncounted: 0, limit: 1_000, finding: null },
  { memory: 'more than 80 % of its limit', used: 801, uncounted: 0, limit: 1_000, finding: NEARLY },
  { memory: 'its whole limit', used: 1_000, uncounted: 0, limit: 1_000, finding: NEARLY },
  { memory: 'more than its limit', used: 1_001, uncounted: 0, limit: 1_000, finding: NO_ROOM },
  {
    memory: 'more than its limit only with what it doesn’t count',
    used: 1_001,
    uncounted: 1,
    limit: 1_000,
    finding: NEARLY,
  },
  { memory: 'much memory without a limit', used: 1_001, uncounted: 0, limit: 0, finding: null },
])('the doctor says what Redis can’t do if it uses $memory', async ({ used, uncounted, limit, finding }) => {
  await report({ used_memory: used, mem_not_counted_for_evict: uncounted, maxmemory: limit });
  const stuck = (await examineStore(connection)).filter(({ state }) => state === 'stuck');
  expect(told(stuck)).toEqual(finding === null ? [] : [finding]);
});

test('the doctor names Redis or Valkey with its own version', async () => {
  await report({ redis_version: '7.2.4', valkey_version: '9.1.2' });
  expect((await examineStore(connection))[0]?.says).toMatch(/^Valkey 9\.1\.2 stores data safely/);
  await report({ redis_version: '8.0.6', valkey_version: null });
  expect((await examineStore(connection))[0]?.says).toMatch(/^Redis 8\.0\.6 stores data safely/);
});

test('the doctor says why commands wait: no worker took them, they fail, or the table uses newer rules', async () => {
  await begun('abc123');
  const { body } = { body: JSON.stringify(command({ player: 'ann' }, { t: 'undo', seat: 0 })) };
  await connection.xadd('{t:abc123}:inbox', '*', 'id', 'c1', 'alone', '1', 'body', body);
  const look = async (after: number) => told(await examineTables(connection, toys, Date.now() + after));
  expect(await look(0)).toEqual(['fine null: No table has anything waiting (1 table checked). null']);
  const waits = 'stuck abc123: “A skirmish”: 1 command waits, the oldest for 10 minutes';
  expect(await look(10 * MINUTE)).toEqual([
    `${waits}; no worker took it. Start a worker: npm start, or npm run worker.`,
  ]);
  const [[entry = ''] = []] = await connection.xrange('{t:abc123}:inbox', '-', '+');
  await connection.hset('{t:abc123}:tries', entry, 2);
  expect((await look(10 * MINUTE))[0]).toContain(`${waits}, tried 2 times. Look for abc123`);
  await connection.hset('{t:abc123}:head', 'rules', 99);
  expect((await look(10 * MINUTE))[0]).toContain(
    `${waits}: the table was last played on a newer version. Start the newer`,
  );
});

test('T-HOST-05: the doctor reports a table as stuck if its saved position is unreadable or unusable', async () => {
  await begun('abc123');
  const look = async () => told(await examineTables(connection, toys, Date.now()));
  const whole = await connection.getBuffer('{t:abc123}:snapshot');
  if (whole === null) throw new Error('there is no snapshot');
  const todo = 'A moderator can restore it with `/host restore` in its channel.';
  await connection.set('{t:abc123}:snapshot', whole.subarray(0, 99));
  expect(await look()).toEqual([`stuck abc123: “A skirmish”: its saved position can’t be read. ${todo}`]);
  const broken = JSON.parse(unpackText(whole));
  broken.state.g = {};
  await connection.set('{t:abc123}:snapshot', packText(JSON.stringify(broken)));
  expect((await look())[0]).toContain('its saved position can be read, but the game can’t continue from it.');
  await connection.set('{t:abc123}:snapshot', whole);
  expect(await look()).toEqual(['fine null: No table has anything waiting (1 table checked). null']);
});

test('the doctor reports a failed command with its fault and id, and without its content', async () => {
  await begun('abc123');
  const bad = command({ player: 'ann' }, { t: 'line', seat: 0, decision: 'd1', text: 'my secret plan' });
  await connection.xadd('{t:abc123}:aside', '*', 'command', JSON.stringify(bad), 'error', 'TypeError at src/x.ts:1');
  const found = told(await examineTables(connection, toys, bad.at + 3 * MINUTE));
  expect(found).toEqual([
    expect.stringContaining(`“A skirmish”: command ${bad.id} failed 3 minutes ago: TypeError at src/x.ts:1.`),
  ]);
  expect(found.join()).not.toContain('secret');
});

test('the doctor names waiting messages, outdated panels, idle bots and paused channels', async () => {
  await begun('abc123');
  await connection.xadd('{t:abc123}:outbox', '*', 'message', JSON.stringify({ to: 'notice' }));
  await connection.hset('{t:abc123}:panel', { wanted: 9, shown: 3, at: Date.now() });
  await connection.hset('{t:abc123}:head', { bots: '1:d4', at: Date.now() });
  const breaker = new Breaker(connection);
  for (let failure = 0; failure < 3; failure++) await breaker.failed('ch1', 'missing-permission');
  expect((await new Panels(connection).read('abc123')).wanted).toBe(9);
  const found = told(await examineTables(connection, toys, Date.now() + 5 * MINUTE));
  expect(found.map((line) => line.replace(/\d+ minutes/, 'N minutes'))).toEqual([
    expect.stringContaining('1 message waits, the oldest for N minutes; no bot took it. Start a bot'),
    expect.stringContaining('the message in its thread has been out of date for N minutes.'),
    expect.stringContaining('a bot was due to move N minutes ago. Start the role that plays bots'),
    expect.stringContaining('stuck ch1: The bot paused posting to channel ch1'),
  ]);
  expect(found.at(-1)).toContain('Tables there: abc123. Give the bot View Channel');
});

test('the doctor reports a Redis setting that would lose games, and games in an unreachable folder', async () => {
  expect((await examineStore(connection)).map(({ state }) => state)).toEqual(['fine']);
  await connection.sadd('archived', 'old001', 'old002');
  await connection.config('SET', 'maxmemory-policy', 'allkeys-lru');
  const found = told(await examineStore(connection));
  await connection.config('SET', 'maxmemory-policy', 'noeviction');
  expect(found[0]).toContain('Redis would throw games away when its memory is full');
  expect(found[1]).toContain('note archive: 2 finished games from an older version are in an archive folder');
});

test('the doctor reports a store that belongs to another machine, and says what to do', async () => {
  const data = await mkdtemp(join(tmpdir(), 'subspace-doctor-'));
  expect((await examineStore(connection, data)).map(({ state }) => state)).toEqual(['fine']);
  await writeFile(join(data, 'store-id'), 'x1\n');
  const [empty = ''] = told(await examineStore(connection, data));
  expect(empty).toContain('stuck store: This Redis is empty: it is not the store that the bot used before.');
  expect(empty).toContain(`Or delete ${join(data, 'store-id')} and start again`);
  await connection.hset('store', 'id', 'another');
  expect(told(await examineStore(connection, data))[0]).toContain('stuck store: This Redis holds other data');
  await connection.hset('store', 'id', 'x1');
  expect((await examineStore(connection, data)).map(({ state }) => state)).toEqual(['fine']);
  await rm(data, { recursive: true });
});

test('the doctor reports a sweep that is overdue by the store’s clock, but not one that ran in time', async () => {
  expect(await examineChores(connection)).toEqual([]);
  await connection.zadd('tables', 1, 'abc123');
  expect(told(await examineChores(connection))[0]).toContain('stuck sweep: No sweep has run yet');
  const day = 24 * 60 * MINUTE;
  // Redis’ clock was set back by a day, but sweeps follow the store’s clock.
  await connection.hset('store', { id: 'x1', ahead: day, 'did:sweep': Date.now() + day - MINUTE });
  expect(await examineChores(connection)).toEqual([]);
  await connection.hset('store', 'did:sweep', Date.now() + day - 12.5 * MINUTE);
  const [late = ''] = told(await examineChores(connection));
  expect(late).toContain('stuck sweep: No sweep has run for 12 minutes');
  expect(late).toContain('Start a worker: npm start, or npm run worker.');
});

test('the doctor reports whether Discord accepts the token and can be reached', async () => {
  const { server, close } = await createBench();
  const { token, api, world } = server;
  const discord = { token, api, applicationId: world.bot.id, guildId: undefined };
  expect((await examineChat(discord)).map(({ state }) => state)).toEqual(['fine']);
  const refused = told(await examineChat({ ...discord, token: 'wrong' }));
  expect(refused).toEqual([expect.stringContaining('stuck discord: Discord doesn’t know this token')]);
  await close();
  expect(told(await examineChat(discord))[0]).toContain('Discord can’t be reached');
});

test('the doctor gives a duration in the largest unit that fits into it at least twice', () => {
  expect([1, 119, 120, 7_199, 7_200, 172_800].map((seconds) => lasting(0, seconds * 1_000))).toEqual([
    ...['1 second', '119 seconds', '2 minutes', '119 minutes', '2 hours', '2 days'],
  ]);
});
