import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FinishedGames } from '../../../src/queue/finished-games.ts';
import { ForgetPlan } from '../../../src/queue/forget-plan.ts';
import { Forgetter } from '../../../src/queue/forgetter.ts';
import { archiveTables } from '../../../src/queue/housekeeping.ts';
import { Leaving } from '../../../src/queue/leaving.ts';
import { openQueue } from '../../../src/queue/queues.ts';
import { Answers } from '../../../src/store/answers.ts';
import { StoreClock } from '../../../src/store/clock.ts';
import { Forgetting } from '../../../src/store/forgetting.ts';
import { Forgotten } from '../../../src/store/forgotten.ts';
import { markOf } from '../../../src/store/key-marks.ts';
import { keys, tableKeys } from '../../../src/store/keys.ts';
import { History } from '../../../src/tables/history.ts';
import type { Command } from '../../../src/tables/types.ts';
import { dying } from '../support/dying.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { tracesIn } from '../support/store-dump.ts';
import { command, create, toys } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const ANN = '700000000000000001';
const BOB = '700000000000000002';
const NAMES = ['Annabel', 'Anna-Lena'];
const MONTH = 31 * 24 * 3_600_000;

let pipeline: TestPipeline;
let transport: RecordingTransport;
let folder: string;

beforeEach(async () => {
  shown = 'Annabel';
  await redis.flush();
  folder = await mkdtemp(join(tmpdir(), 'forget-'));
  transport = new RecordingTransport();
  transport.pictures = [{ scene: 'map', params: {}, reader: 'spectator', name: 'map.png', alt: 'Annabel' }];
  await open();
});
afterEach(async () => {
  await pipeline.close();
  await rm(folder, { recursive: true, force: true });
});

/** The person whom pictures show. Pictures that are drawn after the deletion show nobody. */
let shown = 'Annabel';

async function open(): Promise<void> {
  const draw = () => ({ bytes: Buffer.from('png'), alt: `${shown} is here` });
  pipeline = await TestPipeline.open(redis.socket, { transport, draw, archive: folder, sweep: 300 });
}

function seats(...people: [player: string, called: string][]): Command[] {
  return people.map(([player, called], seat) =>
    command({ player }, { t: 'seat', seat, player, called, ready: `click-${player === ANN ? 'a' : 'b'}` }),
  );
}

/** Ann opens a table at which she and Bob play. */
function table(title = 'A skirmish of Annabel', owner = ANN): Command[] {
  return [
    create({ length: 20 }, { owner, title }),
    ...seats([ANN, 'Annabel'], [BOB, 'Bobby']),
    command({ player: owner }, { t: 'start', player: owner, ready: 'click-start' }),
  ];
}

async function finished(id: string): Promise<void> {
  await pipeline.send(id, ...table(), command({ player: BOB }, { t: 'concede', seat: 1 }));
  await pipeline.summary(id, 'the game is over', ({ status }) => status === 'over');
}

/** Waits until nothing is under way. */
async function quiet(...ids: string[]): Promise<void> {
  for (const id of ids)
    await until(`the messages of ${id} are sent`, async () => (await pipeline.redis.xlen(tableKeys(id).outbox)) === 0);
}

async function forget(person = ANN, interaction = '800000000000000001'): Promise<void> {
  shown = 'Somebody';
  await pipeline.answers.put(interaction, { applicationId: 'a', token: 'T', at: Date.now() });
  await pipeline.backend.forgets.begin(person, interaction, null);
}

async function forgotten(person = ANN): Promise<void> {
  await until('the data is deleted', async () => !(await pipeline.backend.forgets.isLeaving(person)));
}

/** The keys whose names or values have one of these words. */
function tracesOf(...words: string[]): Promise<string[]> {
  return tracesIn(pipeline.redis, ...words);
}

async function verified(id: string): Promise<unknown> {
  const history = new History(pipeline.store, toys);
  const held = await history.now(id);
  if (held === null) throw new Error('no table');
  const games = new FinishedGames(history, toys);
  const { whole } = await games.verification(held);
  const record = await games.record(held);
  return { faults: whole?.faults, agrees: await history.agrees(id, held), lines: record.log };
}

test('nothing in Redis names a person who deleted their data, and all games can still be verified (T-FORGET-01)', async () => {
  await finished('arch01');
  await quiet('arch01');
  await archiveTables({ redis: pipeline.redis, log: { info: () => {} } as never }, Date.now() + MONTH);
  await finished('over01');
  await pipeline.send('live01', ...table());
  await pipeline.send(
    'lobby1',
    create({ length: 20 }, { owner: BOB, title: 'Who comes?' }),
    ...seats([BOB, 'Bobby']),
    command({ player: ANN }, { t: 'seat', seat: 1, player: ANN, called: 'Anna-Lena', ready: 'click-c' }),
  );
  await pipeline.send(
    'host01',
    ...table('Elsewhere', BOB),
    command({ host: ANN }, { t: 'vacate', seat: 0, heir: { to: 'friend' }, host: 'Annabel' }),
    command({ host: ANN }, { t: 'end', why: 'Annabel, a moderator, ended the table: late' }),
  );
  const { backend } = pipeline;
  await backend.setConfirms(ANN, false, { interaction: '1', says: 'kept' });
  await backend.setMessages(ANN, { messages: 'digest', digest: 0 }, { interaction: '2', says: 'kept' }, Date.now());
  await backend.watching.set(ANN, 'live01', true, { interaction: '3', says: 'watching' });
  await backend.boards.place('g1', 'ch1', ANN, { interaction: '4', says: 'placed' });
  await backend.changeDeck(ANN, 'Mine', '5', () => ({
    says: 'kept',
    keep: { name: 'Mine', game: 'skirmish', deck: {} },
  }));
  await backend.mutes.setNudges(ANN, false, { interaction: '6', says: 'muted' });
  await backend.trials.open('live01', ANN, 0, '7');
  await pipeline.summary('live01', 'the game has begun', ({ status }) => status === 'playing');
  await until('Ann has messages', () => transport.in(`dm-${ANN}`).length > 0);
  await quiet('over01', 'live01', 'lobby1', 'host01');
  const digits = await verified('over01');
  expect((await tracesOf(ANN)).length).toBeGreaterThan(15);

  await forget();
  await forgotten();
  expect(await tracesOf(ANN, ...NAMES)).toEqual([]);
  expect((await readdir(folder, { recursive: true })).length).toBe(0);
  expect(transport.in(`dm-${ANN}`)).toEqual([]);
  expect(transport.answer('T')).toMatchObject({ to: 'forgotten', left: 2, tables: 5 });

  // What stays: the game, and the ids of the clicks that its dice come from.
  expect(await pipeline.directory.summary('live01')).toMatchObject({
    status: 'playing',
    chairs: [{ player: null, bot: 'standard' }, { player: BOB }],
  });
  expect((await pipeline.directory.summary('lobby1'))?.chairs.map(({ player }) => player)).toEqual([BOB, null]);
  const now = (await verified('over01')) as { lines: string[] };
  expect(now).toMatchObject({ faults: [], agrees: true });
  expect(now.lines).toHaveLength((digits as { lines: string[] }).lines.length);
  expect(now.lines.join()).toContain('Bobby gives up');
  expect((await tracesOf('click-a')).some((key) => key.startsWith('{t:over01}:log'))).toBe(true);
  await pipeline.backend.view('arch01', 'spectator');
  expect(await verified('arch01')).toMatchObject({ faults: [], agrees: true });
});

test('T-HOST-10: a block keeps the id of a person who deletes their data, and nothing else of them', async () => {
  const { blocked } = pipeline.backend;
  const block = (guild: string, id: string, by: string, why: string) =>
    blocked.block(
      guild,
      { id, called: id === ANN ? 'Annabel' : 'Bobby', by, why, at: 7 },
      { interaction: `${guild}-${id}`, says: `**Annabel** <@${ANN}> is blocked` },
    );
  await block('g1', ANN, BOB, 'Annabel shouts');
  await block('g2', BOB, ANN, 'Spoils games');
  await block('g3', BOB, 'cora', `Shouts at <@${ANN}>`);
  await block('g4', BOB, 'cora', 'Shouts');
  await forget();
  await forgotten();
  expect(await tracesOf(...NAMES)).toEqual([]);
  expect(await tracesOf(ANN)).toEqual([`blocked:g1: ${ANN}`]);
  const nothing = { called: null, by: null, why: null, at: null };
  expect(await blocked.find('g1', ANN)).toEqual({ id: ANN, ...nothing });
  expect(await blocked.find('g2', BOB)).toMatchObject({ called: 'Bobby', by: null, why: 'Spoils games', at: 7 });
  expect(await blocked.find('g3', BOB)).toMatchObject({ by: 'cora', why: null });
  expect(await blocked.find('g4', BOB)).toMatchObject({ by: 'cora', why: 'Shouts' });
});

test('every key that these tables make has a mark', async () => {
  await finished('mark01');
  await pipeline.send('mark02', ...table());
  await until('Ann has messages', () => transport.in(`dm-${ANN}`).length > 0);
  const unmarked = (await pipeline.redis.keys('*')).filter((key) => markOf(key) === null);
  expect(unmarked).toEqual([]);
});

test('a process that is killed after any number of writes loses nothing, and the next one completes the work', async () => {
  await finished('arch01');
  await quiet('arch01');
  await archiveTables({ redis: pipeline.redis, log: { info: () => {} } as never }, Date.now() + MONTH);
  await finished('over01');
  await pipeline.backend.setConfirms(ANN, false, { interaction: '1', says: 'kept' });
  await until('Ann has messages', () => transport.in(`dm-${ANN}`).length > 0);
  await quiet('over01');
  await pipeline.close();
  const requests = new Forgetting(redis.connect());
  const begun = await requests.begin(ANN, '800000000000000001', null);
  await requests.keep({ ...begun, step: 'data' });
  const clock = await StoreClock.open(redis.connect());
  let kills = 0;
  for (let writes = 0; (await requests.of(ANN))?.step === 'data'; writes++) {
    const { connection, isDead } = dying(redis, writes);
    const context = { redis: connection, log: pino({ level: 'silent' }), clock };
    const plan = new ForgetPlan(connection);
    const wake = openQueue('wake', connection);
    const [leaving, forgotten] = [new Leaving(connection, wake), new Forgotten(connection, null)];
    const forgetter = new Forgetter(context, { plan, leaving, forgotten, archive: null });
    // A step that isn't finished is left to a later attempt.
    const job = { data: { forget: begun.gone }, attemptsStarted: 1, moveToDelayed: async () => {} };
    await forgetter.serve(job as never, 'token').catch(() => {});
    kills += Number(isDead());
  }
  clock.close();
  expect(kills).toBeGreaterThan(10);
  const answers = new Answers(redis.connect());
  await answers.put('800000000000000001', { applicationId: 'a', token: 'T', at: Date.now() });
  shown = 'Somebody';
  await open();
  await forgotten();
  expect(await tracesOf(ANN, ...NAMES)).toEqual([]);
  expect(await verified('over01')).toMatchObject({ faults: [], agrees: true });
  await pipeline.backend.view('arch01', 'spectator');
  expect(await verified('arch01')).toMatchObject({ faults: [], agrees: true });
  expect(transport.answer('T')).toMatchObject({ to: 'forgotten', tables: 2 });
});

test('a second request while the first is carried out changes nothing, and a later one finds nothing to do', async () => {
  await finished('over01');
  let refusals = 2;
  transport.before = (call) => {
    if (call === 'remove' && refusals-- > 0) throw new Error('a hiccup');
  };
  await until('Ann has messages', () => transport.in(`dm-${ANN}`).length > 0);
  await forget();
  const [first] = await new Forgetting(pipeline.redis).all();
  await forget();
  expect((await new Forgetting(pipeline.redis).all())[0]?.gone).toBe(first?.gone);
  await forgotten();
  expect(transport.in(`dm-${ANN}`)).toEqual([]);
  await forget(ANN, '800000000000000002');
  await forgotten();
  expect(transport.answer('T')).toMatchObject({ to: 'forgotten', left: 0, tables: 0, messages: 0 });
  expect(await tracesOf(ANN, ...NAMES)).toEqual([]);
});

test('a person who is forgotten gets no more messages, and begins as somebody new', async () => {
  await pipeline.send('live01', ...table());
  await until('Ann is asked', () => transport.in(`dm-${ANN}`).length > 0);
  // The answer can't be given any more, so a direct message tells that everything is deleted.
  await pipeline.backend.forgets.begin(ANN, '800000000000000009', null);
  await forgotten();
  expect(transport.in(`dm-${ANN}`)).toMatchObject([{ to: 'forgotten', left: 1, tables: 1 }]);
  expect(await pipeline.redis.exists(keys.direct('subspace', ANN))).toBe(0);
  await pipeline.send('live02', ...table('Another one'));
  await pipeline.summary('live02', 'Ann plays again', ({ status }) => status === 'playing');
  expect((await pipeline.directory.ofPerson(ANN)).map(({ id }) => id)).toEqual(['live02']);
});

test('a lobby of the person closes, a game without other people ends, and elsewhere a bot plays at once', async () => {
  await pipeline.send(
    'own001',
    create({ length: 20 }, { owner: ANN, title: 'Who comes?' }),
    ...seats([ANN, 'Annabel']),
  );
  await pipeline.send(
    'solo01',
    create({ length: 20 }, { owner: ANN, title: 'Alone' }),
    ...seats([ANN, 'Annabel']),
    command({ player: ANN }, { t: 'bots', bot: 'standard', player: ANN }),
    command({ player: ANN }, { t: 'start', player: ANN, ready: 'click-s' }),
  );
  await pipeline.send(
    'duel01',
    ...table('A duel'),
    command({ player: BOB }, { t: 'consent', seat: 1, proposal: { do: 'end' }, yes: true }),
  );
  await pipeline.summary('duel01', 'an end is proposed', ({ proposal }) => proposal != null);
  await forget();
  await forgotten();
  expect((await pipeline.directory.summary('own001'))?.status).toBe('ended');
  expect((await pipeline.directory.summary('solo01'))?.status).toBe('ended');
  const duel = await pipeline.directory.summary('duel01');
  expect(duel).toMatchObject({ status: 'playing', chairs: [{ player: null, bot: 'standard' }, { player: BOB }] });
  expect(duel?.proposal ?? null).toBeNull();
  expect(transport.answer('T')).toMatchObject({ left: 3, tables: 3 });
  expect(await tracesOf(ANN, ...NAMES)).toEqual([]);
});

test('a file of an old archive that names the person is deleted', async () => {
  await mkdir(join(folder, 'moved'));
  await writeFile(join(folder, 'moved', 'abc123.json.gz'), gzipSync(JSON.stringify({ owner: ANN })));
  await writeFile(join(folder, 'moved', 'abc124.json.gz'), gzipSync(JSON.stringify({ owner: BOB })));
  await forget();
  await forgotten();
  expect(await readdir(join(folder, 'moved'))).toEqual(['abc124.json.gz']);
});
