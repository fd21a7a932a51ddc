import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lookAfterAtReturn, Promises } from '../../../src/discord/promises.ts';
import { Backend } from '../../../src/queue/backend.ts';
import { connect, ready } from '../../../src/store/connect.ts';
import { DeferredReplies, type DeferredReply } from '../../../src/store/deferred-replies.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

// With this setting, a crash alone loses nothing.
const redis = withRedis({ appendfsync: 'always' });
let open: { close(): Promise<void> | void }[];
beforeEach(() => {
  open = [];
});
afterEach(async () => {
  for (const part of open.reverse()) await part.close();
  await redis.flush();
});

/** A bot’s promises in this Redis, and its messages to people. `awaits` holds the people who still wait. */
async function bench() {
  const connection = connect(redis.socket, 'fail');
  await ready(connection);
  const backend = new Backend(connection);
  const deferrals = new DeferredReplies(connection, 'bot:0/1');
  const told: [how: string, id: string, content: unknown][] = [];
  const awaits = new Set<string>();
  const promises = new Promises({
    deferrals,
    backend,
    callbacks: {
      fill: async ({ id }, { content }) => void told.push(['fill', id, content]),
      follow: async ({ id }, { content }) => void told.push(['follow', id, content]),
      isAwaited: async ({ id }) => awaits.has(id),
    },
    log: pino({ level: 'silent' }),
  });
  let looks = 0;
  const lookAfter = async (): Promise<void> => {
    await promises.lookAfter();
    looks += 1;
  };
  open.push({ close: () => connection.disconnect() }, backend);
  open.push({ close: lookAfterAtReturn(connection, { lookAfter }, pino({ level: 'silent' })) });
  /** Makes a promise and, by default, hands its command on. */
  async function promise(id: string, { table = 'abc123', stays = false, isHandedOn = true } = {}): Promise<void> {
    const address = { applicationId: '1', token: `token-${id}`, at: Date.now() };
    await promises.keep({ interaction: id, address, table, stays } satisfies DeferredReply);
    awaits.add(id);
    if (isHandedOn) await handOn(id, table);
  }
  async function handOn(id: string, table = 'abc123'): Promise<void> {
    const input = { t: 'line', seat: 0, decision: 'd1', text: 'move' } as const;
    await backend.send(table, { id, by: { player: '2' }, at: Date.now(), input, answer: id });
    await promises.settle(id);
  }
  const looked = (): Promise<unknown> => until('promises are looked after', () => looks > 0);
  return { deferrals, told, awaits, promise, handOn, looked };
}

const LOST = expect.stringMatching(/^That wasn’t done/);

test('a waiting person is told that Redis lost their command', async () => {
  const { promise, told, looked } = await bench();
  const setBack = await redis.keep();
  await promise('10');
  await promise('11', { stays: true });
  await setBack();
  await looked();
  expect(told.sort()).toEqual([
    ['fill', '10', LOST],
    ['follow', '11', LOST],
  ]);
});

test('if Redis loses a command but not the promise to answer it, the waiting person is told', async () => {
  const { promise, handOn, deferrals, told, looked } = await bench();
  await promise('10', { isHandedOn: false });
  const setBack = await redis.keep();
  await handOn('10');
  await setBack();
  await looked();
  expect(told).toEqual([['fill', '10', LOST]]);
  expect(await deferrals.left()).toEqual([]);
});

test('a person who already has an answer gets no message about lost commands', async () => {
  const { promise, awaits, told, looked } = await bench();
  const setBack = await redis.keep();
  await promise('10');
  awaits.clear();
  await setBack();
  await looked();
  expect(told).toEqual([]);
});

test('if Redis is rolled back while a command is in progress, the answer’s address is stored again', async () => {
  const { promise, deferrals, told, looked } = await bench();
  const setBack = await redis.keep();
  await promise('10', { isHandedOn: false });
  await setBack();
  await looked();
  expect(told).toEqual([]);
  expect(await deferrals.left()).toMatchObject([{ interaction: '10', address: { token: 'token-10' } }]);
});

test('after an outage that lost nothing, nobody is told anything', async () => {
  const { promise, told, looked } = await bench();
  await promise('10');
  await redis.crash();
  await looked();
  expect(told).toEqual([]);
});
