import { spawnSync } from 'node:child_process';
import { appendFile, cp, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { knownGames } from '../../../src/cli/known-games.ts';
import { Forgotten } from '../../../src/store/forgotten.ts';
import { keys } from '../../../src/store/keys.ts';
import { openGame, personAt } from '../support/four-games.ts';
import { withPrograms } from '../support/programs.ts';
import { withRedis } from '../support/redis.ts';
import { workerToolsAt } from '../support/worker-tools.ts';

const redis = withRedis();
const programs = withPrograms();
const canMount = spawnSync('unshare', ['--user', '--map-root-user', '--mount', 'true']).status === 0;
const GUILD = '800000000000000001';

beforeEach(async () => {
  await redis.flush();
  await redis.connect().hset(keys.store, 'id', 'the store');
  await openGame(workerToolsAt(redis.connect(), knownGames), 'away01', 'away-missions', 10);
});

/** Runs a program with the test's Redis, or with a private one in the folder `data`. */
async function run(name: string, args: string[], data: string | null = null, through: string[] = []) {
  const store = data === null ? { REDIS_URL: redis.socket, SUBSPACE_DATA: 'first' } : { SUBSPACE_DATA: data };
  const program = programs.run(name, args, store, through);
  const { code } = await program.ended;
  return { code, said: program.said(), complained: program.complained() };
}

test('a store is backed up, checked, restored elsewhere and checked for an upgrade, all by command', async () => {
  const at = (...path: string[]): string => join(programs.folder, ...path);
  const made = await run('backup', ['copy']);
  expect(made).toMatchObject({ code: 0, complained: [] });
  expect(made.said.at(-1)).toMatch(/^copy is whole: 1 table and \d+ other values, as of .*Every table was replayed\.$/);
  expect((await stat(at('copy'))).mode & 0o777).toBe(0o700);
  for (const file of await readdir(at('copy'))) expect((await stat(at('copy', file))).mode & 0o777).toBe(0o600);
  expect((await run('backup', ['copy'])).complained).toEqual([
    'copy isn’t empty. Name a folder that doesn’t exist yet.',
  ]);

  await cp(at('copy'), at('damaged'), { recursive: true });
  await appendFile(at('damaged', 'tables.jsonl'), 'x');
  const checked = await run('backup', ['--check', 'damaged']);
  expect(checked).toMatchObject({ code: 1 });
  expect(checked.said).toEqual([
    'Line 2 of tables.jsonl is damaged.',
    'tables.jsonl has changed since it was written.',
    'damaged has 2 problems. Keep older back-ups until they are solved.',
  ]);
  expect((await run('restore', ['damaged', '--deletions', 'none'], 'second')).complained.join()).toContain(
    'Nothing was restored',
  );

  expect((await run('restore', ['copy'], 'second')).complained.join()).toContain(
    'has no list of the people who deleted',
  );
  await new Forgotten(redis.connect(), at('lists')).note(personAt(0), Date.now());
  const restored = await run('restore', ['copy', '--deletions', 'lists/forgotten'], 'second');
  expect(restored).toMatchObject({ code: 0, complained: [] });
  expect(restored.said.join('\n')).toContain('1 person deleted their data after the back-up.');
  expect(await readFile(at('second', 'store-id'), 'utf8')).toBe('the store\n');
  expect((await run('restore', ['copy', '--deletions', 'none'], 'second')).complained.join()).toContain('isn’t empty');
  expect(await run('upgrade-check', [], 'second')).toMatchObject({ code: 0 });
  expect(await run('upgrade-check', ['--backup', 'copy'], 'none')).toMatchObject({ code: 0 });
  expect((await run('backup', ['other'], 'none')).complained.join()).toContain('There are no games in');

  expect(await run('export', ['away01', 'away01.json'])).toMatchObject({ code: 0, complained: [] });
  const place = ['--guild', GUILD, '--channel', GUILD];
  expect((await run('import', ['away01.json', '--guild', 'x', '--channel', GUILD], 'second')).complained).toEqual([
    '“x” isn’t a Discord id of 17 to 20 digits.',
  ]);
  const imported = await run('import', ['away01.json', ...place], 'second');
  expect(imported).toMatchObject({ code: 0, complained: [] });
  expect(imported.said[0]).toBe('There is another table away01 here, so this one has a new id.');
});

test.skipIf(!canMount)('if the disk is full, there is no back-up, and one sentence says so', async () => {
  await mkdir(join(programs.folder, 'small'));
  const script = 'mount -t tmpfs -o size=16k tmpfs small && { "$@"; code=$?; ls -A small; exit $code; }';
  const through = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', script, 'sh'];
  expect(await run('backup', ['small/copy'], null, through)).toEqual({
    code: 1,
    said: [],
    complained: [
      'The disk of small/copy is full, so there is no back-up. Free some space, or name a folder on another disk.',
    ],
  });
});
