import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDeferred } from '../../../src/local/deferred.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

/** The number of people who look at the map at the same time: twice as many as messages in progress. */
const LOOKS = 200;

const redis = withRedis();
let transport: RecordingTransport;
let pipeline: TestPipeline;
let drawing = createDeferred<void>();
/** The scenes in the order in which they were started. */
let begun: string[];
beforeEach(async () => {
  await redis.flush();
  transport = new RecordingTransport();
  drawing = createDeferred();
  begun = [];
  pipeline = await TestPipeline.open(redis.socket, {
    transport,
    async draw(_game, scene, _view, params) {
      begun.push(`${scene} ${JSON.stringify(params)}`);
      await drawing.promise;
      return { bytes: Buffer.from('a picture'), alt: '' };
    },
  });
});
afterEach(async () => {
  drawing.resolve();
  await pipeline.close();
});

/** A spectator looks at the map as of this entry, so that each picture is different. */
async function look(name: string): Promise<void> {
  await pipeline.answers.put(name, { applicationId: 'a', token: name, at: Date.now() });
  await pipeline.backend.read({
    table: 'abc123',
    reader: 'spectator',
    player: name,
    read: { what: 'map', at: 3 },
    answer: name,
  });
}

test('while the renderer is slow, a move doesn’t wait for map requests, however many there are', async () => {
  await pipeline.send('abc123', ...opening());
  await pipeline.summary('abc123', 'the game has begun', ({ seq }) => seq === 3);
  await until('both are told', () => transport.in('dm-ann').length > 0 && transport.in('dm-bob').length > 0);
  transport.pictures = [{ scene: 'map', params: {}, reader: 'spectator', name: 'map.png', alt: '' }];
  const names = Array.from({ length: LOOKS }, (_, at) => `look${at}`);
  await Promise.all(names.map(look));
  await until('the first looks are being drawn', () => begun.length > 0);
  await pipeline.answers.put('move', { applicationId: 'a', token: 'move', at: Date.now() });
  await pipeline.send('abc123', { ...answer('ann', 0, 'd1', ['card:900']), answer: 'move' });
  await until('the move is answered', () => transport.answers.has('move'));
  // No picture is finished yet. Look-ups wait, but the move doesn’t.
  expect([...transport.answers].filter(([, { files }]) => files.length > 0)).toEqual([]);
  drawing.resolve();
  await until('everybody is answered', () =>
    names.every((name) => (transport.answers.get(name)?.files.length ?? 0) > 0),
  );
  expect(transport.answers.get('move')?.files).toEqual(['map.png']);
});
