import {
  type Client,
  DiscordAPIError,
  Events,
  type Interaction,
  PermissionFlagsBits,
  type TextChannel,
} from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteChannel } from '../../../src/local/world/channels.ts';
import { getMessage } from '../../../src/local/world/messages.ts';
import { createBench, type ServerBench } from './support/bench.ts';
import { commands } from './support/bot.ts';
import { failure } from './support/until.ts';

let bench: ServerBench;
let client: Client<true>;
let general: TextChannel;

beforeEach(async () => {
  bench = await createBench();
  client = await bench.connect();
  await client.application.commands.set(commands);
  const channel = await client.channels.fetch(bench.general.id);
  if (!channel?.isTextBased() || channel.isDMBased() || channel.isThread()) throw new Error('not a text channel');
  general = channel as TextChannel;
});
afterEach(() => bench.close());

/** The error code that the real client reports. */
async function code(attempt: Promise<unknown>): Promise<string | number> {
  const error = await failure(attempt);
  if (!(error instanceof DiscordAPIError)) throw error;
  return error.code;
}

/** An interaction as the bot receives it. */
async function received(): Promise<Extract<Interaction, { replied: boolean }>> {
  const next = new Promise<Interaction>((resolve) => client.once(Events.InteractionCreate, resolve));
  bench.alice.slash(bench.general, '/secret');
  const interaction = await next;
  if (!interaction.isRepliable()) throw new Error('not repliable');
  return interaction;
}

function restrict(deny: bigint): void {
  const [role] = bench.guild.data.roles.filter(({ managed }) => managed);
  if (role) role.permissions = '0';
  bench.general.data.permission_overwrites = [{ id: client.user.id, type: 1, allow: '0', deny: `${deny}` }];
}

test('the local Discord answers a late first answer with 10062', async () => {
  const interaction = await received();
  bench.clock.advance(3_001);
  expect(await code(interaction.reply('x'))).toBe(10062);
});

test('the local Discord answers a second first answer with 40060', async () => {
  const interaction = await received();
  await client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
    body: { type: 5 },
    auth: false,
  });
  expect(await code(interaction.reply('x'))).toBe(40060);
});

test('after 15 minutes, the token has expired (50027), but the bot can still post messages', async () => {
  const interaction = await received();
  await interaction.deferReply();
  bench.clock.advance(15 * 60_000 + 1);
  expect(await code(interaction.editReply('x'))).toBe(50027);
  await general.send('x');
});

test('the local Discord answers with 10008 for deleted messages and 10003 for deleted channels', async () => {
  const message = await general.send('x');
  await message.delete();
  expect(await code(message.edit('y'))).toBe(10008);
  expect(await code(message.reply({ content: 'y', failIfNotExists: true }))).toBe(50035);
  deleteChannel(bench.server.world, bench.general);
  expect(await code(client.rest.get(`/channels/${bench.general.id}`))).toBe(10003);
});

test('the local Discord answers with 50007 for closed direct messages', async () => {
  bench.server.world.closedDms.add(bench.alice.user.id);
  const user = await client.users.fetch(bench.alice.user.id);
  expect(await code(user.send('x'))).toBe(50007);
});

test('the local Discord answers with 50001 for a hidden channel and 50013 for a forbidden action', async () => {
  restrict(PermissionFlagsBits.SendMessages);
  expect(await code(general.send('x'))).toBe(50013);
  restrict(PermissionFlagsBits.ViewChannel);
  expect(await code(general.send('x'))).toBe(50001);
});

test('the local Discord answers with 50005 for another user’s message, 50006 for an empty one, and 40005 for a large file', async () => {
  const { id } = bench.alice.send(bench.general, 'x');
  const others = await general.messages.fetch(id);
  expect(
    await code(client.rest.patch(`/channels/${general.id}/messages/${others.id}`, { body: { content: 'y' } })),
  ).toBe(50005);
  expect(await code(general.send(''))).toBe(50006);
  const attachment = Buffer.alloc(10 * 1024 * 1024 + 1);
  expect(await code(general.send({ files: [{ attachment, name: 'a.bin' }] }))).toBe(40005);
});

test('the local Discord answers with 50083 for an archived thread until a message opens it', async () => {
  const thread = await general.threads.create({ name: 'table', autoArchiveDuration: 60 });
  const panel = await thread.send('panel');
  bench.clock.advance(61 * 60_000);
  expect(await code(panel.edit('x'))).toBe(50083);
  expect(await code(thread.members.add(bench.alice.user.id))).toBe(50083);
  await thread.send('on we go');
  await panel.edit('x');
  await thread.members.add(bench.alice.user.id);
  const message = await general.send('table?');
  await message.startThread({ name: 'one' });
  expect(
    await code(client.rest.post(`/channels/${general.id}/messages/${message.id}/threads`, { body: { name: 'two' } })),
  ).toBe(160004);
});

test('the client can create, change and delete commands one by one', async () => {
  const manager = client.application.commands;
  await manager.set([]);
  const made = await manager.create({ name: 'one', description: 'x' });
  const again = await manager.create({ name: 'one', description: 'y' });
  expect(again.id).toBe(made.id);
  expect((await manager.edit(made.id, { description: 'z' })).description).toBe('z');
  expect((await manager.fetch()).map(({ description }) => description)).toEqual(['z']);
  const local = await manager.create({ name: 'two', description: 'x' }, bench.guild.id);
  expect((await manager.fetch(local.id, { guildId: bench.guild.id })).name).toBe('two');
  await manager.delete(made.id);
  expect(await code(manager.fetch(made.id, { force: true }))).toBe(10063);
});

test('the client can list, fetch and answer messages', async () => {
  const message = await general.send({ content: `<@${bench.alice.user.id}>`, allowedMentions: { parse: [] } });
  const answer = await message.reply('indeed');
  expect(answer.reference?.messageId).toBe(message.id);
  expect([...(await general.messages.fetch({ limit: 2 })).keys()]).toEqual([answer.id, message.id]);
  expect(getMessage(bench.server.world, bench.general, message.id).data.mentions).toEqual([]);
  await general.sendTyping();
});
