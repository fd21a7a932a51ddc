import type { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Inbox } from '../../../src/queue/inbox.ts';
import { type AnyQueue, openQueue } from '../../../src/queue/queues.ts';
import { aftermath } from '../../../src/queue/worker.ts';
import { connect, inOneWrite, ready } from '../../../src/store/connect.ts';
import { withRedis } from '../support/redis.ts';
import { command, opening } from '../support/tables.ts';

const redis = withRedis();
let connection: Redis;
let wake: AnyQueue<'wake'>;
beforeEach(async () => {
  await redis.flush();
  connection = connect(redis.socket, 'wait');
  wake = openQueue('wake', connection);
  await ready(connection);
});
afterEach(async () => {
  await wake.close();
  connection.disconnect();
});

/** Counts the writes of a connection to its socket while `act` runs, and lists the commands. */
async function writesOf(act: () => Promise<unknown>): Promise<string[][]> {
  const { stream } = connection;
  const writes: string[][] = [];
  const named = (text: string): string[] => text.toLowerCase().match(/^(zadd|xadd|evalsha|set|get)$/gm) ?? [];
  const [write, writev] = [stream._write.bind(stream), stream._writev?.bind(stream)];
  stream._write = (chunk, ...rest) => {
    writes.push(named(String(chunk).replaceAll('\r', '')));
    write(chunk, ...rest);
  };
  stream._writev = (chunks, done) => {
    writes.push(
      named(
        chunks
          .map(({ chunk }) => String(chunk))
          .join('')
          .replaceAll('\r', ''),
      ),
    );
    writev?.(chunks, done);
  };
  await act();
  stream._write = write;
  if (writev !== undefined) stream._writev = writev;
  return writes.filter((names) => names.length > 0);
}

test('sending a command writes the directory, the inbox and the wake-up in a single batch, in this order', async () => {
  const inbox = new Inbox(connection, wake);
  for (const one of opening()) await inbox.send('abc123', one);
  const late = command({ player: 'ann' }, { t: 'undo', seat: 0 });
  expect(await writesOf(() => inbox.send('abc123', late))).toEqual([['zadd', 'xadd', 'evalsha']]);
});

test('all jobs after a commit are sent in one write', async () => {
  const [delivery, bots] = [openQueue('delivery', connection), openQueue('bots', connection)];
  const chores = openQueue('chores', connection);
  const after = aftermath(connection, { delivery, bots, chores });
  const both = (): Promise<unknown> => Promise.all([after.delivery('abc123'), after.panel('abc123')]);
  await both();
  expect(await writesOf(both)).toEqual([['evalsha', 'evalsha']]);
  await Promise.all([delivery.close(), bots.close(), chores.close()]);
});

test('a command that must wait for another reply is sent by itself', async () => {
  const act = async (): Promise<unknown> => {
    await connection.get('one');
    return connection.set('two', '2');
  };
  expect(await writesOf(() => inOneWrite(connection, act))).toEqual([['get'], ['set']]);
});

test('commands wait until the connection is open and are then sent', async () => {
  const late = connect(redis.socket, 'wait');
  const answers = inOneWrite(late, () => Promise.all([late.set('one', '1'), late.get('one')]));
  expect(await answers).toEqual(['OK', '1']);
  late.disconnect();
});
