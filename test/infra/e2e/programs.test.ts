import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { knownGames } from '../../../src/cli/known-games.ts';
import { Backend } from '../../../src/queue/backend.ts';
import { Pictures } from '../../../src/queue/pictures.ts';
import { Views } from '../../../src/queue/views.ts';
import { TableStore } from '../../../src/store/table-store.ts';
import { History } from '../../../src/tables/history.ts';
import { below, commandOf, isRunning, rolesBelow } from '../support/programs.ts';
import { withRedis } from '../support/redis.ts';
import { command, create } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const programs: ChildProcess[] = [];
let folder: string;
beforeEach(async () => {
  await redis.flush();
  folder = await mkdtemp(join(tmpdir(), 'subspace-programs-'));
});
afterEach(async () => {
  for (const program of programs.splice(0)) {
    program.kill('SIGTERM');
    if (program.exitCode === null && program.signalCode === null) await once(program, 'close');
  }
  await rm(folder, { recursive: true, force: true });
});

/** Runs processes of some roles, as `npm run worker` does. */
function run(...roles: string[]): ChildProcess & { said: () => string } {
  const script = resolve(import.meta.dirname, '../../../dist/src/cli/processes.js');
  const env = { PATH: process.env['PATH'], REDIS_URL: redis.socket, SUBSPACE_DATA: folder, LOG_LEVEL: 'error' };
  const program = spawn(process.execPath, [script, ...roles], { env, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  programs.push(program);
  let said = '';
  for (const stream of [program.stdout, program.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (said += text));
  return Object.assign(program, { said: () => said });
}

test('bots play a real game with workers and renderers, and its pictures are drawn', async () => {
  const worker = run('worker', 'reader', 'bots');
  const renderer = run('renderer');
  const connection = redis.connect();
  const backend = new Backend(connection);
  const commands = [
    create({}, { game: 'away-missions' }),
    command({ player: 'ann' }, { t: 'bot', seat: 0, bot: 'standard', player: 'ann' }),
    command({ player: 'ann' }, { t: 'bot', seat: 1, bot: 'standard', player: 'ann' }),
    command({ player: 'ann' }, { t: 'start', player: 'ann', ready: 'r1' }),
  ];
  for (const one of commands) await backend.send('real01', one);
  await until('the bots have played a while', async () => ((await backend.summary('real01'))?.seq ?? 0) >= 30);

  const views = new Views(connection);
  const pictures = new Pictures(connection, 1, Date);
  const view = await views.see({ table: 'real01', reader: 0 });
  const wanted = { scene: 'map', params: {}, reader: 0, name: 'map.png', alt: '' };
  const files = view === null ? null : await pictures.draw(view, [wanted], 'answer');
  expect(files?.[0]?.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(files?.[0]?.alt.length).toBeGreaterThan(20);

  const history = new History(new TableStore(connection), knownGames);
  const held = await history.now('real01');
  expect(held === null ? [] : (await history.verify('real01', held)).map(({ same }) => same)).toEqual([true, true]);
  // Only the renderer collects its garbage in a single thread.
  const runs = (program: ChildProcess): string[] => rolesBelow(program.pid ?? 0).map(commandOf);
  expect(runs(renderer)).toEqual([expect.stringMatching(/--single-threaded-gc .*role\.js renderer$/)]);
  expect(runs(worker).join()).not.toContain('--single');
  expect(worker.said() + renderer.said()).toBe('');
  await Promise.all([views.close(), pictures.close(), backend.close()]);
});

test('child processes end with their parent, even if the parent is killed', async () => {
  const worker = run('worker', 'reader');
  const parent = worker.pid ?? 0;
  await until('two roles run', () => rolesBelow(parent).length === 2);
  const children = below(parent);
  worker.kill('SIGKILL');
  await until('they are gone', () => !children.some(isRunning));
});

test('a worker ends and says what to change if Redis would throw games away when its memory is full', async () => {
  const connection = redis.connect();
  await connection.config('SET', 'maxmemory-policy', 'allkeys-lru');
  const worker = run('worker');
  const [code] = await once(worker, 'close');
  await connection.config('SET', 'maxmemory-policy', 'noeviction');
  expect(code).not.toBeNull();
  expect(worker.said()).toContain('Set it to noeviction.');
});
