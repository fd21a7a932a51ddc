import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DELIVERY_SLOTS, DeliveryPlaces } from '../../../src/queue/delivery-places.ts';
import { FORGOTTEN } from '../../../src/queue/renderer.ts';
import { Waiter } from '../../../src/queue/views.ts';
import type { StoredPicture } from '../../../src/store/view-cache.ts';
import { LIMIT } from '../../support/patience.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { command, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let transport: RecordingTransport;
let pipeline: TestPipeline;
let draw: () => void;
beforeEach(async () => {
  await redis.flush();
  transport = new RecordingTransport();
  transport.pictures = [{ scene: 'map', params: {}, reader: 'spectator', name: 'map.png', alt: '' }];
  const drawn = new Promise<StoredPicture>((settle) => {
    draw = () => settle({ bytes: Buffer.from('a picture'), alt: '' });
  });
  pipeline = await TestPipeline.open(redis.socket, { transport, draw: () => drawn });
});
afterEach(async () => {
  draw();
  await pipeline.close();
  vi.restoreAllMocks();
});

/** Nobody gives a picture up until the test is over, however long a busy machine needs to open the tables. */
function waitForPictures(): void {
  const { run } = Waiter.prototype;
  vi.spyOn(Waiter.prototype, 'run').mockImplementation(function (this: Waiter<'renders'>, ...given) {
    const [name, data, same, patience, priority] = given;
    return run.call(this, name, data, same, patience === FORGOTTEN ? LIMIT : patience, priority);
  });
}

test('while panels and direct messages of many tables wait for pictures, the words of an answer don’t', async () => {
  waitForPictures();
  const tables = Array.from({ length: DELIVERY_SLOTS }, (_, at) => `tab${String(at).padStart(3, '0')}`);
  for (const table of tables) await pipeline.send(table, ...opening());
  for (const table of tables) await pipeline.summary(table, 'the game has begun', ({ seq }) => seq === 3);
  await pipeline.answers.put('i1', { applicationId: 'a', token: 'i1', at: Date.now() });
  const orders = command({ player: 'ann' }, { t: 'orders', seat: 0, orders: { ask: [] } });
  await pipeline.send('tab000', { ...orders, answer: 'i1' });
  await until('the words are there', () => transport.answers.has('i1'));
  expect(transport.answers.get('i1')?.files).toEqual([]);
  expect(transport.messages).toEqual([]);
});

const settled = Promise.resolve();

test('look-ups, and messages that follow moves, each leave slots to the others, and waiting jobs come back one by one', async () => {
  const places = new DeliveryPlaces();
  let end = (): void => {};
  const ended = new Promise<void>((settle) => {
    end = settle;
  });
  const take = (name: string): Promise<void> => places.hold({ name }, () => ended);
  const running = Array.from({ length: 60 }, (_, at) => take(at % 2 === 0 ? 'panel' : 'notes'));
  expect(places.pause({ id: 'one', name: 'lines' })).toBe(275);
  expect(places.pause({ id: 'two', name: 'panel' })).toBe(300);
  expect(places.pause({ id: 'three', name: 'read' })).toBe(0);
  expect(places.pause({ id: 'four', name: 'outbox' })).toBe(0);
  end();
  await Promise.all(running);
  expect(places.pause({ id: 'one', name: 'lines' })).toBe(0);
  await places.hold({ name: 'outbox' }, () => settled);
});
