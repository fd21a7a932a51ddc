import { type APIOverwrite, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBot } from '../../../src/discord/bot.ts';
import type { Actor } from '../../../src/local/actor.ts';
import { addForum, addTextChannel, deleteChannel } from '../../../src/local/world/channels.ts';
import type { Forum, TextChannel, Thread } from '../../../src/local/world/records.ts';
import { setOverwrites, setRolePermissions } from '../../../src/local/world/roles.ts';
import { setArchived, setLocked, startPost, startThread } from '../../../src/local/world/threads.ts';
import { Panels } from '../../../src/store/panel.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { choosable } from '../../support/choosable.ts';
import { bodyWords } from '../../support/drafts.ts';
import { SOON } from '../../support/patience.ts';
import {
  answerMessage,
  botSettings,
  type Chat,
  isPublic,
  messageSeenBy,
  openChat,
  panelSeenBy,
  press,
  startTable,
} from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { draw: () => ({ bytes: Buffer.from('x'), alt: 'x' }) });
  chat = await openChat(redis.socket, [skirmish]);
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

const { SendMessages, SendMessagesInThreads, CreatePublicThreads, ManageThreads } = PermissionFlagsBits;

/** Takes these permissions from the bot in a channel. 0n gives them all back. */
function deny(channel: TextChannel | Forum, permissions: bigint): void {
  const role = chat.guild.data.roles.find(({ managed }) => managed)?.id ?? '';
  const overwrite: APIOverwrite = { id: role, type: OverwriteType.Role, allow: '0', deny: `${permissions}` };
  setOverwrites(chat.server.world, channel, permissions === 0n ? [] : [overwrite]);
}

/** Starts a game for Alice and Bob up to its first turn. Returns its thread. */
async function begun(title = 'Sector 7'): Promise<Thread> {
  const { alice, bob } = chat;
  const id = await startTable(chat, title, [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  const thread = chat.server.world.channels.get(id);
  if (thread?.kind !== 'thread') throw new Error('there is no thread');
  await panelSeenBy(alice, id);
  await openings();
  await panelUpToDate(id);
  return thread;
}

/** Both make their choices before the first turn. From then on each move is a turn with its own message. */
async function openings(): Promise<void> {
  await move();
  await move();
}

/** The asked person answers with the first option, by typing in the channel. */
async function move(where: { id: string } = chat.general): Promise<void> {
  for (const actor of [chat.alice, chat.bob]) {
    const [first] = await actor.autocomplete(where, '/play', { action: '' }, 'action');
    if (first === undefined || first.value === '-') continue;
    await answerMessage(actor.slash(where, '/play', { action: `${first.value}` }));
    return;
  }
  throw new Error('nobody is asked');
}

/** The direct messages to a person about a problem with the table's place. */
const told = (actor: Actor): string[] =>
  actor
    .visible(actor.openDm())
    .map(({ content }) => content)
    .filter((content) => /I lack|has been deleted|is locked|open threads|can’t post|rejected/.test(content));

/** The panel that shows the latest step. */
async function panelUpToDate(where: string): Promise<void> {
  const [table] = await stage.directory.ofGuild(chat.guild.id);
  await until(
    'the panel is up to date',
    async () => {
      const { shown, wanted, turn } = await new Panels(stage.redis).read(table?.id ?? '');
      return shown === wanted && turn?.channel === where;
    },
    SOON,
  );
}

const list = async (actor = chat.alice): Promise<string> =>
  (await answerMessage(actor.slash(chat.general, '/game list'))).content;

test('the owner is told once about a missing permission, and the panel is updated when it is granted', async () => {
  const thread = await begun();
  deny(chat.general, SendMessagesInThreads);
  await move();
  await move();
  await until('Alice is told', () => told(chat.alice).length > 0);
  await move();
  expect(told(chat.alice)).toHaveLength(1);
  expect(told(chat.alice)[0]).toContain('I lack **Send Messages in Threads**');
  expect(told(chat.bob)).toEqual([]);
  deny(chat.general, 0n);
  await panelUpToDate(thread.id);

  // A permission that is taken again is reported again, and a role that returns it wakes the table as a channel does.
  const { roles } = chat.guild.data;
  const before = roles.map((role) => ({ role, permissions: BigInt(role.permissions) }));
  for (const { role, permissions } of before)
    setRolePermissions(chat.server.world, chat.guild, role, permissions & ~SendMessagesInThreads);
  await move();
  await until('Alice is told again', () => told(chat.alice).length === 2);
  for (const { role, permissions } of before) setRolePermissions(chat.server.world, chat.guild, role, permissions);
  await panelUpToDate(thread.id);
});

test('nothing links to a deleted thread, and the next message opens a new one', async () => {
  const thread = await begun();
  expect(await list()).toContain(`/${thread.id})`);
  deleteChannel(chat.server.world, thread);
  await until('the list has no link', async () => !(await list()).includes('go there'), SOON);
  await move();
  const next = await until('a new thread is open', () => chat.alice.channels().find(({ kind }) => kind === 'thread'));
  await panelUpToDate(next.id);
  expect(await list()).toContain(`/${next.id})`);
  expect(told(chat.alice)).toEqual([]);
});

test('after a restart, the bot doesn’t link to a thread that was deleted, but links to an archived one', async () => {
  const thread = await begun();
  setArchived(chat.server.world, thread, true);
  await chat.bot.close();
  const second = await startBot(botSettings(chat, redis.socket, [skirmish]));
  expect(await list()).toContain(`/${thread.id})`);
  await second.close();
  deleteChannel(chat.server.world, thread);
  const third = await startBot(botSettings(chat, redis.socket, [skirmish]));
  expect(await list()).not.toContain('go there');
  await third.close();
});

test('nothing is posted in a locked thread, the table’s owner is told why, and the panel is updated after unlocking', async () => {
  const thread = await begun();
  const { world } = chat.server;
  setLocked(world, thread, true);
  setArchived(world, thread, true);
  await move();
  await until('Alice is told', () => told(chat.alice).length > 0);
  expect(told(chat.alice)).toEqual([expect.stringContaining(`<#${thread.id}> is locked`)]);
  expect(chat.bob.visible(chat.general).filter((m) => isPublic(m) && choosable(m).length > 0)).toEqual([]);
  setLocked(world, thread, false);
  await panelUpToDate(thread.id);
});

test('a person who can’t receive direct messages is mentioned once in the channel while the thread is locked', async () => {
  const thread = await begun();
  const { alice, bob, general, server } = chat;
  for (const { user } of [alice, bob]) server.world.closedDms.add(user.id);
  setLocked(server.world, thread, true);
  await move();
  const calls = (where: { id: string }) =>
    bob.visible(where).filter(({ content }) => /^<@\d+>, it’s your move/.test(content));
  // They were active just now, so they aren't called before their reminder is due.
  const [table] = await stage.directory.ofGuild(chat.guild.id);
  const waiting = await stage.summary(table?.id ?? '', 'it waits for one', ({ awaited }) => awaited.length === 1);
  const player = waiting.chairs[waiting.awaited[0] ?? 0]?.player ?? '';
  const reminder = `${table?.id}:${player}`;
  await until('there is a reminder', async () => (await stage.redis.zscore('reminders', reminder)) !== null);
  expect(calls(general)).toEqual([]);
  await stage.redis.hset(`{t:${table?.id}}:head`, `acted:${waiting.awaited[0]}`, `1:${Date.now() - 3 * 3_600_000}`);
  await stage.redis.del(`rung:move:${player}`, `bell:${reminder}`);
  // The message that starts this wait may be recorded only now, which delays the reminder again.
  const call = await until('they are called', async () => {
    await stage.redis.zadd('reminders', Date.now() - 1, reminder);
    return bob.visible(general).find(({ content }) => content.includes(`<@${player}>`));
  });
  expect(call.content).toContain(
    '**Sector 7**. I can’t post in its thread at the moment. Discord doesn’t let me send you',
  );
  const asked = [alice, bob].find(({ user }) => user.id === player) ?? alice;
  expect((await answerMessage(press(asked, call, 'Your move'))).content).toContain('Sector 7');
  setLocked(server.world, thread, false);
  await panelUpToDate(thread.id);
  expect(calls(general)).toHaveLength(1);
});

test('if a channel is deleted, people are told, the game continues by direct message, and no list links to the channel', async () => {
  await begun();
  const other = addTextChannel(chat.server.world, chat.guild, 'other');
  deleteChannel(chat.server.world, chat.general);
  await move(other);
  await until('Alice is told', () => told(chat.alice).length > 0);
  expect(told(chat.alice)[0]).toContain('This table’s channel has been deleted.');
  expect((await answerMessage(chat.alice.slash(other, '/game list'))).content).not.toContain('go there');
});

test('“The table is open” appears only when the table’s message is posted', async () => {
  const { alice, general } = chat;
  chat.server.faults.add({ path: /messages$/, method: 'POST', delayMs: 700 });
  const { content } = await answerMessage(alice.slash(general, '/game new', { title: 'Sector 7' }));
  expect(content).toContain(`The table is open. Take a seat with the buttons on its message in <#${general.id}>`);
  expect(alice.visible(general).some((message) => bodyWords(message).includes('seats are free'))).toBe(true);
});

test('the bot explains why a table’s message can’t be posted, and posts it as soon as possible', async () => {
  const { alice, general, server } = chat;
  const refused = { status: 403, body: { message: 'Missing Permissions', code: 50013 } };
  server.faults.add({ path: new RegExp(`${general.id}/messages$`), method: 'POST', times: 99, ...refused });
  const { content } = await answerMessage(alice.slash(general, '/game new', { title: 'Sector 7' }));
  expect(content).not.toContain('The table is open');
  expect(content).toContain(`I can’t post in <#${general.id}>`);
  expect(alice.visible(alice.openDm())).toEqual([]);
  server.faults.clear();
  deny(general, 0n);
  await messageSeenBy(alice, general.id, 'the lobby is there', (message) => message.content.includes('seats are free'));
});

test('a table in a forum post stays within that post', async () => {
  const { alice, bob, guild, server } = chat;
  const { world } = server;
  const forum = addForum(world, guild, 'tables');
  deny(forum, SendMessages | CreatePublicThreads | ManageThreads);
  const post = startPost(world, forum, alice.user, 'Sector 7', 'Who plays?');
  const { content } = await answerMessage(alice.slash(post, '/game new', { title: 'Sector 7' }));
  expect(content).toContain(`The table is open. Take a seat with the buttons on its message in <#${post.id}>`);
  const second = await answerMessage(bob.slash(post, '/game new', { title: 'Sector 8' }));
  expect(second.content).toContain('This post already belongs to “Sector 7”');
  for (const [actor, button] of [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ] as const) {
    const lobby = await messageSeenBy(actor, post.id, 'the lobby is there', (message) =>
      choosable(message).some(({ label }) => label.includes(button)),
    );
    await answerMessage(press(actor, lobby, button));
  }
  await answerMessage(alice.slash(post, '/game start'));
  await panelUpToDate(post.id);
  expect(alice.channels().filter(({ kind }) => kind === 'thread')).toHaveLength(1);
  expect(await list(bob)).toContain(`/${post.id})`);
  await move(post);
  await panelUpToDate(post.id);

  deleteChannel(world, post);
  await until('the list has no link', async () => !(await list()).includes('go there'), SOON);
  await move();
  await until('Alice is told', () => told(alice).length > 0);
  expect(told(alice)[0]).toContain('This table’s channel has been deleted.');
});

test('the game is shown in the channel until a thread can be opened, and then in the thread', async () => {
  const { alice, bob, guild, general, server } = chat;
  const { world } = server;
  const crowd = addTextChannel(world, guild, 'crowd');
  const threads = Array.from({ length: 1_000 }, (_, n) => startThread(world, crowd, { name: `${n}`, type: 11 }, null));
  await answerMessage(alice.slash(general, '/game new', { title: 'Sector 7' }));
  await answerMessage(alice.slash(general, '/game join'));
  await answerMessage(bob.slash(general, '/game join'));
  await answerMessage(alice.slash(general, '/game start'));
  await panelUpToDate(general.id);
  await until('Alice is told', () => told(alice).length > 0);
  expect(told(alice)).toEqual([expect.stringContaining('as many open threads as Discord allows')]);
  expect(told(alice)[0]).toContain(`shown in <#${general.id}>`);
  const [first] = threads;
  if (first !== undefined) setArchived(world, first, true);
  await until('the bot heard of it', async () => (await redis.connect().keys('breaker:*')).length === 0, SOON);
  await openings();
  await move();
  const own = await until('the thread is open', () =>
    alice.channels().find((channel) => channel.kind === 'thread' && channel.data.parent_id === general.id),
  );
  await panelUpToDate(own.id);
  expect(told(alice)).toHaveLength(1);
});
