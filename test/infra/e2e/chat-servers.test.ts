import { ChannelType } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PERMISSIONS } from '../../../src/discord/permissions.ts';
import { Actor } from '../../../src/local/actor.ts';
import { addForum, addTextChannel } from '../../../src/local/world/channels.ts';
import { addBot, addGuild, joinGuild, leaveGuild } from '../../../src/local/world/guilds.ts';
import { deleteMessage } from '../../../src/local/world/messages.ts';
import type { Channel, Thread } from '../../../src/local/world/records.ts';
import { setArchived, startPost } from '../../../src/local/world/threads.ts';
import { addUser } from '../../../src/local/world/users.ts';
import { openQueue } from '../../../src/queue/queues.ts';
import { keys, tableKeys } from '../../../src/store/keys.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { answerMessage, type Chat, messageSeenBy, openChat, panelSeenBy, press } from '../support/chat.ts';
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

/** Alice opens a table, and she and Bob sit down. The game has not started. */
async function seated(where: Channel): Promise<void> {
  const { alice, bob } = chat;
  await answerMessage(alice.slash(where, '/game new', { title: 'Sector 7' }));
  for (const actor of [alice, bob]) await answerMessage(actor.slash(where, '/game join'));
  await messageSeenBy(alice, where.id, 'everyone is here', ({ content }) => content.includes('Everyone is here'));
}

/** A game for both, in a thread of the channel. */
async function begun(where: Channel = chat.general): Promise<Thread> {
  await seated(where);
  await answerMessage(chat.alice.slash(where, '/game start'));
  return threadOf(chat.alice, where);
}

/** The thread of a channel in a person’s list, once it has its panel. */
async function threadOf(actor: Actor, where: Channel): Promise<Thread> {
  const thread = await until('the thread is in the list', () =>
    actor.channels().find((one): one is Thread => one.kind === 'thread' && one.data.parent_id === where.id),
  );
  await panelSeenBy(actor, thread.id);
  return thread;
}

/** The asked person answers with the first option. */
async function move(where: { id: string }): Promise<void> {
  for (const actor of [chat.alice, chat.bob]) {
    const [first] = await actor.autocomplete(where, '/play', { action: '' }, 'action');
    if (first === undefined || first.value === '-') continue;
    await answerMessage(actor.slash(where, '/play', { action: `${first.value}` }));
    return;
  }
  throw new Error('nobody is asked');
}

test('a seated player sees the thread in the list, and other people find it through the lobby message', async () => {
  const { bob, server, guild, general } = chat;
  const thread = await begun();
  expect((await threadOf(bob, general)).id).toBe(thread.id);
  const eve = new Actor(server.world, addUser(server.world, 'eve'));
  joinGuild(server.world, guild, eve.user);
  expect(eve.channels().some(({ kind }) => kind === 'thread')).toBe(false);
  expect(eve.visible(general).some(({ thread: hangs }) => hangs?.id === thread.id)).toBe(true);
  const adding = server.log.filter(({ method, path }) => method === 'PUT' && path.includes('thread-members'));
  expect(adding).toHaveLength(2);
});

test('a game in an announcement channel gets its thread, whether or not its lobby message exists', async () => {
  const { alice, guild, server } = chat;
  const { world } = server;
  const news = addTextChannel(world, guild, 'news', ChannelType.GuildAnnouncement);
  await seated(news);
  for (const id of news.messages) {
    const message = world.messages.get(id);
    if (message?.visibleTo === null && message.data.author.id === world.bot.id) deleteMessage(world, message);
  }
  await answerMessage(alice.slash(news, '/game start'));
  const thread = await threadOf(alice, news);
  expect(thread.data.type).toBe(ChannelType.AnnouncementThread);
  await until('nothing was refused', () => server.log.every(({ status }) => status !== 400));
});

test.each([ChannelType.GuildVoice, ChannelType.GuildStageVoice] as const)(
  'a game in the chat of a voice or stage channel (type %i) is played without a thread',
  async (type) => {
    const { alice, guild, server } = chat;
    const voice = addTextChannel(server.world, guild, 'voice', type);
    await seated(voice);
    await answerMessage(alice.slash(voice, '/game start'));
    await panelSeenBy(alice, voice.id);
    await move(voice);
    await answerMessage(press(alice, await panelSeenBy(alice, voice.id), 'Your move'));
    expect(server.log.filter(({ path }) => path.endsWith('/threads'))).toEqual([]);
    expect(server.log.filter(({ path }) => path.includes('thread-members'))).toEqual([]);
    const second = await answerMessage(alice.slash(voice, '/game new', { title: 'Sector 8' }));
    expect(second.content).toContain('This channel already belongs to “Sector 7”');
  },
);

test('an archived forum post is reopened so that the bot receives clicks', async () => {
  const { alice, bob, guild, server } = chat;
  const { world } = server;
  const post = startPost(
    world,
    addForum(world, guild, 'games', ChannelType.GuildMedia),
    alice.user,
    'Post',
    'Who plays?',
  );
  await seated(post);
  await answerMessage(alice.slash(post, '/game start'));
  await panelSeenBy(alice, post.id);
  // Bob didn't start the post, so the strictest reading of the documents applies to him.
  setArchived(world, post, true);
  await until('the post is open', () => !post.data.thread_metadata.archived);
  await answerMessage(press(bob, await panelSeenBy(bob, post.id), 'Your move'));
});

test('in a server that added only the commands, the bot answers with its invite link', async () => {
  const { alice, server } = chat;
  const { world } = server;
  const strangers = addGuild(world, 'Strangers', { commandsAlone: true });
  joinGuild(world, strangers, alice.user);
  const channel = [...world.channels.values()].find((one) => one.kind === 'text' && one.data.guild_id === strangers.id);
  const where = channel?.id ?? '';
  const { content } = await answerMessage(alice.slash(where, '/game new', { title: 'Sector 7' }));
  expect(content).toContain(`guild_id=${strangers.id}`);
  expect(content).toContain('scope=bot+applications.commands');
  addBot(world, strangers, PERMISSIONS);
  await until('the table is open', async () => {
    const answer = await answerMessage(alice.slash(where, '/game new', { title: 'Sector 7' }));
    return answer.content.includes('The table is open');
  });
});

test('if a server removes the bot, nothing is sent there, and its games continue when the bot is added again', async () => {
  const { alice, guild, server } = chat;
  const { world } = server;
  const thread = await begun();
  const [table] = await stage.redis.zrange(keys.tables, '0', '-1');
  const queue = openQueue('delivery', stage.redis);
  const shown = async () => Number(await stage.redis.hget(tableKeys(table ?? '').panel, 'shown'));
  const { seq } = await stage.summary(table ?? '', 'the table is there', () => true);
  await until('the panel shows the present', async () => (await shown()) === seq);
  await until('all is said', async () => (await queue.getJobCountByTypes('active', 'waiting', 'prioritized')) === 0);
  leaveGuild(world, guild, world.bot);
  await until('that is heard', async () => (await stage.redis.hkeys(keys.left)).length === 1);
  const from = server.log.length;
  // Commands are still received there.
  await move(chat.general);
  await stage.summary(table ?? '', 'the move is done', (summary) => summary.seq > seq);
  // This is longer than the pause of a panel between two edits.
  await until('the panel waits', async () =>
    (await queue.getDelayed()).some(({ name, delay }) => name === 'panel' && delay > 60_000),
  );
  const asked = server.log.slice(from).filter(({ status, path }) => status === 403 && path.startsWith('/channels'));
  expect(asked).toEqual([]);
  addBot(world, guild, PERMISSIONS);
  expect(await shown()).toBe(seq);
  addBot(world, guild, PERMISSIONS);
  await until('the panel shows the move', async () => (await shown()) > seq);
  await panelSeenBy(alice, thread.id);
  expect(await stage.redis.hkeys(keys.left)).toEqual([]);
  await queue.close();
});
