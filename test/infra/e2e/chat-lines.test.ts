import { afterEach, beforeEach, expect, test } from 'vitest';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { choosable } from '../../support/choosable.ts';
import { longTurns } from '../../support/long-turns.ts';
import { picture } from '../local/support/picture.ts';
import { answerMessage, type Chat, openChat, press, startTable, withFile } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { gamesOf } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, {
    games: gamesOf(longTurns()),
    draw: (_game, scene) => ({ bytes: picture(40, 30), alt: `The ${scene} in words` }),
  });
  chat = await openChat(redis.socket, [skirmish]);
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

/** Alice and Bob sit down and keep their cards. Returns the thread once Alice’s turn begins. */
async function begin(): Promise<string> {
  const { alice, bob } = chat;
  const thread = await startTable(chat, 'Sector 7', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  for (const one of [alice, bob]) {
    const kept = () => answerMessage(one.slash(thread, '/play', { action: 'none' }));
    await until('the cards are kept', async () => (await kept()).content.includes('to move'));
  }
  return thread;
}

test('a turn with several picks gets one message with one picture, and can be undone pick by pick', async () => {
  const { alice, bob } = chat;
  const thread = await begin();
  const before = alice.visible(thread).length;
  const typed = 'u0 to 1; attack u0 u1; u0 to 13, then u0 to 14';
  const [whole] = await alice.autocomplete(thread, '/play', { action: typed }, 'action');
  const done = await answerMessage(alice.slash(thread, '/play', { action: `${whole?.value}` }));
  expect(done.content).toMatch(/• u0 moves to 1\.\n• u0 attacks u1: \d\.\n• u0 moves to 13\.\n• u0 moves to 14\./);
  expect(done.content).not.toContain('Done');
  const drawn = await withFile(alice, done);
  expect(drawn.attachments.map(({ filename }) => filename)).toEqual(['map.png']);
  expect(bob.visible(thread).some(({ id }) => id === done.id)).toBe(false);
  expect(alice.visible(thread).length - before).toBeLessThanOrEqual(2); // At most the answer and the panel are sent.

  const back = await answerMessage(press(alice, done, 'Undo'));
  expect(back.content).toContain('took back: u0 moves to 14');
  const log = await answerMessage(alice.slash(thread, '/log'));
  expect(log.content).toContain('u0 moves to 13');
  expect(log.content).not.toMatch(/^`\d+` u0 moves to 14/m);
});

test('a line stops at a pick that is impossible, and the answer says what is possible', async () => {
  const { alice, bob } = chat;
  const thread = await begin();
  const left = await answerMessage(alice.slash(thread, '/play', { action: 'u0 to 1; sing; draw' }));
  expect(left.content).toMatch(/• u0 moves to 1\.\n“sing” can’t be done now\. \(rule X-TURN-01\)/);
  expect(choosable(left).some(({ label }) => label.includes('Draw'))).toBe(true);
  const ended = await answerMessage(alice.slash(thread, '/play', { action: 'u0 to 2\ndraw\nu0 to 3' }));
  expect(ended.content).toContain('Stopped at “u0 to 3”: The table is waiting for bob first.');
  expect(ended.content).toContain('You draw card');
  await until('Bob can play', async () =>
    (await bob.autocomplete(thread, '/play', { action: 'draw' }, 'action')).some(({ name }) => name.startsWith('Draw')),
  );
});
