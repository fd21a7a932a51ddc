import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawScene } from '../../../src/cli/draw.ts';
import { awayMissionsChat } from '../../../src/games/away-missions/chat/index.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { customIds, filesIn, isInBlocks } from '../../../src/queue/blocks.ts';
import {
  answerMessage,
  type Chat,
  guest,
  messageSeenBy,
  openChat,
  press,
  startAgainstBot,
  worded,
} from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { gamesOf } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
let thread: string;

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { bots: true, games: gamesOf(awayMissions), draw: drawScene });
  chat = await openChat(redis.socket, [awayMissionsChat]);
  thread = await startAgainstBot(chat, 'Sector 5');
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

/** Plays the first suggestions for Alice. */
async function playOn(answers: number): Promise<void> {
  for (let given = 0; given < answers; given++) {
    await messageSeenBy(chat.alice, chat.alice.openDm().id, 'her question', ({ content }) => content !== '');
    const action = await until('there is a suggestion', async () => {
      const choices = await chat.alice.autocomplete(thread, '/play', { action: '' }, 'action');
      return choices.map(({ value }) => `${value}`).find((value) => value !== '-');
    });
    await answerMessage(chat.alice.slash(thread, '/play', { action }));
  }
}

async function giveUp(): Promise<void> {
  const sure = await answerMessage(chat.alice.slash(thread, '/game end', { how: 'give-up' }));
  await answerMessage(press(chat.alice, sure, 'Yes, I give up'));
}

const isReport = (message: APIMessage): boolean => customIds(message.components).some((id) => id.startsWith('record.'));

/** The reports that everyone sees in the thread. */
function reports(): APIMessage[] {
  const dave = guest(chat, 'Dave');
  return dave.visible(thread).filter(isReport);
}

test('when a game ends, its report is posted once in the thread, and buttons show it again later', async () => {
  await playOn(6);
  const early = await answerMessage(chat.alice.slash(thread, '/game report'));
  expect(early.content).toContain('The report follows when the game is over.');
  await giveUp();
  const posted = await messageSeenBy(chat.alice, thread, 'the report', isReport);
  expect(isInBlocks(posted)).toBe(true);
  expect(posted.content).toMatch(/^### Sector 5\nThe game is over\./);
  expect(posted.content).toMatch(/\d+ Rounds? in .+ · \d+ turns?/);
  expect(posted.content).toMatch(/\*\*alice\*\* \(.+\): \*\*-?\d+ points?\*\*/i);
  expect(posted.content).toMatch(/\d+ rolls? in this game\. The dice follow from the secret behind `[0-9a-f]{8}…`/);
  expect(filesIn(posted.components).map(({ name }) => name)).toEqual(['curve.png']);
  expect(reports()).toHaveLength(1);

  const dave = guest(chat, 'Eve');
  const again = await answerMessage(dave.slash(thread, '/game report'));
  expect(again.content).toBe(posted.content);
  const record = await answerMessage(press(dave, posted, 'Record'));
  expect(record.attachments).toHaveLength(1);
  const verified = await answerMessage(press(dave, posted, 'Verify'));
  expect(verified.content).toMatch(/Verified: \d+ entries, \d+ rolls? and \d+ shuffles? follow from the secret/);
  expect(reports()).toHaveLength(1);
});

test('/game verify says of a running game what it can say without the secret', async () => {
  await playOn(3);
  const secret = await stage.store.secret((await stage.directory.ofGuild(chat.guild.id))[0]?.id ?? '');
  const answer = worded(await answerMessage(chat.alice.slash(thread, '/game verify')));
  expect(answer.content).toMatch(/The \d+ entries so far lead to this position\. The secret that fixes all dice/);
  expect(answer.content).not.toContain(secret ?? 'no secret');
});

test('/game verify tells if the log of a finished game doesn’t follow from the secret', async () => {
  await playOn(4);
  await giveUp();
  await messageSeenBy(chat.alice, thread, 'the report', isReport);
  const id = (await stage.directory.ofGuild(chat.guild.id))[0]?.id ?? '';
  await stage.redis.set(`{t:${id}}:secret`, 'another secret');
  const answer = await answerMessage(chat.alice.slash(thread, '/game verify'));
  expect(answer.content).not.toContain('Verified:');
});
