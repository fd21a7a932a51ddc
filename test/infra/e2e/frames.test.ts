import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type DiscordBot, startBot } from '../../../src/discord/bot.ts';
import { must } from '../../../src/kernel/must.ts';
import type { Actor, Identified } from '../../../src/local/actor.ts';
import { filesIn, isInBlocks } from '../../../src/queue/blocks.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { choosable } from '../../support/choosable.ts';
import {
  answerMessage,
  botSettings,
  type Chat,
  isPublic,
  openChat,
  press,
  startTable,
  worded,
} from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { allIsSaid } from '../support/whole-game.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
let bot: DiscordBot;
let thread: string;
let table: string;

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { draw: () => ({ bytes: Buffer.from('x'), alt: 'x' }) });
  chat = await openChat(redis.socket, [skirmish]);
  bot = chat.bot;
  const { alice, bob, guild } = chat;
  thread = await startTable(chat, 'Sector 7', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  table = (await stage.directory.ofGuild(guild.id))[0]?.id ?? '';
  await play(alice, 'none');
  await play(bob, 'none');
});
afterEach(async () => {
  await bot.close();
  await chat.close();
  await stage.close();
});

/** Restarts the bot, as a host does after changing the setting. */
async function restart(frames: boolean): Promise<void> {
  await bot.close();
  bot = await startBot({ ...botSettings(chat, redis.socket, [skirmish]), frames });
}

async function play(person: Actor, action: string): Promise<void> {
  await answerMessage(person.slash(thread, '/play', { action }));
  await allIsSaid({ stage, table });
}

/** The bot’s latest message that everyone in a channel sees. */
function latest(person: Actor, where: Identified): APIMessage {
  return must(
    person.visible(where).findLast((message) => isPublic(message) && message.author.bot === true),
    'a message',
  );
}

const labels = (message: APIMessage): string[] => choosable(message).map(({ label }) => label);

test('with frames, turn messages and panels are in blocks, and they follow the game as before', async () => {
  const { alice, bob } = chat;
  const dm = bob.openDm();
  await restart(true);
  await play(alice, 'u0 to 12');
  const [panel, turn] = [latest(alice, thread), latest(bob, dm)];
  expect([isInBlocks(panel), isInBlocks(turn)]).toEqual([true, true]);
  expect([filesIn(panel.components).length, filesIn(turn.components).length]).toEqual([1, 1]);
  expect(labels(panel)).toEqual(expect.arrayContaining(['Your move', 'Hand', 'Map']));
  expect(worded(turn).content).toContain('**Sector 7** · your move');

  // The question is answered in the message itself, and the next panel takes over.
  await answerMessage(press(bob, turn, 'Draw'));
  await allIsSaid({ stage, table });
  expect(labels(latest(bob, dm))).not.toContain('Draw');
  expect(worded(latest(bob, dm)).content).toContain('You draw card 1000.');
  const [past, now] = alice.visible(thread).filter(isPublic).slice(-2);
  expect(worded(must(past, 'the earlier panel')).content).toContain('Seat 1 draws a card.');
  expect(filesIn(past?.components)).toHaveLength(1);
  expect(labels(must(past, 'the earlier panel'))).toEqual([]);
  expect(isInBlocks(must(now, 'the panel'))).toBe(true);
});

test('a running game continues if the host switches frames on or off', async () => {
  const { alice, bob } = chat;
  const dm = bob.openDm();
  await restart(true);
  await play(alice, 'u0 to 1');
  // The panel of a turn that began without frames gets one.
  expect(isInBlocks(latest(alice, thread))).toBe(true);
  await play(alice, 'u0 to 12');
  await restart(false);
  await play(bob, 'draw');
  expect(labels(latest(bob, dm))).toEqual([]);
  expect(isInBlocks(latest(alice, thread))).toBe(false);
  expect(labels(latest(alice, thread))).toContain('Your move');
});
