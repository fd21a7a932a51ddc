import { type APIMessage, InteractionResponseType, MessageFlags, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applicationOf, settleInstall } from '../../../src/discord/application.ts';
import { createRestClient } from '../../../src/discord/client.ts';
import { Actor, RefusedError, type SentInteraction } from '../../../src/local/actor.ts';
import { openGroup } from '../../../src/local/world/channels.ts';
import { addGuild, joinGuild } from '../../../src/local/world/guilds.ts';
import { installFor } from '../../../src/local/world/installs.ts';
import type { Channel, Guild } from '../../../src/local/world/records.ts';
import { addUser } from '../../../src/local/world/users.ts';
import { keys } from '../../../src/store/keys.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { answerMessage, type Chat, openChat, press, startTable } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
let foreign: Guild;
let square: Channel;
let group: Channel;
/** Somebody in the foreign server and in the group, who sees what everyone there sees. */
let eve: Actor;

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { draw: () => ({ bytes: Buffer.from('x'), alt: 'x' }) });
  chat = await openChat(redis.socket, [skirmish]);
  const { server, alice } = chat;
  const { world } = server;
  const rest = createRestClient({ token: server.token, api: server.api });
  await settleInstall(rest, await applicationOf(rest));
  installFor(world, alice.user);
  eve = new Actor(world, addUser(world, 'eve'));
  foreign = addGuild(world, 'Strangers', { withoutApp: true });
  for (const { user } of [alice, eve]) joinGuild(world, foreign, user);
  square = await until('the channel is there', () =>
    [...world.channels.values()].find((one) => one.kind === 'text' && one.data.guild_id === foreign.id),
  );
  group = openGroup(world, [alice.user, eve.user]);
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

const isEphemeral = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;

async function begin(): Promise<string> {
  const { alice, bob } = chat;
  return startTable(chat, 'Sector 7', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
}

/** Plays the first option of the person’s question. */
async function playIn(actor: Actor, where: Channel): Promise<APIMessage> {
  const [first] = await actor.autocomplete(where, '/play', { action: '' }, 'action');
  return answerMessage(actor.slash(where, '/play', { action: `${first?.value}` }));
}

test('the same command works in a server with the bot, a foreign server, direct messages and a group', async () => {
  const { alice, general } = chat;
  await begin();
  const dm = alice.openDm();
  for (const command of ['/map', '/history'])
    for (const where of [general, square, dm, group]) {
      const answer = await answerMessage(alice.slash(where, command));
      expect(answer.content).toContain('Sector 7');
      expect(isEphemeral(answer), where.kind).toBe(where !== dm);
    }
  for (const where of [square, group]) expect(eve.visible(where)).toEqual([]);
});

test('a move is played in a foreign server and in a group, where nobody else sees anything of it', async () => {
  const { alice } = chat;
  await begin();
  for (const where of [square, group]) {
    const move = await answerMessage(press(alice, await answerMessage(alice.slash(where, '/map')), 'Your move'));
    expect(isEphemeral(move), where.kind).toBe(true);
    expect(isEphemeral(await playIn(alice, where)), where.kind).toBe(true);
    expect(eve.visible(where)).toEqual([]);
  }
});

test('a public answer becomes private in a place that hasn’t added the bot', async () => {
  const { alice, general } = chat;
  const name = skirmish.components[0]?.name ?? '';
  const shared = async (where: Channel) => answerMessage(alice.slash(where, '/card', { name, share: true }));
  expect(isEphemeral(await shared(general))).toBe(false);
  for (const where of [square, group]) {
    expect(isEphemeral(await shared(where))).toBe(true);
    expect(eve.visible(where)).toEqual([]);
  }
});

test('tables of a server that hasn’t added the bot are not looked up there', async () => {
  const { alice, server } = chat;
  await begin();
  const table = await until('the table is there', async () => (await stage.redis.zrange(keys.tables, '0', '-1'))[0]);
  // A table's thread may lie in a server that removed the bot later.
  await stage.redis.set(keys.thread(square.id), table);
  installFor(server.world, eve.user);
  const answer = await answerMessage(eve.slash(square, '/map'));
  expect(answer.content).toContain('You haven’t joined a table yet');
  expect((await answerMessage(eve.slash(square, '/help'))).content).not.toContain(skirmish.help[0] ?? '?');
  expect((await answerMessage(alice.slash(square, '/map', { table }))).content).toContain('Sector 7');
});

test('commands that post for everyone are offered only where the bot is', () => {
  const { alice } = chat;
  for (const where of [square, group])
    for (const command of ['/game list', '/host settings', '/skirmish move'])
      expect(() => alice.slash(where, command), `${command} in a ${where.kind}`).toThrow(RefusedError);
  expect(() => alice.slash(alice.openDm(), '/host settings')).toThrow(RefusedError);
  expect(() => eve.slash(square, '/map')).toThrow('there is no command /map here');
});

test('a person who left all common servers keeps playing with their install', async () => {
  const { alice } = chat;
  await begin();
  const dm = alice.openDm();
  chat.guild.members.delete(alice.user.id);
  expect((await answerMessage(alice.slash(dm, '/map'))).content).toContain('Sector 7');
  expect(isEphemeral(await answerMessage(alice.slash(square, '/hand')))).toBe(true);
});

test('without the permission to use external apps, Discord hides even a public answer', async () => {
  const { alice, server } = chat;
  const everyone = foreign.data.roles[0];
  if (everyone === undefined) throw new Error('the server has no roles');
  everyone.permissions = `${BigInt(everyone.permissions) & ~PermissionFlagsBits.UseExternalApps}`;
  const sent = alice.slash(square, '/help');
  expect(isEphemeral(await answerMessage(sent))).toBe(true);
  const { id, token } = sent.interaction;
  expect(id).toBeDefined();
  const rest = createRestClient({ token: server.token, api: server.api });
  const followed = await rest.post(`/webhooks/${server.world.bot.id}/${token}`, {
    body: { content: 'x' },
    auth: false,
  });
  expect(isEphemeral(followed as APIMessage)).toBe(true);
});

test('the local server allows five follow-ups where only the person has the app', async () => {
  const { alice, general, server } = chat;
  const rest = createRestClient({ token: server.token, api: server.api });
  const follow = ({ interaction: { token } }: SentInteraction) =>
    rest.post(`/webhooks/${server.world.bot.id}/${token}`, { body: { content: 'x', flags: 64 }, auth: false });
  const [here, there] = [alice.slash(general, '/help'), alice.slash(square, '/help')];
  for (const sent of [here, there])
    expect((await sent.done).type).toBe(InteractionResponseType.ChannelMessageWithSource);
  for (let count = 0; count < 5; count++) await Promise.all([follow(here), follow(there)]);
  await follow(here);
  await expect(follow(there)).rejects.toMatchObject({ code: 40094, status: 400 });
});
