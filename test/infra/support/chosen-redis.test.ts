import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseRedis } from '../../support/chosen-redis.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'subspace-choose-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Makes a folder with programs that print their own name. */
function programs(...names: string[]): string {
  const place = join(folder, names.join());
  mkdirSync(place);
  for (const name of names) {
    writeFileSync(join(place, name), `#!/bin/sh\necho ${name}\n`);
    chmodSync(join(place, name), 0o755);
  }
  return place;
}

test.each(['redis', 'valkey'])('TEST_REDIS names the folder with the server %s, also for other programs', (name) => {
  const env = { PATH: process.env['PATH'], TEST_REDIS: programs(`${name}-server`, `${name}-cli`) };
  chooseRedis(env);
  for (const program of ['server', 'cli'])
    expect(execFileSync(`redis-${program}`, { env, encoding: 'utf8' })).toBe(`${name}-${program}\n`);
});

test('a server that was chosen already gets no second folder on the path, but another server does', () => {
  const env = { PATH: '/bin', TEST_REDIS: programs('redis-server', 'redis-cli') };
  chooseRedis(env);
  const once = env.PATH;
  chooseRedis(env);
  expect(env.PATH).toBe(once);
  const sameCli = join(env.TEST_REDIS, 'redis-cli');
  env.TEST_REDIS = programs('valkey-server');
  symlinkSync(sameCli, join(env.TEST_REDIS, 'redis-cli'));
  chooseRedis(env);
  expect(env.PATH).toMatch(new RegExp(`^[^:]+:${once}$`));
});

test('a folder without one of the two programs is refused', () => {
  expect(() => chooseRedis({ TEST_REDIS: programs('redis-server') })).toThrow(
    /^TEST_REDIS must be a folder with .*cli/,
  );
});

test.each([{}, { TEST_REDIS: '' }])('with %o the path stays the same', (given) => {
  const env = { ...given, PATH: '/bin' };
  chooseRedis(env);
  expect(env.PATH).toBe('/bin');
});
