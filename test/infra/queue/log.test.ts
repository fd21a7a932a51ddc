import { DiscordAPIError } from 'discord.js';
import { ReplyError } from 'ioredis';
import { afterEach, expect, test, vi } from 'vitest';
import { faultOf } from '../../../src/queue/fault.ts';
import { openLog } from '../../../src/queue/log.ts';

const SECRET = 'aW50ZXJhY3Rpb246c2VjcmV0';

/** A log whose lines are recorded. */
function kept() {
  const lines: Record<string, unknown>[] = [];
  const log = openLog('test', 'debug', { write: (line) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}

afterEach(() => vi.useRealTimers());

/** Errors as libraries throw them, each with secret text in several places. */
function quoting(): [what: string, error: unknown, tells: RegExp][] {
  const body = { content: SECRET };
  const url = `https://discord.com/api/v10/webhooks/400000000000000001/${SECRET}/messages/@original?x=${SECRET}`;
  const request = { body, files: undefined };
  const refused = { code: 50035, message: SECRET, errors: { content: { _errors: [{ code: 'X', message: SECRET }] } } };
  const reply = Object.assign(new ReplyError(`OOM command not allowed ${SECRET}`), {
    command: { name: 'hset', args: [SECRET] },
  });
  const inScript = `ERR Error running script (call to f_abc): @user_script:1: @user_script: 1: -OOM ${SECRET}`;
  const forged = new Error(`x\n    at ${SECRET} (${import.meta.dirname}/${SECRET}.ts:1:1)`);
  const named = Object.assign(new Error('x'), { name: `the card ${SECRET}`, code: `not a code ${SECRET}` });
  const system = Object.assign(new Error(`connect ECONNREFUSED ${SECRET}`), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  });
  return [
    [
      'Discord',
      new DiscordAPIError(refused, 50035, 400, 'PATCH', url, request),
      /DiscordAPIError\[50035\] 50035 400 PATCH .*webhooks\/400000000000000001\/…\/messages\/@original/,
    ],
    ['Redis', reply, /ReplyError hset OOM/],
    ['a script of Redis 6.2', new ReplyError(inScript), /ReplyError OOM/],
    ['a stack in words', forged, /^Error at test\/infra\/queue\/log.test.ts:\d+/],
    ['a name and a code', named, /^Error at test/],
    ['a cause', new TypeError(SECRET, { cause: system }), /^TypeError at .* ← Error ECONNREFUSED connect/],
    ['several addresses', new AggregateError([system], SECRET), /AggregateError .*← Error ECONNREFUSED/],
    ['a sentence of the driver', new Error('Connection is closed.'), /^Error \(connection closed\)/],
    ['a library', inLibrary(), /^Error in ws\/lib\/websocket\.js:912 heard at test\/infra\/queue\/log\.test\.ts:\d+/],
    ['an error of a socket', bare(), /^Error \(closed before it was open\) heard at test\/infra\/queue\/log/],
    ['a thrown string', SECRET, /^a thrown string$/],
  ];
}

/** An error from a library, without our code in its stack. */
function inLibrary(): Error {
  const error = new Error(SECRET);
  error.stack = `Error: ${SECRET}\n    at WebSocket.x (/srv/node_modules/ws/lib/websocket.js:912:7)\n    at node:net:1:1`;
  return error;
}

/** An error with nothing but a message. */
function bare(): Error {
  const error = new Error(`WebSocket was closed before the connection was established`);
  error.stack = `Error: ${error.message}`;
  return error;
}

test.each(quoting())(
  'the log describes an error and its cause, but quotes no text from them: %s',
  (_what, error, tells) => {
    expect(faultOf(error)).toMatch(tells);
    const { log, lines } = kept();
    log.warn({ error, fault: faultOf(error) }, 'it failed');
    expect(JSON.stringify(error instanceof Error ? lines : [])).not.toContain(SECRET);
    expect(faultOf(error)).not.toContain(SECRET);
  },
);

test('the log counts repeats of a line and writes the count after ten seconds', () => {
  vi.useFakeTimers();
  const { log, lines } = kept();
  const lost = () => log.warn({ queue: 'wake', fault: 'Error ECONNREFUSED' }, 'queue error');
  for (let at = 0; at < 2_056; at++) lost();
  log.warn({ queue: 'reads', fault: 'Error ECONNREFUSED' }, 'queue error');
  expect(lines.map(({ queue, repeats }) => [queue, repeats])).toEqual([
    ['wake', undefined],
    ['reads', undefined],
  ]);
  vi.advanceTimersByTime(10_000);
  expect(lines.slice(2)).toMatchObject([{ queue: 'wake', repeats: 2_055, msg: 'queue error' }]);
  lost();
  vi.advanceTimersByTime(30_000);
  expect(lines.slice(3)).toMatchObject([{ queue: 'wake', repeats: 1 }]);
  lost();
  expect(lines.slice(4)).toMatchObject([{ queue: 'wake' }]);
  expect(lines[4]).not.toHaveProperty('repeats');
});
