import { type APIMessage, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../../src/local/actor.ts';
import { addTextChannel } from '../../../src/local/world/channels.ts';
import type { TextChannel } from '../../../src/local/world/records.ts';
import { addRole, setOverwrites, setRole } from '../../../src/local/world/roles.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { choosable } from '../../support/choosable.ts';
import { picture } from '../local/support/picture.ts';
import {
  answerMessage,
  type Chat,
  guest,
  isPublic,
  messageSeenBy,
  openChat,
  press,
  withFile,
} from '../support/chat.ts';
import { quickTable } from '../support/inbox-tables.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
const VIEW = `${PermissionFlagsBits.ViewChannel}`;
let stage: TestPipeline;
let chat: Chat;
let cleo: Actor;
let hall: TextChannel;
let cabin: TextChannel;

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { draw: () => ({ bytes: picture(40, 30), alt: 'A picture' }) });
  chat = await openChat(redis.socket, [skirmish]);
  cleo = guest(chat, 'cleo');
  const { server, guild, alice, bob } = chat;
  hall = addTextChannel(server.world, guild, 'hall');
  cabin = addTextChannel(server.world, guild, 'cabin');
  const hosts = addRole(server.world, guild, 'hosts', PermissionFlagsBits.ManageThreads);
  setRole(server.world, guild, alice.user, hosts, true);
  const crew = addRole(server.world, guild, 'crew');
  for (const { user } of [alice, bob]) setRole(server.world, guild, user, crew, true);
  setOverwrites(server.world, cabin, [
    { id: guild.id, type: OverwriteType.Role, allow: '0', deny: VIEW },
    { id: crew.id, type: OverwriteType.Role, allow: VIEW, deny: '0' },
    { id: server.world.bot.id, type: OverwriteType.Member, allow: VIEW, deny: '0' },
  ]);
  const seats = [alice, bob] as const;
  await quickTable(stage, { id: 'sector', title: 'Sector 7', guild: guild.id, channel: chat.general.id, seats });
  await quickTable(stage, { id: 'hidden', title: 'Line of Duty', guild: guild.id, channel: cabin.id, seats });
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

const labels = (message: APIMessage): string[] => choosable(message).map(({ label }) => label);
const boardSeenBy = (actor: Actor, words: string): Promise<APIMessage> =>
  messageSeenBy(
    actor,
    hall.id,
    `the board says ${words}`,
    (message) => isPublic(message) && message.content.includes('Tables here') && message.content.includes(words),
  );

test('T-HOST-06: a moderator puts up the board, which lists no table in a channel that only some of its readers see', async () => {
  const { alice, bob } = chat;
  expect((await answerMessage(bob.slash(hall.id, '/host board'))).content).toContain('Only a moderator');
  expect((await answerMessage(alice.slash(hall.id, '/host board'))).content).toContain(
    'everyone in that channel can see',
  );
  const board = await boardSeenBy(cleo, 'Sector 7');
  expect(board.content).toContain('**Ann** (Blue) to move');
  expect(board.content).not.toContain('Line of Duty');
  expect(labels(board)).toEqual(['Sector 7 · Skirmish: Watch', 'Open a table', 'Tell me when a table needs me']);
  // In a channel for the crew, the crew's table is listed.
  await answerMessage(alice.slash(cabin.id, '/host board'));
  const own = await messageSeenBy(alice, cabin.id, 'the board has moved', ({ content }) =>
    content.includes('Tables here'),
  );
  expect(own.content).toContain('Line of Duty');
  await until('the old board is gone', () => cleo.visible(hall.id).every((message) => !isPublic(message)));
  expect((await answerMessage(alice.slash(cabin.id, '/host board', { remove: true }))).content).toContain('goes away');
  await until('the board is gone', () =>
    alice.visible(cabin.id).every((message) => !labels(message).includes('Open a table')),
  );
  expect((await answerMessage(alice.slash(cabin.id, '/host board', { remove: true }))).content).toContain(
    'has no board',
  );
});

test('T-WATCH-01: one click shows a game to a spectator alone and puts it into their inbox, and one click ends that', async () => {
  const { alice, general } = chat;
  await answerMessage(alice.slash(hall.id, '/host board'));
  const board = await boardSeenBy(cleo, 'Sector 7');
  const shown = await answerMessage(press(cleo, board, 'Watch'));
  expect(isPublic(shown)).toBe(false);
  expect(shown.content).toContain('**Ann** (Blue) to move');
  expect((await withFile(cleo, shown)).attachments.length).toBeGreaterThan(0);
  expect(alice.visible(hall.id).some(({ id }) => id === shown.id)).toBe(false);

  const inbox = await answerMessage(cleo.slash(general.id, '/inbox'));
  expect(inbox.content).toContain('Nothing waits for you');
  expect(inbox.content).toMatch(/\*\*Watching\*\*\n\*\*Sector 7\*\* · Skirmish\n-# \*\*Ann\*\* \(Blue\) to move/);
  const again = await answerMessage(press(cleo, inbox, 'Look'));
  expect(again.id).toBe(inbox.id);
  expect(again.content).toContain('**Ann** (Blue) to move');
  const back = await answerMessage(press(cleo, again, 'Back to inbox'));
  const ended = await answerMessage(press(cleo, back, 'Stop watching'));
  expect(ended.content).toContain('You no longer watch this table.');
  expect(ended.content).not.toContain('Sector 7');
});

test('T-WATCH-01: a spectator who can no longer see the channel sees nothing of the game', async () => {
  const { alice, guild, server, general } = chat;
  const board = await answerMessage(alice.slash(hall.id, '/host board')).then(() => boardSeenBy(cleo, 'Sector 7'));
  await answerMessage(press(cleo, board, 'Watch'));
  setOverwrites(server.world, general, [{ id: guild.id, type: OverwriteType.Role, allow: '0', deny: VIEW }]);
  const inbox = await until('the bot knows that the channel is closed', async () => {
    const list = await answerMessage(cleo.slash(cleo.openDm(), '/inbox'));
    return list.content.includes('Sector 7') && list;
  });
  expect(inbox.content).not.toContain('to move');
  const refused = await until('the look is refused', async () => {
    const answer = await answerMessage(press(cleo, inbox, 'Look'));
    return answer.content.includes('no longer see') && answer;
  });
  expect(refused.content).not.toContain('to move');
  expect((await answerMessage(press(cleo, board, 'Watch'))).content).toContain('There is no table');
});

test('the board’s buttons open a table and take the first free seat', async () => {
  const { alice, bob, guild } = chat;
  await answerMessage(alice.slash(hall.id, '/host board'));
  const board = await boardSeenBy(cleo, 'Sector 7');
  await answerMessage(press(cleo, board, 'Open a table'));
  const opened = await until('the table is open', async () =>
    (await stage.directory.ofGuild(guild.id)).find(({ status }) => status === 'lobby'),
  );
  // A new board, so that the test doesn't wait for a minute.
  await answerMessage(alice.slash(cabin.id, '/host board'));
  await answerMessage(alice.slash(hall.id, '/host board'));
  const next = await boardSeenBy(bob, 'Looking for players');
  expect(next.content).toContain('2 of 2 seats are free');
  await answerMessage(press(bob, next, 'Join'));
  await stage.summary(opened.id, 'Bob has the first seat', ({ chairs }) => chairs[0]?.player === bob.user.id);
});
