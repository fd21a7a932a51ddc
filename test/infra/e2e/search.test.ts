import type { APIMessage } from 'discord-api-types/v10';
import { InteractionResponseType, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Actor, Identified, SentInteraction } from '../../../src/local/actor.ts';
import { leaveGuild } from '../../../src/local/world/guilds.ts';
import { setOverwrites } from '../../../src/local/world/roles.ts';
import type { Summary } from '../../../src/tables/summary.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { choosable } from '../../support/choosable.ts';
import { answerMessage, type Chat, guest, openChat, press, worded } from '../support/chat.ts';
import { FastClock } from '../support/fast-clock.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';

const redis = withRedis();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = new Date('2026-10-20T08:00:00Z');
let clock: FastClock;
let stage: TestPipeline;
let chat: Chat;
let cleo: Actor;

beforeEach(async () => {
  await redis.flush();
  clock = FastClock.start(redis, START);
  const draw = () => ({ bytes: Buffer.from('x'), alt: 'x' });
  stage = await TestPipeline.open(redis.socket, { clock, draw, watch: HOUR, bots: true });
  chat = await openChat(redis.socket, [skirmish], undefined, clock);
  cleo = guest(chat, 'cleo');
});
afterEach(async () => {
  await chat.close();
  await stage.close();
  vi.restoreAllMocks();
});

/** A person whose clicks are counted: each button, each choice, and each submitted form is one. */
class Hand {
  clicks = 0;
  readonly actor: Actor;

  constructor(actor: Actor) {
    this.actor = actor;
  }

  press(message: APIMessage, words: string): SentInteraction {
    this.clicks += 1;
    return press(this.actor, message, words);
  }

  async submit(opened: SentInteraction, fields: Record<string, string> = {}): Promise<APIMessage> {
    expect((await opened.done).type).toBe(InteractionResponseType.Modal);
    this.clicks += 1;
    return settled(this.actor.submit(opened, fields));
  }

  choose(message: APIMessage, menu: string, people: readonly { id: string }[]): Promise<APIMessage> {
    this.clicks += 1;
    return settled(
      this.actor.selectPeople(
        message,
        menu,
        people.map(({ id }) => id),
      ),
    );
  }
}

/** The answer to an action, once everything that follows from it is done. */
async function settled(sent: SentInteraction): Promise<APIMessage> {
  const message = await answerMessage(sent);
  await clock.advance(1_000);
  return message;
}

const labels = (message: APIMessage): string[] => choosable(message).map(({ label }) => label);
const seen = (actor: Actor, where: Identified, words: string): APIMessage =>
  actor
    .visible(where)
    .map(worded)
    .findLast(({ content }) => content.includes(words)) ??
  expect.fail(
    `nothing says “${words}”: ${actor
      .visible(where)
      .map((one) => worded(one).content)
      .join(' || ')}`,
  );
const direct = (actor: Actor): APIMessage[] => actor.visible(actor.openDm()).map(worded);

/** Words that only the message of a lobby has. */
const LOBBY = 'All dice are already fixed';

/** Alice opens a table and takes its first seat. Returns its lobby as she sees it. */
async function opened(title = 'Sector 7'): Promise<APIMessage> {
  const { alice, general } = chat;
  await settled(alice.slash(general, '/game new', { title }));
  await settled(press(alice, seen(alice, general, LOBBY), 'Blue: Join'));
  return seen(alice, general, LOBBY);
}

async function tableOf(actor: Actor): Promise<Summary> {
  const [table] = await stage.backend.tablesOf(actor.user.id);
  return table ?? expect.fail('there is no table');
}

test('T-FIND-01: finding players takes two clicks, and joining takes one', async () => {
  const { alice, bob, general } = chat;
  const hand = new Hand(alice);
  const lobby = await opened();
  await hand.submit(hand.press(lobby, 'Find players'), { level: 'beginners', region: 'europe' });
  expect(hand.clicks).toBe(2);
  const searching = seen(bob, general, 'Looking for 1 player · Europe · beginners welcome');
  const { search } = await tableOf(alice);
  expect(search).toMatchObject({ level: 'beginners', region: 'europe' });
  expect(searching.content).toContain(`until <t:${Math.floor((search?.until ?? 0) / 1000)}:f>`);
  // Only its owner can change the search.
  expect((await settled(press(bob, searching, 'Change the search'))).content).toContain('T-LOBBY-02');

  const found = await settled(bob.slash(general, '/game find'));
  expect(found.content).toContain('**Sector 7** · Skirmish · no time limit · 1 of 2 seats is free');
  const joining = new Hand(bob);
  await settled(joining.press(found, 'Join'));
  expect(joining.clicks).toBe(1);
  expect((await tableOf(bob)).chairs[1]?.player).toBe(bob.user.id);
  expect(seen(bob, general, 'Everyone is here').content).not.toContain('Looking for');
});

test('T-FIND-01 T-HOST-06: the board lists the search, and one click there joins', async () => {
  const { alice, general } = chat;
  const lobby = await opened();
  const hand = new Hand(alice);
  await hand.submit(hand.press(lobby, 'Find players'), { pace: '24', days: '7' });
  await stage.backend.boards.place(chat.guild.id, general.id, alice.user.id, { interaction: '1', says: '' });
  await clock.advance(2 * 60_000);
  const board = seen(cleo, general, 'Tables here');
  expect(board.content).toContain('24 hours a turn · 1 of 2 seats is free · until');
  await settled(press(cleo, board, 'Join'));
  expect((await tableOf(cleo)).chairs[1]?.player).toBe(cleo.user.id);
});

test('T-FIND-02: the end is told once, and two of its buttons search longer or start with bots', async () => {
  const { alice, general } = chat;
  const hand = new Hand(alice);
  await hand.submit(hand.press(await opened(), 'Find players'));
  await clock.advance(3 * DAY + HOUR);
  const told = direct(alice).filter(({ content }) => content.includes('Your search for players is over'));
  expect(told).toHaveLength(1);
  expect(told.flatMap(labels)).toEqual(['Three more days', 'Start with bots', 'Close']);
  const [message] = told;
  if (message === undefined) throw new Error('there is no message');
  expect(labels(seen(alice, general, 'The search for players is over'))).toEqual(
    expect.arrayContaining(['Three more days', 'Start with bots', 'Close']),
  );
  const longer = await settled(press(alice, message, 'Three more days'));
  expect(longer.content).toContain('The table is looking for players.');
  expect(direct(alice).flatMap(labels)).not.toContain('Close');
  await clock.advance(3 * DAY + HOUR);
  const lobby = seen(alice, general, 'The search for players is over');
  await settled(press(alice, lobby, 'Start with bots'));
  const table = await tableOf(alice);
  expect([table.status, table.chairs[1]?.bot]).toEqual(['playing', 'standard']);
});

test('T-FIND-02: Close closes the table', async () => {
  const { alice, general } = chat;
  const hand = new Hand(alice);
  await hand.submit(hand.press(await opened(), 'Find players'), { days: '1' });
  await clock.advance(DAY + HOUR);
  await settled(press(alice, seen(alice, general, 'The search for players is over'), 'Close'));
  expect((await tableOf(alice)).status).toBe('ended');
});

test('T-FIND-03: one click waits for a table, and its message joins with one click or ends it', async () => {
  const { alice, bob, general } = chat;
  const list = await settled(cleo.slash(general, '/game find'));
  expect(list.content).toContain('No table here looks for players now.');
  const menus = await settled(press(cleo, list, 'Tell me when a table needs me'));
  expect(menus.content).toContain('Nobody else can see that you wait.');
  const hand = new Hand(alice);
  await hand.submit(hand.press(await opened(), 'Find players'));
  await clock.advance(2 * 60_000);
  const [told, ...more] = direct(cleo);
  expect(more).toEqual([]);
  expect(told?.content).toContain('A table needs you.');
  if (told === undefined) throw new Error('there is no message');
  for (const other of [alice, bob])
    expect(
      direct(other)
        .map(({ content }) => content)
        .join(),
    ).not.toContain('needs you');
  const joining = new Hand(cleo);
  await settled(joining.press(told, 'Join'));
  expect(joining.clicks).toBe(1);
  expect((await tableOf(cleo)).chairs[1]?.player).toBe(cleo.user.id);
  const stopped = await settled(press(cleo, told, 'Stop'));
  expect(stopped.content).toContain('I won’t tell you about tables of that server any more.');
});

test('T-FIND-03: a person who can no longer see the channel, or has left the server, can’t join from the message', async () => {
  const { alice, guild, general, server } = chat;
  const list = await settled(cleo.slash(general, '/game find'));
  await settled(press(cleo, list, 'Tell me when a table needs me'));
  const hand = new Hand(alice);
  await hand.submit(hand.press(await opened(), 'Find players'));
  await clock.advance(2 * 60_000);
  const [told] = direct(cleo);
  if (told === undefined) throw new Error('there is no message');
  setOverwrites(server.world, general, [
    { id: cleo.user.id, type: OverwriteType.Member, allow: '0', deny: `${PermissionFlagsBits.ViewChannel}` },
  ]);
  await vi.waitUntil(async () =>
    (await answerMessage(press(cleo, told, 'Join'))).content.includes('There is no table'),
  );
  setOverwrites(server.world, general, []);
  leaveGuild(server.world, guild, cleo.user);
  expect((await answerMessage(press(cleo, told, 'Join'))).content).toContain('There is no table');
  expect((await tableOf(alice)).chairs[1]?.player).toBeNull();
});

test('T-FIND-04: inviting a friend takes two clicks, and the friend is in with one', async () => {
  const { alice, bob, general } = chat;
  const hand = new Hand(alice);
  const lobby = await opened();
  const menu = await settled(hand.press(lobby, 'Invite a friend'));
  const answer = await hand.choose(menu, menuOf(menu), [bob.user]);
  expect(hand.clicks).toBe(2);
  expect(answer.content).toContain('bob is invited to play Red.');
  expect(seen(cleo, general, '· invited').content).toContain('bob');
  const [invitation, ...more] = direct(bob);
  expect(more).toEqual([]);
  expect(invitation?.content).toContain('alice invites you to play **Red**. Are you in?');
  if (invitation === undefined) throw new Error('there is no message');
  expect(labels(invitation)).toEqual(['I’m in', 'Not now', 'Never from this server']);
  // The game waits for the answer.
  const inbox = await settled(bob.slash(general, '/inbox'));
  expect(inbox.content).toContain('Are you in?');
  const friend = new Hand(bob);
  await settled(friend.press(invitation, 'I’m in'));
  expect(friend.clicks).toBe(1);
  expect(seen(alice, general, 'Everyone is here').content).not.toContain('invited');
  await settled(press(alice, seen(alice, general, 'Everyone is here'), 'Start'));
  expect((await tableOf(bob)).status).toBe('playing');
  await clock.advance(1_000);
  expect(direct(bob)[0]?.content.split('\n').at(-1)).toBe('-# This question is closed.');
});

/** The id of a message's menu of people. */
function menuOf(message: APIMessage): string {
  const found = /"custom_id":"(guest\.[a-z0-9]{6})"/.exec(JSON.stringify(message.components));
  return found?.[1] ?? expect.fail('there is no menu of people');
}

test('T-FIND-04 T-FIND-05: bots and people without the channel aren’t invited, and “never” ends it until the profile undoes it', async () => {
  const { alice, bob, general, server } = chat;
  const hand = new Hand(alice);
  const lobby = await opened();
  const menu = await settled(hand.press(lobby, 'Invite a friend'));
  const invite = async (people: readonly { id: string }[]): Promise<string> => {
    const fresh = await settled(press(alice, seen(alice, general, LOBBY), 'Invite a friend'));
    return (await hand.choose(fresh, menuOf(fresh), people)).content;
  };
  expect((await hand.choose(menu, menuOf(menu), [server.world.bot])).content).toContain('is a bot');
  await invite([bob.user]);
  const [invitation] = direct(bob);
  if (invitation === undefined) throw new Error('there is no message');
  const never = await settled(press(bob, invitation, 'Never from this server'));
  expect(never.content).toContain('You get no more invitations');
  expect(direct(bob).flatMap(labels)).toEqual([]);
  expect((await tableOf(alice)).chairs[1]?.player).toBeNull();
  expect(await invite([bob.user])).toContain('bob takes no invitations from this server.');
  const profile = await settled(bob.slash(general, '/profile time'));
  const allowed = await settled(press(bob, profile, 'Allow again'));
  expect(labels(allowed).join()).not.toContain('Allow again');
  expect(await invite([bob.user])).toContain('was already invited');
  // The seat of an invitation can be taken back, and its message then has no buttons.
  expect(await invite([cleo.user])).toContain('cleo is invited');
  await settled(press(alice, seen(alice, general, '· invited'), 'Take back'));
  expect(direct(cleo).flatMap(labels)).toEqual([]);
});
