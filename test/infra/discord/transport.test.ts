import type { REST } from 'discord.js';
import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAnswerClient, createRestClient } from '../../../src/discord/client.ts';
import { createTransport } from '../../../src/discord/transport.ts';
import { addForum, addTextChannel } from '../../../src/local/world/channels.ts';
import { addRole, setRole } from '../../../src/local/world/roles.ts';
import { setArchived, startPost } from '../../../src/local/world/threads.ts';
import { type Transport, TransportError, type TransportErrorKind } from '../../../src/queue/transport.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { createBench, type ServerBench } from '../local/support/bench.ts';

let bench: ServerBench;
let rest: REST;
let transport: Transport;

beforeEach(async () => {
  bench = await createBench();
  rest = createRestClient({ token: bench.server.token, api: bench.server.api, requestsPerSecond: 1e6 });
  transport = createTransport(rest, bench.server.world.bot.id, [skirmish]);
});
afterEach(() => bench.close());

const png = { name: 'map.png', alt: 'The strip', bytes: Buffer.from('89504e470d0a1a0a', 'hex') };
const here = () => bench.general.id;
const post = (nonce = 'n1') => transport.post(here(), { content: 'hello' }, [png], nonce);

async function kindOf(request: Promise<unknown>): Promise<TransportErrorKind | 'fine'> {
  try {
    await request;
    return 'fine';
  } catch (error) {
    if (error instanceof TransportError) return error.kind;
    throw error;
  }
}

test('the transport posts a message with a picture and alternative text, and posts it only once per nonce', async () => {
  const first = await post();
  expect(await post()).toEqual(first);
  expect(bench.alice.visible(here())).toHaveLength(1);
  expect(bench.alice.last(here())).toMatchObject({
    content: 'hello',
    attachments: [{ filename: 'map.png', description: 'The strip' }],
  });
  expect(await transport.recent(here(), 50)).toMatchObject([{ id: first.message, mine: true }]);
});

test('edit replaces a message’s text and picture, and reword replaces only its text', async () => {
  const ref = await post();
  const row = { type: 1, components: [{ type: 2, style: 2, label: 'Map', custom_id: 'map.abc123' }] };
  await transport.edit(ref, { content: 'new', components: [row] }, [{ ...png, name: 'other.png' }]);
  expect(bench.alice.last(here())).toMatchObject({
    content: 'new',
    attachments: [{ filename: 'other.png' }],
    components: [{}],
  });
  await transport.reword(ref, { content: 'past', components: [] });
  expect(bench.alice.last(here())).toMatchObject({
    content: 'past',
    attachments: [{ filename: 'other.png' }],
    components: [],
  });
});

test('the transport creates a thread under a message only once, however often it is requested', async () => {
  const ref = await post();
  const place = { guild: bench.guild.id, channel: here(), thread: null };
  const thread = await transport.openThread(place, 'Sector 7', ref);
  expect(await transport.openThread(place, 'Sector 7', ref)).toBe(thread);
  await transport.post(thread, { content: 'panel' }, [], 'n2');
  expect(bench.alice.last(thread)).toMatchObject({ content: 'panel' });
});

test('the transport reports an archived thread and reopens it', async () => {
  const thread = await transport.openThread(
    { guild: bench.guild.id, channel: here(), thread: null },
    'Sector 7',
    await post(),
  );
  const ref = await transport.post(thread, { content: 'panel' }, [], 'n3');
  bench.clock.advance(8 * 24 * 3600_000);
  bench.server.passTime();
  expect(await kindOf(transport.edit(ref, { content: 'x' }, []))).toBe('archived');
  await transport.unarchive(thread);
  expect(await kindOf(transport.edit(ref, { content: 'x' }, []))).toBe('fine');
});

test('the transport distinguishes closed direct messages, deleted channels and deleted messages', async () => {
  const channel = await transport.direct(bench.alice.user.id);
  expect(await kindOf(transport.post(channel, { content: 'psst' }, [], 'n4'))).toBe('fine');
  bench.server.world.closedDms.add(bench.bob.user.id);
  expect(
    await kindOf(transport.direct(bench.bob.user.id).then((dm) => transport.post(dm, { content: 'psst' }, [], 'n5'))),
  ).toBe('closed');
  expect(await kindOf(transport.post('123456789012345678', { content: 'x' }, [], 'n6'))).toBe('gone-channel');
  expect(await kindOf(transport.edit({ channel: here(), message: '123456789012345678' }, { content: 'x' }, []))).toBe(
    'gone-message',
  );
  expect(await kindOf(transport.post(here(), { content: 'x'.repeat(2_001) }, [], 'n7'))).toBe('bad-request');
});

test('a thread without a starting message gets a type that fits its channel, and the channel is requested only if its type is unknown', async () => {
  const news = addTextChannel(bench.server.world, bench.guild, 'news', ChannelType.GuildAnnouncement);
  const place = (channel: string) => ({ guild: bench.guild.id, channel, thread: null });
  const typeOf = (thread: string) => bench.server.world.channels.get(thread)?.data.type;
  expect(typeOf(await transport.openThread(place(news.id), 'Sector 7', null))).toBe(ChannelType.AnnouncementThread);
  expect(typeOf(await transport.openThread(place(here()), 'Sector 7', null))).toBe(ChannelType.PublicThread);
  const asked = bench.server.log.length;
  const knowing = createTransport(
    rest,
    bench.server.world.bot.id,
    [skirmish],
    () => {},
    () => [],
    rest,
    { typeOf: () => ChannelType.GuildAnnouncement, managesThreads: () => false, sees: () => null, access: () => null },
  );
  expect(typeOf(await knowing.openThread(place(news.id), 'Sector 8', null))).toBe(ChannelType.AnnouncementThread);
  expect(bench.server.log.length).toBe(asked + 1);
});

test('the transport reopens an archived forum post, and keeps it open as long as possible if the bot has permission to manage threads', async () => {
  const { world } = bench.server;
  const forum = addForum(world, bench.guild, 'games');
  const post = startPost(world, forum, bench.alice.user, 'Post', 'hello');
  post.data.thread_metadata.auto_archive_duration = 60;
  const opened = async (managesThreads: boolean) => {
    const known = { typeOf: () => null, managesThreads: () => managesThreads, sees: () => null, access: () => null };
    const way = createTransport(
      rest,
      world.bot.id,
      [skirmish],
      () => {},
      () => [],
      rest,
      known,
    );
    setArchived(world, post, true);
    await way.unarchive(post.id);
    return post.data.thread_metadata;
  };
  expect(await opened(false)).toMatchObject({ archived: false, auto_archive_duration: 60 });
  addRole(world, bench.guild, 'Keepers', PermissionFlagsBits.ManageThreads);
  const role = bench.guild.data.roles.at(-1);
  if (role !== undefined) setRole(world, bench.guild, world.bot, role, true);
  expect(await opened(true)).toMatchObject({ archived: false, auto_archive_duration: 10_080 });
});

test('the transport can add members of the server to a thread, even twice, but can’t add anyone else', async () => {
  const place = { guild: bench.guild.id, channel: here(), thread: null };
  const thread = await transport.openThread(place, 'Sector 7', await post());
  const listed = () => bench.alice.channels().some(({ id }) => id === thread);
  expect(listed()).toBe(false);
  await transport.join(thread, bench.alice.user.id);
  await transport.join(thread, bench.alice.user.id);
  expect(listed()).toBe(true);
  expect(await kindOf(transport.join(thread, '123456789012345678'))).toBe('closed');
});

test('answers with interaction tokens don’t wait for the bot’s own requests, which stay below the rate limit', async () => {
  const strict = await createBench();
  const connection = { token: strict.server.token, api: strict.server.api };
  const own = createRestClient(connection);
  /** The time at which each request of the bot left, in milliseconds of the processor's clock. */
  const left: number[] = [];
  const { makeRequest } = own.options;
  /** Holds the bot's requests back until all answers have come. */
  let release = () => {};
  const answered = new Promise<void>((resolve) => {
    release = resolve;
  });
  own.options.makeRequest = async (...request) => {
    left.push(performance.now());
    await answered;
    return makeRequest(...request);
  };
  const way = createTransport(
    own,
    strict.server.world.bot.id,
    [skirmish],
    () => {},
    () => [],
    createAnswerClient(connection),
  );
  const gone = { applicationId: strict.server.world.bot.id, token: 'gone', at: 0 };
  // Each reads a channel of its own, because discord.js lets requests of one channel wait for each other.
  const many = Array.from({ length: 90 }, (_, at) => kindOf(way.recent(`${at + 1}`, 1)));
  const answers = Array.from({ length: 60 }, (_, at) =>
    kindOf(way.editAnswer({ ...gone, token: `gone${at}` }, { content: 'x' }, [])),
  );
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['expired-token']));
  release();
  await Promise.allSettled(many);
  const inSecondFrom = left.map((from) => left.filter((at) => at >= from && at < from + 1_000).length);
  expect(Math.max(...inSecondFrom)).toBeLessThanOrEqual(45);
  await strict.close();
});

test('the transport reports an expired answer and keeps the bot’s token', async () => {
  expect(
    await kindOf(
      transport.editAnswer({ applicationId: bench.server.world.bot.id, token: 'gone', at: 0 }, { content: 'x' }, []),
    ),
  ).toBe('expired-token');
  expect(await kindOf(post())).toBe('fine');
});

test('the transport tries each failing request once and names the failure', async () => {
  const path = /messages/;
  bench.server.faults.add({ path, status: 503, body: {} });
  expect(await kindOf(post('a'))).toBe('server');
  bench.server.faults.add({ path, reset: 'after' });
  expect(await kindOf(post('b'))).toBe('network');
  expect(bench.alice.visible(here())).toHaveLength(1);
  expect(await kindOf(post('b'))).toBe('fine');
  expect(bench.alice.visible(here())).toHaveLength(1);
});

test('the error about a rate limit says how long to wait, or one second if Discord doesn’t say', async () => {
  bench.server.faults.rateLimit(/messages/, { retryAfter: 30 });
  await expect(post('c')).rejects.toMatchObject({ kind: 'rate', retryAfter: expect.closeTo(30_000, -3) });
  const other = createTransport(
    createRestClient({ token: bench.server.token, api: bench.server.api }),
    bench.server.world.bot.id,
    [skirmish],
  );
  bench.server.faults.add({ path: /messages/, status: 429, body: { message: 'slow down' } });
  await expect(other.post(here(), { content: 'x' }, [], 'd')).rejects.toMatchObject({
    kind: 'rate',
    retryAfter: 1_000,
  });
});

test('the transport reports a rejected token every time', async () => {
  const stranger = createTransport(
    createRestClient({ token: 'wrong', api: bench.server.api }),
    bench.server.world.bot.id,
    [skirmish],
  );
  expect(await kindOf(stranger.post(here(), { content: 'x' }, [], 'e'))).toBe('unauthorized');
  expect(await kindOf(stranger.post(here(), { content: 'x' }, [], 'e'))).toBe('unauthorized');
});
