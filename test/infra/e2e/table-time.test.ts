import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Actor, Identified } from '../../../src/local/actor.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { choosable } from '../../support/choosable.ts';
import { answerMessage, type Chat, guest, openChat, press, worded } from '../support/chat.ts';
import { FastClock } from '../support/fast-clock.ts';
import { quickTable } from '../support/inbox-tables.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { opening } from '../support/tables.ts';

const redis = withRedis();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TABLE = 'sector';
/** Tuesday, 10:00 in Berlin, where Alice and Bob live. The clocks change there on Sunday. */
const START = new Date('2026-10-20T08:00:00Z');
let clock: FastClock;
let stage: TestPipeline;
let chat: Chat;

beforeEach(async () => {
  await redis.flush();
  clock = FastClock.start(redis, START);
  const draw = () => ({ bytes: Buffer.from('x'), alt: 'x' });
  stage = await TestPipeline.open(redis.socket, { clock, draw, watch: HOUR });
  chat = await openChat(redis.socket, [skirmish], undefined, clock);
  for (const { user } of [chat.alice, chat.bob])
    await stage.backend.setZone(user.id, 'Europe/Berlin', { interaction: user.id, says: '' });
});
afterEach(async () => {
  await chat.close();
  await stage.close();
  vi.restoreAllMocks();
});

/** Alice, who is called Ann at the table, is asked, and Bob waits for her. */
async function begin(): Promise<void> {
  const { alice, bob, guild, general } = chat;
  await quickTable(stage, { id: TABLE, title: 'Sector 7', guild: guild.id, channel: general.id, seats: [alice, bob] });
  await clock.advance(1_000);
}

/** Opens a table at which both have to choose in secret. */
async function beginInSecret(): Promise<void> {
  const { alice, bob, guild, general } = chat;
  const named = JSON.stringify(opening())
    .replaceAll('"ann"', `"${alice.user.id}"`)
    .replaceAll('"bob"', `"${bob.user.id}"`);
  const [create, ...rest] = JSON.parse(named);
  const place = { guild: guild.id, channel: general.id, thread: null };
  await stage.send(TABLE, { ...create, input: { ...create.input, title: 'Sector 7', place } }, ...rest);
  await clock.advance(1_000);
}

/** The direct messages that a person has got from the bot. */
const direct = (person: Actor): APIMessage[] => person.visible(person.openDm()).map(worded);
/** The direct messages that notified a person. */
const rings = (person: Actor): APIMessage[] =>
  direct(person).filter(({ flags = 0 }) => (flags & MessageFlags.SuppressNotifications) === 0);

/** The latest message in a channel that has this button or menu line. */
function withButton(person: Actor, where: Identified, label: string): APIMessage {
  const found = person
    .visible(where)
    .findLast((message) => choosable(message).some((part) => part.label.includes(label)));
  return found ?? expect.fail(`nothing says “${label}”`);
}

function thread(): Identified {
  return chat.bob.channels().find(({ kind }) => kind === 'thread') ?? expect.fail('there is no thread');
}

/** Presses what has this label, in the latest message that has it, and returns the answer. */
async function pressed(person: Actor, where: Identified, label: string): Promise<APIMessage> {
  const answer = await answerMessage(press(person, withButton(person, where, label), label));
  await clock.advance(1_000);
  return worded(answer);
}

test('a nudge in the evening rings in the morning, and says how to answer', async () => {
  const { alice, bob } = chat;
  await begin();
  await clock.advanceTo(new Date('2026-10-20T21:30:00Z'));
  const before = rings(alice).length;
  const answer = await pressed(bob, thread(), 'Nudge Ann');
  expect(answer.flags ?? 0).toBe(MessageFlags.Ephemeral);
  expect(answer.content).toContain('I passed your nudge on to Ann.');
  expect(answer.content).not.toMatch(/8:00|hours begin|morning/);
  await clock.advanceTo(new Date('2026-10-21T05:59:59Z'));
  expect(rings(alice)).toHaveLength(before);
  // It is 8:00 in Berlin.
  await clock.advance(1_000);
  expect(rings(alice)).toHaveLength(before + 1);
  const nudge = rings(alice).at(-1);
  expect(nudge?.content).toMatch(/^Bob nudges you: \*\*Sector 7\*\* has waited since <t:\d+:f>\./);
  // The game hasn't moved on: the question is the same.
  const [question, ...later] = direct(alice);
  expect(question?.content).toContain('-# Continued in a newer message.');
  expect(JSON.stringify([question, ...later])).not.toContain('The game has moved on.');
  // Nobody else reads of it.
  expect(JSON.stringify(alice.visible(thread()))).not.toContain('nudges');
  expect((await pressed(alice, alice.openDm(), 'Your move')).content).toContain('What do you do?');
  // A day later, and not before, she can be nudged again.
  expect((await pressed(bob, thread(), 'Nudge Ann')).content).toContain('nudged in the last 24 hours');
});

test('nobody nudges themselves, and no spectator nudges anyone', async () => {
  const { alice } = chat;
  await begin();
  expect((await pressed(alice, thread(), 'Nudge Ann')).content).toContain('You can’t nudge yourself.');
  const carol = guest(chat, 'Carol');
  expect((await pressed(carol, thread(), 'Nudge Ann')).content).toContain('You don’t have a seat');
});

test('on a holiday nobody is nudged, and the others read until when it is', async () => {
  const { alice, bob } = chat;
  await begin();
  const holidays = JSON.stringify([{ from: '2026-10-20', until: '2026-10-23' }]);
  await stage.backend.setTimes(alice.user.id, { holidays }, { interaction: '7', says: '' });
  expect((await pressed(bob, thread(), 'Nudge Ann')).content).toContain(
    'Ann is on holiday until Friday, 23 October 2026.',
  );
});

test('nudges are muted in the nudge itself, and then come silently', async () => {
  const { alice, bob } = chat;
  await begin();
  await clock.advance(2 * HOUR);
  await pressed(bob, thread(), 'Nudge Ann');
  const before = rings(alice).length;
  expect(rings(alice).at(-1)?.content).toContain('Bob nudges you');
  expect((await pressed(alice, alice.openDm(), 'Mute nudges')).content).toContain('Nudges are muted');
  await clock.advance(DAY);
  const since = rings(alice).length;
  await pressed(bob, thread(), 'Nudge Ann');
  expect(rings(alice)).toHaveLength(since);
  expect(direct(alice).at(-1)?.content).toContain('Bob nudges you');
  expect(before).toBeGreaterThan(0);
});

test('a muted table doesn’t ring until one click ends that', async () => {
  const { alice } = chat;
  await begin();
  await clock.advance(HOUR);
  await pressed(alice, alice.openDm(), 'Mute this table');
  const muted = await pressed(alice, alice.openDm(), 'Until I say otherwise');
  expect(muted.content).toContain('**Sector 7** is muted until you say otherwise.');
  const before = rings(alice).length;
  await clock.advance(2 * DAY);
  expect(rings(alice)).toHaveLength(before);
  const page = await answerMessage(alice.slash(chat.general, '/profile time'));
  expect(worded(page).content).toContain('**Sector 7** muted until you say otherwise');
  const after = worded(await answerMessage(press(alice, page, 'Sector 7 muted until you say otherwise: Unmute')));
  expect(after.content).not.toContain('Sector 7');
  await clock.advance(HOUR);
  expect(rings(alice)).toHaveLength(before + 1);
});

test('the last one who has to choose is told in the same message, without a sound', async () => {
  const { alice, bob } = chat;
  await beginInSecret();
  const [asked, ringing] = [direct(alice), rings(alice).length];
  expect(asked).toHaveLength(1);
  expect(asked[0]?.content).not.toContain('Everyone else has chosen.');
  await answerMessage(bob.slash(thread(), '/play', { action: 'none' }));
  await clock.advance(1_000);
  expect(direct(alice).map(({ id }) => id)).toEqual(asked.map(({ id }) => id));
  expect(direct(alice)[0]?.content).toContain('Everyone else has chosen.');
  expect(rings(alice)).toHaveLength(ringing);
});

test('an hour later, the last one gets a new silent message', async () => {
  const { alice, bob } = chat;
  await beginInSecret();
  await clock.advance(2 * HOUR);
  const [asked, ringing] = [direct(alice).length, rings(alice).length];
  await answerMessage(bob.slash(thread(), '/play', { action: 'none' }));
  await clock.advance(1_000);
  expect(direct(alice)).toHaveLength(asked + 1);
  expect(direct(alice).at(-1)?.content).toContain('Everyone else has chosen.');
  expect(rings(alice)).toHaveLength(ringing);
});

test('a pause that both agree to keeps the table silent until its end, and then reminds once', async () => {
  const { alice, bob } = chat;
  await begin();
  await clock.advance(2 * HOUR);
  await answerMessage(alice.slash(thread(), '/game pause'));
  await pressed(alice, thread(), 'For 3 days');
  const asked = direct(bob).at(-1);
  // It is rounded to the next full hour.
  const until = Date.parse('2026-10-23T11:00:00Z');
  expect(asked?.content).toContain(`proposes to pause the game until <t:${until / 1_000}:f>`);
  await pressed(bob, bob.openDm(), 'Agree');
  expect(worded(withButton(bob, thread(), 'Your move')).content).toContain(
    `The game is paused until <t:${until / 1_000}:f>`,
  );
  expect(() => withButton(bob, thread(), 'Nudge Ann')).toThrow('nothing says');
  const before = rings(alice).length;
  await clock.advanceTo(new Date(until - 1));
  expect(rings(alice)).toHaveLength(before);
  const inbox = worded(await answerMessage(alice.slash(chat.general, '/inbox')));
  expect(inbox.content).toContain('## Nothing waits for you');
  expect(inbox.content).toContain(`Paused until <t:${until / 1_000}:f>`);
  await clock.advance(HOUR);
  expect(rings(alice)).toHaveLength(before + 1);
  const told = alice.visible(thread()).map(worded);
  expect(told.filter(({ content }) => content.includes('The pause is over, and the game continues.'))).not.toEqual([]);
  expect(worded(withButton(bob, thread(), 'Your move')).content).not.toContain('paused');
});

test('a refused pause changes nothing, and an agreed one ends early if both want to play on', async () => {
  const { alice, bob } = chat;
  await begin();
  await answerMessage(alice.slash(thread(), '/game pause', { until: 'we agree' }));
  await clock.advance(1_000);
  expect((await pressed(bob, bob.openDm(), 'No, play on')).content).toContain('votes no. There is no new pause.');
  await answerMessage(bob.slash(thread(), '/game pause', { until: 'we agree' }));
  await clock.advance(1_000);
  await pressed(alice, alice.openDm(), 'Agree');
  expect((await stage.backend.summary(TABLE))?.pauses).toEqual([{ from: expect.any(Number), until: null }]);
  await answerMessage(alice.slash(thread(), '/game pause'));
  await pressed(alice, thread(), 'Propose to play on');
  await pressed(bob, bob.openDm(), 'Agree');
  expect((await stage.backend.summary(TABLE))?.pauses?.[0]?.ended).toBeGreaterThan(START.getTime());
});
