import { afterEach, beforeEach, expect, test } from 'vitest';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { answerMessage, type Chat, messageSeenBy, openChat, panelSeenBy, press, startTable } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { passes } from '../support/until.ts';

const redis = withRedis({ appendfsync: 'always' });
let stage: TestPipeline;
let chat: Chat;
let ended: Error | null;

beforeEach(async () => {
  stage = await TestPipeline.open(redis.socket, { draw: () => ({ bytes: Buffer.from('x'), alt: 'x' }), sweep: 2_000 });
  chat = await openChat(redis.socket, [skirmish]);
  ended = null;
  void chat.bot.ended.then((reason) => {
    ended = reason;
  });
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

test('nothing is lost when Redis is unreachable for longer than a lease lasts', async () => {
  const { alice, bob, server, general } = chat;
  const thread = await startTable(chat, 'Sector 7', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  const panel = await panelSeenBy(alice, thread);
  const asked = await answerMessage(press(alice, panel, 'Your move'));

  const back = await redis.stop();
  const move = press(alice, asked, 'None of these');
  const look = bob.slash(thread, '/map');
  const table = bob.slash(general, '/game new', { title: 'Later' });
  await Promise.all([move.done, look.done, table.done]);
  await passes(10_000);
  await back();

  await answerMessage(move);
  expect((await answerMessage(look)).attachments.length + (await answerMessage(look)).content.length).toBeGreaterThan(
    0,
  );
  await answerMessage(table);
  await messageSeenBy(bob, general.id, 'the new lobby', ({ content }) => content.includes('Later'));
  // Blue has returned no cards, so Red is asked.
  await messageSeenBy(bob, bob.openDm().id, 'Bob is told', ({ content }) => content.includes('your move, asked'));
  expect(ended).toBeNull();
  expect(server.gateway.counts.identify).toBe(1);
});
