import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PictureRequest } from '../../../src/queue/transport.ts';
import { Views, Waiter } from '../../../src/queue/views.ts';
import { type StoredPicture, ViewCache } from '../../../src/store/view-cache.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, opening, remark } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let transport: RecordingTransport;
let pipeline: TestPipeline;
let views: Views;
let drawn: { scene: string; view: unknown; params: unknown }[];
let draw: () => StoredPicture | Promise<StoredPicture>;
beforeEach(async () => {
  await redis.flush();
  transport = new RecordingTransport();
  drawn = [];
  draw = () => ({ bytes: Buffer.from('a picture'), alt: 'what it shows' });
  pipeline = await TestPipeline.open(redis.socket, {
    transport,
    draw: (_game, scene, view, params) => {
      drawn.push({ scene, view, params });
      return draw();
    },
  });
  views = new Views(pipeline.redis);
});
afterEach(async () => {
  await views.close();
  await pipeline.close();
});

async function ask(answer: string | null, reader: number | 'spectator' = 0): Promise<void> {
  if (answer !== null) await pipeline.answers.put(answer, { applicationId: 'a', token: answer, at: Date.now() });
  await pipeline.backend.read({ table: 'abc123', reader, player: 'ann', read: { what: 'hand' }, answer });
}

/** Whether the answer to an interaction has its picture, since text may come first. */
const isPictured = (interaction: string): boolean => transport.answers.get(interaction)?.files.length === 1;

test('a reader sees their own hand, and only the number of cards in other hands', async () => {
  await pipeline.send('abc123', ...opening());
  await pipeline.summary('abc123', 'the game has begun', ({ seq }) => seq === 3);
  const [blue, red, anyone] = await Promise.all(
    ([0, 1, 'spectator'] as const).map((reader) => views.see({ table: 'abc123', reader })),
  );
  expect(blue?.seen).toMatchObject({ view: { hands: [[900, 901], 2] }, decision: { id: 'd1' }, seed: null });
  expect(red?.seen).toMatchObject({ view: { hands: [2, [1900, 1901]] }, decision: { id: 'd2' } });
  expect(anyone?.seen).toMatchObject({ view: { hands: [2, 2] }, decision: null, orders: null });
});

test('a reader can see the position at an earlier entry, and the log from a given entry on', async () => {
  await pipeline.send('abc123', ...opening(), answer('ann', 0, 'd1', ['card:900']), answer('bob', 1, 'd2', []));
  await pipeline.summary('abc123', 'both have chosen', ({ seq }) => seq === 5);
  const then = await views.see({ table: 'abc123', reader: 0, at: 3 });
  expect(then?.seen).toMatchObject({ seq: 3, view: { hands: [[900, 901], 2] } });
  const now = await views.see({ table: 'abc123', reader: 0, since: 5 });
  expect(now?.seen).toMatchObject({ seq: 5, acted: { seq: 4 }, view: { hands: [[901], 2] } });
  expect(now?.seen.recent.map(({ seq }) => seq)).toEqual([5, 5]);
  expect(await views.see({ table: 'abc123', reader: 0, at: 99 })).toBeNull();
  expect(await views.see({ table: 'nobody', reader: 0 })).toBeNull();
});

test('a requested view and its picture are sent to the interaction', async () => {
  transport.pictures = [{ scene: 'hand', params: { big: true }, reader: 0, name: 'hand.png', alt: '' }];
  await pipeline.send('abc123', ...opening());
  await pipeline.summary('abc123', 'the game has begun', ({ seq }) => seq === 3);
  await ask('i1');
  await until('the picture is there', () => isPictured('i1'));
  expect(transport.answers.get('i1')?.files).toEqual(['hand.png']);
  expect(drawn.find(({ scene }) => scene === 'hand')).toMatchObject({ params: { big: true } });
});

test('a requested view is sent by direct message', async () => {
  await pipeline.send('abc123', ...opening());
  await pipeline.summary('abc123', 'the game has begun', ({ seq }) => seq === 3);
  await ask(null);
  await until('it is sent', () => transport.in('dm-ann').some(({ to }) => to === 'answer'));
});

test('identical views are drawn only once, and their file names reveal nothing', async () => {
  transport.pictures = [{ scene: 'hand', params: { secret: 'card 900' }, reader: 0, name: 'hand.png', alt: '' }];
  await pipeline.send('abc123', ...opening());
  await pipeline.summary('abc123', 'the game has begun', ({ seq }) => seq === 3);
  await ask('i1');
  await until('it is answered', () => isPictured('i1'));
  await ask('i2');
  await ask('i3');
  await until('all are answered', () => isPictured('i2') && isPictured('i3'));
  // Another commit leads to the same view.
  await pipeline.send('abc123', command({ player: 'ann' }, { t: 'orders', seat: 0, orders: { ask: [] } }));
  await pipeline.summary('abc123', 'it is applied', ({ seq }) => seq === 4);
  await ask('i4');
  await until('it is answered', () => isPictured('i4'));
  expect(drawn).not.toEqual([]);
  expect(new Set(drawn.map((one) => JSON.stringify(one))).size).toBe(drawn.length);
  const jobs = await pipeline.redis.keys('{subspace}:*');
  for (const key of jobs) {
    if ((await pipeline.redis.type(key)) !== 'hash') continue;
    expect(JSON.stringify(await pipeline.redis.hgetall(key))).not.toMatch(/card 900|secret/);
  }
});

/** Pages of the same scene, as a message requests them. */
const pages = (count: number): PictureRequest[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ scene: 'map', params: { page: at + 1 }, reader: 0, name: `map-${at + 1}.png`, alt: '' },
  }));

/** The pages that were drawn for any message, each once. */
const pagesDrawn = (): unknown[] => {
  const all = drawn.flatMap(({ params }) => (params instanceof Object && 'page' in params ? [params.page] : []));
  return [...new Set(all)].sort();
};

test.each([
  [1, [1], ['map-1.png']],
  [2, [1, 2], ['map-1.png', 'map-2.png']],
  // A renderer of an earlier version doesn't say how many pages there are.
  [undefined, [1, 2, 3], ['map-1.png', 'map-2.png', 'map-3.png']],
])('if a scene has %s pages, no others are drawn', async (there, asked, files) => {
  draw = () => ({ bytes: Buffer.from('a picture'), alt: '', pages: there });
  await pipeline.send('abc123', ...opening());
  await pipeline.summary('abc123', 'the game has begun', ({ seq }) => seq === 3);
  transport.pictures = pages(3);
  await ask('i1');
  await until('the pictures are there', () => transport.answers.get('i1')?.files.length === files.length);
  expect(transport.answers.get('i1')?.files).toEqual(files);
  expect(pagesDrawn()).toEqual(asked);
});

test('if the first page can’t be drawn, no other page is drawn', async () => {
  await pipeline.send('abc123', ...opening());
  await pipeline.summary('abc123', 'the game has begun', ({ seq }) => seq === 3);
  draw = () => {
    throw new Error('no first page');
  };
  transport.pictures = pages(2);
  await ask('i1');
  await until('it is answered', () => transport.answers.has('i1'));
  expect(transport.answers.get('i1')?.files).toEqual([]);
  expect(pagesDrawn()).toEqual([1]);
});

test('a picture that can’t be drawn is left out, and its text is sent', async () => {
  draw = () => {
    throw new Error('the hand holds card 900');
  };
  transport.pictures = [{ scene: 'hand', params: {}, reader: 0, name: 'hand.png', alt: '' }];
  await pipeline.send('abc123', ...opening());
  await pipeline.summary('abc123', 'the game has begun', ({ seq }) => seq === 3);
  await ask('i1');
  await until('it is answered', () => transport.answers.has('i1'));
  const failed = await until('drawing has failed', async () => {
    const [job] = await pipeline.redis.zrange('{subspace}:renders:failed', '0', '0');
    return job !== undefined && job;
  });
  expect(transport.answers.get('i1')?.files).toEqual([]);
  expect(JSON.stringify(await pipeline.redis.hgetall(`{subspace}:renders:${failed}`))).not.toContain('card 900');
});

test('if a picture is slow, the text is sent first and the picture added later', async () => {
  let finish = (): void => {};
  const finished = new Promise<void>((settle) => {
    finish = settle;
  });
  draw = () => finished.then(() => ({ bytes: Buffer.from('a picture'), alt: '' }));
  await pipeline.send('abc123', ...opening());
  await pipeline.summary('abc123', 'the game has begun', ({ seq }) => seq === 3);
  transport.pictures = [{ scene: 'hand', params: {}, reader: 0, name: 'hand.png', alt: '' }];
  const compose = vi.spyOn(transport, 'compose');
  await ask('i1');
  await until('the words are there', () => transport.answers.has('i1'));
  expect(transport.answers.get('i1')?.files).toEqual([]);
  finish();
  await until('the picture is there', () => isPictured('i1'));
  expect(transport.answer('i1')).toMatchObject({ to: 'answer' });
  // The text and the whole answer are composed together.
  expect(compose.mock.calls.filter(([, outgoing]) => outgoing.to === 'answer')).toHaveLength(1);
});

test('a panel shows the latest position after many moves', async () => {
  transport.pictures = [{ scene: 'map', params: {}, reader: 'spectator', name: 'map.png', alt: '' }];
  await pipeline.send('abc123', ...opening());
  await until('the panel stands', () => transport.in('thread1').some(({ to }) => to === 'panel'));
  const edits = () => transport.calls.filter((call) => call.startsWith('edit ')).length;
  const before = edits();
  for (let i = 0; i < 40; i++) {
    await pipeline.send('abc123', remark());
  }
  await until('it shows the last one', () => transport.in('thread1').find(({ to }) => to === 'panel').seq === 43);
  expect(edits() - before).toBeLessThan(20);
});

test('the reason why something isn’t possible is explained privately, and no job contains the person’s words', async () => {
  await pipeline.send('abc123', ...opening());
  await pipeline.summary('abc123', 'the game has begun', ({ seq }) => seq === 3);
  await pipeline.backend.keepAskedWords('w1', 'play card 900');
  const [mine, anyone] = await Promise.all(
    ([0, 'spectator'] as const).map((reader) => views.see({ table: 'abc123', reader, wish: 'w1' })),
  );
  expect(mine?.seen.why).toEqual({ text: '“play card 900” can’t be done now.', rule: 'X-TURN-01' });
  expect(anyone?.seen.why?.rule).toBe('T-TURN-01');
  // An active job has a lock key, which holds no data.
  const jobs = (await pipeline.redis.keys('{subspace}:reads:[0-9]*')).filter((key) => /:\d+$/.test(key));
  expect(jobs.length).toBeGreaterThanOrEqual(2);
  for (const job of jobs) expect(JSON.stringify(await pipeline.redis.hgetall(job))).not.toContain('play card');
  expect((await views.see({ table: 'abc123', reader: 0 }))?.seen.why).toBeUndefined();
});

test('a panel’s picture is drawn only if the table is still at that position in the same history', async () => {
  await pipeline.send('abc123', ...opening());
  await pipeline.summary('abc123', 'the game has begun', ({ seq }) => seq === 3);
  const view = await views.see({ table: 'abc123', reader: 'spectator' });
  expect(view?.stamp).toMatch(/^[0-9a-f]{16}$/);
  const cache = new ViewCache(pipeline.redis);
  const renders = new Waiter('renders', pipeline.redis);
  const isDrawn = async (picture: string, only: { seq: number; stamp?: string }): Promise<unknown> => {
    await cache.putDrawing(picture, { game: 'skirmish', viewKey: view?.key ?? '', scene: 'map', params: {} });
    return renders.run('draw', { picture, only: { table: 'abc123', ...only } }, null, 10_000);
  };
  expect(await isDrawn('p1', { seq: 3, stamp: view?.stamp ?? '' })).toBe(true);
  expect(await isDrawn('p2', { seq: 3, stamp: '0123456789abcdef' })).toBe(false);
  expect(await isDrawn('p3', { seq: 9, stamp: '0123456789abcdef' })).toBe(false);
  // Versions without stamps requested pictures in this form.
  expect(await isDrawn('p4', { seq: 3 })).toBe(true);
  expect(await isDrawn('p5', { seq: 2 })).toBe(false);
  await renders.close();
});
