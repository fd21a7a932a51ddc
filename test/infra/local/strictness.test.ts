import { once } from 'node:events';
import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Actor, RefusedError } from '../../../src/local/actor.ts';
import { addForum, addTextChannel } from '../../../src/local/world/channels.ts';
import { addBot, addGuild, joinGuild, leaveGuild } from '../../../src/local/world/guilds.ts';
import type { Thread } from '../../../src/local/world/records.ts';
import { setOverwrites } from '../../../src/local/world/roles.ts';
import { setArchived, setLocked, startPost } from '../../../src/local/world/threads.ts';
import { createBench, type ServerBench } from './support/bench.ts';
import { call } from './support/rest.ts';

let bench: ServerBench;
beforeEach(async () => {
  bench = await createBench({ invalidRequests: { most: 4, banSeconds: 100 }, sessionStarts: 2, identifyEveryMs: 0 });
});
afterEach(() => bench.close());

const get = (path: string) => call(bench.server, 'GET', path);

describe('refusals', () => {
  const refuse = (status: number, headers = {}) => {
    bench.server.faults.add({ path: /gateway/, status, body: { code: 0, message: 'no' }, headers });
    return get('/gateway');
  };

  test('401, 403 and 429 count as refused requests, but 400, 404, 500 and a shared-limit 429 don’t', async () => {
    for (const status of [400, 404, 500]) await refuse(status);
    await refuse(429, { 'X-RateLimit-Scope': 'shared' });
    expect(bench.server.invalidRequests.count).toBe(0);
    for (const status of [401, 403, 429]) await refuse(status);
    expect(bench.server.invalidRequests.count).toBe(3);
  });

  test('after too many refused requests, the address is banned, and every request gets a 429 without a Via header', async () => {
    for (let i = 0; i < 4; i += 1) await refuse(403);
    const banned = await fetch(`${bench.server.api}/v10/gateway`);
    expect(banned.status).toBe(429);
    expect(Number(banned.headers.get('retry-after'))).toBeGreaterThan(90);
    expect(banned.headers.has('via')).toBe(false);
    expect(await banned.text()).toBe('error code: 1015');
  });

  test('without a ban, every response has a Via header, even a 429', async () => {
    expect((await get('/gateway')).headers.has('via')).toBe(true);
    expect((await refuse(429)).headers.has('via')).toBe(true);
  });
});

describe('sessions', () => {
  const remaining = async (): Promise<object> => (await get('/gateway/bot')).body.session_start_limit;

  test('each login uses one of the day’s sessions, which are reset a day later', async () => {
    expect(await remaining()).toMatchObject({ total: 2, remaining: 2 });
    await bench.connect();
    expect(await remaining()).toMatchObject({ total: 2, remaining: 1, reset_after: 24 * 3_600_000 });
    bench.clock.advance(24 * 3_600_000);
    expect(await remaining()).toMatchObject({ remaining: 2 });
  });

  test('if the bot starts one session too many, it loses all sessions and the token', async () => {
    await bench.connect();
    await bench.connect();
    // The client itself refuses to log in if no session is left, so this client doesn't ask.
    const socket = new WebSocket(`${bench.server.origin.replace('http', 'ws')}/gateway?v=10&encoding=json`);
    const closed = once(socket, 'close');
    await once(socket, 'open');
    socket.send(JSON.stringify({ op: 2, d: { token: bench.server.token, intents: 1, properties: {} } }));
    expect((await closed)[0]).toBe(4004);
    expect((await get('/gateway')).status).toBe(401);
  });
});

describe('channels', () => {
  const thread = (channel: string, type?: number) =>
    call(bench.server, 'POST', `/channels/${channel}/threads`, { name: 'T', ...(type === undefined ? {} : { type }) });

  test('an announcement channel allows only announcement threads', async () => {
    const news = addTextChannel(bench.server.world, bench.guild, 'news', ChannelType.GuildAnnouncement);
    expect((await thread(news.id, ChannelType.AnnouncementThread)).status).toBe(201);
    expect((await thread(news.id, ChannelType.PublicThread)).body.code).toBe(50024);
    const posted = await call(bench.server, 'POST', `/channels/${news.id}/messages`, { content: 'x' });
    const under = await call(bench.server, 'POST', `/channels/${news.id}/messages/${posted.body.id}/threads`, {
      name: 'T',
    });
    expect(under.body).toMatchObject({ type: ChannelType.AnnouncementThread });
  });

  test('a text channel allows no announcement threads', async () => {
    expect((await thread(bench.general.id, ChannelType.AnnouncementThread)).body.code).toBe(50024);
    expect((await thread(bench.general.id, ChannelType.PublicThread)).status).toBe(201);
  });

  test.each([ChannelType.GuildVoice, ChannelType.GuildStageVoice] as const)(
    'a voice or stage channel’s chat (type %i) has no threads, and writing in it requires permission to connect',
    async (type) => {
      const voice = addTextChannel(bench.server.world, bench.guild, 'voice', type);
      const post = () => call(bench.server, 'POST', `/channels/${voice.id}/messages`, { content: 'x' });
      const posted = await post();
      expect(posted.status).toBe(200);
      expect((await thread(voice.id, ChannelType.PublicThread)).body.code).toBe(50024);
      const under = `/channels/${voice.id}/messages/${posted.body.id}/threads`;
      expect((await call(bench.server, 'POST', under, { name: 'T' })).body.code).toBe(50024);
      const deny = `${PermissionFlagsBits.Connect}`;
      setOverwrites(bench.server.world, voice, [{ id: bench.guild.id, type: 0, allow: '0', deny }]);
      expect((await post()).body.code).toBe(50001);
      expect(() => bench.alice.send(voice, 'x')).toThrow(RefusedError);
    },
  );

  test('a media channel accepts posts but no messages', async () => {
    const media = addForum(bench.server.world, bench.guild, 'media', ChannelType.GuildMedia);
    expect((await call(bench.server, 'POST', `/channels/${media.id}/messages`, { content: 'x' })).body.code).toBe(
      40058,
    );
    const post = startPost(bench.server.world, media, bench.alice.user, 'Post', 'hello');
    expect((await call(bench.server, 'POST', `/channels/${post.id}/messages`, { content: 'x' })).status).toBe(200);
  });
});

/** A thread of the bot in #general, with a button in it. */
async function withThread(): Promise<{ thread: Thread; message: string }> {
  const made = await call(bench.server, 'POST', `/channels/${bench.general.id}/threads`, { name: 'T', type: 11 });
  const thread = bench.server.world.channels.get(made.body.id);
  if (thread?.kind !== 'thread') throw new Error('no thread');
  return { thread, message: await withButton(thread.id) };
}

async function withButton(channel: string): Promise<string> {
  const row = { type: 1, components: [{ type: 2, style: 2, label: 'Map', custom_id: 'map.abc123' }] };
  const body = { content: 'panel', components: [row] };
  return (await call(bench.server, 'POST', `/channels/${channel}/messages`, body)).body.id;
}

describe('thread', () => {
  test('a thread is listed only for its members, but everyone can open it by its link', async () => {
    const { thread } = await withThread();
    const lists = (actor: Actor) => actor.channels().some(({ id }) => id === thread.id);
    expect([lists(bench.alice), lists(bench.bob)]).toEqual([false, false]);
    expect(bench.alice.visible(thread)).toHaveLength(1);
    await call(bench.server, 'PUT', `/channels/${thread.id}/thread-members/${bench.alice.user.id}`);
    bench.bob.send(thread, 'hello');
    expect([lists(bench.alice), lists(bench.bob)]).toEqual([true, true]);
  });

  test('a member’s click reopens an archived thread, and anyone else’s click is rejected', async () => {
    const { thread, message } = await withThread();
    bench.alice.join(thread);
    setArchived(bench.server.world, thread, true);
    const before = bench.server.world.interactions.size;
    expect(() => bench.bob.click(message, 'map.abc123')).toThrow(expect.objectContaining({ code: 50013 }));
    expect(bench.server.world.interactions.size).toBe(before);
    expect(thread.data.thread_metadata.archived).toBe(true);
    bench.alice.click(message, 'map.abc123').done.catch(() => {});
    expect(thread.data.thread_metadata.archived).toBe(false);
  });

  test('in an archived and locked thread, only thread managers’ clicks are accepted', async () => {
    const { thread, message } = await withThread();
    bench.alice.join(thread);
    setLocked(bench.server.world, thread, true);
    setArchived(bench.server.world, thread, true);
    expect(() => bench.alice.click(message, 'map.abc123')).toThrow(expect.objectContaining({ code: 50013 }));
  });

  test('in an archived forum post, only the author’s clicks are accepted', async () => {
    const forum = addForum(bench.server.world, bench.guild, 'games');
    const post = startPost(bench.server.world, forum, bench.alice.user, 'Post', 'hello');
    const message = await withButton(post.id);
    bench.bob.send(post, 'me, too');
    setArchived(bench.server.world, post, true);
    expect(() => bench.bob.click(message, 'map.abc123')).toThrow(expect.objectContaining({ code: 50013 }));
    bench.alice.click(message, 'map.abc123').done.catch(() => {});
    expect(post.data.thread_metadata.archived).toBe(false);
  });
});

describe('server', () => {
  test('interactions in a server that added only the commands grant the bot few permissions', async () => {
    const { world } = bench.server;
    const guild = addGuild(world, 'Strangers', { commandsAlone: true });
    joinGuild(world, guild, bench.alice.user);
    const channel = [...world.channels.values()].find((one) => one.kind === 'text' && one.data.guild_id === guild.id);
    world.commands.set('global', [
      { id: '1', name: 'ping', description: 'x', type: 1, application_id: world.bot.id, version: '1' } as never,
    ]);
    const client = await bench.connect();
    expect(client.guilds.cache.has(guild.id)).toBe(false);
    const heard = new Promise<{ app_permissions: string }>((done) =>
      client.on('raw', ({ t, d }: { t: string; d: { app_permissions: string } }) => {
        if (t === 'INTERACTION_CREATE') done(d);
      }),
    );
    bench.alice.slash(channel?.id ?? '', '/ping').done.catch(() => {});
    const expected = PermissionFlagsBits.AttachFiles | PermissionFlagsBits.EmbedLinks;
    expect(BigInt((await heard).app_permissions)).toBe(expected);
    expect((await get(`/channels/${channel?.id}`)).body.code).toBe(50001);
    expect((await get(`/guilds/${guild.id}`)).body.code).toBe(10004);
  });

  test('the bot is told when it is removed from a server and when it returns', async () => {
    const client = await bench.connect();
    const heard: string[] = [];
    client.on('guildDelete', ({ id }) => heard.push(`out of ${id}`));
    client.on('guildCreate', ({ id }) => heard.push(`in ${id}`));
    leaveGuild(bench.server.world, bench.guild, bench.server.world.bot);
    await expect.poll(() => heard).toEqual([`out of ${bench.guild.id}`]);
    expect(
      (await call(bench.server, 'POST', `/channels/${bench.general.id}/messages`, { content: 'x' })).body.code,
    ).toBe(50001);
    addBot(bench.server.world, bench.guild);
    await expect.poll(() => heard).toEqual([`out of ${bench.guild.id}`, `in ${bench.guild.id}`]);
    expect((await call(bench.server, 'POST', `/channels/${bench.general.id}/messages`, { content: 'x' })).status).toBe(
      200,
    );
  });
});
