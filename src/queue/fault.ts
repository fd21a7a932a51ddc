import { resolve } from 'node:path';
import { must } from '../kernel/must.ts';
import { redisWord } from '../store/redis-errors.ts';

/** The program's folder. Logged stack traces list lines of code in this folder, but not in libraries. */
const ROOT = resolve(import.meta.dirname, '../..');
/** Maximum number of logged lines of code, and of logged causes. */
const PLACES = 5;
const CAUSES = 4;

/** Errors of our own code. We wrote their messages for the person who runs the bot, and these messages quote nobody. */
const OURS = new Set([
  'TransportError',
  'ChannelClosed',
  'LeaseLost',
  'RedisUnavailable',
  'RedisUnfit',
  'RedisKilled',
  'TokenRefused',
]);

/** Meanings of error messages from drivers that give their errors no code. */
const MEANINGS: readonly (readonly [says: RegExp, means: string])[] = [
  [/^Connection is closed/, 'connection closed'],
  [/^Command timed out/, 'command timed out'],
  [/^Stream isn't writeable/, 'not connected'],
  [/^Job wait .* timed out before finishing/, 'no worker finished the job in time'],
  [/^Missing lock for job/, 'another process took the job'],
  [/^Missing key for job/, 'job is gone'],
  [/^could not renew lock for job/, 'another process took the job'],
  [/^it failed: the log says where$/, 'the job failed'],
  [/^Opening handshake has timed out/, 'handshake timed out'],
  [/^Unexpected server response: \d{3}$/, 'the gateway’s server refused the connection'],
  [/^WebSocket was closed before the connection was established/, 'closed before it was open'],
  [/^Invalid WebSocket frame/, 'invalid WebSocket frame'],
  [/^Max payload size exceeded/, 'a payload over the size limit'],
  [/^socket hang up/, 'connection broken'],
  [/^Reached the max retries per request limit/, 'no more retries'],
  [/^fetch failed$/, 'the request failed'],
  [/^terminated$/, 'the response was cut off'],
  [/aborted( due to timeout)?$/, 'aborted or timed out'],
];

/** Files that are skipped when looking for the line of our code that received an error: this file and the log. */
const OWN = /^(dist\/)?src\/queue\/(fault|log)\./;

/** The parts of a Discord address that may be logged, which identify the route and never contain tokens or text. */
const ROUTE =
  /^(api|v\d+|channels|messages|threads|users|guilds|members|webhooks|interactions|callback|applications|commands|gateway|bot|@me|@original|active|\d{15,20})$/;

/**
 * Describes an error and its causes on one line for logs, jobs and keys: kind, code, status, route, and the lines of
 * our code that the error passed through. The error's message is left out, because libraries quote what they sent, such
 * as tokens, people's words and hidden parts of a game. Replaying the log brings back the full message.
 */
export function faultOf(error: unknown): string {
  const told: string[] = [];
  for (let one = error; one !== undefined && told.length < CAUSES; one = causeOf(one))
    told.push(single(one, told.length));
  return told.join(' ← ');
}

function causeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  // If several addresses were tried, the first address's error is enough.
  return error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined) ?? undefined;
}

function single(error: unknown, at: number): string {
  if (!(error instanceof Error)) return `a thrown ${typeof error}`;
  const own = placesOf(error);
  // Some stacks, such as those of socket errors, contain none of our code. The line where a library threw the error,
  // and the line where our code received it, are named instead.
  const places = own.length > 0 ? [`at ${own.join(', ')}`] : at > 0 ? [] : [...libraryOf(error), ...heardAt()];
  const facts = [nameOf(error), ...factsOf(error), meaningOf(error), ...places];
  return facts.filter((fact) => fact !== '').join(' ');
}

/**
 * Returns an error's name if it is an identifier, perhaps with the code in brackets that discord.js adds, or else the
 * name of its class.
 */
function nameOf(error: Error): string {
  return /^\w{1,60}(\[\w{1,40}\])?$/.test(error.name) ? error.name : error.constructor.name;
}

function factsOf(error: Error): string[] {
  const { code, status, kind, channel, method, url, syscall, command } = error as Error & Record<string, unknown>;
  return [
    word(code, /^[A-Z0-9_]{1,40}$/i),
    word(status, /^\d{3}$/),
    word(kind, /^[a-z-]{1,30}$/),
    word(method, /^[A-Z]{3,7}$/),
    typeof url === 'string' ? routeOf(url) : '',
    word(syscall, /^[a-z]{1,20}$/),
    typeof command === 'object' && command !== null && 'name' in command ? word(command.name, /^[a-z]{1,20}$/) : '',
    OURS.has(error.name) && typeof channel === 'string' ? `channel ${channel}` : '',
    // A Redis error message begins with a word that identifies the error, such as OOM, READONLY or MOVED.
    error.name === 'ReplyError' ? word(redisWord(error), /^[A-Z]{2,20}$/) : '',
  ];
}

function word(value: unknown, shape: RegExp): string {
  const text = typeof value === 'number' ? `${value}` : value;
  return typeof text === 'string' && shape.test(text) ? text : '';
}

function routeOf(url: string): string {
  const path = must(url.replace(/^https?:\/\/[^/]*/, '').split('?', 1)[0], 'the path');
  const parts = path.split('/').filter(Boolean);
  return `/${parts.map((part) => (ROUTE.test(part) ? part : '…')).join('/')}`;
}

function meaningOf({ name, message }: Error): string {
  if (OURS.has(name)) return `(${message})`;
  const known = MEANINGS.find(([says]) => says.test(message));
  return known === undefined ? '' : `(${known[1]})`;
}

/** Returns the library that threw an error, with the file and line. */
function libraryOf({ stack = '', message }: Error): string[] {
  const words = new Set(message.split('\n'));
  const line = stack.split('\n').find((one) => !words.has(one) && /^\s+at .*\/node_modules\//.test(one));
  const place = line && /\/node_modules\/((?:@[\w.-]+\/)?[\w./-]+:\d+):\d+\)?$/.exec(line)?.[1];
  return place === undefined ? [] : [`in ${place}`];
}

/** Returns the file and line of our code that received an error. */
function heardAt(): string[] {
  const [place] = placesOf(new Error('here')).filter((one) => !OWN.test(one));
  return place === undefined ? [] : [`heard at ${place}`];
}

/**
 * Returns the lines of our code that an error passed through: only files and line numbers from the stack, nothing from the
 * error’s message.
 */
function placesOf({ stack = '', message }: Error): string[] {
  const words = new Set(message.split('\n'));
  const lines = stack.split('\n').filter((line) => !words.has(line) && /^\s+at /.test(line));
  const places = lines.flatMap((line) => {
    const [, file = '', at = ''] = /(?:file:\/\/)?(\/[\w./-]+):(\d+):\d+\)?$/.exec(line) ?? [];
    return file.startsWith(`${ROOT}/`) && !file.includes('/node_modules/')
      ? [`${file.slice(ROOT.length + 1)}:${at}`]
      : [];
  });
  return places.slice(0, PLACES);
}
