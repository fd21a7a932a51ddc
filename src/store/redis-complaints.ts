import { isByValkey, repairable } from './kept-data.ts';
import { NEEDED } from './redis-versions.ts';

/**
 * Thrown if no Redis server is available. The error's message is one line for the person at the terminal and says what
 * to do next.
 */
export class RedisUnavailable extends Error {
  override name = 'RedisUnavailable';
}

/** Thrown if Redis can't be used until a person changes something. Trying again doesn't help. */
export class RedisUnfit extends RedisUnavailable {
  override name = 'RedisUnfit';
}

/** Thrown if the server is too old, isn't Redis or Valkey, or lacks a command. */
export class WrongServer extends RedisUnfit {
  override name = 'WrongServer';
}

/** Thrown if something else ended a healthy server. Starting the server again helps in this case. */
export class RedisKilled extends RedisUnavailable {
  override name = 'RedisKilled';
}

/** Thrown if the server ended because it could not write to its disk. The server can restart once there is space. */
export class DiskFull extends RedisUnavailable {
  override name = 'DiskFull';
}

/** Thrown if a script that runs in Redis is missing or broken. */
export class BrokenScript extends RedisUnfit {
  override name = 'BrokenScript';
}

/**
 * Patterns in the last output of servers that ended, each with the explanation to show. The first pattern that matches
 * counts.
 */
const complaints: {
  said: RegExp;
  /** A further condition, on the folder with the data. */
  holds?: (folder: string) => boolean;
  kind: typeof RedisUnavailable;
  means: (folder: string) => string;
}[] = [
  {
    said: /No space left on device/i,
    kind: DiskFull,
    means: (folder) => `There is no space left on the disk that holds ${folder}. Free some and start again.`,
  },
  {
    said: /Can't recover from AOF write error/i,
    kind: DiskFull,
    means: (folder) =>
      `Redis can't write to the disk that holds ${folder}: it is full or broken. Free some space and start again.`,
  },
  {
    // A newer version, or the other one of Redis and Valkey, has written the data.
    said: /Can't handle RDB format version/i,
    kind: RedisUnfit,
    means: (folder) =>
      `The data in ${folder} were written by a newer Redis, or by Valkey, and this server can't read them. ` +
      'Nothing is lost: install the server that wrote them, and only that one.',
  },
  {
    // Redis takes the data of Valkey 9 for damaged, and `redis-check-aof` must not “repair” them.
    said: /Redis is starting[\s\S]*Bad file format reading the append only file/i,
    holds: isByValkey,
    kind: RedisUnfit,
    means: (folder) =>
      `The data in ${folder} were written by Valkey, so Redis can't read them. Nothing is lost: install Valkey again, and remove Redis.`,
  },
  {
    said: /redis-check-aof|Bad file format reading the append only file|AOF file .* is missing|AOF manifest file/i,
    kind: RedisUnfit,
    means: (folder) =>
      `The Redis data in ${folder} is damaged. Keep a copy of that folder, then type: ` +
      `redis-check-aof --fix ${repairable(folder)}`,
  },
  {
    said: /Permission denied|Read-only file system/i,
    kind: RedisUnfit,
    means: (folder) =>
      `Redis may not write in ${folder}. Change the permissions of that folder, or choose another one.`,
  },
  {
    said: /Cannot allocate memory|Out Of Memory/i,
    kind: RedisUnavailable,
    means: () => 'There is too little memory for Redis. Close other programs and start again.',
  },
  {
    said: /Bad directive|FATAL CONFIG FILE ERROR/i,
    kind: WrongServer,
    means: () => `This redis-server is too old. ${NEEDED} Install one, or set REDIS_URL.`,
  },
];

/**
 * Explains in one line why a server ended, based on its output.
 * @param folder the folder that contains its data.
 */
export function redisEnded(lines: readonly string[], folder: string): RedisUnavailable {
  const all = lines.join('\n');
  const known = complaints.find(({ said, holds }) => said.test(all) && (holds === undefined || holds(folder)));
  if (known) return new known.kind(known.means(folder));
  const last = lines.findLast((line) => line.trim() !== '');
  return new RedisUnavailable(
    `redis-server ended by itself${last === undefined ? '.' : `; its last words: ${withoutStamp(last)}`}`,
  );
}

/**
 * Removes the process id, role and time from a log line (`123:M 05 Nov 2026 10:00:00.000 # Bad …`), which don't help
 * people.
 */
function withoutStamp(line: string): string {
  return line.replace(/^\d+:\w \d+ \w+ \d+ [\d:.]+ [-.*#] /, '').trim();
}
