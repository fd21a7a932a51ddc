import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clockOf, copiedTable } from '../../../src/cli/backup/copy.ts';
import { type ImportedTable, importTable } from '../../../src/cli/backup/import-table.ts';
import { readTableFile, type TableFile, tableForFile, writeTableFile } from '../../../src/cli/backup/table-file.ts';
import { knownGames } from '../../../src/cli/known-games.ts';
import { must } from '../../../src/kernel/must.ts';
import type { Json } from '../../../src/kernel/types.ts';
import type { WorkerTools } from '../../../src/queue/drain.ts';
import { keys, tableKeys } from '../../../src/store/keys.ts';
import { TableStore } from '../../../src/store/table-store.ts';
import { tableHash } from '../../../src/tables/replay.ts';
import { moveOn, openGame, personAt } from '../support/four-games.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';
import { workerToolsAt } from '../support/worker-tools.ts';

const redis = withRedis();
const fresh = withRedis();
const PLACE = { guild: 'g9', channel: 'ch9', thread: null };
let folder: string;
let worker: WorkerTools;

beforeEach(async () => {
  await redis.flush();
  await fresh.flush();
  for (const one of [redis, fresh]) await one.connect().hset(keys.store, 'id', 'the store');
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  worker = workerToolsAt(redis.connect(), knownGames);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function exported(table: string): Promise<TableFile> {
  const parts = await copiedTable(redis.connect(), table, await clockOf(redis.connect()));
  return tableForFile(table, parts, knownGames, '1.0');
}

/** Writes a file, reads it, and imports it. */
async function imported(file: unknown): Promise<ImportedTable> {
  const path = join(folder, `${Math.floor(performance.now() * 1_000)}.json`);
  await writeFile(path, typeof file === 'string' ? file : JSON.stringify(file));
  return importTable(fresh.connect(), await readTableFile(path, knownGames), PLACE, knownGames);
}

async function hashOf(at: WorkerTools, table: string): Promise<string> {
  return tableHash(must(await at.history.now(table), 'the table').table);
}

test('a table continues elsewhere with the same hash, and under a new id if its own is taken', async () => {
  await openGame(worker, 'first1', 'first-edition', 40);
  const path = join(folder, 'first1.json');
  await writeTableFile(path, await exported('first1'));
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const file = await readTableFile(path, knownGames);
  expect(JSON.stringify(file)).not.toMatch(/"(g1|ch1|thread1)"/);
  const now = workerToolsAt(fresh.connect(), knownGames);
  expect(await importTable(fresh.connect(), file, PLACE, knownGames)).toMatchObject({ id: 'first1', hash: file.hash });
  expect(await hashOf(now, 'first1')).toBe(file.hash);
  expect(await hashOf(now, 'first1')).toBe(await hashOf(worker, 'first1'));
  expect(await now.directory.summary('first1')).toMatchObject({
    place: PLACE,
    chairs: [{ player: personAt(0) }, { player: personAt(1) }],
  });
  for (const one of [worker, now]) expect(await moveOn(one, 'first1', 15)).toBe(15);
  expect(await hashOf(now, 'first1')).toBe(await hashOf(worker, 'first1'));
  expect(await now.history.agrees('first1', must(await now.history.now('first1'), 'the table'))).toBe(true);
  const { id } = await importTable(fresh.connect(), file, PLACE, knownGames);
  expect(id).toMatch(/^[a-z2-9]{6}$/);
  expect(await moveOn(now, id, 5)).toBe(5);
  const held = must(await now.history.now(id), 'the table');
  expect([held.table.id, await now.history.agrees(id, held)]).toEqual([id, true]);
  expect((await now.directory.ofGuild('g9')).map((one) => one.id).sort()).toEqual([id, 'first1'].sort());
});

test('the bot posts an imported table in its new place and asks the players, and an undo is possible', async () => {
  await openGame(worker, 'front1', 'frontiers', 12);
  await imported(await exported('front1'));
  const transport = new RecordingTransport();
  const pipeline = await TestPipeline.open(fresh.socket, { transport, games: knownGames, sweep: 200 });
  const isPosted = (): boolean => transport.threads.some(({ place }) => place.channel === 'ch9');
  await until('it is posted', isPosted);
  const asked = must(await pipeline.directory.summary('front1'), 'the table').awaited;
  for (const seat of asked) await until('they are asked', () => transport.in(`dm-${personAt(seat)}`).length > 0);
  await pipeline.close();
  const before = await new TableStore(fresh.connect()).head('front1', 'step:0', 'asked');
  expect(before[1]).toMatch(/^\d+:d\d+-[0-9a-f]{6}/);
  expect(await fresh.connect().exists(tableKeys('front1').checkpoint)).toBe(1);
});

/** A file with one part changed. */
const changed = (file: TableFile, part: Partial<Record<keyof TableFile, unknown>>): unknown => ({ ...file, ...part });

/** The log with another answer in its last entry. */
function otherAnswer(log: readonly Json[]): Json[] {
  const at = log.findLastIndex((one) => JSON.stringify(one).includes('"keys":['));
  return log.map((one, i) =>
    i === at ? JSON.parse(JSON.stringify(one).replace(/"keys":\[[^\]]*\]/, '"keys":["nothing"]')) : one,
  );
}

test('a file that isn’t a sound table is refused with a sentence, and nothing is written', async () => {
  await openGame(worker, 'away01', 'away-missions', 10);
  const file = await exported('away01');
  const size = await fresh.connect().dbsize();
  const position = file.snapshot as { [field: string]: Json };
  const cases: [what: string, file: unknown, says: RegExp][] = [
    ['no JSON', '{', /isn’t JSON/],
    ['something else', { a: 1 }, /isn’t the file of a table/],
    ['a list', '[1]', /isn’t the file of a table/],
    ['deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, /nested too deep/],
    [
      'deep within',
      changed(file, { checkpoint: JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`) }),
      /nested too deep/,
    ],
    ['another form', changed(file, { format: 2 }), /can’t read. Update first/],
    ['an unknown game', changed(file, { game: 'chess' }), /has no game “chess”/],
    ['a wrong id', changed(file, { id: '{t:x}:head' }), /damaged: “id” is wrong/],
    ['a foreign field of the head', changed(file, { head: { thread: '1' } }), /damaged: “head/],
    ['no log', changed(file, { log: [] }), /damaged: “log” is wrong/],
    ['a huge log', changed(file, { log: Array.from({ length: 50_001 }, () => 0) }), /damaged: “log” is wrong/],
    ['a log with a gap', changed(file, { log: file.log.toSpliced(5, 1) }), /log doesn’t lead to its position/],
    ['another answer', changed(file, { log: otherAnswer(file.log) }), /log doesn’t lead to its position/],
    ['another secret', changed(file, { secret: 'mine' }), /log doesn’t lead to its position/],
    ['another position', changed(file, { snapshot: { ...position, seq: 0 } }), /log doesn’t lead to its position/],
    ['another hash', changed(file, { hash: 'abc' }), /log doesn’t lead to its position/],
    [
      'a long name',
      changed(file, { snapshot: { ...position, title: 'x'.repeat(300) } }),
      /log doesn’t lead to its position/,
    ],
    ['no position', changed(file, { snapshot: 5 }), /log doesn’t lead to its position/],
  ];
  for (const [what, given, says] of cases) await expect([what, imported(given)][1], what).rejects.toThrow(says);
  const large = join(folder, 'large.json');
  await writeFile(large, '');
  await truncate(large, (64 << 20) + 1);
  await expect(readTableFile(large, knownGames)).rejects.toThrow('is larger than 64 MB');
  await expect(readTableFile(join(folder, 'none.json'), knownGames)).rejects.toThrow(
    'can’t be read. Is the path right?',
  );
  expect(await fresh.connect().dbsize()).toBe(size);
  await imported(file);
});

test('a table that can’t be read isn’t exported, and no file is overwritten', async () => {
  await expect(exported('none01')).rejects.toThrow('There is no table none01 that can be read.');
  await openGame(worker, 'away01', 'away-missions', 3);
  const path = join(folder, 'one.json');
  await writeTableFile(path, await exported('away01'));
  await expect(writeTableFile(path, await exported('away01'))).rejects.toThrow('exists. Name a file');
  await redis.connect().set(tableKeys('away01').secret, 'another');
  await expect(exported('away01')).rejects.toThrow('There is no table away01 that can be read.');
});
