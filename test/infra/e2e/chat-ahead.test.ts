import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tableKeys } from '../../../src/store/keys.ts';
import { readAhead } from '../../../src/tables/ahead.ts';
import { choosable } from '../../support/choosable.ts';
import { openAheadChat } from '../support/ahead-tables.ts';
import { answerMessage, type Chat, messageSeenBy, press, worded } from '../support/chat.ts';
import type { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
let thread: string;
let table: string;

/** Alice and Bob have kept their cards, Alice has ended her turn, and Bob is to move. */
beforeEach(async () => {
  ({ stage, chat, thread, table } = await openAheadChat(redis));
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

const LINE = 'u0 to 1; u0 to 2';

const typed = (action: string): Promise<APIMessage> => answerMessage(chat.alice.slash(thread, '/play', { action }));
const letter = (what: string, fits: (content: string) => boolean): Promise<APIMessage> =>
  messageSeenBy(chat.alice, chat.alice.openDm().id, what, ({ content }) => fits(content));
const buttons = (message: APIMessage): string[] => choosable(message).map(({ label }) => label);

/** Lets the wait of Alice’s line end now. */
async function endWait(): Promise<void> {
  const { ahead } = tableKeys(table);
  const line = readAhead(await stage.redis.hget(ahead, '0')) ?? expect.fail('no line is kept');
  const { decision } = line.move ?? expect.fail('it is not Alice’s move');
  await stage.redis.hset(ahead, '0', JSON.stringify({ ...line, move: { decision, due: 1 } }));
}

test('a line is kept while another is awaited, shown to its author alone, and played when their move comes', async () => {
  const { alice, bob } = chat;
  const offer = await typed(LINE);
  expect(offer.content).toContain('It is **bob** (Red)’s turn. Only you see this.');
  expect(offer.content).toContain('Keep this line for your next move?');
  expect(offer.content).toContain('1. u0 moves to 1\n2. u0 moves to 2');
  const kept = await answerMessage(press(alice, offer, 'Keep it'));
  expect(kept.content).toContain(`Kept for your next move: “${LINE}”.`);
  for (const command of ['/play', '/orders'] as const) {
    const shown = await answerMessage(alice.slash(thread, command));
    expect(shown.content).toContain(`“${LINE}”`);
    expect(buttons(shown)).toContain('Throw my kept line away');
  }

  await answerMessage(bob.slash(thread, '/play', { action: 'draw' }));
  const asked = await letter('the turn message', (content) => content.includes('I’ll play your kept line'));
  expect(buttons(asked)).toContain('Throw my kept line away');
  await endWait();
  const played = await letter('the line was played', (content) => content.includes('Your line was played'));
  expect(played.content).toContain('Your line was played: u0 moves to 1; u0 moves to 2.');
  const back = await answerMessage(press(alice, played, 'Undo all of it'));
  expect(back.content).toContain('took back 2 steps');

  const seen = [...bob.visible(thread), ...bob.visible(bob.openDm().id)].map((message) => worded(message).content);
  expect(seen.filter((content) => /kept|Your line/i.test(content))).toEqual([]);
});

test('a kept line can be replaced and thrown away, and is dropped if its author does something else', async () => {
  const { alice, bob } = chat;
  await answerMessage(press(alice, await typed(LINE), 'Keep it'));
  const offer = await typed('u0 to 12');
  expect(offer.content).toContain(`It replaces “${LINE}”.`);
  const kept = await answerMessage(press(alice, offer, 'Keep it'));
  expect(kept.content).toContain('Kept for your next move: “u0 to 12”.');
  const away = await answerMessage(press(alice, kept, 'Throw my kept line away'));
  expect(away.content).toContain('Thrown away: “u0 to 12”.');
  expect(away.content).not.toContain('Kept for');

  await answerMessage(press(alice, await typed(LINE), 'Keep it'));
  await answerMessage(bob.slash(thread, '/play', { action: 'draw' }));
  await letter('the turn message', (content) => content.includes('I’ll play your kept line'));
  const other = await typed('u0 to 12');
  expect(other.content).toContain('Your kept line was dropped. You did something else first. (rule T-AHEAD-01)');
  expect(await stage.store.ahead(table)).toEqual({});
});

test('a line that can’t be played isn’t kept, and a preview of one’s next move can be kept, too', async () => {
  const { alice } = chat;
  const refused = await typed('sing');
  expect(refused.content).toContain('“sing” can’t be done now.');
  expect(buttons(refused)).not.toContain('Keep it');
  const preview = await answerMessage(alice.slash(thread, '/play', { preview: LINE }));
  expect(buttons(preview)).toContain('Keep it');
});
