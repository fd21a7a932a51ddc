import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'dotenv';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SettingsError, settingNames, settings, surroundings } from '../../../src/cli/settings.ts';
import { USUAL_ALLOWANCES } from '../../../src/discord/allowances.ts';

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
    limits: USUAL_ALLOWANCES,
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

test('every limit that is set counts, and the others stay as usual', () => {
  const { open, looks, commands } = USUAL_ALLOWANCES;
  const all = {
    SUBSPACE_NEW_TABLES: '1/2/3',
    SUBSPACE_OPEN_TABLES: '4/5',
    SUBSPACE_LOBBIES: '6/7',
    SUBSPACE_INVITATIONS: '8',
    SUBSPACE_COMMANDS: '90/91',
    SUBSPACE_LOOKS: '92/93/94',
    SUBSPACE_DECKS: '10',
    SUBSPACE_FILE_KB: '11',
  };
  const hour = (most: number) => ({ most, per: 3_600_000 });
  const short = (most: number) => ({ most, per: 20_000 });
  expect(read(all).limits).toEqual({
    openings: { person: hour(1), channel: hour(2), server: hour(3) },
    open: { tablesOfPerson: 4, tablesInServer: 5, lobbiesOfPerson: 6, lobbiesInChannel: 7 },
    invitations: hour(8),
    commands: { person: short(90), server: short(91) },
    looks: { person: short(92), channel: short(93), server: short(94) },
    decks: 10,
    fileBytes: 11_000,
  });
  expect(read({ SUBSPACE_DECKS: '3' }).limits).toMatchObject({ decks: 3, open, looks, commands });
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
  ['SUBSPACE_NEW_TABLES', '7', 'SUBSPACE_NEW_TABLES must be three numbers from 1 to 1000'],
  ['SUBSPACE_NEW_TABLES', '20/30/0', 'SUBSPACE_NEW_TABLES must be three numbers'],
  ['SUBSPACE_NEW_TABLES', '20/30/1001', 'SUBSPACE_NEW_TABLES must be three numbers'],
  ['SUBSPACE_OPEN_TABLES', '301/900', 'SUBSPACE_OPEN_TABLES must be two numbers, from 1 to 300 for a person'],
  ['SUBSPACE_LOBBIES', '8/', 'SUBSPACE_LOBBIES must be two numbers'],
  ['SUBSPACE_INVITATIONS', '-1', 'SUBSPACE_INVITATIONS must be a number from 1 to 200'],
  ['SUBSPACE_COMMANDS', '19/1500', 'SUBSPACE_COMMANDS must be two numbers, from 20 to 10000 for a person'],
  ['SUBSPACE_LOOKS', '120/600/1500/2', 'SUBSPACE_LOOKS must be three numbers'],
  ['SUBSPACE_DECKS', '1e2', 'SUBSPACE_DECKS must be a number from 1 to 500'],
  ['SUBSPACE_FILE_KB', '1001', 'SUBSPACE_FILE_KB must be a number of kilobytes from 10 to 1000'],
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
