import { afterEach, beforeEach, expect, test } from 'vitest';
import { ZONES } from '../../../src/discord/compose/zone.ts';
import { createDeferred } from '../../../src/local/deferred.ts';
import { TurnMessages } from '../../../src/store/turn-messages.ts';
import { msUntilAwake } from '../../../src/tables/waking.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { failing, RecordingTransport } from '../support/recording-transport.ts';
import { withRedis } from '../support/redis.ts';
import { answer, command, opening } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const SILENT = 1 << 12;
let transport: RecordingTransport;
let pipeline: TestPipeline;
beforeEach(async () => {
  await redis.flush();
  transport = new RecordingTransport();
  transport.compose = composeWithButton;
  pipeline = await TestPipeline.open(redis.socket, { transport });
  await pipeline.send('abc123', ...opening());
  await until('both are asked', () => told('ann').length === 1 && told('bob').length === 1);
});
afterEach(() => pipeline.close());

/** The present kinds of the direct messages to a person. */
const told = (person: string): string[] => transport.in(`dm-${person}`).map(({ to }) => to);

/** The present drafts of the direct messages to a person. */
const said = (person: string) => transport.in(`dm-${person}`);

/** The kinds of the messages to a person that have buttons or menus. */
const pressable = (person: string): string[] =>
  transport.messages
    .filter(({ channel, body }) => channel === `dm-${person}` && body['components']?.toString())
    .map(({ body }) => JSON.parse(`${body['content']}`).to);

/** A button that can be pressed. */
const BUTTON = { type: 2, custom_id: 'press' };

/** Composes as usual, with a button in each message that can have one. */
const composeWithButton: RecordingTransport['compose'] = (seen, outgoing, pictures) => {
  const composed = RecordingTransport.prototype.compose.call(transport, seen, outgoing, pictures);
  const asks =
    seen.status === 'playing' && outgoing.to !== 'past' && (seen.proposal !== null || !/^propos/.test(outgoing.to));
  return { ...composed, body: { ...composed.body, components: asks ? [BUTTON] : [] } };
};

/** Another message of the bot, of this kind. */
const message = (channel: string, to: string) => ({
  channel,
  body: { content: JSON.stringify({ to }) },
  files: [],
  nonce: null,
  edits: 0,
  reworded: false,
});

test('a turn message is closed when its player has moved, and all turn messages are closed at the end', async () => {
  await pipeline.send('abc123', answer('ann', 0, 'd1', []));
  await until('Ann’s message is past', () => told('ann').join() === 'past');
  expect(told('bob')).toEqual(['turn']);
  expect(transport.messages.find(({ channel }) => channel === 'dm-ann')?.body['components']).toEqual([]);
  await pipeline.send('abc123', command({ player: 'ann' }, { t: 'concede', seat: 0 }));
  await until('Bob’s message is past, and he is told', () => told('bob').join() === 'turn,end');
  await until('nothing can be pressed there', () => pressable('bob').length === 0);
  expect(pressable('ann')).toEqual([]);
});

test('the active message is edited in place while it is the latest, and otherwise replaced', async () => {
  const both = async (first: string, second: string) => {
    await pipeline.send('abc123', answer('ann', 0, first, []));
    await pipeline.summary('abc123', 'Bob is awaited alone', ({ awaited }) => awaited.join() === '1');
    await pipeline.send('abc123', answer('bob', 1, second, []));
  };
  // She was active just now, so no message has to notify her.
  await pipeline.redis.hset('{t:abc123}:head', 'acted:0', `3:${Date.now()}`);
  await both('d1', 'd2');
  await until('Ann is asked again', () => said('ann').some(({ to, seq }) => to === 'turn' && seq === 5));
  expect(told('ann')).toEqual(['turn']);
  await pipeline.send('abc123', { ...answer('ann', 0, 'd3', ['draw']), at: Date.now() });
  await until('Ann’s turn is over', () => told('ann').join() === 'past');
  transport.messages.push({ ...message('dm-ann', 'another'), id: 'other' });
  await pipeline.send('abc123', answer('bob', 1, 'd4', ['draw']));
  await until('a new message asks Ann', () => told('ann').join() === 'past,another,turn');
  expect(pressable('ann')).toEqual(['turn']);
});

test('a turn message that was clicked shows the turn’s result until the next turn', async () => {
  const messages = new TurnMessages(pipeline.redis);
  const [asked] = transport.messages.filter(({ channel }) => channel === 'dm-ann');
  if (asked === undefined) throw new Error('Ann was not asked');
  transport.editAnswer = async (_address, body) => {
    asked.body = body;
    return { channel: 'dm-ann', message: asked.id };
  };
  await pipeline.answers.put('i1', { applicationId: 'app', token: 'tok1', at: Date.now(), direct: true });
  await pipeline.send('abc123', { ...answer('ann', 0, 'd1', []), answer: 'i1' });
  await until('it is answered', () => told('ann').join() === 'answer');
  await until('all is said', async () => (await pipeline.redis.xlen('{t:abc123}:outbox')) === 0);
  expect(pressable('ann')).toEqual(['answer']);
  expect(await messages.of('abc123', 'ann')).toMatchObject([{ message: asked.id, decision: null, kind: 'turn' }]);
  await pipeline.send('abc123', answer('bob', 1, 'd2', []));
  await until('it is closed, or asks again', () => pressable('ann').join() === 'turn');
});

test('an ephemeral answer is closed if its question was answered elsewhere and its token is still valid', async () => {
  for (const id of ['i1', 'i2']) {
    await pipeline.answers.put(id, { applicationId: 'app', token: id, at: Date.now() });
    const player = id === 'i1' ? 'ann' : 'bob';
    await pipeline.backend.read({
      table: 'abc123',
      reader: id === 'i1' ? 0 : 1,
      player,
      read: { what: 'move' },
      answer: id,
    });
  }
  await until('both see their questions', () => transport.answers.size === 2);
  await pipeline.send('abc123', answer('ann', 0, 'd1', []));
  await until('Ann’s is closed', () => transport.answers.get('i1')?.body['retired'] === true);
  expect(transport.answers.get('i1')?.body['why']).toBe('moved');
  expect(transport.answers.get('i2')?.body['retired']).toBeUndefined();
});

test('an ephemeral answer keeps its “Your move” button if the player is asked again in the same turn', async () => {
  const usual = transport.compose;
  transport.compose = (seen, outgoing, pictures) => {
    const composed = usual.call(transport, seen, outgoing, pictures);
    const isBack = outgoing.to === 'past' && seen.decision !== null;
    return isBack ? { ...composed, body: { ...composed.body, components: [BUTTON] } } : composed;
  };
  await pipeline.answers.put('i1', { applicationId: 'app', token: 'i1', at: Date.now() });
  await pipeline.send('abc123', { ...answer('ann', 0, 'd1', []), answer: 'i1' });
  await until('it is answered', () => transport.answers.has('i1'));
  await until('all is said', async () => (await pipeline.redis.xlen('{t:abc123}:outbox')) === 0);
  await pipeline.send('abc123', answer('bob', 1, 'd2', []));
  await until('it is closed', () => transport.answers.get('i1')?.body['retired'] === true);
  expect(transport.answers.get('i1')?.body['components']).toEqual([BUTTON]);
  await pipeline.send('abc123', command({ player: 'bob' }, { t: 'concede', seat: 1 }));
  await until('nothing can be pressed', () => transport.answers.get('i1')?.body['components']?.toString() === '');
});

test('a message isn’t closed if an answer is about to reuse it', async () => {
  await pipeline.answers.put('i1', { applicationId: 'app', token: 'i1', at: Date.now() });
  await pipeline.backend.read({ table: 'abc123', reader: 0, player: 'ann', read: { what: 'move' }, answer: 'i1' });
  await until('Ann sees her question', () => transport.answers.has('i1'));
  const left = failing(transport, 'retire', 'server');
  await pipeline.send('abc123', answer('ann', 0, 'd1', []));
  await until('it could not be closed at first', () => left() === 0);
  const { promise: held, resolve: release } = createDeferred<void>();
  const edit = transport.editAnswer.bind(transport);
  transport.editAnswer = async (...given) => {
    await held;
    return edit(...given);
  };
  await pipeline.send('abc123', command({ player: 'ann' }, { t: 'undo', seat: 0 }, { answer: 'i1' }));
  const waiting = async () => (await pipeline.redis.xrange('{t:abc123}:outbox', '-', '+')).join();
  await until('it is not tried again', async () =>
    /"to":"answer"/.test((await waiting()).split('"to":"past"')[0] ?? ''),
  );
  release();
  await until('all is said', async () => (await waiting()) === '');
  expect(transport.calls.filter((call) => call === 'retire i1')).toHaveLength(1);
  expect(pressable('ann')).toEqual(['turn']);
  expect(transport.answers.get('i1')?.body['components']).toEqual([BUTTON]);
});

test('T-CONSENT-01: everyone is asked about a proposed end, and every message is closed when one player declines', async () => {
  const proposal = { do: 'end' } as const;
  await pipeline.send('abc123', command({ player: 'ann' }, { t: 'consent', seat: 0, proposal, yes: true }));
  await until('Bob is asked whether he agrees', () => told('bob').includes('proposal'));
  const [, asked] = transport.messages.filter(({ channel }) => channel === 'dm-bob');
  expect(asked?.body['flags']).not.toBe(SILENT);
  expect(told('ann')).toEqual(['turn']);
  await until('the thread is asked', () => transport.in('thread1').some(({ outgoing }) => outgoing.kind === 'note'));
  await pipeline.send('abc123', command({ player: 'bob' }, { t: 'consent', seat: 1, proposal, yes: false }));
  await until('Bob’s message is closed', () => asked?.body['components']?.toString() === '');
  await until('the thread’s is closed', () => transport.in('thread1').some(({ to }) => to === 'proposed'));
  const settled = transport.messages.filter(({ body }) => String(body['content']).includes('"seq":5,"kind"'));
  expect(settled).toEqual([]);
});

test('during a person’s quiet hours, a message about a proposal is sent without a notification', async () => {
  const unset = { hours: null, holidays: null };
  const asleep = ZONES.find(([zone]) => msUntilAwake({ zone, ...unset }, Date.now()) > 0)?.[0] ?? '';
  await pipeline.backend.setZone('bob', asleep, { interaction: '1', says: 'kept' });
  const proposal = { do: 'end' } as const;
  await pipeline.send('abc123', command({ player: 'ann' }, { t: 'consent', seat: 0, proposal, yes: true }));
  await until('Bob is asked whether he agrees', () => told('bob').includes('proposal'));
  expect(transport.messages.findLast(({ channel }) => channel === 'dm-bob')?.body['flags']).toBe(SILENT);
});

test('when a player’s action ends the game, everyone else is told about the end', async () => {
  await pipeline.send('abc123', command({ player: 'ann' }, { t: 'concede', seat: 0 }));
  await until('Bob is told', () => told('bob').includes('end'));
  expect(told('ann')).not.toContain('end');
  await pipeline.summary('abc123', 'the game is over', ({ status }) => status === 'over');
});
