import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Preferences } from '../../../src/store/preferences.ts';
import { readHours } from '../../../src/tables/hours.ts';
import { FastClock } from '../support/fast-clock.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { opening } from '../support/tables.ts';

const redis = withRedis();
const SILENT = 1 << 12;
const HOUR = 3_600_000;
let pipeline: TestPipeline;
let transport: RecordingTransport;
beforeEach(() => redis.flush());
afterEach(async () => {
  await pipeline.close();
  vi.restoreAllMocks();
});

/** Starts at a time with Ann, who lives in Berlin and has set these times. */
async function begin(from: string, times: { hours?: string; holidays?: string }): Promise<FastClock> {
  const clock = FastClock.start(redis, new Date(from));
  transport = new RecordingTransport();
  pipeline = await TestPipeline.open(redis.socket, { transport, clock, watch: HOUR });
  const preferences = new Preferences(pipeline.redis);
  await preferences.setZone('ann', 'Europe/Berlin', { interaction: '1', says: '' });
  const { hours, holidays } = times;
  if (hours !== undefined) await preferences.setTimes('ann', { hours }, { interaction: '2', says: '' });
  if (holidays !== undefined) await preferences.setTimes('ann', { holidays }, { interaction: '3', says: '' });
  await pipeline.send('abc123', ...opening().map((one) => ({ ...one, at: clock.now() })));
  await clock.advance(0);
  return clock;
}

/** The hours that a text means, as they are stored. */
function stored(text: string): string {
  const read = readHours(text);
  return 'week' in read ? JSON.stringify(read.week) : expect.fail(read.wrong);
}

/** The number of Ann's messages that notified her. */
const rings = (): number =>
  transport.messages.filter(({ channel, body }) => channel === 'dm-ann' && body['flags'] !== SILENT).length;

/** Expects that Ann is notified for the first time at this instant. */
async function expectRing(clock: FastClock, at: string): Promise<void> {
  await clock.advanceTo(new Date(Date.parse(at) - 1));
  expect(rings(), 'before').toBe(0);
  await clock.advance(1);
  expect(rings(), 'then').toBe(1);
}

test.each([
  ['spring, when the night is an hour shorter', '2026-03-28T20:00:00Z', '2026-03-29T04:30:00Z'],
  ['autumn, when the night is an hour longer', '2026-10-24T20:00:00Z', '2026-10-25T05:30:00Z'],
])('reminders wait for a person’s own hours in %s', async (_, evening, morning) => {
  // In Berlin, it is half past six then.
  await expectRing(await begin(evening, { hours: stored('daily 6:30-7, 18-20') }), morning);
});

test('each day of the week has its own hours', async () => {
  // From Friday, 19 June 2026, at 23:00 to Saturday at 10:00 in Berlin.
  await expectRing(
    await begin('2026-06-19T21:00:00Z', { hours: stored('weekdays 8-22, weekends 10-24') }),
    '2026-06-20T08:00:00Z',
  );
});

test('nobody is notified on a holiday, and the reminder comes on the first morning after it', async () => {
  const holidays = JSON.stringify([{ from: '2026-08-03', until: '2026-08-05' }]);
  await expectRing(await begin('2026-08-02T21:00:00Z', { holidays }), '2026-08-06T06:00:00Z');
});

test('times that can’t be read count as not set', async () => {
  await expectRing(await begin('2026-08-02T21:00:00Z', { hours: '{', holidays: '[{}]' }), '2026-08-03T06:00:00Z');
});
