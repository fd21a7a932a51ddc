import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Actor, Identified } from '../../../src/local/actor.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { choosable } from '../../support/choosable.ts';
import { answerMessage, type Chat, messageSeenBy, openChat, press, startTable, worded } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';
import { allIsSaid } from '../support/whole-game.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
let thread: string;
let table: string;

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { draw: () => ({ bytes: Buffer.from('x'), alt: 'x' }) });
  chat = await openChat(redis.socket, [skirmish]);
  const { alice, bob, guild } = chat;
  thread = await startTable(chat, 'Sector 7', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  table = (await stage.directory.ofGuild(guild.id))[0]?.id ?? '';
  await allIsSaid({ stage, table });
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

const IS_PASSING = 64;
const panels = (): APIMessage[] =>
  chat.alice
    .visible(thread)
    .filter(({ flags = 0, content }) => (flags & IS_PASSING) === 0 && content.includes('· Skirmish'));

/**
 * The acts of all buttons and menus about the table that a person sees in a channel, which are the first words of ids.
 */
function acts(person: Actor, where: Identified): string[] {
  return person
    .visible(where)
    .flatMap((message) =>
      choosable(message).flatMap(({ id }) => (id.includes(`.${table}`) ? [id.split('.')[0] ?? ''] : [])),
    );
}

const play = async (person: Actor, action: string, where: Identified = thread): Promise<APIMessage> => {
  const answer = await answerMessage(person.slash(where, '/play', { action }));
  await allIsSaid({ stage, table });
  return answer;
};

/** Both choose in secret, and it is Alice’s turn. */
async function begin(): Promise<void> {
  await play(chat.alice, 'none');
  await play(chat.bob, 'none');
}

/** The message in its present state. */
function now(person: Actor, { id, channel_id }: APIMessage): APIMessage {
  const found = person.visible(channel_id).find((message) => message.id === id);
  if (found === undefined) throw new Error('the message is gone');
  return worded(found);
}

test('each turn leaves one panel that shows its last step, and an undo removes that step', async () => {
  const { alice, bob } = chat;
  await begin();
  const [living] = panels();
  await play(alice, 'u0 to 1');
  expect(panels().map(({ components }) => components?.length)).toEqual([0, 2]);
  expect(panels()[0]).toMatchObject({ id: living?.id });
  expect(panels()[0]?.content).toContain('u0 moves to 1.');
  expect(panels()[0]?.content).not.toMatch(/below|to move/);

  await answerMessage(alice.slash(thread, '/undo'));
  await allIsSaid({ stage, table });
  expect(panels()).toHaveLength(2);
  expect(panels()[0]?.content).not.toContain('u0 moves to 1.');
  expect(panels()[1]?.content).toMatch(/\*\*alice.* to move/);
  expect(panels()[1]?.content).toContain('took back: u0 moves to 1');

  // The turn continues, and ends without a second panel.
  await play(alice, 'u0 to 12');
  expect(panels().map(({ components }) => components?.length)).toEqual([0, 2]);
  expect(panels()[0]?.content).toContain('u0 moves to 12.');
  await play(bob, 'draw');
  expect(panels().map(({ components }) => components?.length)).toEqual([0, 0, 2]);
  expect(panels()[1]?.content).toContain('Seat 1 draws a card.');
  expect(panels()[1]?.content).not.toContain('u0 moves');
});

/** Proposes to end the game, and confirms the proposal when asked. */
async function propose(person: Actor): Promise<void> {
  const sure = await answerMessage(person.slash(thread, '/game end'));
  expect(sure.content).toMatch(
    /^End \*\*.*\*\* without a winner\? I ask (bob|alice)\. If they say no, the game continues\./,
  );
  await answerMessage(press(person, sure, 'Yes, propose it'));
}

test('ending the game is proposed only after a confirmation, and the other player is asked only once', async () => {
  const { alice, bob } = chat;
  const dm = bob.openDm().id;
  await allIsSaid({ stage, table });
  const [before, letters] = [alice.visible(thread).length, bob.visible(dm).length];
  await answerMessage(press(alice, await answerMessage(alice.slash(thread, '/game end')), 'No, keep playing'));
  await allIsSaid({ stage, table });
  expect(acts(bob, dm).filter((act) => act === 'agree')).toEqual([]);
  expect(alice.visible(thread).filter(({ flags = 0 }) => (flags & IS_PASSING) === 0)).toHaveLength(before);
  await propose(alice);
  for (const how of ['agree', 'agree']) {
    const again = await answerMessage(alice.slash(thread, '/game end', { how }));
    expect(again.content).toContain('You have agreed to end it. I’m waiting for: bob. (rule T-CONSENT-01)');
  }
  await allIsSaid({ stage, table });
  const asks = (person: Actor, where: Identified) => acts(person, where).filter((act) => act === 'agree');
  expect([asks(alice, thread), asks(bob, dm)]).toEqual([['agree'], ['agree']]);
  expect(bob.visible(dm)).toHaveLength(letters + 1);
});

test('a declined proposal is closed in every message that asked about it', async () => {
  const { alice, bob } = chat;
  await propose(alice);
  const dm = bob.openDm().id;
  const asked = await messageSeenBy(bob, dm, 'Bob is asked', ({ content }) => content.includes('proposes to end'));
  await allIsSaid({ stage, table });
  expect(acts(alice, thread).filter((act) => act === 'agree')).toHaveLength(1);
  const before = bob.visible(dm).length;
  const declined = await answerMessage(press(bob, asked, 'Go on'));
  expect(declined.id).toBe(asked.id);
  expect(declined.content).toContain('votes no. The game continues.');
  await allIsSaid({ stage, table });
  expect(bob.visible(dm)).toHaveLength(before);
  for (const where of [thread, dm]) expect(acts(bob, where).filter((act) => /agree|refuse/.test(act))).toEqual([]);
  const [line] = alice.visible(thread).filter(({ content }) => content.includes('the vote on a proposal has ended'));
  expect(line?.content).toContain('votes no. The game continues.');

  // The end is agreed in the thread, and the game is over in direct messages too.
  await propose(alice);
  const again = await messageSeenBy(bob, dm, 'Bob is asked again', ({ content }) =>
    content.includes('proposes to end'),
  );
  await allIsSaid({ stage, table });
  await answerMessage(bob.slash(thread, '/game end', { how: 'agree' }));
  await until('it is settled', () => now(bob, again).content.includes('Everyone agreed'));
  await allIsSaid({ stage, table });
  expect(acts(bob, dm)).toEqual([]);
});

test('no active button remains for a question that was answered elsewhere, refused or undone', async () => {
  const { alice } = chat;
  await begin();
  const [first, second] = [await answerMessage(alice.slash(thread, '/play')), await play(alice, 'fly to Risa')];
  expect(
    choosable(second).some(({ id }) => id.startsWith('again.') || id.startsWith('pick.') || id.startsWith('menu.')),
  ).toBe(true);
  await play(alice, 'u0 to 1');
  for (const message of [first, second]) {
    await until('it is closed', () => choosable(now(alice, message)).length === 0);
    expect(now(alice, message).content).toContain('An earlier position.');
    expect(now(alice, message).content).toContain('What do you do?');
  }
  const told = await answerMessage(alice.slash(thread, '/undo'));
  const other = await answerMessage(alice.slash(thread, '/play'));
  await answerMessage(press(alice, told, 'Draw'));
  await allIsSaid({ stage, table });
  await until('the other one is closed', () => choosable(now(alice, other)).length === 0);
});

test('the end is reported once in each channel, and only buttons to look back and for a rematch remain', async () => {
  const { alice, bob } = chat;
  await begin();
  await answerMessage(bob.slash(bob.openDm(), '/hand'));
  await answerMessage(alice.slash(thread, '/map'));
  const unsure = await answerMessage(bob.slash(bob.openDm(), '/game end', { how: 'give-up' }));
  const sure = await answerMessage(alice.slash(thread, '/game end', { how: 'give-up' }));
  await answerMessage(press(alice, sure, 'Yes, I give up'));
  await allIsSaid({ stage, table });
  const tells = (person: Actor, where: Identified, all = true) =>
    person
      .visible(where)
      .filter(
        ({ content, flags = 0 }) => /The game is over|is over\. /.test(content) && (all || (flags & IS_PASSING) === 0),
      );
  expect(tells(bob, thread)).toHaveLength(1);
  expect(tells(bob, bob.openDm())).toHaveLength(1);
  expect(tells(alice, alice.openDm())).toHaveLength(0);
  expect(panels().at(-1)?.content).toMatch(/The game is over\..*\n(.*\n)*You can check every roll/);
  expect(new Set(acts(bob, bob.openDm()))).toEqual(new Set(['map', 'log', 'report', 'film', 'rematch']));
  expect(choosable(now(bob, unsure))).toEqual([]);
  expect(acts(alice, alice.openDm())).toEqual([]);
  expect(new Set(acts(alice, thread))).toEqual(
    new Set(['map', 'log', 'past', 'report', 'film', 'rematch', 'record', 'verify']),
  );
});

test('an answer names a choice that the log doesn’t mention, and after the end, direct messages offer a rematch', async () => {
  const { alice } = chat;
  const asked = await answerMessage(alice.slash(thread, '/play'));
  expect((await answerMessage(press(alice, asked, 'None of these'))).content).toContain('Done. Card: None of these.');
  await play(chat.bob, 'none');
  const dm = alice.openDm();
  const sure = await answerMessage(alice.slash(dm, '/game end', { how: 'give-up' }));
  const over = await answerMessage(press(alice, sure, 'Yes, I give up'));
  await allIsSaid({ stage, table });
  expect(new Set(acts(alice, dm))).toEqual(new Set(['map', 'log', 'report', 'film', 'rematch']));
  expect(now(alice, over).content).toMatch(/\nThe game is over\. [^\n]+$/);
  const map = await answerMessage(alice.slash(dm, '/map'));
  await allIsSaid({ stage, table });
  expect(choosable(now(alice, map)).some(({ label }) => label === 'Rematch')).toBe(true);
});

test('a player has one active direct message, which is edited in place, or replaced when it is too old', async () => {
  const { alice, bob, clock } = chat;
  const dm = bob.openDm();
  await begin();
  const [living] = bob.visible(dm);
  await play(alice, 'draw');
  expect(bob.visible(dm)).toMatchObject([{ id: living?.id, content: expect.stringContaining('What do you do?') }]);
  await play(bob, 'draw');
  expect(bob.visible(dm)).toMatchObject([{ id: living?.id, content: expect.stringContaining('this turn is over') }]);
  // Discord allows few edits of messages that are older than an hour, so a new message asks, and the old one is closed.
  const kept = `asking:${table}:${bob.user.id}`;
  const about = JSON.parse((await stage.redis.hget(kept, living?.id ?? '')) ?? '{}');
  await stage.redis.hset(kept, living?.id ?? '', JSON.stringify({ ...about, at: Date.now() - 3_600_000 }));
  clock.advance(3_600_001);
  await play(alice, 'draw');
  expect(bob.visible(dm)).toMatchObject([
    { id: living?.id, content: '**Sector 7**: this turn is over.', components: [] },
    { content: expect.stringContaining('What do you do?') },
  ]);
});

test('if a table closes before its game begins, the lobby message says so, and no thread is opened', async () => {
  const { alice, general } = chat;
  await answerMessage(alice.slash(general, '/game new', { title: 'Sector 8' }));
  const lobby = await messageSeenBy(alice, general.id, 'the lobby', ({ content }) =>
    content.includes('seats are free'),
  );
  const [, other = ''] = choosable(lobby)[0]?.id.split('.') ?? [];
  const threads = () => alice.channels().filter(({ kind }) => kind === 'thread').length;
  const before = threads();
  await answerMessage(alice.slash(general, '/game end', { table: other }));
  await until('the lobby says so', () => now(alice, lobby).content.includes('was closed before the game began'));
  expect(choosable(now(alice, lobby))).toEqual([]);
  await allIsSaid({ stage, table: other });
  expect(threads()).toBe(before);
});
