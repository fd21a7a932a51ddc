import type { Redis } from 'ioredis';
import { beforeEach, expect, test } from 'vitest';
import { manyTables } from '../../../bench/many-tables.ts';
import { tablesDraft } from '../../../commands/game/list.ts';
import { completeTable } from '../../../commands/tables.ts';
import { USUAL_ALLOWANCES } from '../../../src/discord/allowances.ts';
import type { Completion } from '../../../src/discord/payload.ts';
import { Backend } from '../../../src/queue/backend.ts';
import { OwnBooks } from '../../../src/rulebook/search/imported-books.ts';
import { Directory } from '../../../src/tables/directory.ts';
import { Listing } from '../../../src/tables/listing.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { command, opening } from '../support/tables.ts';

const redis = withRedis();
let connection: Redis;
let listing: Listing;
beforeEach(async () => {
  await redis.flush();
  connection = redis.connect();
  listing = new Listing(connection);
});

test('when a table’s game ends, the table is removed from the lists of running tables', async () => {
  const pipeline = await TestPipeline.open(redis.socket);
  const members = (key: string) => connection.smembers(key);
  const [open = opening()[0], ...others] = opening();
  if (open === undefined) throw new Error('there is no first command');
  await pipeline.send('aaa001', open);
  await pipeline.summary('aaa001', 'it is open', ({ status }) => status === 'lobby');
  const directory = new Directory(connection);
  const status = async () => (await directory.ofGuild('g1')).map((one) => [one.id, one.status, one.title, one.channel]);
  expect(await status()).toEqual([['aaa001', 'lobby', 'A skirmish', 'ch1']]);
  await pipeline.send('aaa001', ...others);
  await pipeline.summary('aaa001', 'it began', ({ status }) => status === 'playing');
  expect((await status()).map(([, now]) => now)).toEqual(['playing']);
  expect([await members('person:ann:tables'), await members('person:bob:tables')]).toEqual([['aaa001'], ['aaa001']]);
  await pipeline.send('aaa001', command({ player: 'ann' }, { t: 'concede', seat: 0 }));
  await pipeline.summary('aaa001', 'it is over', ({ status }) => status === 'over');
  expect((await status()).map(([, now]) => now)).toEqual(['over']);
  expect([await members('person:ann:tables'), await members('person:bob:tables')]).toEqual([[], []]);
  expect((await pipeline.backend.tablesOf('bob')).map(({ id }) => id)).toEqual(['aaa001']);
  await pipeline.close();
});

test('the lists contain a server’s 1,000 latest games and a person’s 100 latest', async () => {
  for (let at = 0; at < 1_010; at++) {
    const standing = { title: 'x', status: 'over', guild: 'g1', channel: 'ch1', people: ['ann'], at } as const;
    await listing.note(`t${at}`, standing);
  }
  const tables = await listing.ofGuild('g1');
  expect([tables.length, tables[0]?.id, tables.at(-1)?.id]).toEqual([1_000, 't1009', 't10']);
  expect(await connection.hlen('guild:g1:tables')).toBe(1_000);
  expect((await listing.ofPerson('ann')).past).toHaveLength(100);
});

test('a finished table isn’t listed for a person who left before the game began', async () => {
  const pipeline = await TestPipeline.open(redis.socket);
  const [open, ann, bob, start] = opening();
  if (open === undefined || ann === undefined || bob === undefined || start === undefined) throw new Error('four');
  const leave = command({ player: 'bob' }, { t: 'leave', seat: 1, player: 'bob' });
  const cleo = command({ player: 'cleo' }, { t: 'seat', seat: 1, player: 'cleo', called: 'Cleo', ready: 'r4' });
  const end = command({ player: 'ann' }, { t: 'concede', seat: 0 });
  await pipeline.send('aaa002', open, ann, bob, leave, cleo, start, end);
  await pipeline.summary('aaa002', 'it is over', ({ status }) => status === 'over');
  expect(await pipeline.backend.tablesOf('bob')).toEqual([]);
  expect(await connection.exists('person:bob:tables')).toBe(0);
  await pipeline.close();
});

/**
 * The number of Redis commands that a call needs: the minimum of several calls, since a new connection sends its own.
 */
async function reads(act: () => Promise<unknown>): Promise<number> {
  const count = async () => Number(/total_commands_processed:(\d+)/.exec(await connection.info('stats'))?.[1]);
  const taken: number[] = [];
  for (let time = 0; time < 3; time++) {
    const before = await count();
    await act();
    taken.push((await count()) - before);
  }
  return Math.min(...taken);
}

test('only the tables to be shown are read, even if a server has many more', async () => {
  const backend = new Backend(connection);
  const context = {
    backend,
    sees: () => true,
    seesAfar: async () => true,
    places: { isForum: () => false, isVoice: () => false, invite: () => null, exists: async () => true },
    keepers: { manages: () => false, roles: () => [] },
    games: [skirmish],
    own: new OwnBooks(),
    fetchFile: async () => null,
    now: Date.now,
    limits: USUAL_ALLOWANCES,
    newTable: () => 'new001',
  };
  const typing: Completion = {
    ...{ kind: 'completion', id: 'i1', application: 'a1', token: 't', permissions: 0n, may: 0n },
    ...{ person: { id: 'ann', name: 'Ann' }, roles: [], guild: 'g1' },
    ...{ channel: { id: 'ch9', parent: null, thread: false } },
    ...{ focused: { name: 'table', text: '' }, typed: new Map(), path: [] },
  };
  const cost = async () => [
    await reads(() => tablesDraft(typing, context, 0)),
    await reads(() => completeTable(typing, context)),
  ];
  await manyTables(connection, { guild: 'g1', game: 'skirmish', count: 30 });
  const few = await cost();
  await manyTables(connection, { guild: 'g1', game: 'skirmish', count: 5_000 });
  expect(await cost()).toEqual(few);
  const { content, rows } = await tablesDraft(typing, context, 5_000);
  expect(content).toContain('over');
  expect(rows).toHaveLength(1);
  await backend.close();
});
