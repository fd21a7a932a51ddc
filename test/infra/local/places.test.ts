import { afterEach, beforeEach, expect, test } from 'vitest';
import { addForum } from '../../../src/local/world/channels.ts';
import { addRole, setRole, setRolePermissions } from '../../../src/local/world/roles.ts';
import { setArchived, startPost, startThread } from '../../../src/local/world/threads.ts';
import { addUser } from '../../../src/local/world/users.ts';
import { createBench, type ServerBench } from './support/bench.ts';
import { call } from './support/rest.ts';

let bench: ServerBench;
beforeEach(async () => {
  bench = await createBench();
});
afterEach(() => bench.close());

const post = (channel: string) => call(bench.server, 'POST', `/channels/${channel}/messages`, { content: 'x' });

test('a forum accepts messages in its posts, but not outside them', async () => {
  const { server, guild, alice, bob } = bench;
  const forum = addForum(server.world, guild, 'tables');
  expect(await post(forum.id)).toMatchObject({ status: 400, body: { code: 40058 } });
  const begun = startPost(server.world, forum, alice.user, 'Sector 7', 'Who plays?');
  expect((await post(begun.id)).status).toBe(200);
  expect(bob.visible(begun).map(({ content }) => content)).toEqual(['Who plays?', 'x']);
  expect(await call(server, 'GET', `/channels/${begun.id}`)).toMatchObject({ body: { parent_id: forum.id, type: 11 } });
});

test('a server allows at most 1,000 open threads, new or reopened', async () => {
  const { server, general } = bench;
  const threads = Array.from({ length: 1_000 }, (_, n) =>
    startThread(server.world, general, { name: `${n}`, type: 11 }, null),
  );
  const [first, second] = threads;
  if (first === undefined || second === undefined) throw new Error('there are none');
  const begin = () => call(server, 'POST', `/channels/${general.id}/threads`, { name: 'one more', type: 11 });
  const full = { status: 400, body: { code: 160006 } };
  expect(await begin()).toMatchObject(full);
  setArchived(server.world, first, true);
  expect((await begin()).status).toBe(201);
  expect(await post(first.id)).toMatchObject(full);
  expect(await call(server, 'PATCH', `/channels/${first.id}`, { archived: false })).toMatchObject(full);
  setArchived(server.world, second, true);
  expect((await post(first.id)).status).toBe(200);
});

test('people who share no server with the bot get no direct messages from it', async () => {
  const { server } = bench;
  const stranger = addUser(server.world, 'stranger');
  const { body } = await call(server, 'POST', '/users/@me/channels', { recipient_id: stranger.id });
  expect(await post(body.id)).toMatchObject({ status: 403, body: { code: 50278 } });
});

test('with the Guilds intent, a session receives role events, but member events only for the bot itself', async () => {
  const { server, guild, alice } = bench;
  const client = await bench.connect({ intents: ['Guilds'] });
  const heard: string[] = [];
  client.on('raw', ({ t }: { t: string }) => heard.push(t));
  const role = addRole(server.world, guild, 'officers');
  setRolePermissions(server.world, guild, role, 8n);
  setRole(server.world, guild, alice.user, role, true);
  setRole(server.world, guild, server.world.bot, role, true);
  await expect.poll(() => heard).toEqual(['GUILD_ROLE_CREATE', 'GUILD_ROLE_UPDATE', 'GUILD_MEMBER_UPDATE']);
});
