import { describe, expect, test } from 'vitest';
import {
  isBlindToNewerData,
  isTooOld,
  NEEDED,
  REDIS,
  readProgramVersion,
  type SupportedServer,
  serverProblem,
  VALKEY,
} from '../../../src/store/redis-versions.ts';

describe('the version of a server', () => {
  test.each<[SupportedServer, string, boolean]>([
    [REDIS, '6.2.0', false],
    [REDIS, '6.0.16', true],
    [REDIS, '5.9.9', true],
    [REDIS, '7.0.15', false],
    [REDIS, '10.0.1', false],
    [REDIS, '255.255.255', false],
    [REDIS, 'unstable', true],
    [VALKEY, '7.2.5', false],
    [VALKEY, '7.1.0', true],
    [VALKEY, '9.1.2', false],
  ])('$name counts as too old or not', (server, version, isOld) => {
    expect(isTooOld({ server, version })).toBe(isOld);
  });

  test('is new enough if it is one of those that were tested', () => {
    for (const server of [REDIS, VALKEY])
      expect(server.tested.filter((version) => isTooOld({ server, version }))).toEqual([]);
  });
});

test.each([
  ['Redis server v=7.0.15 sha=00000000:0 malloc=jemalloc-5.3.0 bits=64 build=ae4d7c971a948f0', REDIS, '7.0.15'],
  ['Valkey server v=8.1.1 sha=00000000:0 malloc=jemalloc-5.3.0 bits=64 build=d1fe0ba2b1f0c4f', VALKEY, '8.1.1'],
])('the output of --version is read: %s', (text, server, version) => {
  expect(readProgramVersion(text)).toEqual({ server, version });
});

test('other output of --version names no version', () => {
  expect(readProgramVersion('KeyDB server v=6.3.4 sha=00000000:0')).toBeNull();
  expect(readProgramVersion('')).toBeNull();
});

test('only Redis before 7.0 doesn’t see the data of newer servers', () => {
  const blind = (server: SupportedServer, version: string) => isBlindToNewerData({ server, version });
  expect(blind(REDIS, '6.2.16')).toBe(true);
  expect(blind(REDIS, '7.0.0')).toBe(false);
  expect(blind(VALKEY, '7.2.5')).toBe(false);
});

describe('a server', () => {
  const problem = (info: Record<string, string>) => serverProblem(new Map(Object.entries(info)));

  test.each([
    [{ redis_version: '6.2.14' }],
    [{ redis_version: '8.0.2' }],
    [{ redis_version: '7.2.4', server_name: 'valkey', valkey_version: '8.1.1' }],
  ])('with %o is accepted', (info) => {
    expect(problem(info)).toBeNull();
  });

  test.each([
    [{ redis_version: '6.0.16' }, `Redis 6.0.16 is too old. ${NEEDED} Update the server, or name another`],
    [{ redis_version: '7.2.4', valkey_version: '7.1.0' }, `Valkey 7.1.0 is too old. ${NEEDED}`],
    [{}, 'doesn’t report its version'],
    [{ redis_version: '7.4.0', dragonfly_version: 'df-v1.27.1' }, 'is Dragonfly df-v1.27.1, which isn’t supported.'],
    [{ redis_version: '6.3.4', mvcc_depth: '0' }, 'is KeyDB 6.3.4, which isn’t supported.'],
    [{ redis_version: '7.2.5', garnet_version: '1.0.44' }, 'is Garnet 1.0.44, which'],
    [{ redis_version: '7.0.0', kvrocks_version: '2.10.1' }, 'is Kvrocks 2.10.1, which'],
    [{ redis_version: '3.2.1', pika_version: '3.5.4' }, 'is Pika 3.5.4, which'],
    [{ redis_version: '7.2.4', redict_version: '7.3.0' }, 'is Redict 7.3.0, which'],
  ])('with %o is refused with what it is, what is needed and what to do', (info, words) => {
    const said = problem(info);
    expect(said).toContain(words);
    expect(said).toContain(NEEDED);
    expect(said).toContain('REDIS_URL');
  });
});

test('the versions that are needed are Redis 6.2 and Valkey 7.2', () => {
  expect(NEEDED).toBe('The games need Redis 6.2 or newer, or Valkey 7.2 or newer.');
});
