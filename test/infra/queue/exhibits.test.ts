import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openQueue } from '../../../src/queue/queues.ts';
import type { ExhibitRequest, LookupItem } from '../../../src/queue/transport.ts';
import { Decks } from '../../../src/store/decks.ts';
import type { StoredPicture } from '../../../src/store/view-cache.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { failing, RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const PICTURE = { scene: 'component', params: { big: true }, reader: 'spectator', name: 'c.png', alt: '' } as const;

const redis = withRedis();
let transport: RecordingTransport;
let pipeline: TestPipeline;
let drawn: { scene: string; view: unknown; params: unknown }[];
let draw: () => StoredPicture | Promise<StoredPicture>;
let logged: string[];
beforeEach(async () => {
  await redis.flush();
  transport = new RecordingTransport();
  transport.pictures = [PICTURE];
  drawn = [];
  logged = [];
  draw = () => ({ bytes: Buffer.from('a picture'), alt: 'what it shows' });
  pipeline = await TestPipeline.open(redis.socket, {
    transport,
    log: pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) }),
    draw: (_game, scene, view, params) => {
      drawn.push({ scene, view, params });
      return draw();
    },
  });
});
afterEach(() => pipeline.close());

async function ask(interaction: string, at = Date.now()): Promise<void> {
  await pipeline.answers.put(interaction, { applicationId: 'a', token: interaction, at });
  await pipeline.backend.exhibit({ game: 'skirmish', component: 'scout' }, interaction);
}

/** Waits until no delivery is active or queued. */
async function idle(): Promise<void> {
  const delivery = openQueue('delivery', pipeline.redis);
  await until('nothing is under way', async () => {
    const counts = await delivery.getJobCounts('waiting', 'prioritized', 'active', 'delayed');
    return Object.values(counts).every((count) => count === 0);
  });
  await delivery.close();
}

test('a component and its picture are sent to the person who asked, even if there is no table', async () => {
  await ask('i1');
  await until('it is answered', () => transport.answers.get('i1')?.files.length === 1);
  expect(transport.answer('i1')).toEqual({ to: 'exhibit', game: 'skirmish', component: 'scout' });
  expect(drawn).toEqual([{ scene: 'component', view: null, params: { big: true } }]);
});

test('if a picture has fewer pages than requested, the missing page is left out', async () => {
  transport.pictures = [1, 2].map((page) => ({ ...PICTURE, params: { page } }));
  draw = () => ({ bytes: Buffer.from(drawn.length === 1 ? 'the only page' : ''), alt: '' });
  await ask('i1');
  await until('it is answered', () => transport.answers.get('i1')?.files.length === 1);
  expect(drawn).toHaveLength(2);
});

test('a picture that two people look up is drawn only once', async () => {
  await ask('i1');
  await until('it is answered', () => transport.answers.get('i1')?.files.length === 1);
  await ask('i2');
  await until('it is answered', () => transport.answers.get('i2')?.files.length === 1);
  expect(drawn).toHaveLength(1);
});

test('if a picture is slow, the text is sent first and the picture added later', async () => {
  let finish = (): void => {};
  const finished = new Promise<void>((settle) => {
    finish = settle;
  });
  draw = () => finished.then(() => ({ bytes: Buffer.from('a picture'), alt: '' }));
  await ask('i1');
  await until('the words are there', () => transport.answers.has('i1'));
  expect(transport.answers.get('i1')?.files).toEqual([]);
  finish();
  await until('the picture is there', () => transport.answers.get('i1')?.files.length === 1);
  expect(transport.answer('i1')).toMatchObject({ to: 'exhibit' });
});

test('only the text is sent if there is no picture', async () => {
  draw = () => {
    throw new Error('no paint');
  };
  await ask('i1');
  await idle();
  expect(transport.answers.get('i1')?.files).toEqual([]);
  expect(transport.answer('i1')).toMatchObject({ component: 'scout' });
});

test.each(['server', 'network', 'rate'] as const)('a look-up is answered despite a %s error', async (kind) => {
  const left = failing(transport, 'editAnswer', kind, 2);
  await ask('i1');
  await until('it is answered', () => transport.answers.has('i1'));
  expect(left()).toBe(0);
});

test.each(['expired-token', 'gone-message'] as const)(
  'an answer that nobody can receive (%s) is dropped',
  async (kind) => {
    failing(transport, 'editAnswer', kind, 9);
    await ask('i1');
    await until('it was tried', () => transport.calls.length > 0);
    await idle();
    expect(transport.answers.has('i1')).toBe(false);
    expect(transport.calls.filter((call) => call !== 'editAnswer i1')).toEqual([]);
  },
);

test('nothing is sent for an expired request', async () => {
  await ask('i1', Date.now() - 15 * 60_000);
  await idle();
  expect(transport.calls).toEqual([]);
});

test('a person gets an apology if their look-up is rejected or its answer can’t be composed', async () => {
  failing(transport, 'editAnswer', 'bad-request');
  await ask('i1');
  await until('it is answered', () => transport.answers.has('i1'));
  transport.exhibit = () => {
    throw new Error('no such component');
  };
  await ask('i2');
  await until('it is answered', () => transport.answers.has('i2'));
  for (const id of ['i1', 'i2'])
    expect(transport.answers.get(id)?.body['content']).toContain('something broke on our side');
});

const DECK = { draw: [{ card: 'secret-agent', count: 2 }] };

/** Ada’s deck with this name, kept or deleted. */
async function keepDeck(name: string, deck: typeof DECK | null): Promise<void> {
  const kept = deck === null ? { drop: true as const } : { keep: { name, game: 'skirmish', deck } };
  await new Decks(pipeline.redis).change('ada', name, `${name} ${deck === null}`, () => ({ says: 'done', ...kept }));
}

/** Adds the job that shows a deck. `tries` is the number of its attempts within the last hour. */
async function askForDeck(interaction: string, exhibit: LookupItem | ExhibitRequest, tries = 0): Promise<void> {
  await pipeline.answers.put(interaction, { applicationId: 'a', token: interaction, at: Date.now() });
  const delivery = openQueue('delivery', pipeline.redis);
  const age = tries === 0 ? 0 : 3_600_000;
  const options = { jobId: `e-${interaction}`, timestamp: Date.now() - age, delay: 1e9 };
  const job = await delivery.add('exhibit', { exhibit, interaction }, options);
  // BullMQ keeps the number of attempts in this field.
  await pipeline.redis.hset(delivery.toKey(`e-${interaction}`), 'ats', tries);
  await job.promote();
  await delivery.close();
}

test('the current deck is shown, and neither the job nor the log contains its cards', async () => {
  await keepDeck('Mine', DECK);
  await pipeline.answers.put('i1', { applicationId: 'a', token: 'i1', at: Date.now() });
  await pipeline.backend.exhibit({ game: 'skirmish', player: 'ada', name: 'mine' }, 'i1');
  await until('it is answered', () => transport.answers.get('i1')?.files.length === 1);
  expect(transport.answer('i1')).toEqual({ to: 'exhibit', name: 'Mine', game: 'skirmish', deck: DECK });
  await idle();
  const delivery = openQueue('delivery', pipeline.redis);
  const job = await delivery.getJob('e-i1');
  await delivery.close();
  expect(job?.data).toEqual({ exhibit: { game: 'skirmish', player: 'ada', name: 'mine' }, interaction: 'i1' });
  expect(logged.join()).not.toContain('secret-agent');
});

test('a person is told that their deck was deleted or can’t be read', async () => {
  await keepDeck('Mine', DECK);
  await keepDeck('Mine', null);
  await pipeline.redis.hset('decks:ada', 'broken', 'x');
  for (const [id, name] of [
    ['i1', 'Mine'],
    ['i2', 'Broken'],
  ] as const) {
    await askForDeck(id, { game: 'skirmish', player: 'ada', name });
    await until('it is answered', () => transport.answers.has(id));
    expect(transport.answers.get(id)?.body['content']).toContain('I can’t show this deck anymore');
  }
});

test('a deck in an older version’s job is shown, and its cards stay out of the log if the job fails', async () => {
  const old = { game: 'skirmish', name: 'Mine', deck: DECK };
  await askForDeck('i1', old);
  await until('it is answered', () => transport.answers.has('i1'));
  expect(transport.answer('i1')).toEqual({ to: 'exhibit', ...old });
  transport.before = () => {
    throw new Error('a fault of ours');
  };
  await askForDeck('i2', old, 9);
  await idle();
  expect(logged.join()).toContain('a message could not be sent');
  expect(logged.join()).not.toContain('secret-agent');
});
