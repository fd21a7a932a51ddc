import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Agendas } from '../../../src/queue/agenda.ts';
import { Channels } from '../../../src/queue/channels.ts';
import { DigestPlan, DigestSender } from '../../../src/queue/digest.ts';
import { DirectSender } from '../../../src/queue/direct-sender.ts';
import { type AnyQueue, openQueue } from '../../../src/queue/queues.ts';
import { StoreClock } from '../../../src/store/clock.ts';
import { keys } from '../../../src/store/keys.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { type Recorded, RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const SILENT = 1 << 12;
const DAY = 24 * 3_600_000;
let pipeline: TestPipeline;
let transport: RecordingTransport;
let queue: AnyQueue<'delivery'>;

beforeEach(async () => {
  await redis.flush();
  transport = new RecordingTransport();
  pipeline = await TestPipeline.open(redis.socket, { transport, watch: 200 });
  queue = openQueue('delivery', pipeline.redis);
});
afterEach(async () => {
  await queue.close();
  await pipeline.close();
});

/** Ann’s direct messages: what each is, and whether it notifies her. */
function messages(): { to: string; rings: boolean; edits: number }[] {
  return annsMessages().map(({ body, edits }) => ({ to: contentOf(body).to, rings: body['flags'] !== SILENT, edits }));
}

const annsMessages = (): Recorded[] => transport.messages.filter(({ channel }) => channel === 'dm-ann');
const contentOf = (body: Recorded['body']): { to: string; asks?: string[] } => JSON.parse(String(body['content']));
const digests = () => annsMessages().filter(({ body }) => contentOf(body).to === 'inbox');

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const choose = (messages: 'each' | 'digest' | 'urgent', id: string) =>
  pipeline.backend.setMessages('ann', { messages, digest: 0 }, { interaction: id, says: 'kept' }, Date.now());
const jobs = async (): Promise<string[]> =>
  (await queue.getDelayed()).flatMap(({ id }) => (id?.startsWith('digest') ? [id] : []));

/** Lets the hour of the next digest come. */
async function nextDay(): Promise<void> {
  const [id = ''] = await until('the digest is planned', async () => (await jobs()).length === 1 && (await jobs()));
  // A day later, nobody remembers the nonces. As soon as the day is set back, the housekeeping may send the digest.
  transport.knowsNonces = false;
  const posts = await pipeline.redis.keys('post:*');
  if (posts.length > 0) await pipeline.redis.del(posts);
  await pipeline.redis.hset(keys.digest('ann'), 'day', dayOf(Date.now() - DAY));
  await (await queue.getJob(id))?.promote();
}

async function tables(...ids: string[]): Promise<void> {
  for (const id of ids) await pipeline.send(id, ...opening());
  await until('Ann is told', () => messages().filter(({ to }) => to === 'turn').length === ids.length);
}

test('with a digest, turns arrive silently, and one message notifies each day while something waits', async () => {
  expect(await choose('digest', '1')).toBe('kept');
  await until(
    'the digest of tomorrow is planned',
    async () => (await jobs()).join() === `digest-ann-${dayOf(Date.now() + DAY)}`,
  );
  await tables('day001', 'day002');
  expect(messages().map(({ rings }) => rings)).toEqual([false, false]);
  await nextDay();
  await until('the digest is there', () => digests().length === 1);
  expect(contentOf(digests()[0]?.body ?? {}).asks?.sort()).toEqual(['day001', 'day002']);
  expect(messages().filter(({ rings }) => rings)).toHaveLength(1);

  // The next digest takes the place of this one.
  const [first] = digests();
  await nextDay();
  await until('the second digest has replaced it', () => digests().length === 1 && digests()[0]?.id !== first?.id);

  // Nothing waits, so nothing is sent.
  for (const id of ['day001', 'day002']) await pipeline.send(id, answer('ann', 0, 'd1', []));
  await until('nothing waits for Ann', async () =>
    (await pipeline.backend.agenda('ann')).every(({ decision }) => decision === null),
  );
  await nextDay();
  await until('no digest is left', () => digests().length === 0);
  await until('the next one is planned', async () => (await jobs()).length === 1);
});

test('a young digest that is the latest message is brought up to date', async () => {
  await choose('digest', '1');
  await tables('day001', 'day002');
  await nextDay();
  await until('the digest is there', () => digests().length === 1);
  await pipeline.send('day001', answer('ann', 0, 'd1', []));
  await until('it names one table', () => contentOf(digests()[0]?.body ?? {}).asks?.join() === 'day002');
  expect(digests()[0]?.edits).toBeGreaterThan(0);
  // Once the person uses the message, it shows what they choose.
  await pipeline.backend.digests.use('ann');
  const { edits } = digests()[0] ?? { edits: -1 };
  await pipeline.send('day002', answer('ann', 0, 'd1', []));
  await until('nothing waits for Ann', async () =>
    (await pipeline.backend.agenda('ann')).every(({ decision }) => decision === null),
  );
  await until('all messages are sent', async () => (await pipeline.redis.xlen('{t:day002}:outbox')) === 0);
  expect(digests()[0]?.edits).toBe(edits);
});

test('two processes at once send one digest, and two jobs in one process do so even if the chat has forgotten the nonce', async () => {
  await choose('digest', '1');
  await tables('day001');
  await pipeline.redis.hset(keys.digest('ann'), 'day', dayOf(Date.now() - DAY));
  const clock = await StoreClock.open(pipeline.redis);
  const log = pino({ level: 'silent' });
  const process = () => {
    const channels = new Channels(pipeline.redis, transport, clock);
    const directs = new DirectSender(pipeline.redis, transport, channels, log);
    const plan = new DigestPlan(pipeline.redis, queue);
    return new DigestSender(pipeline.redis, {
      transport,
      channels,
      directs,
      agenda: new Agendas(pipeline.redis),
      plan,
      clock,
    });
  };
  const attempt = { first: Date.now(), repeat: false };
  await Promise.all([process().send('ann', attempt), process().send('ann', attempt)]);
  await process().send('ann', attempt);
  expect(digests()).toHaveLength(1);
  expect(await jobs()).toHaveLength(1);

  // The jobs that the housekeeping adds would send the digest, too.
  await queue.pause();
  await until('no job runs', async () => (await queue.getActiveCount()) === 0);
  transport.knowsNonces = false;
  await pipeline.redis.del(await pipeline.redis.keys('post:*'));
  await pipeline.redis.hset(keys.digest('ann'), 'day', dayOf(Date.now() - DAY));
  const [first] = digests();
  const one = process();
  await Promise.all([one.send('ann', attempt), one.send('ann', attempt)]);
  clock.close();
  expect(digests()).toHaveLength(1);
  expect(digests()[0]?.id).not.toBe(first?.id);
});

test('a lost job is added again, and a person who wants no digest has none', async () => {
  await choose('digest', '1');
  const [id = ''] = await until('it is planned', async () => (await jobs()).length === 1 && (await jobs()));
  await (await queue.getJob(id))?.remove();
  await until('the housekeeping plans it again', async () => (await jobs()).join() === id);
  await choose('each', '2');
  expect(await pipeline.backend.nextDigest('ann', Date.now())).toBeNull();
  await (await queue.getJob(id))?.promote();
  await until('the job has ended', async () => (await queue.getJob(id)) === undefined);
  expect(digests()).toEqual([]);
  expect(await pipeline.redis.smembers(keys.digests)).toEqual([]);
});

test('a person who wants only urgent messages is notified when little time is left', async () => {
  await choose('urgent', '1');
  await tables('day001');
  expect(messages()[0]).toMatchObject({ to: 'turn', rings: false });
  const reminder = () => pipeline.redis.zscore('reminders', 'day001:ann');
  await until('the reminder is there', async () => (await reminder()) !== null);
  await pipeline.redis.zadd('reminders', 0, 'day001:ann');
  await until('it waits until 6 hours are left', async () => Number(await reminder()) - Date.now() > 60 * 3_600_000);
  const long = Date.now() - 67 * 3_600_000;
  await pipeline.redis.hset('{t:day001}:head', { since: long, 'acted:0': `1:${long}` });
  await pipeline.redis.zadd('reminders', 0, 'day001:ann');
  await until('it rings', () => messages().some(({ to, rings }) => to === 'ring' && rings));
});
