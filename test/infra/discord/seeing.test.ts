import { ChannelType, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { channelFacts } from '../../../src/discord/channel-facts.ts';
import { createRestClient, type GatewayClient, openGateway } from '../../../src/discord/client.ts';
import { createTransport } from '../../../src/discord/transport.ts';
import { addTextChannel } from '../../../src/local/world/channels.ts';
import { leaveGuild } from '../../../src/local/world/guilds.ts';
import type { TextChannel, Thread } from '../../../src/local/world/records.ts';
import { addRole, setOverwrites, setRole } from '../../../src/local/world/roles.ts';
import { startThread } from '../../../src/local/world/threads.ts';
import type { Transport } from '../../../src/queue/transport.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { createBench, type ServerBench } from '../local/support/bench.ts';

let bench: ServerBench;
let gateway: GatewayClient;
let transport: Transport;
let cabin: TextChannel;
let thread: Thread;
/** The permission bit with which people see a channel. */
const VIEW = `${PermissionFlagsBits.ViewChannel}`;
const ws = { buildIdentifyThrottler: async () => ({ waitForIdentify: async () => {} }) };

beforeEach(async () => {
  bench = await createBench();
  const { server, guild } = bench;
  // Only the bot and the crew see the cabin.
  cabin = addTextChannel(server.world, guild, 'cabin');
  const crew = addRole(server.world, guild, 'Crew');
  setOverwrites(server.world, cabin, [
    { id: guild.id, type: OverwriteType.Role, allow: '0', deny: VIEW },
    { id: crew.id, type: OverwriteType.Role, allow: VIEW, deny: '0' },
    { id: server.world.bot.id, type: OverwriteType.Member, allow: VIEW, deny: '0' },
  ]);
  setRole(server.world, guild, bench.bob.user, crew, true);
  thread = startThread(server.world, cabin, { name: 'Sector 7', type: ChannelType.PublicThread }, null);
  const connection = { token: server.token, api: server.api, requestsPerSecond: 1e6, ws };
  const nobody = { interaction: () => {}, changed: () => {}, lost: () => {} };
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  gateway = await openGateway(connection, () => nobody, quiet);
  const rest = createRestClient(connection);
  const facts = channelFacts(gateway.client.guilds, rest);
  const { world } = server;
  transport = createTransport(
    rest,
    world.bot.id,
    [skirmish],
    () => {},
    () => [],
    rest,
    facts,
  );
});
afterEach(async () => {
  await gateway.close();
  await bench.close();
});

test('roles and channel permissions determine whether a person can see a table’s channel or thread', async () => {
  const { alice, bob, guild, general } = bench;
  const seen = (person: typeof alice, channel: string, own: string | null = null) =>
    transport.sees(person.user.id, { guild: guild.id, channel, thread: own });
  expect(await seen(alice, general.id)).toBe(true);
  expect([await seen(alice, cabin.id, thread.id), await seen(bob, cabin.id, thread.id)]).toEqual([false, true]);
  // A table that was opened in a thread is played in that thread.
  expect([await seen(alice, thread.id), await seen(bob, thread.id)]).toEqual([false, true]);
  // This process knows nothing about channels that another process serves.
  expect(await seen(alice, '1')).toBe(true);
});

test('`sees` returns false for a person who has left the server, and throws on a temporary error', async () => {
  const { server, alice, guild, general } = bench;
  const place = { guild: guild.id, channel: general.id, thread: null };
  server.faults.add({ path: /members/, status: 503, body: {} });
  await expect(transport.sees(alice.user.id, place)).rejects.toMatchObject({ kind: 'server' });
  leaveGuild(server.world, guild, alice.user);
  expect(await transport.sees(alice.user.id, place)).toBe(false);
  expect(await transport.sees(alice.user.id, { ...place, guild: null })).toBe(true);
});

test('T-HOST-12: `isIn` returns false only if Discord says that the bot isn’t in a server', async () => {
  const { server, guild } = bench;
  expect(await transport.isIn(guild.id)).toBe(true);
  server.faults.add({ path: /guilds/, status: 503, body: {} });
  await expect(transport.isIn(guild.id)).rejects.toMatchObject({ kind: 'server' });
  leaveGuild(server.world, guild, server.world.bot);
  expect(await transport.isIn(guild.id)).toBe(false);
});
