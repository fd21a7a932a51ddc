import { OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Actor } from '../../../src/local/actor.ts';
import { addTextChannel } from '../../../src/local/world/channels.ts';
import { joinGuild } from '../../../src/local/world/guilds.ts';
import { addRole, setOverwrites, setRole } from '../../../src/local/world/roles.ts';
import { addUser } from '../../../src/local/world/users.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { answerMessage, type Chat, messageSeenBy, openChat } from '../support/chat.ts';
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

/** The answers to a person's commands that name a table, and the completions for them. */
async function told(actor: Actor, table: string): Promise<{ says: string[]; completed: string[] }> {
  const { general } = chat;
  const say = async (command: string, values: Record<string, string> = {}) =>
    (await answerMessage(actor.slash(general, command, values))).content;
  const says = [await say('/game list')];
  for (const command of ['/map', '/log', '/game status', '/game join']) says.push(await say(command, { table }));
  const completed = await actor.autocomplete(general, '/map', { table: '' }, 'table');
  return { says, completed: completed.map(({ value }) => `${value}`) };
}

test('a table in a hidden channel is found only by its players and by people who see the channel', async () => {
  const { alice, bob, guild, general, server } = chat;
  const { world } = server;
  const cabin = addTextChannel(world, guild, 'cabin');
  const officers = addRole(world, guild, 'officers');
  setRole(world, guild, alice.user, officers, true);
  const view = `${PermissionFlagsBits.ViewChannel}`;
  const botRole = guild.data.roles.find(({ managed }) => managed)?.id ?? '';
  setOverwrites(world, cabin, [
    { id: guild.id, type: OverwriteType.Role, allow: '0', deny: view },
    { id: officers.id, type: OverwriteType.Role, allow: view, deny: '0' },
    { id: botRole, type: OverwriteType.Role, allow: view, deny: '0' },
  ]);
  await answerMessage(alice.slash(cabin, '/game new', { title: 'Mutiny' }));
  await messageSeenBy(alice, cabin.id, 'the lobby is there', ({ content }) => content.includes('free'));
  const [{ id: table } = { id: '' }] = await stage.directory.ofGuild(guild.id);

  const hidden = await told(bob, table);
  expect(hidden.says[0]).toBe('There are no tables here yet. `/game new` opens one.');
  for (const words of hidden.says.slice(1)) expect(words).toContain(`There is no table “${table}” here`);
  expect(hidden.completed).toEqual([]);
  expect((await answerMessage(bob.slash(general, '/game join'))).content).toContain('No table here has a free seat');
  expect(hidden.says.join()).not.toContain('Mutiny');

  // Alice sees the table from any channel, with or without a seat.
  expect((await told(alice, table)).says[0]).toContain('Mutiny');
  // With the role, Bob sees the table too, and both have sat down by `/game join`.
  setRole(world, guild, bob.user, officers, true);
  expect((await told(bob, table)).completed).toEqual([table]);
  await answerMessage(alice.slash(cabin, '/game start', { table }));
  const thread = await until('the thread is there', async () => (await stage.directory.summary(table))?.place.thread);
  const link = `https://discord.com/channels/${guild.id}/${thread}`;
  expect((await answerMessage(alice.slash(general, '/game status', { table: link }))).content).toContain('Mutiny');

  // A person who loses the role keeps the seat. A person who never had it can't see anything even by the link.
  setRole(world, guild, bob.user, officers, false);
  expect((await answerMessage(bob.slash(general, '/game status', { table }))).content).toContain('Mutiny');
  const cleo = outsider();
  expect((await answerMessage(cleo.slash(general, '/game status', { table: link }))).content).toContain(
    'There is no table',
  );
});

/** A person in the server without any role. */
function outsider(): Actor {
  const { server, guild } = chat;
  const user = addUser(server.world, 'cleo');
  joinGuild(server.world, guild, user);
  return new Actor(server.world, user);
}
