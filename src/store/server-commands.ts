import type { Redis } from 'ioredis';
import { WrongServer } from './redis-complaints.ts';
import { NEEDED } from './redis-versions.ts';

/**
 * The commands that the games, their Lua scripts and BullMQ send, except for a few that every server has. Some proxies
 * and imitations of Redis lack whole groups of them, such as streams.
 */
export const COMMANDS: readonly string[] = [
  ...['COPY', 'DEL', 'EXISTS', 'EXPIRE', 'PERSIST', 'PEXPIRE', 'PEXPIREAT', 'PTTL', 'RENAME', 'SCAN', 'TYPE', 'UNLINK'],
  ...['GET', 'GETEX', 'INCR', 'INCRBY', 'SET'],
  ...['HDEL', 'HEXISTS', 'HGET', 'HGETALL', 'HINCRBY', 'HKEYS', 'HLEN', 'HMGET', 'HMSET', 'HSCAN', 'HSET', 'HSETNX'],
  ...['LINDEX', 'LLEN', 'LPOP', 'LPOS', 'LPUSH', 'LRANGE', 'LREM', 'LSET', 'LTRIM', 'RPOP', 'RPOPLPUSH', 'RPUSH'],
  ...['SADD', 'SCARD', 'SISMEMBER', 'SMEMBERS', 'SREM', 'SSCAN'],
  ...['XADD', 'XDEL', 'XLEN', 'XRANGE', 'XREAD', 'XTRIM'],
  ...[
    'BZPOPMIN',
    'ZADD',
    'ZCARD',
    'ZCOUNT',
    'ZLEXCOUNT',
    'ZMSCORE',
    'ZPOPMIN',
    'ZRANGE',
    'ZRANGEBYLEX',
    'ZRANGEBYSCORE',
  ],
  ...['ZREM', 'ZREMRANGEBYRANK', 'ZREMRANGEBYSCORE', 'ZREVRANGE', 'ZREVRANGEBYSCORE', 'ZSCORE'],
  ...['EVAL', 'EVALSHA', 'EXEC', 'INFO', 'MULTI', 'TIME'],
];

/** The number of missing commands that a complaint names. */
const NAMED = 3;

/**
 * Refuses a server that doesn't know a command that is needed.
 * @throws WrongServer with one line that names the missing commands.
 */
export async function checkCommands(server: Redis): Promise<void> {
  const missing = await missingCommands(server);
  if (missing.length === 0) return;
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  const which = `${missing.slice(0, NAMED).join(', ')}${more}`;
  throw new WrongServer(`The server in use lacks commands that the games need: ${which}. ${INSTEAD}`);
}

/** The advice for a server that lacks a command. */
const INSTEAD = `${NEEDED} Name such a server in REDIS_URL, without a proxy in between.`;

async function missingCommands(server: Redis): Promise<string[]> {
  try {
    const known = await server.call('COMMAND', ['INFO', ...COMMANDS]);
    if (Array.isArray(known) && known.length === COMMANDS.length) {
      return COMMANDS.filter((_, at) => known[at] === null);
    }
  } catch (error) {
    if (!isReply(error)) throw error;
  }
  // Some providers don’t allow the command COMMAND. Without its arguments, a command does nothing, but the server’s
  // error tells whether it knows the command.
  const knows = await Promise.all(
    COMMANDS.filter((name) => !NEED_NOTHING.has(name)).map((name) => answers(server, name)),
  );
  return knows.flatMap(({ name, isKnown }) => (isKnown ? [] : [name]));
}

/** Commands that do something even without arguments. */
const NEED_NOTHING = new Set(['EXEC', 'INFO', 'MULTI', 'TIME']);

async function answers(server: Redis, name: string): Promise<{ name: string; isKnown: boolean }> {
  const isKnown = await server.call(name).then(
    () => true,
    (error: unknown) => {
      if (!isReply(error)) throw error;
      return !isUnknown(error);
    },
  );
  return { name, isKnown };
}

/**
 * Returns the error to throw instead of this one: a `WrongServer` if the server doesn’t know a command.
 * @param what the command, in words for a person.
 */
export function asWrongServer(error: unknown, what: string): unknown {
  if (!isReply(error) || !isUnknown(error)) return error;
  return new WrongServer(`The server in use can’t run ${what} (${error.message}). ${INSTEAD}`, { cause: error });
}

function isReply(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ReplyError';
}

/** True if this error of a server says that it doesn’t know or allow a command for anybody. */
function isUnknown({ message }: Error): boolean {
  return /unknown (?:redis )?command|unsupported|not supported|invalid request/i.test(message);
}
