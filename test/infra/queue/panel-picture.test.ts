import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredPicture } from '../../../src/store/view-cache.ts';
import { FastClock } from '../support/fast-clock.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { type Recorded, RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, opening } from '../support/tables.ts';

const redis = withRedis();
const TABLE = 'abc123';
const MINUTE = 60_000;
const MAP = { scene: 'map', params: {}, reader: 'spectator', name: 'map.png', alt: 'The board' } as const;
const PICTURE: StoredPicture = { bytes: Buffer.from('PNG'), alt: 'The board' };

let clock: FastClock;
let transport: RecordingTransport;
let pipeline: TestPipeline;
/** Whether the renderer works. */
let draws: boolean;

beforeEach(async () => {
  await redis.flush();
  draws = false;
  clock = FastClock.start(redis);
  transport = new RecordingTransport();
  transport.pictures = [MAP];
  pipeline = await TestPipeline.open(redis.socket, {
    transport,
    clock,
    draw: () => {
      if (!draws) throw new Error('the renderer is broken');
      return PICTURE;
    },
  });
  await pipeline.send(TABLE, ...opening().map((one) => ({ ...one, at: clock.now() })));
  await clock.advance(10_000);
});
afterEach(async () => {
  await pipeline.close();
  vi.restoreAllMocks();
});

/** The message that shows the game to everyone. */
function panel(): Recorded {
  const shown = transport.messages.filter(({ body }) => JSON.parse(String(body['content'])).to === 'panel');
  return shown.at(-1) ?? expect.fail('there is no panel');
}

test('a panel whose picture couldn’t be drawn gets it later, in the same message', async () => {
  const { id, edits } = panel();
  expect(panel().files).toEqual([]);
  draws = true;
  await clock.advance(MINUTE);
  expect(panel()).toMatchObject({ id, files: ['map.png'], edits: edits + 1 });
  await clock.advance(60 * MINUTE);
  expect(panel()).toMatchObject({ id, edits: edits + 1 });
});

test('while the picture still can’t be drawn, the panel isn’t edited, and the tries end', async () => {
  const { edits } = panel();
  await clock.advance(50 * MINUTE);
  expect(panel()).toMatchObject({ files: [], edits });
  draws = true;
  await clock.advance(60 * MINUTE);
  expect(panel()).toMatchObject({ files: [], edits });
});

test('the next move doesn’t wait for the missing picture', async () => {
  const question = (await pipeline.backend.prompt(TABLE, 0))?.id ?? '';
  await pipeline.send(TABLE, { ...answer('ann', 0, question, []), at: clock.now() });
  draws = true;
  await clock.advance(5_000);
  expect(panel().files).toEqual(['map.png']);
});
