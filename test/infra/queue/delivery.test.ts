import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { command, create, opening } from '../support/tables.ts';
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

test('a lobby message is posted, and when the game begins, a thread with a panel is opened under it', async () => {
  const [open, ...rest] = opening();
  await pipeline.send('abc123', ...(open === undefined ? [] : [open]));
  await until('the lobby message is posted', () => transport.in('ch1').length > 0);
  await pipeline.send('abc123', ...rest);
  const panel = await until('the panel is posted', () => transport.in('thread1').find(({ to }) => to === 'panel'));
  expect(panel).toMatchObject({ reader: 'spectator', status: 'playing', awaited: [0, 1] });
  expect(transport.threads).toEqual([{ place: expect.anything(), name: 'A skirmish', under: 'm1' }]);
  const lobby = await until('the lobby says that the game began', () => {
    const [first] = transport.in('ch1');
    return first.to === 'notice' && first;
  });
  expect(lobby.outgoing.kind).toBe('start');
  expect(await pipeline.backend.tableOf('thread1')).toBe('abc123');
});

test('each player gets one direct message per turn, with their own view', async () => {
  await pipeline.send('abc123', ...opening());
  await until('both are told', () => transport.in('dm-ann').length > 0 && transport.in('dm-bob').length > 0);
  expect(transport.in('dm-ann')).toMatchObject([{ to: 'turn', reader: 0 }]);
  expect(transport.in('dm-bob')).toMatchObject([{ to: 'turn', reader: 1 }]);
});

test('answers, including refusals, are sent to their interactions', async () => {
  const address = { applicationId: 'app', at: Date.now() };
  await pipeline.answers.put('i1', { ...address, token: 'tok1' });
  await pipeline.answers.put('i2', { ...address, token: 'tok2' });
  await pipeline.send('abc123', { ...create(), answer: 'i1' });
  const early = command({ player: 'ann' }, { t: 'answer', seat: 0, decision: 'd1', keys: [] }, { answer: 'i2' });
  await pipeline.send('abc123', early);
  const answer = await until('the second answer is there', () => transport.answer('tok2'));
  expect(answer.outgoing.outcome).toMatchObject({ done: false, refusal: { text: expect.stringContaining('seat') } });
  expect(transport.answer('tok1').outgoing.outcome).toEqual({ done: true, seq: 0, repeated: false });
});
