import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { BrokenScript } from './redis-complaints.ts';
import { REBUILD, readScript, scriptNames } from './script-file.ts';

/** The result of a script: numbers, bytes, lists of them, or null. */
export type RedisReply = number | Buffer | null | readonly RedisReply[];

/** A value that Redis gets as an argument. */
export type ScriptValue = string | number | Buffer;

/** The types that a script's arguments may have. */
interface ArgumentTypes {
  text: string;
  number: number;
  bytes: string | Buffer;
  /** Sent as 1 or 0. */
  flag: boolean;
  /** All remaining arguments. */
  rest: readonly ScriptValue[];
}

/** The types of a script's arguments, by name and in order. */
type Arguments = Readonly<Record<string, keyof ArgumentTypes>>;

type GivenArguments<Args extends Arguments> = { readonly [Name in keyof Args]: ArgumentTypes[Args[Name]] };

type GivenKeys<Keys extends readonly string[]> = {
  readonly [Name in Keys[number] as Name extends `...${infer Rest}` ? Rest : Name]: Name extends `...${string}`
    ? readonly string[]
    : string;
};

/** Runs a Lua script. A script runs completely or not at all, and no other command runs in between. */
type Script<Keys extends readonly string[], Args extends Arguments> = (
  redis: Redis,
  keys: GivenKeys<Keys>,
  args: GivenArguments<Args>,
) => Promise<RedisReply>;

/**
 * Returns a function that runs the script in the file `scripts/NAME.lua`. The script's text is sent only if the server
 * doesn't know it yet.
 * @param keys the names of the keys in the script's header, in order. A name with `...` stands for all remaining keys.
 * @param args the types of the arguments in the script's header, by name and in order.
 * @throws BrokenScript if the file can't be read, or if its header has other names.
 */
export function script<const Keys extends readonly string[], const Args extends Arguments>(
  name: string,
  { keys, args }: { keys: Keys; args: Args },
): Script<Keys, Args> {
  const file = readScript(name);
  const argNames = Object.entries(args).map(([one, type]) => (type === 'rest' ? `...${one}` : one));
  requireSame(`keys of ${file.path}`, file.keys, keys);
  requireSame(`arguments of ${file.path}`, file.args, argNames);
  const givenNames = argNames.map(withoutDots);
  const givenKeyNames = keys.map(withoutDots);
  const sha = createHash('sha1').update(file.text).digest('hex');
  return async (redis, givenKeys, givenArgs) => {
    const sentKeys = inOrder(givenKeyNames, givenKeys);
    const sent = [sentKeys.length, ...sentKeys, ...inOrder(givenNames, givenArgs)];
    try {
      return reply(await redis.callBuffer('EVALSHA', [sha, ...sent]));
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
      return reply(await redis.callBuffer('EVAL', [file.text, ...sent]));
    }
  };
}

/** Returns the name under which a program gives values; the header of a script has dots before a name of several. */
function withoutDots(name: string): string {
  return name.replace(/^\.{3}/, '');
}

/** Returns values in the order of their names, as they are sent. */
function inOrder(
  names: readonly string[],
  given: Readonly<Record<string, ScriptValue | boolean | readonly ScriptValue[]>>,
): ScriptValue[] {
  return names.flatMap((name) => {
    const value = given[name];
    if (value === undefined) throw new TypeError(`the script gets no ${name}`);
    return typeof value === 'boolean' ? Number(value) : value;
  });
}

/**
 * Sends all scripts to a server, so that an error in one of them is found before the script is needed.
 * @throws BrokenScript with one line that names the script.
 */
export async function checkScripts(redis: Redis, folder?: string): Promise<void> {
  const checks = scriptNames(folder).map(async (name) => {
    const { path, text } = readScript(name, folder);
    await redis.script('LOAD', text).catch((error: Error) => {
      if (error.message.includes('Error compiling script'))
        throw new BrokenScript(`Redis can't compile the script ${path} (${error.message}). ${REBUILD}`);
      // Some providers don't allow this command.
      if (error.name !== 'ReplyError') throw error;
    });
  });
  await Promise.all(checks);
}

/** Throws if the program and the header of a script don't name the same keys or arguments. */
function requireSame(what: string, inHeader: readonly string[], inProgram: readonly string[]): void {
  const [header, program] = [inHeader.join(', ') || 'none', inProgram.join(', ') || 'none'];
  if (header !== program)
    throw new BrokenScript(`The ${what} are ${header} in its header, but ${program} in the program. ${REBUILD}`);
}

/** Checks that the driver's result has one of the types that scripts can return. */
function reply(raw: unknown): RedisReply {
  if (raw === null || typeof raw === 'number' || Buffer.isBuffer(raw)) return raw;
  if (Array.isArray(raw)) return raw.map(reply);
  throw new TypeError(`a script can't return ${typeof raw}`);
}

/** Reads a script's result as a list. */
export function asList(value: RedisReply | undefined): readonly RedisReply[] {
  if (Array.isArray(value)) return value;
  throw new TypeError('the script gave no list');
}

/** Reads a script's result as bytes; empty for null. */
export function asBytes(value: RedisReply | undefined): Buffer {
  if (Buffer.isBuffer(value)) return value;
  if (value === null || value === undefined) return Buffer.alloc(0);
  throw new TypeError('the script gave no bytes');
}

/** Reads a script's result as text; empty for null. */
export function asText(value: RedisReply | undefined): string {
  return asBytes(value).toString();
}

/** Reads a script's result as a number. The result is a number or its digits as text. */
export function asNumber(value: RedisReply | undefined): number {
  return typeof value === 'number' ? value : Number(asText(value));
}
