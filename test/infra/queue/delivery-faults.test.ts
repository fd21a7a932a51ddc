import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from '../../../src/queue/log.ts';
import { TransportError } from '../../../src/queue/transport.ts';
import { Panels } from '../../../src/store/panel.ts';
import { SOON } from '../../support/patience.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { failing, RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, create, opening, remark } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let transport: RecordingTransport;
let pipeline: TestPipeline;
beforeEach(async () => {
  await redis.flush();
  transport = new RecordingTransport();
  pipeline = await TestPipeline.open(redis.socket, { transport });
});
afterEach(() => pipeline.close());

/** Waits until the panel shows the table's latest entry and no message waits. */
async function settled(table: string): Promise<void> {
  await until('everything is delivered', async () => {
    if ((await pipeline.store.waiting(table)) > 0 || (await pipeline.redis.xlen(`{t:${table}}:outbox`)) > 0)
      return false;
    const [wanted, shown] = await pipeline.redis.hmget(`{t:${table}}:panel`, 'wanted', 'shown');
    return Number(shown) >= Number(wanted);
  });
}

test('a message is posted only once even if the response is lost', async () => {
  let lost = 0;
  transport.after = (call) => {
    if (call !== 'post' || lost === 3) return;
    lost += 1;
    throw new TransportError('network', 'no answer');
  };
  await pipeline.send('abc123', ...opening());
  await until('three answers were lost', () => lost === 3);
  await settled('abc123');
  expect(transport.in('dm-ann')).toHaveLength(1);
  expect(transport.in('dm-bob')).toHaveLength(1);
  expect(transport.in('thread1').filter(({ to }) => to === 'notice')).toHaveLength(1);
});

test.each(['server', 'network', 'rate'] as const)('%s errors don’t change the order of messages', async (kind) => {
  const left = failing(transport, 'editAnswer', kind, 2);
  const ids = ['i1', 'i2', 'i3'];
  const order: string[] = [];
  transport.after = (call, token) => {
    if (call === 'editAnswer') order.push(token);
  };
  for (const id of ids) await pipeline.answers.put(id, { applicationId: 'a', token: id, at: Date.now() });
  await pipeline.send('abc123', { ...create(), answer: 'i1' });
  for (const id of ids.slice(1)) {
    await pipeline.send('abc123', command({ player: 'ann' }, { t: 'undo', seat: 0 }, { answer: id }));
  }
  await until('all are answered', () => order.length === 3);
  expect(order).toEqual(ids);
  expect(left()).toBe(0);
});

/** Opens the pipeline again. Returns the errors that it logs. */
async function loudly(): Promise<Record<string, unknown>[]> {
  await pipeline.close();
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line)) });
  pipeline = await TestPipeline.open(redis.socket, { transport, log });
  return lines;
}

test.each(['torn', '{"to":', '7', 'null', '{}', '{"to":7}'])(
  'an invalid outbox entry (%s) is logged and removed, and the next one is sent',
  async (entry) => {
    const lines = await loudly();
    await pipeline.redis.xadd('{t:abc123}:outbox', '*', 'message', entry);
    await pipeline.answers.put('i1', { applicationId: 'a', token: 'i1', at: Date.now() });
    const [open, ...others] = opening();
    if (open === undefined) throw new Error('nothing opens a table');
    await pipeline.send('abc123', { ...open, answer: 'i1' }, ...others);
    await until('the answer is there', () => transport.answers.has('i1'));
    await settled('abc123');
    expect(transport.in('dm-ann')).toHaveLength(1);
    expect(lines).toEqual([
      expect.objectContaining({ table: 'abc123', msg: 'a message can’t be read and was removed' }),
    ]);
  },
);

test('an outbox entry without a message is removed', async () => {
  await pipeline.redis.xadd('{t:abc123}:outbox', '*', 'else', 'x');
  await pipeline.redis.xadd('{t:abc123}:outbox', '*', 'message', 'torn');
  await pipeline.send('abc123', ...opening());
  await settled('abc123');
  expect(transport.in('dm-ann')).toHaveLength(1);
});

test.each([
  { lobby: 'torn' },
  { turn: '{"channel":' },
  { past: 'torn', lobby: 'torn', turn: 'torn' },
  { shown: 'torn', at: 'torn', posts: 'torn' },
])('a panel with damaged fields (%o) is shown again', async (fields) => {
  const lines = await loudly();
  await pipeline.send('abc123', ...opening());
  await settled('abc123');
  await pipeline.redis.hset('{t:abc123}:panel', fields);
  const sent = transport.calls.length;
  await pipeline.send('abc123', answer('ann', 0, 'd1', []));
  await settled('abc123');
  expect(transport.calls.slice(sent)).toContainEqual(expect.stringMatching(/^(post|edit) /));
  if ('lobby' in fields || 'turn' in fields) expect(lines).toContainEqual(expect.objectContaining({ table: 'abc123' }));
});

test('an error in a direct message doesn’t delay answers', async () => {
  await pipeline.send('abc123', ...opening());
  await settled('abc123');
  transport.before = (call, where) => {
    if (call === 'post' && where.startsWith('dm-')) throw new TransportError('rate', 'too many', 60_000);
  };
  const ids = ['i1', 'i2'];
  for (const id of ids) await pipeline.answers.put(id, { applicationId: 'a', token: id, at: Date.now() });
  await pipeline.send('abc123', { ...answer('ann', 0, 'd1', []), answer: 'i1' });
  await until('a direct message was refused', () => transport.calls.some((call) => call === 'post dm-bob'));
  await pipeline.send('abc123', { ...command({ player: 'ann' }, { t: 'undo', seat: 0 }), answer: 'i2' });
  await until('both are answered', () => ids.every((id) => transport.answers.has(id)));
});

test('an answer that is too late for its interaction is sent by direct message', async () => {
  await pipeline.answers.put('i1', { applicationId: 'a', token: 'old', at: Date.now() - 14 * 60_000 - 1 });
  await pipeline.send('abc123', { ...create(), answer: 'i1' });
  await until('it is sent', () => transport.in('dm-ann').length === 1);
  expect(transport.answers.has('old')).toBe(false);
});

test('an answer whose token has expired is sent by direct message', async () => {
  failing(transport, 'editAnswer', 'expired-token');
  await pipeline.answers.put('i1', { applicationId: 'a', token: 'tok', at: Date.now() });
  await pipeline.send('abc123', { ...create(), answer: 'i1' });
  await until('it is sent', () => transport.in('dm-ann').length === 1);
});

test('an answer is sent by direct message if Discord fails for a minute', async () => {
  failing(transport, 'editAnswer', 'server', Number.POSITIVE_INFINITY);
  await pipeline.answers.put('i1', { applicationId: 'a', token: 'tok', at: Date.now() });
  await pipeline.send('abc123', { ...create(), answer: 'i1' });
  await until('it is tried', () => transport.calls.includes('editAnswer tok'));
  expect(transport.in('dm-ann')).toEqual([]);
  const key = '{t:abc123}:sending';
  for (const id of await pipeline.redis.hkeys(key)) await pipeline.redis.hset(key, id, Date.now() - 61_000);
  await until('it is sent', () => transport.in('dm-ann').length === 1);
});

test('a person who can’t receive direct messages is called in the thread, without private content', async () => {
  transport.before = (call, where) => {
    if (call === 'post' && where === 'dm-bob') throw new TransportError('closed', 'no direct messages');
  };
  await pipeline.send('abc123', ...opening());
  const knock = await until('Bob is called', () => transport.in('thread1').find(({ to }) => to === 'knock'));
  expect(knock).toMatchObject({ reader: 'spectator', outgoing: { player: 'bob', about: 'turn' } });
});

test('a deleted panel is posted again', async () => {
  await pipeline.send('abc123', ...opening());
  await settled('abc123');
  const panels = () => transport.messages.filter(({ body }) => String(body['content']).includes('"to":"panel"'));
  const [old] = panels();
  failing(transport, 'edit', 'gone-message');
  await pipeline.send('abc123', remark());
  await settled('abc123');
  expect(panels()).toHaveLength(1);
  expect(panels()[0]?.id).not.toBe(old?.id);
});

test('if a turn continues when its panel is an hour old, a new panel replaces the old one', async () => {
  await pipeline.send('abc123', ...opening());
  await settled('abc123');
  const key = '{t:abc123}:panel';
  const old = JSON.parse((await pipeline.redis.hget(key, 'turn')) ?? '{}');
  await pipeline.redis.hset(key, 'turn', JSON.stringify({ ...old, posted: Date.now() - 3_600_000 }));
  await pipeline.send('abc123', remark());
  await settled('abc123');
  expect(transport.calls).toContain(`remove ${old.message}`);
  expect(transport.in('thread1').filter(({ to }) => to === 'panel')).toMatchObject([{ seq: 4 }]);
});

test('the previous turn’s panel is closed even if the first attempt fails', async () => {
  await pipeline.send('abc123', ...opening(), answer('ann', 0, 'd1', []), answer('bob', 1, 'd2', []));
  await settled('abc123');
  const left = failing(transport, 'reword', 'server', 2);
  await pipeline.send('abc123', answer('ann', 0, 'd3', ['draw']));
  await until('the old one is closed', () => transport.messages.some(({ reworded }) => reworded));
  expect(left()).toBe(0);
  const panels = transport.in('thread1').filter(({ to }) => to === 'panel');
  expect(panels.map(({ outgoing }) => outgoing.past)).toEqual([{ from: 0, to: 6 }, undefined]);
  expect(transport.messages.find(({ reworded }) => reworded)?.body['components']).toEqual([]);
});

test('an archived thread is reopened', async () => {
  await pipeline.send('abc123', ...opening());
  await settled('abc123');
  failing(transport, 'edit', 'archived');
  await pipeline.send('abc123', remark());
  await settled('abc123');
  expect(transport.calls).toContain('unarchive thread1');
  expect(transport.in('thread1').find(({ to }) => to === 'panel')).toMatchObject({ seq: 4 });
});

test('a deleted thread is replaced', async () => {
  await pipeline.send('abc123', ...opening());
  await settled('abc123');
  transport.before = (call, where) => {
    const isThere = transport.messages.some(({ id, channel }) => id === where && channel === 'thread1');
    if ((call === 'post' && where === 'thread1') || (call === 'edit' && isThere))
      throw new TransportError('gone-channel', 'no such channel');
  };
  await pipeline.send('abc123', answer('ann', 0, 'd1', []), answer('bob', 1, 'd2', []));
  const panel = await until('a panel stands elsewhere', () => transport.in('thread2').find(({ to }) => to === 'panel'));
  expect(panel.seq).toBe(5);
  expect(await pipeline.backend.tableOf('thread2')).toBe('abc123');
});

test('after a channel closes, messages there wait and one person is told, and everything is posted when it opens again', async () => {
  let closed = true;
  transport.missing = ['Send Messages'];
  transport.before = (_call, where) => {
    if (closed && where === 'ch1') throw new TransportError('missing-permission', 'no');
  };
  await pipeline.send('abc123', ...opening(), answer('ann', 0, 'd1', []), answer('bob', 1, 'd2', []));
  await pipeline.summary('abc123', 'the game goes on', ({ seq }) => seq === 5);
  await until('Ann is told by direct message', () => transport.in('dm-ann').some(({ to }) => to === 'turn'));
  await until('the direct messages are sent', async () => (await waiting()).every((to) => to === 'notice'));
  expect(transport.calls.filter((call) => call.endsWith(' ch1')).length).toBeLessThanOrEqual(6);
  const told = [...transport.in('dm-ann'), ...transport.in('dm-bob')].filter(({ to }) => to === 'trouble');
  expect(told.map(({ outgoing }) => outgoing)).toEqual([
    {
      to: 'trouble',
      player: 'ann',
      trouble: { why: 'missing-permission', where: 'ch1', instead: null, lacks: ['Send Messages'] },
    },
  ]);
  closed = false;
  await pipeline.backend.placeChanged({ guild: 'g1', channels: ['ch1'], gone: null, room: false });
  await until('the line that waited is posted', () => transport.in('thread1').some(({ to }) => to === 'notice'), SOON);
  const panel = await until('the panel is there', () => transport.in('thread1').find(({ to }) => to === 'panel'), SOON);
  expect(panel.seq).toBe(5);
  await until('nothing is amiss', async () => (await pipeline.redis.keys('troubled:*')).length === 0);
});

/** The kinds of the messages in the outbox. */
async function waiting(): Promise<string[]> {
  const entries = await pipeline.redis.xrange('{t:abc123}:outbox', '-', '+');
  return entries.map(([, [, message = '']]) => JSON.parse(message).to);
}
test('a paused channel is logged with the reason', async () => {
  await pipeline.close();
  const lines: string[] = [];
  const log = openLog('test', 'info', { write: (line) => void lines.push(line) });
  pipeline = await TestPipeline.open(redis.socket, { transport, log });
  failing(transport, 'post', 'missing-permission', Number.POSITIVE_INFINITY);
  await pipeline.send('abc123', ...opening());
  const told = await until('it is told', () => lines.find((line) => line.includes('its channel is closed')));
  expect(JSON.parse(told)).toMatchObject({
    table: 'abc123',
    fault: expect.stringMatching(/ChannelClosed channel \w+ .*missing-permission/),
  });
});

test('a message that can’t be composed is reported, and the next ones are sent', async () => {
  const compose = transport.compose.bind(transport);
  transport.compose = (seen, outgoing, pictures) => {
    if (outgoing.to === 'answer' && outgoing.answer === 'i1') throw new Error('a fault of ours');
    return compose(seen, outgoing, pictures);
  };
  for (const id of ['i1', 'i2']) await pipeline.answers.put(id, { applicationId: 'a', token: id, at: Date.now() });
  await pipeline.send('abc123', { ...create(), answer: 'i1' });
  await pipeline.send('abc123', command({ player: 'ann' }, { t: 'undo', seat: 0 }, { answer: 'i2' }));
  await until('the second is answered', () => transport.answers.has('i2'));
  expect(transport.answer('i1').content).toContain('I can’t show its answer');
});

test('if it isn’t known whether a panel was posted, one panel with the latest position remains', async () => {
  let lost = false;
  transport.after = (call, where) => {
    if (lost || call !== 'post' || where !== 'thread1' || transport.in('thread1').at(-1).to !== 'panel') return;
    lost = true;
    throw new TransportError('network', 'no answer');
  };
  await pipeline.send('abc123', ...opening());
  await until('the answer was lost', () => lost);
  await pipeline.send('abc123', remark());
  await settled('abc123');
  const panels = transport.in('thread1').filter(({ to }) => to === 'panel');
  expect(panels.map(({ seq }) => seq)).toEqual([4]);
});

test('a panel isn’t edited sooner than allowed, and this doesn’t delay other messages', async () => {
  await pipeline.close();
  // The game begins before anything is shown. Otherwise a lobby’s panel would delay the first one in the thread.
  pipeline = await TestPipeline.open(redis.socket);
  await pipeline.send('abc123', ...opening());
  await pipeline.summary('abc123', 'it began', ({ status }) => status === 'playing');
  await pipeline.close();
  pipeline = await TestPipeline.open(redis.socket, { transport, betweenEdits: 60_000 });
  await until('the panel stands', () => transport.in('thread1').some(({ to }) => to === 'panel'));
  await pipeline.answers.put('i1', { applicationId: 'a', token: 'i1', at: Date.now() });
  await pipeline.send(
    'abc123',
    command({ player: 'ann' }, { t: 'orders', seat: 0, orders: { ask: [] } }, { answer: 'i1' }),
  );
  await pipeline.send('abc123', remark());
  await until('the command is answered', () => transport.answers.has('i1'));
  await pipeline.summary('abc123', 'the line is there', ({ seq }) => seq === 5);
  expect(transport.calls.filter((call) => call.startsWith('edit '))).toEqual([]);
  expect((await new Panels(pipeline.redis).read('abc123')).wanted).toBe(5);
});
