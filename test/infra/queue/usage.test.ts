import { afterEach, beforeEach, expect, test } from 'vitest';
import { OPENINGS } from '../../../src/discord/allowances.ts';
import { keys } from '../../../src/store/keys.ts';
import { Openings } from '../../../src/store/openings.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { command, create, opening } from '../support/tables.ts';

const redis = withRedis();
let pipeline: TestPipeline;

beforeEach(async () => {
  await redis.flush();
  pipeline = await TestPipeline.open(redis.socket, { transport: new RecordingTransport() });
});
afterEach(() => pipeline.close());

const usage = (guild = 'g1') => pipeline.backend.usage.of(guild, OPENINGS.server, Date.now());

test('T-HOST-11: the usage counts the open tables of a server, its allowance, its problems and its blocks', async () => {
  await pipeline.send('abc123', ...opening());
  await pipeline.send('abc124', create());
  await pipeline.send('abc125', ...opening(), command({ player: 'bob' }, { t: 'concede', seat: 1 }));
  await pipeline.send('abc126', create(undefined, { place: { guild: 'g2', channel: 'ch9', thread: null } }));
  await pipeline.summary('abc123', 'the game has begun', ({ status }) => status === 'playing');
  await pipeline.summary('abc124', 'the lobby is open', ({ status }) => status === 'lobby');
  await pipeline.summary('abc125', 'the game is over', ({ status }) => status === 'over');
  await pipeline.summary('abc126', 'the other lobby is open', ({ status }) => status === 'lobby');
  const openings = new Openings(pipeline.redis);
  for (let at = 0; at < 3; at++) await openings.take([{ scope: 'server', id: 'g1', ...OPENINGS.server }]);
  await pipeline.redis.sadd(keys.troubled('g1'), 'abc123');
  const block = { id: 'max', called: 'Max', by: 'ann', why: 'x', at: 1 };
  await pipeline.backend.blocked.block('g1', block, { interaction: '1', says: '' });
  const found = await usage();
  expect(found).toMatchObject({
    ...{ open: 2, byGame: [{ game: 'skirmish', lobbies: 1, games: 1 }], opened: 3, troubled: 1, blocked: 1 },
    waiting: [{ id: 'abc123' }],
  });
  expect(found.bytes).toBeGreaterThan(1_000);
  expect(await usage('g9')).toMatchObject({ open: 0, byGame: [], waiting: [], opened: 0, bytes: 0, troubled: 0 });
});

test('a Redis that doesn’t tell sizes leaves them out', async () => {
  await pipeline.send('abc124', create());
  await pipeline.summary('abc124', 'the lobby is open', ({ status }) => status === 'lobby');
  const { memory } = pipeline.redis;
  pipeline.redis.memory = (() => Promise.reject(new Error('unknown command'))) as unknown as typeof memory;
  try {
    expect((await usage()).bytes).toBeNull();
  } finally {
    pipeline.redis.memory = memory;
  }
});
