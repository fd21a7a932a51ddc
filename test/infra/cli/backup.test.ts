import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkBackup } from '../../../src/cli/backup/check.ts';
import { backUp } from '../../../src/cli/backup/copy.ts';
import { knownGames } from '../../../src/cli/known-games.ts';
import { keys } from '../../../src/store/keys.ts';
import { FOUR, openGame } from '../support/four-games.ts';
import { withRedis } from '../support/redis.ts';
import { workerToolsAt } from '../support/worker-tools.ts';

const redis = withRedis();
let folder: string;
beforeEach(async () => {
  await redis.flush();
  await redis.connect().hset(keys.store, 'id', 'the store');
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('tables of all games can be copied while they are played', async () => {
  const worker = workerToolsAt(redis.connect(), knownGames);
  for (const [table, game] of Object.entries(FOUR)) await openGame(worker, table, game, 40);
  const wanted = join(folder, 'one');
  const made = await backUp(redis.connect(), wanted, '1.0');
  expect(made.tables.lines).toBe(4);
  const { faults, differing, results } = await checkBackup(wanted, knownGames);
  expect({ faults, differing, results: [...results] }).toEqual({ faults: [], differing: [], results: [['same', 4]] });
});
