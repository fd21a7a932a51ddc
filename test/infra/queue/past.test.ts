import { afterEach, beforeEach, expect, test } from 'vitest';
import { ZONES } from '../../../src/discord/compose/zone.ts';
import { untilAwake } from '../../../src/queue/waking.ts';
import { TurnMessages } from '../../../src/store/turn-messages.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const SILENT = 1 << 12;
let transport: RecordingTransport;
let pipeline: TestPipeline;
beforeEach(async () => {
  await redis.flush();
  transport = new RecordingTransport();
  pipeline = await TestPipeline.open(redis.socket, { transport });
  await pipeline.send('abc123', ...opening());
  await until('both are asked', () => told('ann').length === 1 && told('bob').length === 1);
});
afterEach(() => pipeline.close());

/** What the direct messages to somebody are about now. */
const told = (person: string): string[] => transport.in(`dm-${person}`).map(({ to }) => to);

test('a turn message asks no more once its person has moved, and the end of the game tidies up the others', async () => {
  await pipeline.send('abc123', answer('ann', 0, 'd1', []));
  await until('Ann’s message is past', () => told('ann').join() === 'past');
  expect(told('bob')).toEqual(['turn']);
  expect(transport.messages.find(({ channel }) => channel === 'dm-ann')?.body['components']).toEqual([]);
  await pipeline.send('abc123', command({ player: 'ann' }, { t: 'concede', seat: 0 }));
  await until('Bob’s message is past', () => told('bob')[0] === 'past');
});

test('a newer turn message takes the place of the one before', async () => {
  await pipeline.send('abc123', answer('ann', 0, 'd1', []));
  await pipeline.summary('abc123', 'Bob is awaited alone', ({ awaited }) => awaited.join() === '1');
  await pipeline.send('abc123', answer('bob', 1, 'd2', []));
  await until('Ann is asked again', () => told('ann').length === 2);
  await until('the old message is past', () => told('ann').join() === 'past,turn');
});

test('a turn message that was clicked and tells how the turn ended stays as it is', async () => {
  const messages = new TurnMessages(pipeline.redis);
  await messages.keep('abc123', 'ann', { channel: 'answers', message: 'tok1', asksZone: false });
  await pipeline.answers.put('i1', { applicationId: 'app', token: 'tok1', at: Date.now() });
  await pipeline.send('abc123', { ...answer('ann', 0, 'd1', []), answer: 'i1' });
  await until('the other one is past', () => told('ann').join() === 'past');
  // It is forgotten once it is changed.
  await until('nothing asks any more', async () => (await messages.asking('abc123', 'ann')).length === 0);
  expect(transport.calls).not.toContain('edit tok1');
});

test('a proposal to end rings those who have yet to agree', async () => {
  const proposal = { do: 'end' } as const;
  await pipeline.send('abc123', command({ player: 'ann' }, { t: 'consent', seat: 0, proposal, yes: true }));
  await until('Bob is asked whether he agrees', () => told('bob').includes('proposal'));
  const [, asked] = transport.messages.filter(({ channel }) => channel === 'dm-bob');
  expect(asked?.body['flags']).not.toBe(SILENT);
  expect(told('ann')).toEqual(['turn']);
});

test('who sleeps is told of a proposal without a sound', async () => {
  const asleep = ZONES.find(([zone]) => untilAwake(zone, Date.now()) > 0)?.[0] ?? '';
  await pipeline.backend.setZone('bob', asleep);
  const proposal = { do: 'end' } as const;
  await pipeline.send('abc123', command({ player: 'ann' }, { t: 'consent', seat: 0, proposal, yes: true }));
  await until('Bob is asked whether he agrees', () => told('bob').includes('proposal'));
  expect(transport.messages.findLast(({ channel }) => channel === 'dm-bob')?.body['flags']).toBe(SILENT);
});

test('everyone learns of the end but who brought it about and has their answer', async () => {
  await pipeline.send('abc123', command({ player: 'ann' }, { t: 'concede', seat: 0 }));
  await until('Bob is told', () => told('bob').includes('end'));
  expect(told('ann')).not.toContain('end');
  await pipeline.summary('abc123', 'the game is over', ({ status }) => status === 'over');
});
