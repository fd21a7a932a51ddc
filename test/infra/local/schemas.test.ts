import * as spec from 'discord-api-spec/zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { specIssues } from '../../../src/local/validate/spec.ts';
import { createBench, type ServerBench } from './support/bench.ts';
import { beBot } from './support/bot.ts';
import { until } from './support/until.ts';

const schemas = spec as unknown as Record<string, ZodMiniType>; // the package exports some 500, of which its types name few
let bench: ServerBench;

beforeAll(async () => {
  bench = await createBench();
  const { alice, bob, general } = bench;
  const client = await bench.connect();
  await beBot(client);
  const panel = await alice.slash(general, '/game start', { kind: 'go', opponent: bob.user.id }).answered;
  await alice.slash(general, '/panel').answered;
  await alice.slash(alice.openDm(), '/secret').answered;
  const say = alice.click(panel ?? '', 'say');
  await say.done;
  await alice.submit(say, { words: 'hello' }).answered;
  alice.send(general, 'a word');
  const channel = await client.channels.fetch(general.id);
  if (!channel?.isSendable() || channel.isDMBased() || channel.isThread()) throw new Error('not a text channel');
  const message = await channel.send({ content: `<@${alice.user.id}>`, reply: { messageReference: panel?.id ?? '' } });
  const thread = await message.startThread({ name: 'table 1' });
  await thread.members.add(bob.user.id);
  await thread.send('in the thread');
  await until(() => bob.last(bob.openDm()));
});
afterAll(() => bench.close());

function complaints(schema: string, value: unknown): string[] {
  const found = schemas[schema];
  if (!found) throw new Error(`there is no schema ${schema}`);
  const issues = specIssues(found, JSON.parse(JSON.stringify(value)));
  return issues.map(({ path, code, message }) => `${path.join('.')}: ${code} ${message}`);
}

async function get(path: string): Promise<unknown> {
  const { api, token } = bench.server;
  const response = await fetch(`${api}/v10${path}`, { headers: { authorization: `Bot ${token}` } });
  expect(response.status, path).toBe(200);
  return response.json();
}

test('every message matches the published schema', () => {
  const messages = [...bench.server.world.messages.values()];
  expect(messages.length).toBeGreaterThan(8);
  for (const { data } of messages) expect(complaints('MessageResponseSchema', data)).toEqual([]);
});

test.each([
  ['GatewayResponseSchema', () => '/gateway'],
  ['GatewayBotResponseSchema', () => '/gateway/bot'],
  ['UserPIIResponseSchema', () => '/users/@me'],
  ['UserResponseSchema', () => `/users/${bench.alice.user.id}`],
  ['PrivateApplicationResponseSchema', () => '/applications/@me'],
  ['GuildChannelResponseSchema', () => `/channels/${bench.general.id}`],
  ['PrivateChannelResponseSchema', () => `/channels/${bench.alice.openDm().id}`],
  ['GuildWithCountsResponseSchema', () => `/guilds/${bench.guild.id}`],
  ['GuildMemberResponseSchema', () => `/guilds/${bench.guild.id}/members/${bench.alice.user.id}`],
  ['ThreadsResponseSchema', () => `/guilds/${bench.guild.id}/threads/active`],
  ['ThreadsResponseSchema', () => `/channels/${bench.general.id}/threads/archived/public`],
  ['ThreadResponseSchema', () => `/channels/${threadId()}`],
])('%s fits the published schema', async (schema, path) => {
  expect(complaints(schema, await get(path()))).toEqual([]);
});

test('the command list and the list of thread members match the published schema', async () => {
  const commands = await get(`/applications/${bench.server.world.bot.id}/commands`);
  const members = await get(`/channels/${threadId()}/thread-members`);
  if (!Array.isArray(commands) || !Array.isArray(members)) throw new Error('not lists');
  expect(commands.flatMap((command) => complaints('ApplicationCommandResponseSchema', command))).toEqual([]);
  expect(members.flatMap((member) => complaints('ThreadMemberResponseSchema', member))).toEqual([]);
  expect([commands.length, members.length]).toEqual([4, 2]);
});

function threadId(): string {
  const thread = [...bench.server.world.channels.values()].find(({ kind }) => kind === 'thread');
  if (!thread) throw new Error('there is no thread');
  return thread.id;
}
