import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { frontiersChat } from '../../../src/games/frontiers/chat/index.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { Actor } from '../../../src/local/actor.ts';
import { joinGuild } from '../../../src/local/world/guilds.ts';
import { addUser } from '../../../src/local/world/users.ts';
import type { Summary } from '../../../src/tables/summary.ts';
import { choosable } from '../../support/choosable.ts';
import { picture } from '../local/support/picture.ts';
import { answerMessage, type Chat, messageSeenBy, openChat, press } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { gamesOf } from '../support/tables.ts';
import { until } from '../support/until.ts';

const DAY = 24 * 3_600_000;

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
let cleo: Actor;
let dora: Actor;

beforeEach(async () => {
  await redis.flush();
  const draw = () => ({ bytes: picture(40, 30), alt: 'A picture' });
  stage = await TestPipeline.open(redis.socket, { games: gamesOf(frontiers), draw, watch: 200 });
  chat = await openChat(redis.socket, [frontiersChat]);
  [cleo, dora] = [join('cleo'), join('dora')];
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

function join(name: string): Actor {
  const { server, guild } = chat;
  const user = addUser(server.world, name);
  joinGuild(server.world, guild, user);
  return new Actor(server.world, user);
}

interface Begun {
  table: string;
  thread: string;
  people: readonly Actor[];
  /** The seat that is asked first, and its person. */
  seat: number;
  asked: Actor;
  others: readonly Actor[];
}

/** Alice, Bob and Cleo play Frontiers. */
async function begin(): Promise<Begun> {
  const { alice, bob, general } = chat;
  const people = [alice, bob, cleo];
  await answerMessage(alice.slash(general, '/game new', { title: 'Sector 7' }));
  await answerMessage(alice.slash(general, '/game settings', { setting: 'scenario', value: 'full-conquest' }));
  await answerMessage(alice.slash(general, '/game settings', { setting: 'players', value: '3' }));
  const lobby = await messageSeenBy(alice, general.id, 'the lobby is there', ({ content }) =>
    content.includes('3 seats are free'),
  );
  for (const [at, one] of people.entries()) await answerMessage(press(one, lobby, `Captain ${at + 1}: Join`));
  const full = await messageSeenBy(alice, general.id, 'everyone is here', ({ content }) =>
    content.includes('Everyone is here'),
  );
  await answerMessage(press(alice, full, 'Start'));
  const thread = await until('the thread is open', () => alice.channels().find(({ kind }) => kind === 'thread')?.id);
  const [{ id: table } = { id: '' }] = await stage.directory.ofGuild(chat.guild.id);
  const { awaited } = await stage.summary(table, 'somebody is asked', (summary) => summary.awaited.length > 0);
  const [seat = 0] = awaited;
  const asked = people[seat] ?? alice;
  return { table, thread, people, seat, asked, others: people.filter((one) => one !== asked) };
}

/** Lets this many days pass at a table without any action. */
async function pass(table: string, days: number): Promise<void> {
  const head = `{t:${table}}:head`;
  const then = Date.now() - days * DAY;
  const acted = Object.keys(await stage.redis.hgetall(head)).filter((field) => field.startsWith('acted:'));
  if (acted.length > 0) await stage.redis.hdel(head, ...acted);
  await stage.redis.hset(head, { since: then, stirred: then, at: then });
}

/** A line in the thread, other than its panel, which says the same. */
const inThread = ({ thread }: Begun, what: string, words: string): Promise<APIMessage> =>
  messageSeenBy(
    chat.bob,
    thread,
    what,
    (message) => message.content.includes(words) && !choosable(message).some(({ label }) => label === 'Your move'),
  );
const noted = (actor: Actor, what: string, words: string): Promise<APIMessage> =>
  messageSeenBy(actor, actor.openDm().id, what, ({ content }) => content.includes(words));
const sitting = ({ chairs }: Summary, seat: number) => chairs[seat]?.player ?? chairs[seat]?.bot ?? null;

test('T-AWAY-01 T-AWAY-02 T-AWAY-03: after a vote, a friend takes over an absent player’s seat and hand', async () => {
  const begun = await begin();
  const { table, thread, seat, asked, others } = begun;
  const [first, second] = others;
  if (first === undefined || second === undefined) throw new Error('three play');
  const turn = await noted(asked, 'they are told that it is their move', 'your move');
  // Not yet, because a table waits for three days.
  await pass(table, 2);
  await pass(table, 4);
  const news = await noted(first, 'the others may vote', 'and hasn’t answered');
  expect(asked.visible(asked.openDm().id).some(({ content }) => content.includes('hasn’t answered'))).toBe(false);
  await answerMessage(press(first, news, 'A friend for'));
  await inThread(begun, 'the vote is told', 'One more vote is needed');
  expect((await stage.directory.summary(table))?.chairs[seat]?.player).toBe(asked.user.id);
  const voted = await answerMessage(second.slash(thread, '/game vote', { how: 'friend' }));
  expect(voted.content).toContain('is free, and a friend can take it over');
  // The message that told them so far says it now, and the old one asks nothing any more.
  const past = await until('their latest message is past', () =>
    asked.visible(asked.openDm().id).find(({ content }) => content.includes('someone else')),
  );
  const old = await until('the old message is closed', () =>
    asked.visible(asked.openDm().id).find(({ id, content }) => id === turn.id && !content.includes('your move')),
  );
  expect(choosable(old).filter(({ label }) => !label.endsWith(' time'))).toEqual([]);
  // The message may still ask for the person's time zone.
  const left = choosable(past).flatMap(({ label }) => (label.endsWith(' time') ? [] : [label]));
  expect(left).toEqual(['Take my seat back']);
  expect((await answerMessage(asked.slash(thread, '/hand'))).content).toContain('You don’t have a seat');

  // A person who plays another seat can't take this one too, but a friend can.
  const free = await inThread(begun, 'the seat is free', 'is free, and a friend');
  expect((await answerMessage(press(first, free, 'Take over'))).content).toContain(
    'You already have a seat at this table',
  );
  const taken = await answerMessage(press(dora, free, 'Take over'));
  expect(taken.content).toContain('dora takes over');
  await noted(dora, 'she is asked what the seat is asked', 'your move');
  expect((await answerMessage(dora.slash(thread, '/hand'))).content).toContain('your hand');
  const back = await answerMessage(press(asked, past, 'Take my seat back'));
  expect(back.content).toContain('is taken by dora');

  // She gives up, so a bot plays on (T-AWAY-04), and the first person comes back.
  const sure = await answerMessage(dora.slash(thread, '/game end', { how: 'give-up' }));
  expect(sure.content).toContain('A bot takes over your seat');
  await answerMessage(press(dora, sure, 'Yes, I give up'));
  await stage.summary(table, 'a bot has the seat', (summary) => sitting(summary, seat) === 'standard');
  await answerMessage(press(asked, past, 'Take my seat back'));
  await stage.summary(table, 'they are back', (summary) => sitting(summary, seat) === asked.user.id);
  const status = await stage.directory.summary(table);
  expect(status).toMatchObject({ status: 'playing' });
  expect(status?.away).toBeUndefined();
});

test('T-AWAY-01: nobody can vote before a player is absent, and an absent player who makes a move is no longer absent', async () => {
  const begun = await begin();
  const { table, thread, asked, others } = begun;
  const [first] = others;
  if (first === undefined) throw new Error('three play');
  const early = await answerMessage(first.slash(thread, '/game vote', { how: 'nobody' }));
  expect(early.content).toContain('Everyone is here');
  const turn = await noted(asked, 'they are told that it is their move', 'your move');
  await pass(table, 4);
  const line = await inThread(begun, 'it is told', 'has not answered for 3 days');
  expect(choosable(line).map(({ label }) => label.replace(/ (alice|bob|cleo)/, ''))).toEqual([
    'A bot for',
    'A friend for',
    'Score without',
    'Keep waiting',
  ]);
  await answerMessage(press(first, line, 'Score without'));
  const [choice] = choosable(turn);
  if (choice === undefined) throw new Error('there is nothing to choose');
  await answerMessage(press(asked, turn, choice.label));
  await stage.summary(table, 'they are back', ({ away }) => away === undefined);
  await messageSeenBy(first, thread, 'the panel tells', ({ content }) => content.includes('is back.'));
});

test('T-AWAY-02 F-OPEN-84: the game is scored without an absent player if most of the others vote for it', async () => {
  const begun = await begin();
  const { table, asked, others } = begun;
  await pass(table, 4);
  const line = await inThread(begun, 'it is told', 'has not answered for 3 days');
  for (const one of others) await answerMessage(press(one, line, 'Score without'));
  const over = await stage.summary(table, 'the game is over', ({ status }) => status === 'over');
  expect(over.chairs).toHaveLength(3);
  await noted(asked, 'who is away reads of it, too', 'is away');
});

test('T-LOBBY-07: an unfilled lobby gets a warning and closes after a week', async () => {
  const { alice, bob, general } = chat;
  await answerMessage(alice.slash(general, '/game new', { title: 'Sector 7' }));
  const lobby = await messageSeenBy(bob, general.id, 'the lobby is there', ({ content }) => content.includes('free'));
  const [{ id: table } = { id: '' }] = await stage.directory.ofGuild(chat.guild.id);
  expect((await answerMessage(bob.slash(general, '/game wait', { hours: 24, table }))).content).toContain(
    'Only the player who opened',
  );
  await answerMessage(alice.slash(general, '/game wait', { hours: 24 }));
  await messageSeenBy(bob, general.id, 'it waits for a day', ({ content }) => content.includes('answer for a day'));
  await pass(table, 6);
  await messageSeenBy(bob, general.id, 'it says so', ({ content }) => content.includes('closes in two days'));
  // A person who sits down restarts the wait.
  await answerMessage(press(bob, lobby, 'Captain 1: Join'));
  await pass(table, 8);
  const closed = await messageSeenBy(bob, general.id, 'it is closed', ({ content }) =>
    content.includes('This table didn’t fill'),
  );
  expect(choosable(closed).map(({ label }) => label)).not.toContain('Start');
  expect((await stage.directory.summary(table))?.status).toBe('ended');
  expect(alice.channels().some(({ kind }) => kind === 'thread')).toBe(false);
});
