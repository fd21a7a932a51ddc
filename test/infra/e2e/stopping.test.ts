import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { below, findBelow, isRunning, killAll, startProgram } from '../support/programs.ts';
import { withRedis } from '../support/redis.ts';
import { withTestDiscord } from '../support/test-discord.ts';
import { until } from '../support/until.ts';

const root = resolve(import.meta.dirname, '../../..');
const redis = withRedis();
const discord = withTestDiscord();
/** The time within which a program must end after a signal, in milliseconds. */
const BOUND = 45_000;

/** A folder in which npm runs the project without this machine's settings. */
let folder: string;
const left: number[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'subspace-stopping-'));
  for (const name of ['src', 'dist', 'node_modules']) await symlink(join(root, name), join(folder, name));
  await copyFile(join(root, 'package.json'), join(folder, 'package.json'));
});
afterEach(async () => {
  killAll(left.splice(0));
  await rm(folder, { recursive: true, force: true });
});

/** Runs `npm …` until these processes run below it. Returns npm's process and all the others. */
async function npm(command: readonly string[], expected: readonly string[], settings: NodeJS.ProcessEnv = {}) {
  const env = { HOME: folder, SUBSPACE_DATA: join(folder, 'data'), ...settings };
  const program = startProgram(['npm', ...command], folder, env);
  left.push(program.pid);
  const name = command.join(' ');
  for (const ending of expected)
    await until(`npm ${name} runs ${ending}`, () => findBelow(program.pid, ending) !== undefined);
  const all = [program.pid, ...below(program.pid)];
  left.push(...all);
  const [shell = 0] = below(program.pid);
  return { npm: program.pid, shell, all };
}

async function pathOf(program: string): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-c', `command -v ${program}`]);
  return stdout.trim();
}

const gone = (all: readonly number[]): Promise<unknown> =>
  until('no process runs any more', () => !all.some(isRunning), BOUND);

const tree = ['role.js bot', 'role.js worker', 'role.js renderer', 'redis.sock'];

describe('stopping `npm start` with a signal', () => {
  test.each<[signal: NodeJS.Signals, to: 'npm' | 'shell' | 'group']>([
    ['SIGTERM', 'npm'],
    ['SIGINT', 'npm'],
    ['SIGHUP', 'npm'],
    ['SIGKILL', 'npm'],
    ['SIGTERM', 'shell'],
    ['SIGHUP', 'shell'],
    ['SIGKILL', 'shell'],
    ['SIGINT', 'group'],
    ['SIGHUP', 'group'],
    ['SIGTERM', 'group'],
    ['SIGKILL', 'group'],
  ])('npm start: %s to %s ends every process', async (signal, to) => {
    const started = await npm(['start'], tree, discord.settings());
    expect(started.all.length).toBeGreaterThanOrEqual(8);
    process.kill(to === 'group' ? -started.npm : started[to], signal);
    await gone(started.all);
  });
});

describe.each<[command: string, expected: string[], settings: () => NodeJS.ProcessEnv]>([
  ['run play', tree, () => ({})],
  ['run worker', ['role.js worker', 'role.js reader', 'role.js bots'], () => ({ REDIS_URL: redis.socket })],
  ['run renderer -- --count 3', ['role.js renderer'], () => ({ REDIS_URL: redis.socket })],
  ['run bot', ['role.js bot'], () => ({ REDIS_URL: redis.socket, ...discord.settings() })],
])('npm %s', (command, expected, settings) => {
  test.each<NodeJS.Signals>(['SIGTERM', 'SIGKILL'])('%s to npm ends every process', async (signal) => {
    const started = await npm(command.split(' '), expected, settings());
    process.kill(started.npm, signal);
    await gone(started.all);
  });
});

test('the set-up ends when npm ends', async () => {
  // Without a Redis in the path, the set-up installs one with apt-get, which takes a while here.
  const bin = join(folder, 'bin');
  await mkdir(bin);
  for (const name of ['node', 'npm', 'sh', 'env', 'sleep']) await symlink(await pathOf(name), join(bin, name));
  await writeFile(join(bin, 'apt-get'), '#!/bin/sh\nexec sleep 600\n');
  await chmod(join(bin, 'apt-get'), 0o755);
  const started = await npm(['start'], ['sleep 600'], { PATH: bin });
  process.kill(started.npm, 'SIGKILL');
  await gone(started.all);
});
