import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkBackup } from '../../../src/cli/backup/check.ts';
import { backUp, clockOf, copiedTable } from '../../../src/cli/backup/copy.ts';
import { type Restored, restore } from '../../../src/cli/backup/restore.ts';
import { knownGames } from '../../../src/cli/known-games.ts';
import { must } from '../../../src/kernel/must.ts';
import { Backend } from '../../../src/queue/backend.ts';
import type { WorkerTools } from '../../../src/queue/drain.ts';
import { FinishedGames } from '../../../src/queue/finished-games.ts';
import { archiveTables } from '../../../src/queue/housekeeping.ts';
import { Forgetting } from '../../../src/store/forgetting.ts';
import { type Deletions, Forgotten, markOfPerson, merged, readDeletions } from '../../../src/store/forgotten.ts';
import { otherStore } from '../../../src/store/identity.ts';
import { keys } from '../../../src/store/keys.ts';
import { tableHash } from '../../../src/tables/replay.ts';
import { longTurns } from '../../support/long-turns.ts';
import { withSafeAnswers } from '../../support/safe-answers.ts';
import { begun, TABLE } from '../support/ahead-tables.ts';
import { FastClock } from '../support/fast-clock.ts';
import { FOUR, moveOn, openGame, personAt } from '../support/four-games.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { storeDump, tracesIn } from '../support/store-dump.ts';
import { command, create, gamesOf, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';
import { drainTable, sendTo, workerToolsAt } from '../support/worker-tools.ts';

const redis = withRedis();
const fresh = withRedis();
const [ANN, BOB] = [personAt(0), personAt(1)];
const MONTH = 31 * 24 * 3_600_000;
/** The four games, and a fifth one in which a line can be kept. */
const GAMES = gamesOf(...knownGames.all, withSafeAnswers(longTurns()));
const NOBODY: Deletions = new Map();
let folder: string;

beforeEach(async () => {
  await redis.flush();
  await fresh.flush();
  await redis.connect().hset(keys.store, 'id', 'the store');
  folder = join(await mkdtemp(join(tmpdir(), 'restore-')), 'copy');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(join(folder, '..'), { recursive: true, force: true });
});

async function restored(deletions = NOBODY, into: Redis = fresh.connect()): Promise<Restored> {
  const { manifest, faults } = await checkBackup(folder, null);
  expect(faults).toEqual([]);
  return restore(into, folder, manifest, deletions);
}

async function finish(worker: WorkerTools, table: string): Promise<void> {
  await openGame(worker, table, 'away-missions', 20);
  await sendTo(worker, table, command({ player: ANN }, { t: 'concede', seat: 0 }));
  await drainTable(worker, table);
  await worker.store.head(table, 'card');
}

/** The result of `/game verify` at a table. */
async function verified(worker: WorkerTools, table: string): Promise<unknown> {
  const held = must(await worker.history.now(table), 'the table');
  const { agrees, whole } = await new FinishedGames(worker.history, knownGames).verification(held);
  return whole === undefined ? agrees : whole.faults;
}

test('a restore drill: tables that are played during the back-up go on elsewhere from the same positions', async () => {
  const worker = workerToolsAt(redis.connect(), GAMES);
  const tables = Object.keys(FOUR);
  for (const [table, game] of Object.entries(FOUR)) await openGame(worker, table, game, 30);
  await finish(worker, 'over01');
  await finish(worker, 'old001');
  await sendTo(worker, 'lobby1', create({}, { game: 'frontiers', owner: ANN, title: 'Who comes?' }));
  await drainTable(worker, 'lobby1');
  await redis.connect().del('{t:old001}:outbox');
  await archiveTables({ redis: redis.connect(), log: worker.log }, Date.now() + MONTH);
  expect(await redis.connect().exists('{t:old001}:archive')).toBe(1);
  const backend = new Backend(redis.connect());
  await backend.setConfirms(ANN, true, { interaction: '1', says: 'kept' });
  await backend.changeDeck(ANN, 'Mine', '2', () => ({
    says: 'kept',
    keep: { name: 'Mine', game: 'x', deck: { a: 1 } },
  }));
  await backend.close();
  await begun(redis);
  await sendTo(worker, TABLE, command({ player: 'ann' }, { t: 'keep', seat: 0, text: 'u0 to 1' }));
  await drainTable(worker, TABLE);
  const lines = await redis.connect().hgetall(`{t:${TABLE}}:ahead`);

  const copying = { isDone: false };
  const playing = tables.map(async (table) => {
    while (!copying.isDone && (await moveOn(worker, table, 1)) > 0);
  });
  await backUp(redis.connect(), folder, '1.0');
  copying.isDone = true;
  await Promise.all(playing);
  const { faults, differing, results } = await checkBackup(folder, GAMES);
  expect({ faults, differing, results: [...results] }).toEqual({ faults: [], differing: [], results: [['same', 8]] });

  expect(await restored()).toMatchObject({ tables: 8, forgotten: 0 });
  const now = workerToolsAt(fresh.connect(), GAMES);
  expect(await fresh.connect().hget(keys.store, 'id')).toBe('the store');
  expect(await fresh.connect().exists(keys.restoring)).toBe(0);
  for (const table of tables) {
    const held = must(await now.history.now(table), table);
    const there = await worker.history.at(table, must(await worker.history.now(table), table), held.table.seq);
    expect([table, tableHash(held.table)]).toEqual([table, tableHash(there)]);
    expect([table, await verified(now, table)]).toEqual([table, true]);
    expect([table, await moveOn(now, table, 10)]).toEqual([table, 10]);
    expect([table, await verified(now, table)]).toEqual([table, true]);
  }
  expect(await verified(now, 'over01')).toEqual([]);
  expect(await now.archive.restore('old001', Date.now())).toBe(true);
  expect(await verified(now, 'old001')).toEqual([]);
  expect(await now.directory.summary('lobby1')).toMatchObject({ status: 'lobby', title: 'Who comes?' });
  expect(Object.keys(lines)).toEqual(['0']);
  expect(await fresh.connect().hgetall(`{t:${TABLE}}:ahead`)).toEqual(lines);
  const there = new Backend(fresh.connect());
  expect(await there.confirms(ANN)).toBe(true);
  await there.close();
  expect(Object.keys(await fresh.connect().hgetall(keys.decks(ANN)))).toEqual(['mine']);
});

test('a restored store has the same values as the copied one, and is written only if it is empty', async () => {
  const pipeline = await TestPipeline.open(redis.socket, { transport: new RecordingTransport() });
  await pipeline.send('abc123', ...opening({ length: 20 }));
  await pipeline.summary('abc123', 'it began', ({ status }) => status === 'playing');
  await pipeline.close();
  await redis.connect().set('direct:bot:1', 'dm', 'EX', 1_000);
  await redis.connect().set('call:abc123:2', 'seat', 'PX', 60_000);
  await backUp(redis.connect(), folder, '1.0');
  await restored();
  const [before, after] = [await storeDump(redis.connect()), await storeDump(fresh.connect())];
  const isLeft = (key: string): boolean =>
    /^\{(subspace|cached)\}|^store$|^(lease|deferred|bell|rung|change|shards)|:seen:/.test(key);
  // An empty stream is left out.
  const rest = [...before].flatMap(([key, text]) => (isLeft(key) || text === '' ? [] : [key])).sort();
  expect([...after.keys()].filter((key) => key !== 'store').sort()).toEqual(rest);
  for (const key of rest)
    expect([key, after.get(key)?.split('\n').sort()]).toEqual([key, before.get(key)?.split('\n').sort()]);
  expect(await fresh.connect().ttl('direct:bot:1')).toBeGreaterThan(900);
  const dump = await storeDump(fresh.connect());
  await expect(restored()).rejects.toThrow('This Redis isn’t empty, and nothing was changed in it.');
  expect(await storeDump(fresh.connect())).toEqual(dump);
});

test('a restore that was interrupted is not used by a bot, and can be repeated with the same back-up only', async () => {
  const worker = workerToolsAt(redis.connect(), knownGames);
  await openGame(worker, 'away01', 'away-missions', 10);
  await openGame(worker, 'first1', 'first-edition', 10);
  await backUp(redis.connect(), folder, '1.0');
  const dying = fresh.connect();
  const multi = dying.multi.bind(dying);
  let writes = 0;
  Object.assign(dying, {
    multi: () => {
      writes += 1;
      if (writes > 5) throw new Error('the process was killed');
      return multi();
    },
  });
  await expect(restored(NOBODY, dying)).rejects.toThrow('killed');
  expect(await fresh.connect().hget(keys.store, 'id')).toBeNull();
  expect((await otherStore(fresh.connect(), folder))?.says).toBe(
    'A back-up is being restored into this Redis, or was restored only in part.',
  );
  const first = folder;
  folder = `${first}-2`;
  await backUp(redis.connect(), folder, '1.1');
  await expect(restored()).rejects.toThrow('Another back-up was partly restored into this Redis');
  folder = first;
  expect(await restored()).toMatchObject({ tables: 2 });
  expect(await otherStore(fresh.connect(), folder)).toBeNull();
  for (const table of ['away01', 'first1'])
    expect([table, await verified(workerToolsAt(fresh.connect(), knownGames), table)]).toEqual([table, true]);
});

test('a game that ended after its table was copied continues and is on the lists of running tables', async () => {
  const worker = workerToolsAt(redis.connect(), knownGames);
  await openGame(worker, 'away01', 'away-missions', 5);
  const connection = redis.connect();
  const { scan } = connection;
  let scans = 0;
  Object.assign(connection, {
    // The second search is for the keys outside of tables.
    scan: async (...args: Parameters<typeof scan>) => {
      scans += 1;
      if (scans === 2) {
        await sendTo(worker, 'away01', command({ player: ANN }, { t: 'concede', seat: 0 }));
        await drainTable(worker, 'away01');
      }
      return scan.apply(connection, args);
    },
  });
  await backUp(connection, folder, '1.0');
  expect(await redis.connect().zscore(keys.finished, 'away01')).not.toBeNull();
  await restored();
  const now = workerToolsAt(fresh.connect(), knownGames);
  expect(await now.directory.summary('away01')).toMatchObject({ status: 'playing' });
  expect(await now.directory.liveOf(BOB, 5)).toEqual(['away01']);
  expect(await now.directory.ofGuild('g1')).toMatchObject([{ id: 'away01', status: 'playing' }]);
  expect(await fresh.connect().zscore(keys.finished, 'away01')).toBeNull();
  expect(await fresh.connect().zrange(keys.personPast(BOB), '0', '-1')).toEqual([]);
});

test('messages that were sent before the back-up are not sent again, and neither is one whose answer was lost', async () => {
  const transport = new RecordingTransport();
  const pipeline = await TestPipeline.open(redis.socket, { transport, sweep: 200 });
  await pipeline.send('abc123', ...opening({ length: 20 }));
  await pipeline.summary('abc123', 'it began', ({ status }) => status === 'playing');
  await until(
    'all is sent',
    async () => (await pipeline.redis.xlen('{t:abc123}:outbox')) === 0 && transport.in('dm-ann').length > 0,
  );
  transport.after = (call, where) => {
    if (call === 'post' && where === 'dm-bob') throw new Error('the connection was lost');
  };
  await pipeline.send(
    'abc123',
    command({ player: 'ann' }, { t: 'consent', seat: 0, proposal: { do: 'end' }, yes: true }),
  );
  const notes = (): unknown[] => transport.in('thread1').filter(({ outgoing }) => outgoing.kind === 'note');
  await until('the last messages are in the chat', () => transport.in('dm-bob').length > 1 && notes().length > 0);
  await backUp(pipeline.redis, folder, '1.0');
  await pipeline.close();
  transport.after = () => {};
  const before = transport.messages.map(({ body }) => body['content']).sort();
  expect((await restored()).messages).toBeGreaterThan(0);
  // Hours later, the chat no longer knows the nonces of the messages.
  transport.knowsNonces = false;
  const clock = FastClock.start(fresh, new Date(Date.now() + 3 * 3_600_000));
  const again = await TestPipeline.open(fresh.socket, { transport, sweep: 200, clock });
  await until('nothing waits', async () => (await again.redis.xlen('{t:abc123}:outbox')) === 0);
  expect(transport.messages.map(({ body }) => body['content']).sort()).toEqual(before);
  await again.close();
});

test('people who deleted their data after the back-up are forgotten again (T-FORGET-01)', async () => {
  const worker = workerToolsAt(redis.connect(), knownGames);
  await openGame(worker, 'away01', 'away-missions', 5);
  await redis.connect().hset(keys.preferences(ANN), 'confirms', 'yes');
  await redis.connect().hset(keys.preferences(BOB), 'confirms', 'yes');
  const { began } = await backUp(redis.connect(), folder, '1.0');
  const mark = (person: string, at: number): Deletions => new Map([[markOfPerson('the store', person), at]]);
  // Bob deleted his data before, and has begun again since then.
  const deletions = merged([mark(ANN, began + 1), mark(BOB, began - 1), mark('700000000000000009', began + 1)]);
  expect(await restored(deletions)).toMatchObject({ forgotten: 1 });
  expect((await new Forgetting(fresh.connect()).all()).map(({ person }) => person)).toEqual([ANN]);
  const transport = new RecordingTransport();
  const pipeline = await TestPipeline.open(fresh.socket, { transport, games: knownGames, sweep: 200 });
  await until('Ann is forgotten', async () => !(await pipeline.backend.forgets.isLeaving(ANN)));
  expect(await tracesIn(pipeline.redis, ANN, 'Player 0')).toEqual([]);
  expect(transport.in(`dm-${ANN}`)).toEqual([]);
  expect(await pipeline.redis.exists(keys.preferences(BOB))).toBe(1);
  expect(await pipeline.redis.zscore(keys.forgotten, markOfPerson('the store', ANN))).not.toBeNull();
  await pipeline.close();
});

test('each worker keeps the list of deletions in its data folder, with what only the folder knows', async () => {
  const forgotten = new Forgotten(redis.connect(), join(folder, 'data'));
  await forgotten.note(ANN, 1_800_000_000_000);
  await redis.connect().del(keys.forgotten);
  await forgotten.note(BOB, 1_800_000_000_001);
  expect([...must(await readDeletions(join(folder, 'data', 'forgotten')), 'the file')]).toEqual([
    [markOfPerson('the store', ANN), 1_800_000_000_000],
    [markOfPerson('the store', BOB), 1_800_000_000_001],
  ]);
  await forgotten.note(ANN, 1_800_000_000_001 + 367 * 24 * 3_600_000);
  expect(await redis.connect().zcard(keys.forgotten)).toBe(1);
});

test('all parts of a copied table are from one moment', async () => {
  const worker = workerToolsAt(redis.connect(), knownGames);
  await openGame(worker, 'away01', 'away-missions', 5);
  const now = await clockOf(redis.connect());
  const parts = await copiedTable(redis.connect(), 'away01', now);
  expect(Object.keys(parts).sort()).toEqual(
    ['checkpoint', 'head', 'ids', 'kept', 'log', 'panel', 'prompts', 'secret', 'snapshot'].concat('outbox').sort(),
  );
});
