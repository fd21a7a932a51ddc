import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRedis } from '../../../../src/cli/own-redis.ts';
import { withoutSecrets } from '../../../../src/cli/setup/environment.mjs';
import { thisMachine } from '../../../../src/cli/setup/machine.mjs';
import { runStages } from '../../../../src/cli/testing/run.mjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'subspace-environment-'));
  vi.stubEnv('DISCORD_TOKEN', 'a.secret.token');
  vi.stubEnv('REDIS_URL', 'redis://:password@host:6379');
  vi.stubEnv('HTTPS_PROXY', 'http://proxy:3128');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

test('other programs can’t see the token or the Redis password', () => {
  const given = {
    DISCORD_TOKEN: 'x',
    discord_token: 'x',
    REDIS_URL: 'x',
    PATH: '/bin',
    HTTPS_PROXY: 'p',
    npm_config_x: 'y',
  };
  expect(withoutSecrets(given)).toEqual({ PATH: '/bin', HTTPS_PROXY: 'p', npm_config_x: 'y' });
});

test('set-up programs can’t see secrets but get all other variables', async () => {
  const { output } = await thisMachine(folder).exec('env', [], { JOBS: 'max' });
  expect(output).not.toMatch(/secret|password/);
  expect(output).toMatch(/^PATH=/m);
  expect(output).toMatch(/^HTTPS_PROXY=http:\/\/proxy:3128$/m);
  expect(output).toMatch(/^JOBS=max$/m);
});

test('the private Redis can’t see secrets', async () => {
  const [program, seen] = [join(folder, 'redis-server'), join(folder, 'seen')];
  await writeFile(program, `#!/bin/sh\nenv >${seen}\nexec redis-server "$@"\n`, { mode: 0o755 });
  const own = await keepRedis({ folder: join(folder, 'redis'), programs: [program] }, () => {});
  await own.stop();
  const environment = await readFile(seen, 'utf8');
  expect(environment).toContain('PATH=');
  expect(environment).not.toMatch(/secret|password/);
});

test('the test stages can’t see secrets', async () => {
  const look = `process.exit(/secret|password/.test(JSON.stringify(process.env)) ? 1 : 0)`;
  const stage = { name: 'look', title: 'Look', run: { command: ['-e', look] } };
  expect(await runStages([stage], folder, () => {})).toBe(true);
});
