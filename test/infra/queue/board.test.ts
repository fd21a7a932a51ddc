import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TransportError } from '../../../src/queue/transport.ts';
import { Boards } from '../../../src/store/boards.ts';
import { FastClock } from '../support/fast-clock.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { type Recorded, RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
let clock: FastClock;
let pipeline: TestPipeline;
let transport: RecordingTransport;

beforeEach(async () => {
  await redis.flush();
  clock = FastClock.start(redis);
  transport = new RecordingTransport();
  pipeline = await TestPipeline.open(redis.socket, { clock, transport, watch: 10 * MINUTE });
});
afterEach(async () => {
  await pipeline.close();
  clock.close();
  vi.restoreAllMocks();
});

let clicks = 0;
const place = (channel: string | null): Promise<string> => {
  clicks += 1;
  return pipeline.backend.boards.place('g1', channel, 'mo', { interaction: `${clicks}`, says: 'kept' });
};
const boards = (): Recorded[] =>
  transport.messages.filter(({ channel, body }) => !channel.startsWith('dm-') && content(body).to === 'board');
const content = (body: Recorded['body']): { to: string; tables: { id: string; awaited: number[] }[] } =>
  JSON.parse(String(body['content']));
const listed = (): string[] => boards().flatMap(({ body }) => content(body).tables.map(({ id }) => id));
const awaited = (): number[] => boards().flatMap(({ body }) => content(body).tables.flatMap((table) => table.awaited));

/** Opens a table in a channel and answers the secret choices, so that it is Ann’s turn. */
async function playing(id: string, channel = 'ch1'): Promise<void> {
  await pipeline.send(id, ...opening(undefined, { place: { guild: 'g1', channel, thread: null } }));
  for (const [seat, person] of ['ann', 'bob'].entries()) {
    const secret = await until('the choice is there', () => pipeline.backend.prompt(id, seat));
    await pipeline.send(id, answer(person, seat, secret.id, []));
  }
  await pipeline.summary(id, 'it is Ann’s turn', (table) => table.awaited.join() === '0');
}

/** Ann draws a card, so that Bob is awaited. */
async function endTurn(id: string): Promise<void> {
  const decision = await until('Ann is asked', () => pipeline.backend.prompt(id, 0));
  const key = decision.options.find(({ verb }) => verb === 'draw')?.key ?? '';
  await pipeline.send(id, answer('ann', 0, decision.id, [key]));
  await pipeline.summary(id, 'it is Bob’s turn', (table) => table.awaited.join() === '1');
}

test('T-HOST-06: the board is one message, edited at most once a minute', async () => {
  await playing('board2');
  expect(await place('hall')).toBe('kept');
  await until('the board is there', () => listed().join() === 'board2');
  await endTurn('board2');
  await playing('board3');
  await clock.advance(30 * SECOND);
  expect(boards()).toHaveLength(1);
  expect(boards()[0]?.edits).toBe(0);
  await clock.advance(40 * SECOND);
  expect(boards().map(({ edits }) => edits)).toEqual([1]);
  expect(listed().toSorted()).toEqual(['board2', 'board3']);
  expect(awaited().toSorted()).toEqual([0, 1]);
});

test('T-HOST-06: the board lists only tables in channels that everyone in its channel can see', async () => {
  await playing('open22');
  await playing('secret', 'cabin');
  transport.hidden.add('g1 cabin hall');
  await place('hall');
  await until('the board is there', () => listed().join() === 'open22');
  // Once the channel is open to all, the board lists its table, too.
  transport.hidden.clear();
  await pipeline.backend.placeChanged({ guild: 'g1', channels: ['cabin'], gone: null, room: false });
  await clock.advance(2 * MINUTE);
  expect(listed().toSorted()).toEqual(['open22', 'secret']);
});

test('a board that is too old to edit is posted again, and the old message goes', async () => {
  await playing('board2');
  await place('hall');
  await until('the board is there', () => boards().length === 1);
  const [old] = boards();
  transport.before = (call, where) => {
    if (call === 'edit' && where === old?.id) throw new TransportError('too-old', 'made to fail', 6_000);
  };
  await endTurn('board2');
  await clock.advance(2 * HOUR);
  expect(boards()).toHaveLength(1);
  expect(boards()[0]?.id).not.toBe(old?.id);
  expect(awaited()).toEqual([1]);
});

test('a board that somebody deleted comes back with the next change, and a moved one leaves its old channel', async () => {
  await playing('board2');
  await place('hall');
  await until('the board is there', () => boards().length === 1);
  transport.messages.splice(
    transport.messages.findIndex(({ channel }) => channel === 'hall'),
    1,
  );
  await endTurn('board2');
  await clock.advance(2 * MINUTE);
  expect(boards().map(({ channel }) => channel)).toEqual(['hall']);
  await place('lounge');
  await until(
    'the board has moved',
    () =>
      boards()
        .map(({ channel }) => channel)
        .join() === 'lounge',
  );
  await place(null);
  await until('the board is gone', () => boards().length === 0);
  await until('it is forgotten', async () => (await pipeline.redis.keys('board*')).length === 0);
});

test('the person who put up the board is told once why it can’t be posted, and it comes when it can', async () => {
  const told = (): number => transport.in('dm-mo').filter(({ to }) => to === 'board-problem').length;
  let isClosed = true;
  transport.before = (call, where) => {
    if (isClosed && call === 'post' && where === 'hall') throw new TransportError('missing-permission', 'made to fail');
  };
  await playing('board2');
  await place('hall');
  await until('Mo has read why', () => told() === 1);
  await clock.advance(HOUR);
  expect(told()).toBe(1);
  isClosed = false;
  await pipeline.backend.placeChanged({ guild: 'g1', channels: ['hall'], gone: null, room: false });
  await until('the board is there', () => listed().join() === 'board2');
  await until('the problem is forgotten', async () => (await new Boards(pipeline.redis).read('g1'))?.told === null);
});

test('a board whose channel is deleted ends', async () => {
  await playing('board2');
  await place('hall');
  await until('the board is there', () => boards().length === 1);
  transport.before = (call, where) => {
    if (call === 'edit' || (call === 'post' && where === 'hall'))
      throw new TransportError('gone-channel', 'made to fail');
  };
  await endTurn('board2');
  await clock.advance(2 * MINUTE);
  expect(await pipeline.backend.boards.channelOf('g1')).toBeNull();
  expect(transport.in('dm-mo').map(({ why }) => why)).toEqual(['gone-channel']);
});

test('T-WATCH-01: a watched game is in the inbox until it ends, and asks nothing', async () => {
  await playing('board2');
  await pipeline.backend.watching.set('cleo', 'board2', true, { interaction: '7', says: 'kept' });
  const items = async (): Promise<string[]> => (await pipeline.backend.agenda('cleo')).map(({ table }) => table.id);
  expect(await items()).toEqual(['board2']);
  await clock.advance(HOUR);
  expect(transport.messages.filter(({ channel }) => channel === 'dm-cleo')).toEqual([]);
  await pipeline.send('board2', command({ player: 'ann' }, { t: 'concede', seat: 0 }));
  await pipeline.summary('board2', 'the game is over', ({ status }) => status === 'over');
  expect(await items()).toEqual([]);
  expect(await pipeline.backend.watching.of('cleo')).toEqual([]);
});
