import { afterEach, beforeEach, expect, test } from 'vitest';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { toyGame } from '../../support/toy-game.ts';
import { answerMessage, type Chat, messageSeenBy, openChat, panelSeenBy, press, startTable } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { gamesOf } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;

/** Runs the worker, reader and delivery of this version of the rules. */
async function run(rules: number): Promise<void> {
  stage = await TestPipeline.open(redis.socket, {
    games: gamesOf({ ...toyGame(), rules }),
    draw: () => ({ bytes: Buffer.from('x'), alt: 'x' }),
  });
}

beforeEach(async () => {
  await run(2);
  chat = await openChat(redis.socket, [skirmish]);
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

test('after a rollback, a table says that it needs the newer version, and continues when that version is back', async () => {
  const { alice, bob } = chat;
  const thread = await startTable(chat, 'Sector 7', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  const panel = await panelSeenBy(alice, thread);
  const asked = await answerMessage(press(alice, panel, 'Your move'));
  const [table] = await stage.directory.ofGuild(chat.guild.id);
  const moves = async () => (await stage.directory.summary(table?.id ?? ''))?.seq ?? 0;
  const before = await moves();

  await stage.close();
  await run(1);
  // A command that only looks is answered immediately, and a move after a while.
  const look = await answerMessage(bob.slash(thread, '/map'));
  expect(look.content).toContain('This table was last played on a newer version of Subspace');
  press(alice, asked, 'None of these');
  await until('Alice reads that it waits', () =>
    alice.visible(thread).some(({ content }) => content.includes('was last played on a newer version')),
  );
  expect(await moves()).toBe(before);

  await stage.close();
  await run(2);
  await until('the move is made', async () => (await moves()) > before);
  await messageSeenBy(bob, bob.openDm().id, 'Bob is told', ({ content }) => content.includes('your move, asked'));
});
