import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PERMISSIONS } from '../../../src/discord/permissions.ts';
import { type Actor, RefusedError, type SentInteraction } from '../../../src/local/actor.ts';
import { addGuild, joinGuild } from '../../../src/local/world/guilds.ts';
import type { Guild } from '../../../src/local/world/records.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { choosable } from '../../support/choosable.ts';
import { bodyWords } from '../../support/drafts.ts';
import { answerMessage, type Chat, openChat, press } from '../support/chat.ts';
import { answerSeat, quickTable } from '../support/inbox-tables.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
let fleet: Guild;

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { draw: () => ({ bytes: Buffer.from('x'), alt: 'x' }) });
  chat = await openChat(redis.socket, [skirmish]);
  fleet = addGuild(chat.server.world, 'Fleet', { botPermissions: PERMISSIONS });
  for (const { user } of [chat.alice, chat.bob]) joinGuild(chat.server.world, fleet, user);
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

const TITLES = ['Aldebaran', 'Bajor', 'Cardassia', 'Deneva', 'Earth', 'Ferenginar', 'Gamma', 'Hobus', 'Iconia'];

/** Nine tables in two servers. The first `asked` ask Alice, and the others Bob. */
async function nine(asked: number): Promise<void> {
  const { alice, bob, guild, general, server } = chat;
  const dock = [...server.world.channels.values()].find((one) => one.kind === 'text' && one.data.guild_id === fleet.id);
  for (const [at, title] of TITLES.entries()) {
    const place =
      at % 2 === 0 ? { guild: guild.id, channel: general.id } : { guild: fleet.id, channel: dock?.id ?? '' };
    const seats = at < asked ? ([alice, bob] as const) : ([bob, alice] as const);
    await quickTable(stage, { id: `nine0${at + 2}`, title, ...place, seats });
  }
}

const words = (message: APIMessage): string => bodyWords({ ...message });
const labels = (message: APIMessage): string[] => choosable(message).map(({ label }) => label);

/** A person's clicks in one message of their inbox, which are counted. */
class Hand {
  clicks = 0;
  message: APIMessage;
  readonly #actor: Actor;

  constructor(actor: Actor, message: APIMessage) {
    this.#actor = actor;
    this.message = message;
  }

  get words(): string {
    return words(this.message);
  }

  async press(label: string): Promise<string> {
    this.clicks += 1;
    this.message = await this.#answered(press(this.#actor, this.message, label));
    return this.words;
  }

  async #answered(sent: SentInteraction): Promise<APIMessage> {
    const answer = await answerMessage(sent);
    expect(answer.id, 'the inbox stays one message').toBe(this.message.id);
    return answer;
  }
}

async function inboxOf(actor: Actor, where: { id: string } = chat.general): Promise<Hand> {
  return new Hand(actor, await answerMessage(actor.slash(where, '/inbox')));
}

/** The messages that only this person sees in a channel. */
const own = (actor: Actor, where: { id: string }): APIMessage[] =>
  actor.visible(where).filter(({ flags }) => ((flags ?? 0) & MessageFlags.Ephemeral) !== 0);

test('nine tables in two servers are on one list, and those that wait for the person come first', async () => {
  const { alice } = chat;
  await nine(5);
  const hand = await inboxOf(alice);
  expect(hand.words).toContain('## 5 tables wait for you');
  expect(hand.words).toContain('The most urgent first. Four more wait for others.');
  const order = TITLES.map((title) => hand.words.indexOf(`**${title}** · Skirmish`));
  expect(order.every((place) => place >= 0)).toBe(true);
  expect(Math.max(...order.slice(0, 5))).toBeLessThan(Math.min(...order.slice(5)));
  expect(hand.words).toContain('What do you do?');
  expect(labels(hand.message)).toEqual([
    ...TITLES.slice(0, 5).map((title) => `${title} · Skirmish: Play`),
    ...TITLES.slice(5).map((title) => `${title} · Skirmish: Recap`),
    'Start with the first',
    'My settings',
  ]);
});

test('five tables are answered from the inbox in one message with six clicks', async () => {
  const { alice, general } = chat;
  await nine(5);
  const hand = await inboxOf(alice);
  await hand.press('Start with the first');
  for (let left = 4; left >= 0; left--) {
    const told = await hand.press('Draw');
    if (left > 0) expect(told).toMatch(/^\*\*\w+\*\*: You draw card .*\nNext: \*\*\w+\*\*/);
    else expect(told).toContain('## Nothing waits for you');
  }
  expect(hand.clicks).toBe(6);
  expect(own(alice, general)).toHaveLength(1);
});

test('a small question is read and answered with two clicks in one message', async () => {
  const { alice, general } = chat;
  await nine(1);
  const hand = await inboxOf(alice);
  expect(await hand.press('Play')).toContain('What do you do?');
  expect(labels(hand.message)).toContain('Back to inbox');
  await hand.press('Draw');
  expect(hand.clicks).toBe(2);
  expect(own(alice, general)).toHaveLength(1);
  expect(hand.words).toContain('**Aldebaran**: You draw card');
});

test('the way back stays on every level of a question', async () => {
  const { alice } = chat;
  await nine(2);
  const hand = await inboxOf(alice);
  await hand.press('Play');
  await hand.press('Move');
  expect(labels(hand.message)).toContain('Back to inbox');
  await hand.press('Hand');
  expect(labels(hand.message)).toContain('Back to inbox');
  expect(await hand.press('Back to inbox')).toContain('## 2 tables wait for you');
  expect(hand.message.attachments).toEqual([]);
});

test('one click lets another player’s action happen', async () => {
  const { alice, bob, guild, general } = chat;
  await quickTable(stage, { id: 'window', title: 'Duty', guild: guild.id, channel: general.id, seats: [alice, bob] });
  await quickTable(stage, { id: 'simple', title: 'Patrol', guild: guild.id, channel: general.id, seats: [alice, bob] });
  // Alice is asked in every window once she holds a card.
  await answerSeat(stage, 'window', 0, alice, 'draw');
  await stage.send('window', {
    id: 'orders',
    by: { player: alice.user.id },
    at: 1,
    input: { t: 'orders', seat: 0, orders: { ask: ['attacked'], prefer: {} } },
  });
  await answerSeat(stage, 'window', 1, bob, 'attack');
  const decision = await until('Alice is asked', () => stage.backend.prompt('window', 0));
  expect(decision.window).toBe('attacked');
  const hand = await inboxOf(alice);
  // The window comes before the turn, although the turn has waited longer.
  expect(hand.words.indexOf('Duty')).toBeLessThan(hand.words.indexOf('Patrol'));
  // Then it is Alice's own turn at the same table.
  expect(await hand.press('Let it happen')).toMatch(/^\*\*Duty\*\*\nDone: Pass\.\n\*\*What do you do/);
  expect(hand.clicks).toBe(1);
  expect((await stage.backend.prompt('window', 0))?.id).not.toBe(decision.id);
});

test('a question that went stale leads back to the list, which says why', async () => {
  const { alice } = chat;
  await nine(2);
  const hand = await inboxOf(alice);
  await hand.press('Play');
  await answerSeat(stage, 'nine02', 0, alice, 'draw');
  const told = await hand.press('Draw');
  expect(told).toMatch(/\*\*Aldebaran\*\* has moved on: \*\*Bob\*\* .*to move.* Here is what waits now\./i);
  expect(told).toContain('One table waits for you');
  expect(told).toContain('**Bajor**');
});

test('in a thread only the person sees the inbox, and in direct messages it stays one message', async () => {
  const { alice, bob } = chat;
  await nine(2);
  const thread = await until('the thread is there', () => alice.channels().find(({ kind }) => kind === 'thread'));
  const shown = await inboxOf(alice, thread);
  await shown.press('Play');
  expect(own(alice, thread)).toHaveLength(1);
  expect(bob.visible(thread).some(({ id }) => id === shown.message.id)).toBe(false);
  expect(() => bob.click(shown.message, 'inbox.0')).toThrow(RefusedError);

  const dm = alice.openDm();
  // While the tables send their messages, the bot may be too busy for a list.
  const direct = await until('the bot has time for a list', async () => {
    const list = await answerMessage(alice.slash(dm, '/game list'));
    return words(list).includes('wait for you') && new Hand(alice, list);
  });
  expect(direct.words).toContain('## 2 tables wait for you');
  await direct.press('Play');
  expect(await direct.press('Draw')).toContain('Next: **');
  expect(await direct.press('Back to inbox')).toContain('One table waits for you');
  expect(await direct.press('My settings')).toContain('Each turn');
  expect(await direct.press('Back to inbox')).toContain('One table waits for you');
});

test('a lobby shows its settings, and starts from the inbox', async () => {
  const { alice, bob, general } = chat;
  await answerMessage(alice.slash(general, '/game new', { title: 'Sector 9' }));
  expect((await inboxOf(alice)).words).toContain('Lobby: 2 seats are free');
  for (const actor of [alice, bob]) await answerMessage(actor.slash(general, '/game join'));
  const hand = await inboxOf(alice);
  expect(hand.words).toContain('Lobby: everyone is here');
  await hand.press('Lobby');
  await hand.press('Start');
  await until(
    'the game has begun',
    async () => (await stage.backend.agenda(alice.user.id))[0]?.table.status === 'playing',
  );
});

test('an empty inbox says how to begin', async () => {
  expect((await inboxOf(chat.alice)).words).toContain('You have no open tables. `/game new` opens one');
});
