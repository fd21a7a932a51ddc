import { beforeEach, expect, test, vi } from 'vitest';
import { pack } from '../../../src/store/codec.ts';
import { type Change, type Commit, TableStore } from '../../../src/store/table-store.ts';
import type { Taken } from '../../../src/store/taken.ts';
import { withRedis } from '../support/redis.ts';

const redis = withRedis();
let store: TableStore;
beforeEach(async () => {
  await redis.flush();
  store = new TableStore(redis.connect(), new Map([['toy', 1]]));
});

function change(seq: number, more: Partial<Change> = {}): Change {
  return {
    entries: [{ seq, id: `c${seq}`, entry: pack({ seq }) }],
    snapshot: pack({ at: seq }),
    move: null,
    keep: null,
    head: { seq, game: 'toy', rules: 1 },
    prompts: [],
    secret: seq === 0 ? 'secret' : null,
    ...more,
  };
}

function commit(expected: number | null, more: Partial<Commit> = {}): Commit {
  const seq = expected === null ? 0 : expected + 1;
  const nothing = { settled: [], refused: [], outgoing: [], panel: false, aside: [] };
  return { expected, holds: true, change: change(seq), ...nothing, ...more };
}

async function send(...ids: string[]): Promise<void> {
  for (const id of ids) await store.send('t1', { id, alone: id.startsWith('alone'), body: id });
}

async function take(most = 10): Promise<Taken> {
  const taken = await store.take('t1', most, null);
  if (typeof taken === 'string') throw new Error(`nothing was taken: ${taken}`);
  return taken;
}

const ids = (taken: Taken): string[] => taken.commands.map(({ id }) => id);

const writes = async (): Promise<number> =>
  Number(/rdb_changes_since_last_save:(\d+)/.exec(await redis.connect().info('persistence'))?.[1]);

test('handing out commands for the first time writes nothing', async () => {
  await send('a', 'b');
  const before = await writes();
  expect(await take()).toMatchObject({
    counted: false,
    commands: [
      { id: 'a', attempt: 1 },
      { id: 'b', attempt: 1 },
    ],
  });
  expect(await writes()).toBe(before);
});

test('after a failed attempt, its commands are handed out one at a time, and each attempt is counted', async () => {
  await send('a', 'b');
  expect(await store.take('t1', 10, null, 'again')).toBe('suspect');
  // A later command has not been attempted yet.
  await send('c');
  expect(await store.take('t1', 10, null)).toBe('suspect');
  const suspect = () => store.take('t1', 10, null, 'suspect');
  expect(await suspect()).toMatchObject({ counted: true, commands: [{ id: 'a', attempt: 2 }] });
  const third = await suspect();
  expect(third).toMatchObject({ commands: [{ id: 'a', attempt: 3 }] });
  expect(typeof third !== 'string' && ids(third)).toEqual(['a']);
  const settled = typeof third === 'string' ? [] : third.commands.map(({ streamId }) => streamId);
  expect(await store.commit('t1', commit(null, { settled }), 10)).toBe('suspect');
  const next = await suspect();
  expect(next).toMatchObject({ commands: [{ id: 'b', attempt: 2 }] });
  const done = typeof next === 'string' ? [] : next.commands.map(({ streamId }) => streamId);
  const last = await store.commit('t1', commit(0, { settled: done }), 10);
  expect(last).toMatchObject({ counted: true, commands: [{ id: 'c', attempt: 1 }] });
});

test('if an attempt failed for a reason other than its command, the attempt is no longer counted', async () => {
  await send('a', 'b');
  const tries = async () => Object.values(await redis.connect().hgetall('{t:t1}:tries'));
  const fresh = await take();
  await store.forgive('t1', fresh);
  expect(await tries()).toEqual([]);
  await store.take('t1', 10, null, 'again');
  const suspect = await store.take('t1', 10, null, 'suspect');
  if (typeof suspect === 'string') throw new Error(suspect);
  expect(await tries()).toEqual(['2', '1']);
  await store.forgive('t1', suspect);
  expect(await tries()).toEqual(['1', '1']);
  await store.forgive('t1', suspect);
  expect(await tries()).toEqual(['1']);
  await store.forgive('t1', suspect);
  expect(await tries()).toEqual(['1']);
});

test('a copy from another history is rejected, even at the same entry', async () => {
  const at = (stamp: string) => change(0, { head: { seq: 0, game: 'toy', rules: 1, stamp } });
  await store.commit('t1', commit(null, { change: at('here') }), 0);
  await send('a');
  expect(await store.take('t1', 10, { seq: 0, stamp: 'here' })).toMatchObject({ stored: null, stamp: 'here' });
  const other = await store.take('t1', 10, { seq: 0, stamp: 'lost' });
  expect(other).toMatchObject({ stored: { snapshot: pack({ at: 0 }) } });
  expect(await store.commit('t1', commit(0, { stamp: 'lost' }), 0)).toBe('stale');
  expect(await store.commit('t1', commit(0, { stamp: 'here' }), 0)).not.toBe('stale');
});

test('a table that was stored before stamps existed continues and gets a stamp', async () => {
  await store.commit('t1', commit(null), 0);
  await send('a');
  expect(await store.take('t1', 10, { seq: 0, stamp: '' })).toMatchObject({ stored: null, stamp: '' });
  const stamped = change(1, { head: { seq: 1, game: 'toy', rules: 1, stamp: 'first' } });
  expect(await store.commit('t1', commit(0, { change: stamped }), 0)).toBe('empty');
  expect(await store.load('t1')).toMatchObject({ seq: 1, stamp: 'first' });
});

test('a command that can’t share a batch is handed out alone', async () => {
  await send('a', 'alone1', 'b', 'c');
  const first = await take();
  expect(ids(first)).toEqual(['a']);
  const next = await store.commit('t1', commit(null, { settled: first.commands.map(({ streamId }) => streamId) }), 10);
  expect(next).toMatchObject({ seq: 0, stored: null, commands: [{ id: 'alone1' }] });
});

test('one of two commits from the same position wins, and the other changes nothing', async () => {
  await store.commit('t1', commit(null), 0);
  expect(await store.commit('t1', commit(0), 0)).toBe('empty');
  const other = change(1, { entries: [{ seq: 1, id: 'other', entry: pack({}) }] });
  expect(await store.commit('t1', commit(0, { change: other, outgoing: ['twice'] }), 0)).toBe('stale');
  expect(await redis.connect().xlen('{t:t1}:outbox')).toBe(0);
  expect((await store.entries('t1', 0, -1)).length).toBe(2);
});

test('a command is never applied twice, and a worker that takes it again learns that it has been applied', async () => {
  await store.commit('t1', commit(null), 0);
  const again = change(1, { entries: [{ seq: 1, id: 'c0', entry: pack({}) }] });
  expect(await store.commit('t1', commit(0, { change: again }), 0)).toBe('stale');
  await send('c0');
  expect((await take()).commands).toMatchObject([{ id: 'c0', before: 0 }]);
});

test('a commit for an inbox entry that has already been settled changes nothing', async () => {
  await send('a', 'b');
  const [a, b] = (await take()).commands.map(({ streamId }) => streamId);
  const refuse = (streamId: string | undefined) =>
    commit(null, { change: null, settled: [streamId ?? ''], refused: ['x'], outgoing: ['no'] });
  expect(await store.commit('t1', refuse(a), 10)).toMatchObject({ commands: [{ id: 'b' }] });
  expect(await store.commit('t1', refuse(a), 10)).toBe('stale');
  expect(await store.commit('t1', refuse(b), 10)).toBe('empty');
  expect(await redis.connect().xlen('{t:t1}:outbox')).toBe(2);
});

test('recently refused or withdrawn commands are remembered even if a worker’s clock is fast', async () => {
  await send('a', 'b');
  const [a = '', b = ''] = (await take()).commands.map(({ streamId }) => streamId);
  const refuse = (streamId: string, id: string) =>
    store.commit('t1', commit(null, { change: null, settled: [streamId], refused: [id] }), 0);
  await refuse(a, 'a');
  expect(await store.withdraw('t1', 'w')).toBe(true);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 30 * 24 * 3_600_000);
  await refuse(b, 'b');
  vi.restoreAllMocks();
  expect((await redis.connect().zrange('{t:t1}:refused', '0', '-1')).sort()).toEqual(['a', 'b', 'w']);
});

test('a commit to a full Redis writes everything or nothing', async () => {
  await send('a');
  const [streamId = ''] = (await take()).commands.map((command) => command.streamId);
  const connection = redis.connect();
  await connection.config('SET', 'maxmemory', '1');
  await expect(store.commit('t1', commit(null, { settled: [streamId] }), 0)).rejects.toThrow('OOM');
  const refusal = commit(null, { change: null, settled: [streamId], refused: ['a'], outgoing: ['no'] });
  await expect(store.commit('t1', refusal, 0)).rejects.toThrow('OOM');
  await connection.config('SET', 'maxmemory', '0');
  expect(await store.waiting('t1')).toBe(1);
  expect(await store.load('t1')).toBeNull();
});

test('the checkpoint is the position before or after the commit, as requested', async () => {
  await store.commit('t1', commit(null), 0);
  await store.commit('t1', commit(0, { change: change(1, { move: 'old' }) }), 0);
  expect(await store.checkpoint('t1')).toEqual(pack({ at: 0 }));
  await store.commit('t1', commit(1, { change: change(2, { move: 'new' }) }), 0);
  expect(await store.checkpoint('t1')).toEqual(pack({ at: 2 }));
});

test('kept checkpoints are thinned out, except those at the beginning of an epoch', async () => {
  await store.commit('t1', commit(null), 0);
  for (let seq = 1; seq <= 60; seq++) {
    const keep = seq % 20 === 1 ? `e${seq}` : `${seq}`;
    await store.commit('t1', commit(seq - 1, { change: change(seq, { move: 'new', keep }) }), 0);
  }
  const places = await store.keptCheckpoints('t1');
  expect(places.filter(({ epoch }) => epoch).map(({ seq }) => seq)).toEqual([1, 21, 41]);
  expect(places.length).toBeLessThanOrEqual(3 + 24);
  expect(places.at(-1)?.seq).toBe(60);
});

test('tables with newer rules or of unknown games are left alone, and no attempt is counted', async () => {
  await store.commit('t1', commit(null, { change: change(0, { head: { seq: 0, game: 'toy', rules: 2 } }) }), 0);
  await send('a');
  expect(await store.take('t1', 10, null)).toBe('newer');
  const newer = new TableStore(redis.connect(), new Map([['toy', 2]]));
  expect(await newer.take('t1', 10, null)).toMatchObject({ commands: [{ attempt: 1 }] });
});
