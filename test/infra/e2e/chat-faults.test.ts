import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBot } from '../../../src/discord/bot.ts';
import { TokenRefused } from '../../../src/discord/client.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import {
  answerMessage,
  botSettings,
  type Chat,
  isPanel,
  messageSeenBy,
  openChat,
  panelSeenBy,
  press,
} from '../support/chat.ts';
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

const CALLBACK = /interactions\/.*\/callback/;

/** Alice opens a table. Returns its lobby message. */
async function open() {
  const { alice, general } = chat;
  await answerMessage(alice.slash(general, '/game new', { title: 'Sector 7' }));
  return messageSeenBy(alice, general.id, 'the lobby is there', ({ content }) => content.includes('seats are free'));
}

/** The number of commands that the only table has applied. */
async function applied(): Promise<number> {
  const [table] = await stage.directory.ofGuild(chat.guild.id);
  return (await stage.directory.summary(table?.id ?? ''))?.seq ?? -1;
}

test('if Discord accepts an answer but the bot never hears of it, the person still gets it, and the command is applied only once', async () => {
  const lobby = await open();
  chat.server.faults.add({ path: CALLBACK, reset: 'after' });
  const joined = await answerMessage(press(chat.alice, lobby, 'Blue: Join'));
  expect(joined.content).toContain('plays Blue');
  expect(await applied()).toBe(1);
});

test('if Discord rejects the answer, the command does nothing, because the person was told that it failed', async () => {
  const lobby = await open();
  chat.server.faults.add({ path: CALLBACK, times: 3, status: 503, body: {} });
  const lost = press(chat.alice, lobby, 'Blue: Join');
  await until('the bot gave up', () => chat.server.log.filter(({ status }) => status === 503).length === 3);
  chat.clock.advance(3_001);
  chat.server.passTime();
  await expect(lost.done).rejects.toThrow('did not respond');
  expect(await applied()).toBe(0);
  expect((await answerMessage(press(chat.alice, lobby, 'Blue: Join'))).content).toContain('plays Blue');
});

test('actions taken during a gateway outage are answered when the outage ends', async () => {
  const lobby = await open();
  chat.server.gateway.terminate();
  const joined = await answerMessage(press(chat.alice, lobby, 'Blue: Join'));
  expect(joined.content).toContain('plays Blue');
});

test('no message is lost or repeated when requests fail or are slow', async () => {
  const { alice, bob } = chat;
  const lobby = await open();
  await answerMessage(press(alice, lobby, 'Blue: Join'));
  await answerMessage(press(bob, lobby, 'Red: Join'));
  chat.server.faults.add({ path: /messages$/, method: 'POST', status: 502, body: {} });
  chat.server.faults.add({ path: /messages$/, method: 'POST', reset: 'after' });
  chat.server.faults.rateLimit(/messages$/, { method: 'POST', retryAfter: 1 });
  const full = await messageSeenBy(alice, chat.general.id, 'everyone is here', ({ content }) =>
    content.includes('Everyone is here'),
  );
  await answerMessage(press(alice, full, 'Start'));
  for (const actor of [alice, bob]) {
    await messageSeenBy(actor, actor.openDm().id, 'the turn message is there', ({ content }) =>
      content.includes('your move, asked'),
    );
  }
  const thread = await until('the thread is open', () => alice.channels().find(({ kind }) => kind === 'thread')?.id);
  await panelSeenBy(alice, thread);
  await until('everything is sent', async () => (await redis.connect().keys('*:sending')).length === 0);
  for (const actor of [alice, bob]) expect(actor.visible(actor.openDm())).toHaveLength(1);
  expect(alice.visible(thread).filter(isPanel)).toHaveLength(1);
});

test('a second bot waits until the first one is gone', async () => {
  let second: 'waiting' | 'running' = 'waiting';
  const starting = startBot({ ...botSettings(chat, redis.socket, [skirmish]) }).then((bot) => {
    second = 'running';
    return bot;
  });
  const lobby = await open();
  expect(second).toBe('waiting');
  await chat.bot.close();
  const bot = await starting;
  expect((await answerMessage(press(chat.alice, lobby, 'Blue: Join'))).content).toContain('plays Blue');
  await bot.close();
});

test('the bot ends with one clear reason if its token is rejected', async () => {
  chat.server.faults.add({
    path: /messages$/,
    method: 'POST',
    status: 401,
    body: { message: '401: Unauthorized', code: 0 },
  });
  // The answer waits for the table's message, which the next bot with a valid token sends.
  void answerMessage(chat.alice.slash(chat.general, '/game new')).catch(() => {});
  expect(await chat.bot.ended).toBeInstanceOf(TokenRefused);
});
