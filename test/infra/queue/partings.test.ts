import { afterEach, beforeEach, expect, test } from 'vitest';
import { PartingCalls, PartingPlan, REMOVED_WHY } from '../../../src/queue/partings.ts';
import { openQueue } from '../../../src/queue/queues.ts';
import { keys, tableKeys } from '../../../src/store/keys.ts';
import { type Parting, Partings } from '../../../src/store/partings.ts';
import { dying } from '../support/dying.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { command, create, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const DAY = 24 * 3_600_000;
const TABLE = 'abc123';
const LOBBY = 'abc124';
const ENDED = 'abc125';

let transport: RecordingTransport;
let pipeline: TestPipeline;
let partings: Partings;
let plan: PartingPlan;
let logged: string[];
/** The servers for which a sweep gave the sender of messages a step to do. */
let given: string[];
let closing: (() => Promise<void>)[];

beforeEach(async () => {
  await redis.flush();
  transport = new RecordingTransport();
  // The sweep wakes a table whose wake-up died with its sender.
  pipeline = await TestPipeline.open(redis.socket, { transport, sweep: 300 });
  partings = new Partings(pipeline.redis);
  logged = [];
  given = [];
  const [delivery, wake] = [openQueue('delivery', pipeline.redis), openQueue('wake', pipeline.redis)];
  const add = delivery.add.bind(delivery);
  delivery.add = async (name, data, options) => {
    given.push('parting' in data ? data.parting : name);
    return add(name, data, options);
  };
  plan = new PartingPlan(pipeline.redis, delivery, wake, {
    info: (_: unknown, what: string) => logged.push(what),
  } as never);
  closing = [() => delivery.close(), () => wake.close()];
});
afterEach(async () => {
  for (const close of closing) await close();
  await pipeline.close();
});

/** A server with a running game, a lobby, a finished game, and one of everything else that is kept about servers. */
async function server(): Promise<void> {
  const { backend } = pipeline;
  await pipeline.send(TABLE, ...opening());
  await pipeline.send(LOBBY, create({ length: 20 }, { owner: 'cora', title: 'Who comes?' }));
  await pipeline.send(ENDED, ...opening(), command({ player: 'bob' }, { t: 'concede', seat: 1 }));
  await pipeline.summary(ENDED, 'the game is over', ({ status }) => status === 'over');
  await pipeline.summary(TABLE, 'the game has begun', ({ status }) => status === 'playing');
  await pipeline.summary(LOBBY, 'the lobby is open', ({ status }) => status === 'lobby');
  const told = (interaction: string) => ({ interaction, says: 'done' });
  await backend.setServer('g1', { role: 'r1' }, told('1'));
  await backend.boards.place('g1', 'c1', 'ann', told('2'));
  await backend.seekers.want('eve', 'g1', { game: null, pace: 'any' }, told('3'));
  await backend.seekers.want('eve', 'g2', { game: null, pace: 'any' }, told('4'));
  await backend.blocked.block('g1', { id: 'max', called: 'Max', by: 'ann', why: 'x', at: 1 }, told('5'));
  await backend.stats.list('g1', 'ann', true, told('6'));
  await pipeline.redis.sadd(keys.troubled('g1'), TABLE);
  await pipeline.redis.sadd(keys.registered, 'g1', 'g2');
}

/** Lets the bot have been removed this many days ago. */
async function removed(days: number): Promise<number> {
  const since = Date.now() - days * DAY;
  await pipeline.redis.hset(keys.left, 'g1', since);
  return since;
}

const state = async (): Promise<Parting | null> => partings.of('g1');
const told = (person: string) => transport.in(`dm-${person}`).filter(({ to }) => to === 'parting');
/** The keys about the server, except those that expire. */
async function keysOfServer(): Promise<string[]> {
  const all = (await pipeline.redis.keys('*g1*')).filter((key) => !key.startsWith('{subspace}'));
  const mortal = await Promise.all(all.map(async (key) => (await pipeline.redis.ttl(key)) >= 0));
  return all.filter((_, at) => mortal[at] === false).sort();
}
const settle = () => plan.settleAll(Date.now());
const reaches = (what: string, is: (parting: Parting) => boolean) =>
  until(what, async () => {
    await settle();
    const now = await state();
    return now !== null && is(now);
  });

test('T-HOST-12: 22 days after a removal nothing happens, and after 23 days every player is told once', async () => {
  await server();
  await removed(22);
  await settle();
  expect(await state()).toMatchObject({ told: null, ending: false });
  expect(given).toEqual([]);
  // The sender looks for itself, because a job may be given again.
  await callsWith(async () => null).send('g1', { first: 1, repeat: false });
  expect(transport.calls.filter((call) => call.startsWith('isIn'))).toEqual([]);
  const since = await removed(23);
  await reaches('the players know', ({ told }) => told !== null);
  expect(['ann', 'bob', 'cora', 'eve'].map((person) => told(person).length)).toEqual([1, 1, 1, 0]);
  expect(told('ann')[0]).toMatchObject({ tables: [TABLE] });
  expect(told('cora')[0]).toMatchObject({ tables: [LOBBY] });
  expect(told('ann')[0].ends).toBeGreaterThanOrEqual(since + 30 * DAY);
  await settle();
  expect(await state()).toMatchObject({ ending: false, over: false });
  expect(told('ann')).toHaveLength(1);
});

test('T-HOST-12: nobody is told less than a week before the end, however long no program ran', async () => {
  await server();
  await removed(100);
  await reaches('the players know', ({ told }) => told !== null);
  await settle();
  expect(await state()).toMatchObject({ ending: false });
  expect(told('ann')[0].ends).toBeGreaterThan(Date.now() + 6.9 * DAY);
});

test('T-HOST-12: after 29 days the bot is added again, and nothing is lost', async () => {
  await server();
  const before = await keysOfServer();
  await partings.keep({
    guild: 'g1',
    since: await removed(29),
    told: Date.now() - 6 * DAY,
    ending: false,
    over: false,
  });
  await settle();
  expect(await state()).toMatchObject({ ending: false });
  await pipeline.backend.placeChanged({ guild: 'g1', channels: null, gone: null, room: true, open: ['thread1'] });
  await settle();
  expect(await state()).toBeNull();
  expect(await pipeline.redis.hexists(keys.partings, 'g1')).toBe(0);
  expect(await keysOfServer()).toEqual(before);
  expect((await pipeline.directory.summary(TABLE))?.status).toBe('playing');
  expect((await pipeline.directory.summary(LOBBY))?.status).toBe('lobby');
  // A second removal starts from the beginning.
  await removed(0);
  expect(await state()).toMatchObject({ told: null, ending: false });
});

test('T-HOST-12: what was kept about an earlier removal does not count for a later one', async () => {
  const earlier = await removed(60);
  await partings.keep({ guild: 'g1', since: earlier, told: earlier, ending: true, over: true });
  expect(await state()).toMatchObject({ since: earlier, ending: true, over: true });
  const since = await removed(2);
  expect(await state()).toEqual({ guild: 'g1', since, told: null, ending: false, over: false });
  expect(await partings.all()).toEqual([{ guild: 'g1', since, told: null, ending: false, over: false }]);
});

test('T-HOST-12: after 30 days the tables end, and what is stored about the server is gone', async () => {
  await server();
  await partings.keep({
    guild: 'g1',
    since: await removed(30),
    told: Date.now() - 7 * DAY,
    ending: false,
    over: false,
  });
  await reaches('everything is deleted', ({ over }) => over);
  expect(await keysOfServer()).toEqual([]);
  expect(await pipeline.redis.smembers(keys.boards)).toEqual([]);
  expect(await pipeline.redis.smembers(keys.seekerServers)).toEqual(['g2']);
  expect(await pipeline.redis.smembers(keys.registered)).toEqual(['g2']);
  expect(await pipeline.backend.seekers.wish('eve', 'g1')).toBeNull();
  expect(await pipeline.backend.seekers.wish('eve', 'g2')).not.toBeNull();
  expect(
    await Promise.all([TABLE, LOBBY, ENDED].map(async (id) => (await pipeline.directory.summary(id))?.status)),
  ).toEqual(['ended', 'ended', 'over']);
  const log = JSON.stringify(await pipeline.backend.view(TABLE, 'spectator'));
  expect(log).toBeDefined();
  const last = await pipeline.redis.lrangeBuffer(tableKeys(TABLE).log, -1, -1);
  expect(last.length).toBe(1);
  expect(logged).toEqual(['a server removed the bot a month ago, so its data was deleted']);
  // The players still find their games, and nothing more is posted on the server.
  expect((await pipeline.backend.tablesOf('ann')).map(({ id }) => id).sort()).toEqual([TABLE, ENDED].sort());
  expect(await pipeline.redis.hexists(keys.left, 'g1')).toBe(1);
  expect(await pipeline.redis.zscore(keys.finished, TABLE)).not.toBeNull();
  await settle();
  expect(logged).toHaveLength(1);
});

test('T-HOST-12: a server that has the bot after all loses nothing, although no program noticed', async () => {
  await server();
  transport.servers.add('g1');
  await partings.keep({
    guild: 'g1',
    since: await removed(30),
    told: Date.now() - 8 * DAY,
    ending: false,
    over: false,
  });
  await settle();
  await until('Discord was asked', async () => transport.calls.includes('isIn g1'));
  await settle();
  expect(await state()).toMatchObject({ ending: false });
  expect((await pipeline.directory.summary(TABLE))?.status).toBe('playing');
});

test.each([
  ['only settings', async () => void (await pipeline.redis.hset(keys.server('g1'), 'role', 'r1'))],
  ['only blocked people', async () => void (await pipeline.redis.hset(keys.blocked('g1'), 'max', '{}'))],
  [
    'only a board',
    async () => void (await pipeline.backend.boards.place('g1', 'c1', 'ann', { interaction: '1', says: '' })),
  ],
  [
    'only a list of tables that don’t exist',
    async () => void (await pipeline.redis.hset(keys.guildTables('g1'), 'abc777', '["over","c1","x"]')),
  ],
  ['nothing', async () => {}],
])('T-HOST-12: a server of which there is %s is cleaned up, too', async (_what, make) => {
  await make();
  await removed(40);
  await reaches('its players know', ({ told }) => told !== null);
  const parting = await state();
  if (parting !== null) await partings.keep({ ...parting, told: Date.now() - 8 * DAY });
  await reaches('everything is deleted', ({ over }) => over);
  expect(await keysOfServer()).toEqual([]);
});

test('T-HOST-12: a sweep that dies after any number of writes is completed by the next one', async () => {
  await server();
  await partings.keep({ guild: 'g1', since: await removed(31), told: Date.now() - 8 * DAY, ending: true, over: false });
  // First the tables end, then the server's data is deleted.
  expect(await dieEach()).toBeGreaterThan(2);
  for (const table of [TABLE, LOBBY]) await pipeline.summary(table, 'it has ended', ({ status }) => status === 'ended');
  expect(await dieEach()).toBeGreaterThan(10);
  expect(await state()).toMatchObject({ over: true });
  expect(await keysOfServer()).toEqual([]);
  expect(await pipeline.redis.smembers(keys.boards)).toEqual([]);
});

/** Lets sweeps die after one write, after two and so on, until one of them completes its work. Returns how many died. */
async function dieEach(): Promise<number> {
  for (let writes = 0; ; writes++) {
    const { connection, isDead } = dying(redis, writes);
    const [delivery, wake] = [openQueue('delivery', connection), openQueue('wake', connection)];
    const sweep = new PartingPlan(connection, delivery, wake, { info: () => {} } as never);
    await sweep.settleAll(Date.now()).catch(() => {});
    await Promise.all([delivery.close(), wake.close()]);
    connection.disconnect();
    if (!isDead()) return writes;
    expect(await state()).toMatchObject({ over: false });
  }
}

test('T-HOST-12: a table that is opened for the server later gets a notice of its own', async () => {
  await partings.keep({ guild: 'g1', since: await removed(40), told: 1, ending: true, over: true });
  await settle();
  expect(await state()).toMatchObject({ over: true });
  await pipeline.send(TABLE, ...opening());
  await pipeline.summary(TABLE, 'the game has begun', ({ status }) => status === 'playing');
  await reaches('the players know', (parting) => !parting.over && Number(parting.told) > 1);
  expect(told('ann')).toHaveLength(1);
  expect(await state()).toMatchObject({ ending: false });
});

/** The sender's part, with a way to post to a person and with the people whose data is being deleted. */
function callsWith(post: (person: string) => Promise<null>, leaving: readonly string[] = []): PartingCalls {
  return new PartingCalls(pipeline.redis, {
    transport,
    directs: { post } as never, // The sender uses nothing else of it.
    directory: pipeline.directory,
    clock: { time: () => Date.now() },
    isLeaving: async (person) => leaving.includes(person),
  });
}

test('a person who deletes their data is told nothing, and an error of the chat leaves the step to the next attempt', async () => {
  await server();
  const since = await removed(23);
  let fails = 2;
  transport.before = (call) => {
    if (call === 'isIn' && fails-- > 0) throw new Error('no answer');
  };
  const posted: string[] = [];
  const calls = callsWith(
    async (person) => {
      posted.push(person);
      return null;
    },
    ['ann'],
  );
  await expect(calls.send('g1', { first: 1, repeat: false })).rejects.toThrow('no answer');
  expect(await state()).toMatchObject({ since, told: null });
  expect(posted).toEqual([]);
  fails = 0;
  await calls.send('g1', { first: 1, repeat: false });
  expect(await state()).toMatchObject({ told: expect.any(Number) });
  expect(posted.sort()).toEqual(['bob', 'cora']);
  expect(REMOVED_WHY).toContain('30 days');
});
