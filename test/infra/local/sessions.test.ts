import { Events, GatewayIntentBits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteChannel } from '../../../src/local/world/channels.ts';
import { createMessage } from '../../../src/local/world/messages.ts';
import { addThreadMember, startThread } from '../../../src/local/world/threads.ts';
import { createBench, createClient, type ServerBench } from './support/bench.ts';
import { failure, until } from './support/until.ts';

let bench: ServerBench;

beforeEach(async () => {
  bench = await createBench();
});
afterEach(() => bench.close());

describe('gateway sessions', () => {
  test('a session begins by reporting the bot’s user and servers', async () => {
    const client = await bench.connect();
    expect(client.user.id).toBe(bench.server.world.bot.id);
    expect(client.guilds.cache.get(bench.guild.id)?.name).toBe('Club');
    expect(client.channels.cache.has(bench.general.id)).toBe(true);
  });

  test('a session with a wrong token is refused', async () => {
    const client = createClient(bench.server);
    expect((await failure(client.login('wrong'))).message).toContain('token');
    await client.destroy();
  });

  test('a session that requests a privileged intent is refused', async () => {
    const client = createClient(bench.server, { intents: [GatewayIntentBits.MessageContent] });
    expect((await failure(client.login(bench.server.token))).message).toContain('disallowed intents');
    await client.destroy();
  });

  test('a session receives messages according to its intents', async () => {
    const { alice, general } = bench;
    const all = await bench.connect();
    const few = await bench.connect({ intents: [GatewayIntentBits.Guilds] });
    const heard: string[] = [];
    all.on(Events.MessageCreate, (message) => heard.push(`all: ${message.content}`));
    few.on(Events.MessageCreate, (message) => heard.push(`few: ${message.content}`));
    alice.send(general, 'hidden without the intent for content');
    alice.send(general, `<@${bench.server.world.bot.id}> shown`);
    alice.send(alice.openDm(), 'shown in direct messages');
    await until(() => heard.length === 3);
    const mention = `all: <@${bench.server.world.bot.id}> shown`;
    expect(heard).toEqual(['all: ', mention, 'all: shown in direct messages']);
  });

  test('a session receives its own ephemeral messages in the same form as direct messages', async () => {
    const client = await bench.connect({ intents: [GatewayIntentBits.DirectMessages] });
    const heard = new Promise<{ d: object }>((resolve) => client.on(Events.Raw, resolve));
    const { world } = bench.server;
    createMessage(world, bench.general, world.bot, { content: 'x' }, [], { visibleTo: bench.alice.user.id });
    expect(await heard).toMatchObject({ t: 'MESSAGE_CREATE', d: { content: 'x', flags: 64 } });
    expect((await heard).d).not.toHaveProperty('guild_id');
  });

  test('a session receives threads and channels', async () => {
    const client = await bench.connect();
    const { world } = bench.server;
    const thread = startThread(world, bench.general, { name: 'table', type: 11 }, null);
    await until(() => client.channels.cache.get(thread.id)?.isThread());
    addThreadMember(world, thread, bench.alice.user.id);
    deleteChannel(world, thread);
    await until(() => !client.channels.cache.has(thread.id));
  });
});
