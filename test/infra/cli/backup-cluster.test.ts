import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBackup } from '../../../src/cli/backup/check.ts';
import { backUp } from '../../../src/cli/backup/copy.ts';
import { restore } from '../../../src/cli/backup/restore.ts';
import { must } from '../../../src/kernel/must.ts';
import { clusterOf, connect } from '../../../src/store/connect.ts';
import { keys } from '../../../src/store/keys.ts';
import { withCluster } from '../support/cluster.ts';
import { withRedis } from '../support/redis.ts';
import { opening, toys } from '../support/tables.ts';
import { drainTable, sendTo, workerToolsAt } from '../support/worker-tools.ts';

const single = withRedis();
const cluster = withCluster();
const TABLES = ['aaa111', 'bbb222', 'ccc333', 'ddd444'];

test('the tables of a single server go on in a cluster, and those of a cluster on a single server', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cluster-copy-'));
  const own = single.connect();
  await own.hset(keys.store, 'id', 'the store');
  const worker = workerToolsAt(own);
  for (const table of TABLES) {
    await worker.directory.noteActive(table, Date.now());
    await sendTo(worker, table, ...opening());
    await drainTable(worker, table);
  }
  const many = connect(cluster.url, 'wait');
  const there = async (name: string): Promise<unknown> => {
    const { manifest, faults, results } = await checkBackup(join(folder, name), toys);
    expect({ faults, results: [...results] }).toEqual({ faults: [], results: [['same', TABLES.length]] });
    return [manifest.tables.lines, manifest.keys.lines];
  };
  await backUp(own, join(folder, 'one'), '1.0');
  const counts = await there('one');
  await restore(many, join(folder, 'one'), (await checkBackup(join(folder, 'one'), null)).manifest, new Map());
  await backUp(many, join(folder, 'two'), '1.0');
  expect(await there('two')).toEqual(counts);
  await expect(
    restore(many, join(folder, 'two'), (await checkBackup(join(folder, 'two'), null)).manifest, new Map()),
  ).rejects.toThrow('isn’t empty');
  expect(must(clusterOf(many), 'the cluster').nodes('master').length).toBe(3);
  await single.flush();
  const back = single.connect();
  await restore(back, join(folder, 'two'), (await checkBackup(join(folder, 'two'), null)).manifest, new Map());
  const now = workerToolsAt(back);
  for (const table of TABLES)
    expect(await now.history.agrees(table, must(await now.history.now(table), 'the table'))).toBe(true);
  many.disconnect();
  await rm(folder, { recursive: true, force: true });
});
