import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawScene } from '../../../src/cli/draw.ts';
import { awayMissionsChat } from '../../../src/games/away-missions/chat/index.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { faultsOfRecord, type GameRecord } from '../../../src/kernel/record.ts';
import { choosable, firstValues } from '../../support/choosable.ts';
import {
  answerMessage,
  answerWithFile,
  type Chat,
  messageSeenBy,
  openChat,
  press,
  startTable,
  withFile,
} from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { gamesOf } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { bots: true, games: gamesOf(awayMissions), draw: drawScene });
  chat = await openChat(redis.socket, [awayMissionsChat]);
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

/** Starts a game with Alice as the Federation against a bot. Returns the thread. */
async function begin(): Promise<string> {
  const { alice } = chat;
  return startTable(chat, 'Sector 7', [
    [alice, 'Federation: Join'],
    [alice, 'Bot for Borg'],
  ]);
}

/** Alice's options, once the table waits for her. */
function options(thread: string): Promise<APIMessage> {
  return until('the table waits for Alice', async () => {
    const message = await answerMessage(chat.alice.slash(thread, '/play'));
    return !message.content.includes('nothing to decide') && message;
  });
}

/** Takes the first option of each question, as a person would, by buttons and menus. */
async function takeFirst(message: APIMessage): Promise<void> {
  const { alice } = chat;
  const [first] = choosable(message).filter(({ id }) => /^(none|pick|menu|set|whole|open)\./.test(id));
  if (first === undefined) throw new Error(`nothing to choose: ${message.content}`);
  if (first.value === null) {
    const answer = await answerMessage(alice.click(message, first.id));
    if (first.id.startsWith('open.')) await takeFirst(answer);
    return;
  }
  await answerMessage(alice.select(message, first.id, firstValues(message, first.id)));
}

/** Plays on until Alice has an activated character. */
async function activated(thread: string): Promise<APIMessage> {
  for (;;) {
    const message = await options(thread);
    if (/Action 1 of 2/.test(message.content)) return message;
    await takeFirst(message);
  }
}

test('a player can move, undo the move, and look at the board and the hand in real pictures', async () => {
  const { alice } = chat;
  const thread = await begin();
  const acting = await activated(thread);
  const [board] = (await withFile(alice, acting)).attachments;
  expect(board).toMatchObject({ filename: 'map.png', width: 1200 });
  expect(board?.description?.length).toBeGreaterThan(50);
  expect(board?.size).toBeLessThan(200_000);

  // A move in the spelled-out form, completed while typing.
  const [space] = await alice.autocomplete(thread, '/away act move', { space: '' }, 'space');
  const moved = await answerMessage(alice.slash(thread, '/away act move', { space: `${space?.value}` }));
  expect(moved.content).toContain(`to ${space?.value}`);
  expect(moved.content).toContain('Action 2 of 2');
  const back = await answerMessage(press(alice, moved, 'Undo'));
  expect(back.content).toContain('Action 1 of 2');
  const stale = choosable(acting).find(({ id }) => /^(menu|pick)\./.test(id));
  if (stale === undefined) throw new Error('no option to press');
  const refused = await answerMessage(
    stale.value === null ? alice.click(acting, stale.id) : alice.select(acting, stale.id, [stale.value]),
  );
  expect(refused.content).toContain('That question is no longer open');

  // The board in words, a close-up, and a hand by direct message.
  const words = await answerWithFile(alice, alice.slash(thread, '/map', { text: true }));
  expect(words.attachments[0]).toMatchObject({ filename: 'map.txt' });
  const close = await answerWithFile(alice, alice.slash(thread, '/map', { show: 'bridge' }));
  expect(close.attachments[0]).toMatchObject({ filename: 'closeup.png' });
  await answerMessage(alice.slash(thread, '/hand', { dm: true }));
  const hand = await messageSeenBy(alice, alice.openDm().id, 'the hand is there', ({ content }) =>
    content.includes('your hand'),
  );
  // All pages are joined into one picture.
  expect(hand.attachments.map(({ filename }) => filename)).toEqual(['hand.png']);
  expect(hand.attachments[0]?.height).toBeGreaterThan(1_500);
  expect(hand.attachments[0]?.description).toContain('page 2 of');
});

test('an active player gets one silent message, in which they can choose a time zone', async () => {
  const { alice } = chat;
  const thread = await begin();
  await activated(thread);
  const notes = () => alice.visible(alice.openDm());
  // A question with many menus leaves no room for the menu of time zones. A later one has it.
  const asking = () => notes().find((note) => choosable(note).some(({ id }) => id === 'zone'));
  while (asking() === undefined) await takeFirst(await options(thread));
  expect(notes().map(({ flags = 0 }) => flags & 4096)).toEqual([4096]);
  const berlin = press(alice, asking() as APIMessage, 'Berlin');
  expect((await answerMessage(berlin)).content).toContain('every day 8:00 to 22:00, Berlin');
});

test('changing one standing-orders menu leaves the others unchanged', async () => {
  const { alice } = chat;
  const thread = await begin();
  const set = async (label: string) =>
    answerMessage(press(alice, await answerMessage(alice.slash(thread, '/orders')), label));
  await set('ask me which');
  await set('My order: skill, move, attack, defense');
  await set('I could discard to re-roll');
  const now = await answerMessage(alice.slash(thread, '/orders'));
  expect(now.content).toContain('**My order**: skill, move, attack, defense');
  expect(now.content).toContain('**I could discard to re\\-roll**: I ask you'.replace('\\', ''));
  expect(now.content).toContain('**Re-rolls**: ask me');
});

test('a game’s record, which proves every roll, is available only after the game is over', async () => {
  const { alice } = chat;
  const thread = await begin();
  for (let step = 0; step < 6; step++) await takeFirst(await options(thread));
  const early = await answerMessage(alice.slash(thread, '/log', { record: true }));
  expect(early.content).toContain('You get the record when the game is over');
  expect(early.attachments).toEqual([]);
  const sure = await answerMessage(alice.slash(thread, '/game end', { how: 'give-up' }));
  await answerMessage(press(alice, sure, 'Yes, I give up'));
  const message = await answerMessage(alice.slash(thread, '/log', { record: true }));
  const [file] = message.attachments;
  // The record's content is checked by replaying it.
  const record = (await (await fetch(file?.url ?? '')).json()) as GameRecord;
  expect(faultsOfRecord(awayMissions, record)).toEqual([]);
  expect(record.inputs.length).toBeGreaterThan(8);
  expect(JSON.stringify(record)).not.toContain(alice.user.id);
  const forged = { ...record, log: record.log.map((line) => line.replace(/\d/, '9')) };
  expect(faultsOfRecord(awayMissions, forged)).not.toEqual([]);
});
