import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXIT } from '../../../src/cli/exit-codes.ts';
import { pulse } from '../../../src/store/redis-probe.ts';
import { type Program, withPrograms } from '../support/programs.ts';
import { until } from '../support/until.ts';

const programs = withPrograms();
const bot = { DISCORD_TOKEN: 'a.b.c', DISCORD_APPLICATION_ID: '123456789012345678' };

/** Checks that the program ends with this exit code after this one error line. */
async function expectLine(program: Program, line: RegExp | string, code: number = EXIT.settings): Promise<void> {
  expect(await program.ended).toEqual({ code, signal: null });
  expect(program.complained()).toEqual([expect.stringMatching(line)]);
  expect(program.said().join('\n')).not.toMatch(/^\s+at /m);
}

test.each([
  ['play', [], bot, /^DISCORD_TOKEN is set: with a token, npm start runs the bot\./],
  ['play', ['--smok'], {}, /^Unknown option '--smok'\.$/],
  ['start', [], {}, /^DISCORD_TOKEN is missing\. Put it into \.env, or try npm run play/],
  ['start', [], { ...bot, REDIS_URL: '127.0.0.1' }, /^REDIS_URL must begin with redis:\/\//],
  ['processes', ['worker'], {}, /^REDIS_URL is missing/],
  ['processes', ['bot'], { REDIS_URL: '/nowhere' }, /^DISCORD_TOKEN is missing/],
  ['processes', ['cook'], {}, /^Name one or more roles: bot, bots, worker, reader, renderer\.$/],
  ['processes', ['worker', '--count', 'many'], {}, /^--count must be a number from 1 to 64\.$/],
])('%s %j with %o ends with one clear line', async (name, args, settings, line) => {
  await expectLine(programs.run(name, args, settings), line);
});

test.each([
  ['start', [], { ...bot, REDIS_URL: 'redis://:secret@127.0.0.1:9' }],
  ['processes', ['worker'], { REDIS_URL: 'redis://:secret@127.0.0.1:9' }],
])('%s %j without a Redis ends with a code after which a supervisor may restart it', async (name, args, settings) => {
  const line = /^No Redis server is responding at 127\.0\.0\.1:9\./;
  await expectLine(programs.run(name, args, settings), line, EXIT.unavailable);
});

/** Runs a Redis server with another person's settings. */
async function withServer(settings: readonly string[], use: (socket: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'subspace-redis-'));
  const socket = join(folder, 'redis.sock');
  const server = spawn('redis-server', ['--port', '0', '--unixsocket', socket, '--dir', folder, ...settings]);
  try {
    await until('the server is there', async () => (await pulse(socket)) === 'ready');
    await use(socket);
  } finally {
    server.kill();
    await once(server, 'close');
    await rm(folder, { recursive: true, force: true });
  }
}

test.each([
  [['--appendonly', 'no'], /^Redis would lose the latest moves when it ends/],
  [['--appendonly', 'yes', '--maxmemory-policy', 'allkeys-lru'], /^Redis would throw games away/],
  [['--appendonly', 'yes', '--requirepass', 'x'], /^Redis requires a password\./],
])('a Redis with %j is refused with one clear line', async (settings, line) => {
  await withServer(settings, async (socket) => {
    await expectLine(programs.run('start', [], { ...bot, REDIS_URL: socket }), line);
    await expectLine(programs.run('processes', ['worker'], { REDIS_URL: socket }), line);
  });
});

test('if a file blocks the data folder, the program says so in one line', async () => {
  await writeFile(join(programs.folder, 'data'), '');
  await expectLine(programs.run('play'), /\/data\/redis can't be created, because a file is in its place\.$/);
});
