import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tableKeys } from '../../../src/store/keys.ts';
import { readPrepared } from '../../../src/tables/prepared.ts';
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

/** Alice has ended her first turn, and Bob is to move. His unit u1 can attack her u0. */
beforeEach(async () => {
  ({ stage, chat, thread, table } = await openAheadChat(redis));
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

const letter = (what: string, fits: (content: string) => boolean): Promise<APIMessage> =>
  messageSeenBy(chat.alice, chat.alice.openDm().id, what, ({ content }) => fits(content));
const buttons = (message: APIMessage): string[] => choosable(message).map(({ label }) => label);
const chosen = async (message: APIMessage, ...words: readonly string[]): Promise<APIMessage> => {
  let shown = message;
  for (const word of words) shown = await answerMessage(press(chat.alice, shown, word));
  return shown;
};

/** Alice opens her list of prepared answers. */
async function listed(): Promise<APIMessage> {
  return chosen(await answerMessage(chat.alice.slash(thread, '/orders')), 'If … then …');
}

const attacks = (): Promise<APIMessage> => answerMessage(chat.bob.slash(thread, '/play', { action: 'attack:u1:u0' }));

/** Lets the wait of Alice’s answer end now. */
async function endWait(): Promise<void> {
  const { ahead } = tableKeys(table);
  const all = readPrepared(await stage.redis.hget(ahead, 'if:0')) ?? expect.fail('nothing is prepared');
  const { decision, id } = all.asked ?? expect.fail('nothing is asked');
  await stage.redis.hset(ahead, 'if:0', JSON.stringify({ ...all, asked: { decision, id, due: 1 } }));
}

test('an answer is prepared with three clicks, given when the question comes, and only its author learns of it', async () => {
  const { alice, bob } = chat;
  const empty = await listed();
  expect((empty.flags ?? 0) & MessageFlags.Ephemeral).not.toBe(0);
  expect(empty.content).toContain('You have prepared no answers.');
  const open = await chosen(empty, 'If I was attacked');
  expect(buttons(open)).not.toContain('Keep');
  const kept = await chosen(open, 'Then: Throw card 900', 'Keep');
  expect(kept.content).toContain('Kept: If I was attacked, then “Throw card 900”, once.');
  expect(buttons(kept)).toContain('If I was attacked: Remove');
  expect((await answerMessage(alice.slash(thread, '/orders'))).content).toContain('You have prepared an answer');

  await attacks();
  const asked = await letter('the question', (content) => content.includes('I’ll give your prepared answer'));
  expect(asked.content).toContain('“Throw card 900”. If you answer first, I don’t.');
  expect((await chosen(asked, 'My prepared answers')).content).toContain('I’ll give your prepared answer');
  await endWait();
  const told = await letter('the answer was given', (content) => content.includes('was given'));
  expect(told.content).toContain('Your prepared answer was given: **Throw card 900**.');
  expect(told.content).toContain('The question was: “You were attacked: answer with a card?”');
  expect(told.content).toContain('You had prepared: If I was attacked, then “Throw card 900”, once.');

  const seen = [...bob.visible(thread), ...bob.visible(bob.openDm().id)].map((message) => worded(message).content);
  expect(seen.some((content) => content.includes('throws card 900'))).toBe(true);
  expect(seen.filter((content) => /prepared|If … then/i.test(content))).toEqual([]);
});

test('an answer can be typed, for questions that contain some words and for longer than once', async () => {
  const { alice } = chat;
  const longer = await chosen(await listed(), 'If I was attacked', 'For the whole game');
  const opened = press(alice, longer, 'Type the answer');
  await opened.done;
  const kept = await answerMessage(alice.submit(opened, { answer: 'pass', about: 'attacked' }));
  expect(kept.content).toContain(
    'Kept: If I was attacked (the question contains “attacked”), then “Pass”, for the whole game.',
  );
  await attacks();
  await letter('the question', (content) => content.includes('I’ll give your prepared answer'));
  await endWait();
  const told = await letter('the answer was given', (content) => content.includes('was given'));
  expect(buttons(told)).toContain('Undo');
  await answerMessage(press(alice, told, 'Undo'));
  await letter('the question again', (content) => content.includes('answer with a card?'));
  expect((await stage.redis.hget(tableKeys(table).ahead, 'if:0')) ?? '').not.toContain('"due"');
});

test('an answer that doesn’t fit leaves the question to its author, with the reason, and can be removed', async () => {
  const { alice } = chat;
  const opened = press(alice, await chosen(await listed(), 'If I was attacked'), 'Type the answer');
  await opened.done;
  await answerMessage(alice.submit(opened, { answer: 'card:555', about: '' }));
  await attacks();
  const asked = await letter('the question', (content) => content.includes('wasn’t given'));
  expect(asked.content).toContain('Your prepared answer “card:555” wasn’t given.');
  expect(asked.content).toContain('(rule T-AHEAD-02)');
  const gone = await chosen(asked, 'My prepared answers', 'Remove');
  expect(gone.content).toContain('Removed: If I was attacked, then “card:555”, once.');
  expect(gone.content).toContain('You have prepared no answers.');
});
