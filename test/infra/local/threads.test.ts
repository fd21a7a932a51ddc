import { MessageType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PERMISSIONS } from '../../../src/discord/permissions.ts';
import type { Thread } from '../../../src/local/world/records.ts';
import { createBench, type ServerBench } from './support/bench.ts';
import { call, type ParsedResponse } from './support/rest.ts';

const HOUR = 60 * 60_000;
let bench: ServerBench;

beforeEach(async () => {
  bench = await createBench({ botPermissions: PERMISSIONS | PermissionFlagsBits.ManageThreads });
});
afterEach(() => bench.close());

const rest = (method: string, path: string, body?: object): Promise<ParsedResponse> =>
  call(bench.server, method, path, body);

async function start(body: object = {}): Promise<Thread> {
  const { status, body: made } = await rest('POST', `/channels/${bench.general.id}/threads`, {
    name: 'table',
    type: 11,
    auto_archive_duration: 60,
    ...body,
  });
  expect(status).toBe(201);
  const thread = bench.server.world.channels.get(made.id);
  if (thread?.kind !== 'thread') throw new Error('no thread');
  return thread;
}

test('a message’s thread has the message’s id, is shown below the message, and can be created only once', async () => {
  const { id } = bench.alice.send(bench.general, 'who plays?');
  const path = `/channels/${bench.general.id}/messages/${id}/threads`;
  expect(await rest('POST', path, { name: 'table' })).toMatchObject({ status: 201, body: { id, type: 11 } });
  expect(bench.alice.last(bench.general)).toMatchObject({ flags: 32, thread: { name: 'table' } });
  expect(bench.alice.visible(id).map(({ type }) => type)).toEqual([MessageType.ThreadStarterMessage]);
  expect(await rest('POST', path, { name: 'again' })).toMatchObject({ status: 400, body: { code: 160004 } });
});

test('a public thread without a message is announced in its channel, and a thread created without a type is private', async () => {
  const thread = await start();
  expect(bench.alice.last(bench.general)).toMatchObject({ type: MessageType.ThreadCreated, content: 'table' });
  const { body } = await rest('POST', `/channels/${bench.general.id}/threads`, { name: 'secret' });
  expect(bench.alice.visible(thread.id)).toHaveLength(0);
  expect(() => bench.alice.visible(body.id)).toThrow('no such channel');
  await rest('PUT', `/channels/${body.id}/thread-members/${bench.alice.user.id}`);
  expect(bench.alice.visible(body.id)).toHaveLength(1);
});

test('a thread without activity is archived, and a message reopens it', async () => {
  const thread = await start();
  const { id } = (await rest('POST', `/channels/${thread.id}/messages`, { content: 'panel' })).body;
  bench.clock.advance(HOUR - 1_000);
  bench.server.passTime();
  expect(thread.data.thread_metadata.archived).toBe(false);
  bench.clock.advance(2_000);
  bench.server.passTime();
  expect(thread.data.thread_metadata.archived).toBe(true);
  const archived = { status: 400, body: { code: 50083 } };
  expect(await rest('PATCH', `/channels/${thread.id}/messages/${id}`, { content: 'x' })).toMatchObject(archived);
  expect(await rest('DELETE', `/channels/${thread.id}/messages/${id}`)).toMatchObject(archived);
  expect(await rest('PUT', `/channels/${thread.id}/thread-members/${bench.bob.user.id}`)).toMatchObject(archived);
  expect(await rest('PATCH', `/channels/${thread.id}`, { name: 'x' })).toMatchObject(archived);
  const list = await rest('GET', `/channels/${bench.general.id}/threads/archived/public`);
  expect(list.body).toMatchObject({ threads: [{ id: thread.id }], has_more: false });
  expect((await rest('GET', `/guilds/${bench.guild.id}/threads/active`)).body).toMatchObject({ threads: [] });

  expect((await rest('POST', `/channels/${thread.id}/messages`, { content: 'on we go' })).status).toBe(200);
  expect(thread.data.thread_metadata.archived).toBe(false);
  expect((await rest('PATCH', `/channels/${thread.id}/messages/${id}`, { content: 'x' })).status).toBe(200);
});

test('an archived thread opens on request and stays open while people write', async () => {
  const thread = await start();
  expect((await rest('PATCH', `/channels/${thread.id}`, { archived: true })).status).toBe(200);
  expect((await rest('PATCH', `/channels/${thread.id}`, { archived: false })).status).toBe(200);
  bench.clock.advance(HOUR - 1_000);
  bench.alice.send(thread, 'still here');
  bench.clock.advance(HOUR - 1_000);
  bench.server.passTime();
  expect(thread.data.thread_metadata.archived).toBe(false);
});

test('a locked thread accepts messages only from people who manage threads', async () => {
  const thread = await start();
  await rest('PATCH', `/channels/${thread.id}`, { locked: true, archived: true });
  expect(() => bench.alice.send(thread, 'x')).toThrow('Thread is archived');
  expect((await rest('POST', `/channels/${thread.id}/messages`, { content: 'x' })).status).toBe(200);
  const role = bench.guild.data.roles.find(({ managed }) => managed);
  if (role) role.permissions = `${PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessagesInThreads}`;
  const locked = await rest('POST', `/channels/${thread.id}/messages`, { content: 'x' });
  expect(locked).toMatchObject({ status: 400, body: { code: 160005 } });
  expect(await rest('PATCH', `/channels/${thread.id}`, { archived: true })).toMatchObject({ body: { code: 50013 } });
});

test('members can be added to a thread and removed', async () => {
  const thread = await start();
  const path = `/channels/${thread.id}/thread-members`;
  expect((await rest('PUT', `${path}/${bench.bob.user.id}`)).status).toBe(204);
  expect((await rest('GET', path)).body).toMatchObject([{}, { user_id: bench.bob.user.id }]);
  expect(bench.bob.last(thread)).toMatchObject({ type: MessageType.RecipientAdd });
  expect((await rest('DELETE', `${path}/${bench.bob.user.id}`)).status).toBe(204);
  expect(await rest('GET', `${path}/${bench.bob.user.id}`)).toMatchObject({ status: 404, body: { code: 10007 } });
  expect(await rest('PUT', `${path}/1`)).toMatchObject({ status: 404, body: { code: 10013 } });
  const general = await rest('GET', `/channels/${bench.general.id}/thread-members`);
  expect(general).toMatchObject({ status: 400, body: { code: 50024 } });
});
