import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'dotenv';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SettingsError, settingNames, settings, surroundings } from '../../../src/cli/settings.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'subspace-settings-'));
  file = join(folder, '.env');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (environment: Record<string, string> = {}) => settings(surroundings(environment, file));
const applicationId = '123456789012345678';

test('if nothing is set, everything runs on this machine with default values', () => {
  expect(read()).toEqual({
    discord: undefined,
    shards: undefined,
    frames: false,
    redisUrl: undefined,
    fsync: 'always',
    cache: null,
    data: resolve('data'),
    port: 1701,
    health: undefined,
    logLevel: 'info',
  });
});

test('settings are read from the file, the environment takes precedence, and empty lines count as unset', () => {
  writeFileSync(
    file,
    `DISCORD_TOKEN=from-file\nDISCORD_APPLICATION_ID=${applicationId}\nSUBSPACE_PORT=\nLOG_LEVEL=warn\n`,
  );
  expect(read({ DISCORD_TOKEN: 'from-environment', LOG_LEVEL: '' })).toMatchObject({
    discord: { token: 'from-environment', applicationId, guildId: undefined },
    port: 1701,
    logLevel: 'warn',
  });
});

test('the budget for views and pictures is given in megabytes', () => {
  expect(read({ SUBSPACE_CACHE_MB: '64' }).cache).toBe(64 * 1024 * 1024);
});

test.each([
  ['DISCORD_TOKEN', 'two words', 'DISCORD_TOKEN must be the token'],
  ['DISCORD_APPLICATION_ID', '12', 'DISCORD_APPLICATION_ID must be the number of 17 to 20 digits'],
  ['DISCORD_GUILD_ID', 'my server', 'DISCORD_GUILD_ID must be'],
  ['REDIS_URL', 'http://host', 'REDIS_URL must begin with redis://, rediss://'],
  ['REDIS_URL', 'redis-sentinel://host:26379', 'REDIS_URL must begin with'],
  ['REDIS_URL', 'redis-cluster://a:7000,,b', 'REDIS_URL must begin with'],
  ['SUBSPACE_SHARDS', '2/2', 'SUBSPACE_SHARDS must be shard numbers'],
  ['SUBSPACE_SHARDS', 'all', 'SUBSPACE_SHARDS must be'],
  ['SUBSPACE_SHARDS', '1-0/4', 'SUBSPACE_SHARDS must be'],
  ['SUBSPACE_FRAMES', 'maybe', 'SUBSPACE_FRAMES must be true or false.'],
  ['SUBSPACE_FSYNC', 'never', 'SUBSPACE_FSYNC must be always or everysec.'],
  ['SUBSPACE_CACHE_MB', '7', 'SUBSPACE_CACHE_MB must be a whole number of megabytes from 8 to 999999.'],
  ['SUBSPACE_CACHE_MB', 'half', 'SUBSPACE_CACHE_MB must be'],
  ['SUBSPACE_PORT', '65536', 'SUBSPACE_PORT must be a whole number from 0 to 65535'],
  ['SUBSPACE_PORT', '80.5', 'SUBSPACE_PORT must be'],
  ['SUBSPACE_HEALTH', 'yes', 'SUBSPACE_HEALTH must be a port, or an address and a port'],
  ['SUBSPACE_HEALTH', '65536', 'SUBSPACE_HEALTH must be'],
  ['SUBSPACE_HEALTH', 'http://127.0.0.1:1702', 'SUBSPACE_HEALTH must be'],
  ['SUBSPACE_HEALTH', '[::g]:1702', 'SUBSPACE_HEALTH must be'],
  ['SUBSPACE_HEALTH', '[:::]:1702', 'SUBSPACE_HEALTH must be'],
  ['SUBSPACE_HEALTH', '10.0.0.1:', 'SUBSPACE_HEALTH must be'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be trace, debug'],
])('%s=%s is refused in one line that doesn’t repeat the value', (name, value, line) => {
  const reading = () => read({ [name]: value });
  expect(reading).toThrow(SettingsError);
  expect(reading).toThrow(line);
  expect(reading).not.toThrow(value);
});

test.each([
  ['REDIS_URL', 'redis://host:6379', 'redisUrl', 'redis://host:6379'],
  ['REDIS_URL', '/run/redis.sock', 'redisUrl', '/run/redis.sock'],
  ['REDIS_URL', 'redis-cluster://:secret@a:7000,b:7001', 'redisUrl', 'redis-cluster://:secret@a:7000,b:7001'],
  ['SUBSPACE_SHARDS', '0/1', 'shards', { ids: [0], count: 1 }],
  ['SUBSPACE_SHARDS', '0-2,5/8', 'shards', { ids: [0, 1, 2, 5], count: 8 }],
  ['SUBSPACE_FRAMES', 'true', 'frames', true],
  ['SUBSPACE_FRAMES', 'false', 'frames', false],
  ['SUBSPACE_PORT', '0', 'port', 0],
  ['SUBSPACE_PORT', '65535', 'port', 65_535],
  ['SUBSPACE_HEALTH', '1702', 'health', { host: '127.0.0.1', port: 1702 }],
  ['SUBSPACE_HEALTH', '0.0.0.0:80', 'health', { host: '0.0.0.0', port: 80 }],
  ['SUBSPACE_HEALTH', '[::1]:0', 'health', { host: '::1', port: 0 }],
  ['SUBSPACE_HEALTH', 'localhost:65535', 'health', { host: 'localhost', port: 65_535 }],
  ['SUBSPACE_DATA', '/srv/subspace', 'data', '/srv/subspace'],
])('%s=%s is accepted', (name, value, setting, result) => {
  expect(read({ [name]: value })).toHaveProperty(setting, result);
});

test('if a token is set, the application id is required', () => {
  expect(() => read({ DISCORD_TOKEN: 'token' })).toThrow('DISCORD_APPLICATION_ID is missing');
});

test('.env.example lists every setting with its default and can be copied unchanged', () => {
  const example = resolve(import.meta.dirname, '../../../.env.example');
  expect(Object.keys(parse(readFileSync(example)))).toEqual(settingNames);
  expect(settings(surroundings({}, example))).toEqual(read());
});
