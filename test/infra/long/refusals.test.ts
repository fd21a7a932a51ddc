import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TransportError, type TransportErrorKind } from '../../../src/queue/transport.ts';
import type { PostingProblem } from '../../../src/tables/types.ts';
import { SOON } from '../../support/patience.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport, type TransportMethod } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, create, opening, remark } from '../support/tables.ts';
import { until } from '../support/until.ts';

/** Every permanent refusal is reported, at every request that can meet it. */
const LASTING = [
  'closed',
  'missing-permission',
  'gone-channel',
  'locked',
  'thread-limit',
  'wrong-place',
  'gone-message',
  'archived',
  'expired-token',
  'bad-request',
] as const satisfies readonly TransportErrorKind[];
type Lasting = (typeof LASTING)[number];

const redis = withRedis();
let transport: RecordingTransport;
let pipeline: TestPipeline;

beforeEach(async () => {
  await redis.flush();
  transport = new RecordingTransport();
  pipeline = await TestPipeline.open(redis.socket, { transport });
});
afterEach(() => pipeline.close());

/** Refuses these requests from now on, if `where` matches their place. */
function refuse(kind: Lasting, method: TransportMethod, where = /./): void {
  transport.before = (call, place) => {
    if (call === method && where.test(place)) throw new TransportError(kind, 'refused');
  };
}

/** The problem that somebody is told about. They are told once. */
async function told(): Promise<PostingProblem> {
  const found = () =>
    ['ann', 'bob'].flatMap((person) => transport.in(`dm-${person}`)).filter(({ to }) => to === 'trouble');
  await until('someone is told', () => found().length > 0);
  expect(found()).toHaveLength(1);
  return found()[0].outgoing.trouble;
}

/** Ends all refusals and reports a change of the place. */
async function mend(): Promise<void> {
  transport.before = () => {};
  await pipeline.backend.placeChanged({ guild: 'g1', channels: null, gone: null, room: true });
}

/** The reported reason for a refusal: about the place, or a bad request if no place can cause it. */
const meant = (kind: Lasting): PostingProblem['why'] => {
  if (kind === 'archived') return 'locked';
  return kind === 'gone-message' || kind === 'expired-token' ? 'bad-request' : kind;
};

const panelIn = (channel: string) => transport.in(channel).findLast(({ to }) => to === 'panel');

/** A game whose panel is in the thread. Returns the thread. */
async function playing(): Promise<string> {
  await pipeline.send('abc123', ...opening());
  await until('the panel stands', () => panelIn('thread1'));
  await until('all is said', async () => (await pipeline.redis.keys('*:sending')).length === 0);
  return 'thread1';
}

/** Plays the first turn, so that a new panel is due, which shows entry 6. */
const moved = () =>
  pipeline.send('abc123', answer('ann', 0, 'd1', []), answer('bob', 1, 'd2', []), answer('ann', 0, 'd3', ['draw']));

describe.each(LASTING)('messages that Discord permanently refuses: %s', (kind) => {
  test('if a new table’s message is refused, the answer says why, and the message is posted later', async () => {
    refuse(kind, 'post', /^ch1$/);
    await pipeline.answers.put('i1', { applicationId: 'a', token: 'i1', at: Date.now() });
    await pipeline.send('abc123', { ...create(), answer: 'i1' });
    const { outgoing } = await until('it is answered', () => transport.answer('i1'));
    expect(outgoing.opened).toMatchObject({ trouble: { why: meant(kind), where: 'ch1' } });
    expect(transport.in('dm-ann')).toEqual([]);
    await mend();
    await until('the lobby is there', () => panelIn('ch1'), SOON);
  });

  test('if opening the thread is refused, the game is shown in the channel, and a person who can act is told', async () => {
    refuse(kind, 'openThread');
    await pipeline.send('abc123', ...opening());
    const trouble = await told();
    if (kind === 'gone-channel') expect(trouble).toMatchObject({ why: kind, instead: null });
    else expect(trouble).toMatchObject({ why: kind === 'archived' ? 'locked' : meant(kind), instead: 'ch1' });
    if (kind !== 'gone-channel') await until('the panel is in the channel', () => panelIn('ch1')?.status === 'playing');
    await mend();
    await moved();
    await until('the panel is in the thread', () => panelIn('thread1')?.seq === 6, SOON);
  });

  test('if a thread message is refused, it is posted elsewhere if that helps, or a person who can act is told', async () => {
    await playing();
    refuse(kind, 'post', /^thread1$/);
    await moved();
    if (kind === 'gone-channel') {
      await until('there is a new thread', () => panelIn('thread2')?.seq === 6);
      return;
    }
    expect((await told()).why).toBe(meant(kind));
    if (kind === 'thread-limit') {
      await until('it is shown in the channel', () => panelIn('ch1')?.seq === 6);
      return;
    }
    await mend();
    await until('the panel follows', () => panelIn('thread1')?.seq === 6, SOON);
  });

  test('if a panel edit is refused, the panel is posted again, or a person who can act is told', async () => {
    await playing();
    refuse(kind, 'edit');
    await pipeline.send('abc123', remark());
    if (!['gone-message', 'archived', 'gone-channel', 'bad-request'].includes(kind)) {
      expect((await told()).why).toBe(meant(kind));
      await mend();
    }
    await until('the panel shows it', () => panelIn('thread1')?.seq === 4, SOON);
  });

  test('if reopening an archived thread is refused, its panel is posted again, or a person who can act is told', async () => {
    await playing();
    transport.before = (call) => {
      if (call === 'edit') throw new TransportError('archived', 'asleep');
      if (call === 'unarchive') throw new TransportError(kind, 'refused');
    };
    await pipeline.send('abc123', remark());
    if (!['gone-message', 'gone-channel', 'missing-permission', 'bad-request', 'archived'].includes(kind)) {
      expect((await told()).why).toBe(meant(kind));
      await mend();
    }
    await until('the panel shows it', () => panelIn('thread1')?.seq === 4, SOON);
    expect(transport.in('thread1').filter(({ to }) => to === 'panel')).toHaveLength(1);
  });

  test.each(['direct', 'post'] as const)(
    'if a direct message is refused (%s), the person is called in the thread',
    async (method) => {
      refuse(kind, method, method === 'direct' ? /^bob$/ : /^dm-bob$/);
      await pipeline.send('abc123', ...opening());
      const knock = await until('Bob is called', () => transport.in('thread1').find(({ to }) => to === 'knock'));
      expect(knock.outgoing).toMatchObject({ player: 'bob', about: 'turn' });
    },
  );

  test('if a direct message and its thread are refused, the person is called once in the channel', async () => {
    await playing();
    await until('Ann is told', () => transport.in('dm-ann').length > 0);
    // The message that notified her is old, and so is her latest answer, so this call notifies her.
    await pipeline.redis.del('bell:abc123:ann', 'rung:move:ann');
    transport.before = (call, place) => {
      if (call !== 'post' || !/^(dm-ann|thread1)$/.test(place)) return;
      throw new TransportError(place === 'thread1' ? 'locked' : kind, 'refused');
    };
    await pipeline.send('abc123', { ...answer('ann', 0, 'd1', []), at: 0 });
    await pipeline.summary('abc123', 'Bob is awaited alone', ({ awaited }) => awaited.join() === '1');
    await pipeline.send('abc123', answer('bob', 1, 'd2', []));
    expect((await told()).why).toBe('locked');
    const calls = () => ['ch1', 'thread1'].flatMap((place) => transport.in(place).filter(({ to }) => to === 'knock'));
    const [knock] = await until('Ann is called', () => (calls().length > 0 ? calls() : null), SOON);
    expect(knock?.outgoing).toMatchObject({ player: 'ann', about: 'turn', beside: true });
    await mend();
    await until('the panel shows it', () => panelIn('thread1')?.seq === 5, SOON);
    await until('all is said', async () => (await pipeline.redis.keys('*:sending')).length === 0);
    expect(calls()).toHaveLength(1);
  });

  test('if a direct message, thread and channel are refused, the person is called when the thread opens', async () => {
    await playing();
    transport.before = (call, place) => {
      if (call !== 'post' || !/^(dm-ann|thread1|ch1)$/.test(place)) return;
      throw new TransportError(place === 'thread1' ? 'locked' : kind, 'refused');
    };
    await pipeline.send('abc123', answer('ann', 0, 'd1', []));
    await pipeline.summary('abc123', 'Bob is awaited alone', ({ awaited }) => awaited.join() === '1');
    await pipeline.send('abc123', answer('bob', 1, 'd2', []));
    expect((await told()).why).toBe('locked');
    await until('the line waits', async () =>
      (await pipeline.redis.xrange('{t:abc123}:outbox', '-', '+')).some(([, fields]) =>
        fields.join().includes('knock'),
      ),
    );
    await mend();
    const knock = await until('Ann is called', () => transport.in('thread1').find(({ to }) => to === 'knock'), SOON);
    expect(knock.outgoing).toMatchObject({ player: 'ann', about: 'turn' });
  });

  test('if an answer is refused, it is sent by direct message', async () => {
    await playing();
    refuse(kind, 'editAnswer');
    await pipeline.answers.put('i1', { applicationId: 'a', token: 'i1', at: Date.now() });
    await pipeline.send('abc123', { ...answer('ann', 0, 'd1', []), answer: 'i1' });
    await until('Ann has it', () => transport.in('dm-ann').some(({ to }) => to === 'answer'));
  });

  test('if listing recent messages is refused, a message is posted even if an earlier attempt may have posted it', async () => {
    await playing();
    refuse(kind, 'recent');
    await pipeline.redis.hset('{t:abc123}:panel', { posting: Date.now() - 120_000 });
    await moved();
    await until('the panel stands', () => panelIn('thread1')?.seq === 6);
  });
});
