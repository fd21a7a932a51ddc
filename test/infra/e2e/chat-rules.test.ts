import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { prepare } from '../../../commands/index.ts';
import { drawScene } from '../../../src/cli/draw.ts';
import { chats } from '../../../src/discord/chats.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { choosable } from '../../support/choosable.ts';
import { answerMessage, type Chat, openChat, press, startAgainstBot } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { gamesOf } from '../support/tables.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
// The bot prepares the indexes at its start too, because building one takes seconds on a busy machine.
beforeAll(() => prepare(chats));
beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { bots: true, games: gamesOf(awayMissions), draw: drawScene });
  chat = await openChat(redis.socket, chats);
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

/** The text that Alice reads when she looks something up in a channel. */
function lookUp(channel: string | Chat['general'], query: string, more: object = {}): Promise<APIMessage> {
  return answerMessage(chat.alice.slash(channel, '/rules', { query, ...more }));
}

const labels = (message: APIMessage): string[] => choosable(message).map(({ label }) => label);

test('/rules searches the table’s game, including house rules and cards, and /why names commands', async () => {
  const { alice } = chat;
  const thread = await startAgainstBot(chat, 'Looked up');
  // House rules are listed next to those of the book.
  expect((await lookUp(thread, 'how do i undo a misclick')).content).toContain('You can take your own last step back');
  expect((await lookUp(thread, 'standing orders')).content).toContain('-# T-ORDERS-01');
  expect((await lookUp(thread, 'give up')).content).toContain('-# T-AWAY-04');
  // The question uses the table's game, and its compound word is written apart.
  expect((await lookUp(thread, 'hive mind')).content).toContain('-# M-HIVE-01');

  // A card by its name alone, then by a question that is about a rule.
  const card = await lookUp(thread, 'what does the phaser rifle do');
  expect(card.content).toMatch(/^\*\*Phaser Rifle\*\* · Equipment/);
  const rule = await lookUp(thread, 'can I attack Locutus through a door');
  expect(rule.content).toMatch(/^\*\*[^*]+\*\*/);
  const shown = await answerMessage(press(alice, rule, 'See Locutus'));
  expect(shown.content).toContain('**Locutus** · Character');
  expect(shown.id).not.toBe(rule.id);
  const [, ...proposed] = await alice.autocomplete(thread, '/rules', { query: 'hypo' }, 'query');
  expect(proposed.map(({ name }) => name)).toContain('Hypospray · Equipment, Medical, Federation');

  const why = await answerMessage(alice.slash(thread, '/why', { not: 'undo my last move' }));
  expect(why.content).toContain('`/undo` takes back your last step');
  expect(labels(why)).toContain('Rule T-UNDO-01');
});

test('without a table, /rules asks which game is meant if several have an answer, and finds nothing for unrelated questions', async () => {
  const { alice, general } = chat;
  const asked = await lookUp(general, 'how far can I move');
  expect(asked.content).toBe('Which game is “how far can I move” about?');
  expect(labels(asked)).toContain('Star Trek: Away Missions');
  const told = await answerMessage(press(alice, asked, 'Star Trek: Away Missions'));
  expect(told.content).toContain('-# M-MOVE-01');
  // A question about all tables isn't about one game.
  expect((await lookUp(general, 'rematch')).content).toContain('-# T-AGAIN-01');
  // Only one book has an answer.
  expect((await lookUp(general, 'ketracel white')).content).toContain('Star Trek CCG, First Edition');

  for (const query of ['what is the capital of france', 'how do I bake sourdough bread', 'zzqqxxy'])
    expect((await lookUp(general, query)).content).toMatch(/^I found nothing about “/);
});
