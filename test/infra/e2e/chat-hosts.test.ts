import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Actor } from '../../../src/local/actor.ts';
import { addTextChannel } from '../../../src/local/world/channels.ts';
import { joinGuild } from '../../../src/local/world/guilds.ts';
import { addRole, setRole } from '../../../src/local/world/roles.ts';
import { addUser } from '../../../src/local/world/users.ts';
import { unpack } from '../../../src/store/codec.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { choosable } from '../../support/choosable.ts';
import { picture } from '../local/support/picture.ts';
import { answerMessage, type Chat, messageSeenBy, openChat, panelSeenBy, press, startTable } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
let dora: Actor;

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { draw: () => ({ bytes: picture(40, 30), alt: 'A picture' }) });
  chat = await openChat(redis.socket, [skirmish]);
  dora = join('dora');
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

function join(name: string): Actor {
  const { server, guild } = chat;
  const user = addUser(server.world, name);
  joinGuild(server.world, guild, user);
  return new Actor(server.world, user);
}

/** Gives a person their own role with these permissions. */
function grant(actor: Actor, name: string, permissions = 0n): string {
  const { server, guild } = chat;
  const role = addRole(server.world, guild, name, permissions);
  setRole(server.world, guild, actor.user, role, true);
  return role.id;
}

/** Alice and Bob play. */
async function begin(): Promise<{ thread: string; table: string }> {
  const { alice, bob, guild } = chat;
  const thread = await startTable(chat, 'Sector 7', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  const [{ id: table } = { id: '' }] = await stage.directory.ofGuild(guild.id);
  return { thread, table };
}

const said = async (actor: Actor, where: string, command: string, values: Record<string, string> = {}) =>
  (await answerMessage(actor.slash(where, command, values))).content;

test('T-HOST-01 T-HOST-02: only moderators can end, move and remove tables and vacate seats, and the whole table is told', async () => {
  const { alice, bob, guild, server } = chat;
  const { thread, table } = await begin();
  expect(await said(alice, thread, '/host end')).toContain('Only a moderator of this server can do that');
  grant(dora, 'referees', PermissionFlagsBits.ManageThreads);
  expect(await said(dora, thread, '/host free', { seat: 'Red' })).toContain('a friend may take over from bob');
  const free = await messageSeenBy(bob, thread, 'the table is told', (message) =>
    choosable(message).some(({ label }) => label === 'Take over Red'),
  );
  expect(free.content).toContain('dora, a moderator, decides');
  const cleo = join('cleo');
  await answerMessage(press(cleo, free, 'Take over Red'));
  await stage.summary(table, 'a friend has the seat', ({ chairs }) => chairs[1]?.player === cleo.user.id);
  // The moderator sees the table like any spectator: no hand, no question.
  expect(await said(dora, thread, '/hand')).toContain('You don’t have a seat');

  // At their own table, moderators can't decide about a seat.
  grant(alice, 'marshals', PermissionFlagsBits.ManageThreads);
  expect(await said(alice, thread, '/host free', { seat: 'Red' })).toContain('You play at this table');

  const cabin = addTextChannel(server.world, guild, 'cabin');
  expect(await said(dora, thread, '/host move')).toContain('is already here');
  await answerMessage(dora.slash(cabin.id, '/host move', { table }));
  const home = await until('it has a thread there', async () => {
    const { channel, thread: now } = (await stage.directory.summary(table))?.place ?? {};
    return channel === cabin.id && now !== thread && now;
  });
  await messageSeenBy(cleo, home, 'it is told there', ({ content }) => content.includes('moved the table here'));
  await messageSeenBy(cleo, thread, 'and where it was', ({ content }) => content.includes(`has moved to <#${home}>`));
  const panel = await panelSeenBy(cleo, home);
  expect((await answerMessage(press(cleo, panel, 'Hand'))).content).toContain('your hand');

  await answerMessage(dora.slash(home, '/host remove', { why: 'a bad joke' }));
  await messageSeenBy(cleo, home, 'it is told why', ({ content }) => content.includes('removed the table: a bad joke'));
  await until('the panel shows nothing', () =>
    cleo.visible(home).some(({ content }) => content.includes('A moderator removed this table')),
  );
  expect(await said(alice, chat.general.id, '/game list')).toContain('There are no tables here yet');
  expect(await said(alice, chat.general.id, '/map', { table })).toContain('There is no table');
});

test('T-HOST-03 T-HOST-04: people with the moderator role can correct visible values and retry failed commands', async () => {
  const { alice, bob, general } = chat;
  const { thread, table } = await begin();
  const role = grant(dora, 'Admirals');
  const values = { path: 'score.0', value: '4', why: 'a lost hit' };
  expect(await said(dora, thread, '/host fix', values)).toContain('Only a moderator of this server');
  // The server’s settings, opened by a person who may manage it.
  expect(await said(bob, general.id, '/host settings')).toContain('Only people who can manage this server');
  grant(alice, 'owners', PermissionFlagsBits.ManageGuild);
  const menu = await answerMessage(alice.slash(general.id, '/host settings'));
  const named = await answerMessage(press(alice, menu, 'Admirals'));
  expect(named.content).toContain('people who can manage threads, and Admirals');
  await answerMessage(press(alice, named, 'After a day'));
  expect(await stage.backend.serverSettings(chat.guild.id)).toEqual({ role, patience: 24 });
  const next = await answerMessage(alice.slash(general.id, '/game new', { title: 'Next' }));
  expect(next.content).toContain('The table is open');
  await messageSeenBy(bob, general.id, 'new tables have it', ({ content }) =>
    content.includes('If a player doesn’t answer for a day'),
  );

  const fixed = await said(dora, thread, '/host fix', values);
  expect(fixed).toContain('dora, a moderator, set score.0 to 4: a lost hit');
  await messageSeenBy(bob, thread, 'all are told', ({ content }) => content.includes('set score.0 to 4'));
  for (const card of ['900', '5'])
    expect(await said(dora, thread, '/host fix', { ...values, path: 'hands.0.0', value: card })).toContain(
      'You can correct only what everyone at the table sees.',
    );

  expect(await said(dora, thread, '/host aside')).toContain('no command has failed');
  const failed = {
    id: 'failed',
    by: { player: bob.user.id },
    at: 1,
    input: { t: 'orders', seat: 1, orders: { ask: ['attacked'] } },
  };
  await stage.redis.xadd(`{t:${table}}:aside`, '*', 'command', JSON.stringify(failed), 'error', 'secret card');
  const list = await answerMessage(dora.slash(thread, '/host aside'));
  expect(list.content).toMatch(/1\. a command of bob, <t:\d+:R>$/);
  expect(JSON.stringify(list)).not.toMatch(/attacked|secret card/);
  await answerMessage(press(dora, list, 'Try 1 again'));
  await messageSeenBy(bob, thread, 'all are told', ({ content }) =>
    content.includes('dora (moderator) retries a command of bob'),
  );
  await until('it was done', async () =>
    (await stage.store.entries(table, -2, -1))
      .map((stored) => unpack(stored))
      .some((entry) => JSON.stringify(entry).includes('attacked')),
  );
  expect(await said(dora, thread, '/host aside')).toContain('no command has failed');

  expect(await said(dora, thread, '/host bot', { seat: 'Red' })).toContain('a bot plays for bob');
  expect(await said(bob, thread, '/game join')).toContain('bob is back and plays Red again');
  expect(await said(dora, thread, '/host end', { why: 'it is late' })).toContain('ended the table: it is late');
  await messageSeenBy(bob, thread, 'all are told', ({ content }) => content.includes('ended the table: it is late'));
  expect(await stage.directory.summary(table)).toMatchObject({ status: 'ended' });
});

test('T-AGAIN-01: one button asks for a rematch with the same seats and settings', async () => {
  const { alice, bob, general } = chat;
  const { thread, table } = await begin();
  const sure = await answerMessage(alice.slash(thread, '/game end', { how: 'give-up' }));
  await answerMessage(press(alice, sure, 'Yes, I give up'));
  const over = await messageSeenBy(bob, thread, 'the game is over', (message) =>
    choosable(message).some(({ label }) => label === 'Rematch'),
  );
  expect((await answerMessage(press(dora, over, 'Rematch'))).content).toContain(
    'Only players of this game can ask for a rematch',
  );
  const asked = await answerMessage(press(bob, over, 'Rematch'));
  expect(asked.content).toContain('alice has to agree');
  const lobby = await messageSeenBy(alice, general.id, 'the lobby is there', (message) =>
    choosable(message).some(({ label }) => label === 'Ready'),
  );
  expect(lobby.content).toMatch(/1\. Blue\*\*\n-# alice .* has yet to agree/);
  expect(lobby.content).toMatch(/2\. Red\*\*\n-# bob/);
  const invited = await messageSeenBy(alice, alice.openDm().id, 'she is asked', ({ content }) =>
    content.includes('wants to play again'),
  );
  // The button at the old table works as well as the one in the message.
  await answerMessage(press(alice, over, 'Rematch'));
  expect((await answerMessage(press(alice, invited, 'I’m in'))).content).toContain('already agreed to these settings');
  // The person who asked for the rematch owns the new table.
  const full = await messageSeenBy(bob, general.id, 'all agree', ({ content }) => content.includes('Everyone is here'));
  await answerMessage(press(bob, full, 'Start'));
  const [again] = (await stage.directory.ofGuild(chat.guild.id)).filter(({ id }) => id !== table);
  await stage.summary(again?.id ?? '', 'it is played', ({ status }) => status === 'playing');
  expect((await answerMessage(press(bob, over, 'Rematch'))).content).toContain('has already begun');
});

test('T-HOST-07, T-HOST-08, T-HOST-09: a moderator blocks a player, frees their seats and ends the block', async () => {
  const { table } = await begin();
  const { alice, bob, general, guild } = chat;
  const mod = join('mod');
  grant(mod, 'Moderators', PermissionFlagsBits.ManageThreads);
  expect(await said(dora, general.id, 'host block', { person: bob.user.id, why: 'Shouts' })).toContain(
    'Only a moderator of this server can do that',
  );
  const answer = await answerMessage(mod.slash(general.id, 'host block', { person: bob.user.id, why: 'Shouts' }));
  expect(answer.content).toContain('They keep their seat at 1 open table here.');
  expect(await said(bob, general.id, 'game new', { game: 'skirmish' })).toContain(
    'blocked you from its tables (“Shouts”)',
  );
  // Bob still plays.
  expect((await stage.directory.summary(table))?.chairs[1]?.player).toBe(bob.user.id);
  await press(mod, answer, 'Free their seats').done;
  await stage.summary(table, 'the seat is free', ({ chairs }) => chairs[1]?.player === null);
  expect(await said(bob, general.id, 'game join', { table, seat: 'Red' })).toContain('blocked you');
  expect(await said(mod, general.id, 'host usage')).toContain('1 person is blocked.');
  const list = await answerMessage(mod.slash(general.id, 'host blocked'));
  expect(list.content).toContain(`<@${bob.user.id}>, blocked by <@${mod.user.id}>`);
  const line = choosable(list).find(({ id, value }) => id === 'unblock' && value === bob.user.id);
  await press(mod, list, line === undefined ? 'nobody' : line.label).done;
  await until('the block has ended', async () => (await stage.backend.blocked.find(guild.id, bob.user.id)) === null);
  await bob.slash(general.id, 'game join', { table, seat: 'Red' }).done;
  await stage.summary(table, 'Bob is back', ({ chairs }) => chairs[1]?.player === bob.user.id);
  expect(alice.user.id).not.toBe(bob.user.id);
});
