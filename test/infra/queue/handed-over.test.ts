import { afterEach, beforeEach, expect, test } from 'vitest';
import { TransportError } from '../../../src/queue/transport.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { command, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let transport: RecordingTransport;
let pipeline: TestPipeline;

beforeEach(async () => {
  await redis.flush();
  transport = new RecordingTransport();
  pipeline = await TestPipeline.open(redis.socket, { transport, watch: 200 });
});
afterEach(() => pipeline.close());

const take = (player: string) =>
  command({ player }, { t: 'take', seat: 0, player, called: player, ready: `${player} sits` });
const free = () =>
  command({ host: 'dora' }, { t: 'vacate', seat: 0, heir: { to: 'friend' }, host: 'Dora' }, { answer: 'i9' });

test('T-AWAY-03: messages still waiting for a seat’s former player reveal nothing about that seat', async () => {
  let isStuck = true;
  let tried = 0;
  transport.before = (call, where) => {
    if (!isStuck || where !== 'dm-ann' || call !== 'post') return;
    tried += 1;
    throw new TransportError('server', 'made to fail');
  };
  await pipeline.send('abc123', ...opening());
  await until('Ann’s turn message is on its way', () => tried > 0);
  await pipeline.send('abc123', free(), take('eve'));
  await pipeline.summary('abc123', 'Eve has the seat', ({ chairs }) => chairs[0]?.player === 'eve');
  isStuck = false;
  await until('Eve is asked', () => transport.in('dm-eve').some(({ to, reader }) => to === 'turn' && reader === 0));
  // Ann asked to see something as that seat, and it is answered now.
  await pipeline.answers.put('i1', { applicationId: 'a', token: 'i1', at: Date.now() });
  await pipeline.backend.read({ table: 'abc123', reader: 0, player: 'ann', read: { what: 'hand' }, answer: 'i1' });
  await until('it is answered', () => transport.answers.has('i1'));
  expect(transport.answer('i1')).toMatchObject({ reader: 'spectator' });
  await until('nothing waits any more', async () => (await pipeline.redis.xlen('{t:abc123}:outbox')) === 0);
  expect(transport.in('dm-ann').filter(({ reader }) => reader === 0)).toEqual([]);
});

test('T-AWAY-03: the former player’s turn message is closed and shows only what a spectator may see', async () => {
  // Only a message with buttons or menus is kept up to date.
  transport.compose = (seen, outgoing, pictures) => {
    const composed = RecordingTransport.prototype.compose.call(transport, seen, outgoing, pictures);
    return {
      ...composed,
      body: { ...composed.body, components: outgoing.to === 'turn' ? [{ type: 2, custom_id: 'press' }] : [] },
    };
  };
  await pipeline.send('abc123', ...opening());
  await until('Ann is asked', () => transport.in('dm-ann').length === 1);
  await pipeline.send('abc123', free(), take('eve'));
  await until('her message is past', () => transport.in('dm-ann')[0].to === 'past');
  expect(transport.in('dm-ann')[0]).toMatchObject({ reader: 'spectator' });
});

test('T-AWAY-01: a recently active player isn’t reported as away, and each absence is reported once', async () => {
  await pipeline.send('abc123', ...opening());
  await pipeline.summary('abc123', 'both are asked', ({ awaited }) => awaited.length === 2);
  const long = Date.now() - 4 * 24 * 3_600_000;
  // Bob was active just now, and Ann was not.
  await pipeline.redis.hset('{t:abc123}:head', {
    since: long,
    'acted:0': `1:${long}`,
    'acted:1': `2:${Date.now()}`,
  });
  const { away, seq } = await pipeline.summary('abc123', 'Ann is away', (summary) => summary.away !== undefined);
  expect(away).toEqual([{ seat: 0, votes: [] }]);
  await until('Bob may vote', () => transport.in('dm-bob').some(({ to }) => to === 'away'));
  // Ann does something that leaves her question unchanged, and is away again.
  await pipeline.send('abc123', command({ player: 'ann' }, { t: 'orders', seat: 0, orders: { ask: [] } }));
  await pipeline.summary('abc123', 'she is back', (summary) => summary.away === undefined);
  await pipeline.redis.hset('{t:abc123}:head', { 'acted:0': `${seq + 1}:${long}` });
  await pipeline.summary('abc123', 'she is away again', (summary) => summary.away !== undefined);
});
