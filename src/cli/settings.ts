import { readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { parse } from 'dotenv';
import { z } from 'zod';
import { type Allowances, type Rate, USUAL_ALLOWANCES } from '../discord/allowances.ts';
import type { ShardPlan } from '../discord/shards.ts';
import { must } from '../kernel/must.ts';
import { isRedisAddress } from '../store/address.ts';

/** Thrown if a setting has an unusable value. The error's message is one line that names the setting and says what it must be. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const snowflake = z.string().regex(/^\d{17,20}$/);

/**
 * All settings, each with its check and the message for a wrong value. `.env.example` has the same list, with a line of
 * explanation for each.
 */
const table = {
  DISCORD_TOKEN: {
    check: z.string().regex(/^\S+$/).optional(),
    must: 'be the token from your application’s Bot page, without spaces',
  },
  DISCORD_APPLICATION_ID: {
    check: snowflake.optional(),
    must: 'be the number of 17 to 20 digits from your application’s General Information page',
  },
  DISCORD_GUILD_ID: { check: snowflake.optional(), must: 'be a Discord server ID of 17 to 20 digits' },
  DISCORD_API: {
    check: z.url({ protocol: /^https?$/ }).optional(),
    must: 'be the address of a server with Discord’s API, such as http://127.0.0.1:1701/api',
  },
  SUBSPACE_SHARDS: {
    check: z.string().transform(readShards).optional(),
    must: 'be shard numbers, a slash and the number of shards: 0-1/4 or 0,3/4 (the first shard is 0)',
  },
  SUBSPACE_FRAMES: {
    check: z
      .enum(['true', 'false'])
      .default('false')
      .transform((text) => text === 'true'),
    must: 'be true or false',
  },
  REDIS_URL: {
    check: z.string().refine(isRedisAddress).optional(),
    must: 'begin with redis://, rediss://, redis-cluster:// or redis-sentinel:// and name hosts, or be the path of a unix socket',
  },
  SUBSPACE_FSYNC: { check: z.enum(['always', 'everysec']).default('always'), must: 'be always or everysec' },
  SUBSPACE_DATA: { check: z.string().default('data'), must: 'be the path of a folder' },
  SUBSPACE_CACHE_MB: {
    check: z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number)
      .pipe(z.int().min(8))
      .optional(),
    must: 'be a whole number of megabytes from 8 to 999999',
  },
  SUBSPACE_PORT: {
    check: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().max(65_535)).default(1701),
    must: 'be a whole number from 0 to 65535 (0 takes any free port)',
  },
  SUBSPACE_HEALTH: {
    check: z.string().transform(readListening).optional(),
    must: 'be a port, or an address and a port: 1702, 127.0.0.1:1702 or [::1]:1702',
  },
  SUBSPACE_NEW_TABLES: {
    check: amounts([1, 1_000], [1, 1_000], [1, 1_000]),
    must: 'be three numbers from 1 to 1000, for a person, a channel and a server, such as 20/30/100',
  },
  SUBSPACE_OPEN_TABLES: {
    check: amounts([1, 300], [1, 1_000]),
    must: 'be two numbers, from 1 to 300 for a person and from 1 to 1000 for a server, such as 50/900',
  },
  SUBSPACE_LOBBIES: {
    check: amounts([1, 100], [1, 200]),
    must: 'be two numbers, from 1 to 100 for a person and from 1 to 200 for a channel, such as 10/50',
  },
  SUBSPACE_INVITATIONS: { check: amounts([1, 200]), must: 'be a number from 1 to 200' },
  SUBSPACE_COMMANDS: {
    check: amounts([20, 10_000], [20, 100_000]),
    must: 'be two numbers, from 20 to 10000 for a person and from 20 to 100000 for a server, such as 120/1500',
  },
  SUBSPACE_LOOKS: {
    check: amounts([20, 10_000], [20, 100_000], [20, 100_000]),
    must: 'be three numbers, from 20 to 10000 for a person and from 20 to 100000 for a channel and a server, such as 120/600/1500',
  },
  SUBSPACE_DECKS: { check: amounts([1, 500]), must: 'be a number from 1 to 500' },
  SUBSPACE_FILE_KB: { check: amounts([10, 1_000]), must: 'be a number of kilobytes from 10 to 1000' },
  LOG_LEVEL: {
    check: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    must: 'be trace, debug, info, warn, error, fatal or silent',
  },
} satisfies Record<string, { check: z.ZodType; must: string }>;

/** Checks whole numbers with slashes between them, such as `20/30/100`, each in its range. */
function amounts(...ranges: readonly (readonly [least: number, most: number])[]) {
  return z
    .string()
    .transform((text) => text.split('/').map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : Number.NaN)))
    .refine(
      (all) =>
        all.length === ranges.length &&
        all.every((one, at) => {
          const [least, most] = must(ranges[at], 'the range of a number');
          return least <= one && one <= most;
        }),
    )
    .optional();
}

/** Parses a text such as `0-1,3/4` as shards. */
function readShards(text: string, context: z.RefinementCtx): ShardPlan {
  const [, list = '', of = ''] = /^([\d,-]+)\/(\d+)$/.exec(text) ?? [];
  const count = Number(of);
  const ids = list.split(',').flatMap((part) => {
    const [, first = '', last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    if (first === '' || Number(last) >= count || Number(first) > Number(last)) return [Number.NaN];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at);
  });
  if (ids.length === 0 || ids.some(Number.isNaN)) context.addIssue('no shards');
  return { ids: [...new Set(ids)], count };
}

/** An address at which a program listens. */
export interface Listening {
  host: string;
  port: number;
}

/** Parses a text such as `127.0.0.1:1702`. A port alone means this machine only. */
function readListening(text: string, context: z.RefinementCtx): Listening {
  const match = /^(?:(?:([\w.-]+)|\[([\da-f:.]+)\]):)?(\d{1,5})$/i.exec(text);
  const [, plain, bracketed, port = ''] = match === null ? [] : match;
  const host = plain ?? bracketed ?? '127.0.0.1';
  if (port === '' || Number(port) > 65_535 || (bracketed !== undefined && !isIPv6(bracketed)))
    context.addIssue('no address');
  return { host, port: Number(port) };
}

type SettingsTable = typeof table;
type Values = { [Name in keyof SettingsTable]: z.output<SettingsTable[Name]['check']> };

/** The settings for a real Discord server. The token is secret and is sent only to Discord. */
export interface DiscordSettings {
  token: string;
  applicationId: string;
  guildId: string | undefined;
  api: string | undefined;
}

/** The settings of a run. */
export interface Settings {
  /** Undefined if everything runs on the local server. */
  discord: DiscordSettings | undefined;
  /** The shards of this process; undefined if it serves all shards that no other process serves. */
  shards: ShardPlan | undefined;
  /** True if turn messages and panels are laid out in blocks, which nobody has tried on the real Discord yet. */
  frames: boolean;
  /** An existing Redis server, or undefined to start a private one. */
  redisUrl: string | undefined;
  /** When the private Redis flushes to disk: at every write, or once a second. */
  fsync: 'always' | 'everysec';
  /** The budget for views and pictures in Redis, in bytes; null for a share of the memory of Redis. */
  cache: number | null;
  /** The folder for all stored data, as an absolute path. */
  data: string;
  /** The port of the local page, on loopback. 0 takes any free port. */
  port: number;
  /** The address of the health checks and metrics, or undefined if they are off. Port 0 takes any free port. */
  health: Listening | undefined;
  /** The limits on what people can do. */
  limits: Allowances;
  logLevel: Values['LOG_LEVEL'];
}

/** The names of all settings, in the order of `.env.example`. */
export const settingNames: readonly string[] = Object.keys(table);

/**
 * Returns the environment, with missing settings taken from the file `.env`. An empty value counts as missing.
 * @throws SettingsError if the file exists but can't be read.
 */
export function surroundings(environment: NodeJS.ProcessEnv = process.env, file = '.env'): NodeJS.ProcessEnv {
  return { ...withoutEmpty(readFile(file)), ...withoutEmpty(environment) };
}

/**
 * Reads the settings.
 * @param given names and values; an empty value counts as missing.
 * @throws SettingsError for an unusable value.
 */
export function settings(given: NodeJS.ProcessEnv = surroundings()): Settings {
  const read = <Name extends keyof SettingsTable>(name: Name): Values[Name] => {
    const result = table[name].check.safeParse(given[name]?.trim() || undefined);
    if (!result.success) throw new SettingsError(`${name} must ${table[name].must}.`);
    // Each check returns the type of its own setting, but the compiler loses that type because the setting is looked up
    // by name.
    return result.data as Values[Name];
  };
  const token = read('DISCORD_TOKEN');
  const applicationId = read('DISCORD_APPLICATION_ID');
  const cache = read('SUBSPACE_CACHE_MB');
  const guildId = read('DISCORD_GUILD_ID');
  const api = read('DISCORD_API');
  if (token !== undefined && applicationId === undefined) {
    throw new SettingsError('DISCORD_APPLICATION_ID is missing. DISCORD_TOKEN is set and needs it.');
  }
  return {
    discord: token === undefined || applicationId === undefined ? undefined : { token, applicationId, guildId, api },
    shards: read('SUBSPACE_SHARDS'),
    frames: read('SUBSPACE_FRAMES'),
    redisUrl: read('REDIS_URL'),
    fsync: read('SUBSPACE_FSYNC'),
    cache: cache === undefined ? null : cache * 1024 * 1024,
    data: resolve(read('SUBSPACE_DATA')),
    port: read('SUBSPACE_PORT'),
    health: read('SUBSPACE_HEALTH'),
    limits: allowancesOf((name) => read(name)),
    logLevel: read('LOG_LEVEL'),
  };
}

/** The names of the settings that are limits. */
type LimitName =
  | Extract<keyof SettingsTable, `SUBSPACE_${'NEW_TABLES' | 'OPEN_TABLES' | 'LOBBIES' | 'INVITATIONS'}`>
  | Extract<keyof SettingsTable, `SUBSPACE_${'COMMANDS' | 'LOOKS' | 'DECKS' | 'FILE_KB'}`>;

/** Returns the limits: the usual ones, except for those that are set. */
function allowancesOf(read: (name: LimitName) => readonly number[] | undefined): Allowances {
  const usual = USUAL_ALLOWANCES;
  const rate = (name: LimitName, at: number, { most, per }: Rate): Rate => ({ most: read(name)?.[at] ?? most, per });
  const number = (name: LimitName, at: number, value: number): number => read(name)?.[at] ?? value;
  const { openings, open, looks, commands } = usual;
  return {
    openings: {
      person: rate('SUBSPACE_NEW_TABLES', 0, openings.person),
      channel: rate('SUBSPACE_NEW_TABLES', 1, openings.channel),
      server: rate('SUBSPACE_NEW_TABLES', 2, openings.server),
    },
    open: {
      tablesOfPerson: number('SUBSPACE_OPEN_TABLES', 0, open.tablesOfPerson),
      tablesInServer: number('SUBSPACE_OPEN_TABLES', 1, open.tablesInServer),
      lobbiesOfPerson: number('SUBSPACE_LOBBIES', 0, open.lobbiesOfPerson),
      lobbiesInChannel: number('SUBSPACE_LOBBIES', 1, open.lobbiesInChannel),
    },
    invitations: rate('SUBSPACE_INVITATIONS', 0, usual.invitations),
    commands: {
      person: rate('SUBSPACE_COMMANDS', 0, commands.person),
      server: rate('SUBSPACE_COMMANDS', 1, commands.server),
    },
    looks: {
      person: rate('SUBSPACE_LOOKS', 0, looks.person),
      channel: rate('SUBSPACE_LOOKS', 1, looks.channel),
      server: rate('SUBSPACE_LOOKS', 2, looks.server),
    },
    decks: number('SUBSPACE_DECKS', 0, usual.decks),
    fileBytes: number('SUBSPACE_FILE_KB', 0, usual.fileBytes / 1_000) * 1_000,
  };
}

/** @throws SettingsError if there is no token. */
export function discordOf({ discord }: Settings): DiscordSettings {
  if (discord !== undefined) return discord;
  throw new SettingsError('DISCORD_TOKEN is missing. Put it into .env, or try npm run play, which needs no token.');
}

/** @throws SettingsError if the settings name no Redis server. */
export function redisOf({ redisUrl }: Settings): string {
  if (redisUrl !== undefined) return redisUrl;
  throw new SettingsError('REDIS_URL is missing. Programs that run separately must share one Redis.');
}

function withoutEmpty(values: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
}

function readFile(file: string): Record<string, string> {
  try {
    return parse(readFileSync(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new SettingsError(`${file} can't be read (${error instanceof Error ? error.message : error}).`);
  }
}
