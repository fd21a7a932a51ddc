import { type APIMessage, MessageType } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawScene } from '../../../src/cli/draw.ts';
import { awayMissionsChat } from '../../../src/games/away-missions/chat/index.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import type { Actor } from '../../../src/local/actor.ts';
import { choosable, firstValues } from '../../support/choosable.ts';
import {
  answerMessage,
  type Chat,
  isPublic,
  messageSeenBy,
  openChat,
  press,
  publicMessageSeenBy,
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

/** Alice opens a table with these choices in the lobby's menus, both sit down, and it starts. Returns the thread. */
async function begin(...settings: string[]): Promise<string> {
  const { alice, bob, general } = chat;
  await answerMessage(alice.slash(general, '/game new', { title: 'Sector 7' }));
  const lobby = (words: string): Promise<APIMessage> => publicMessageSeenBy(alice, general.id, words);
  let open = await lobby('2 seats are free');
  for (const setting of settings) {
    await answerMessage(press(alice, open, setting));
    open = await lobby(setting);
  }
  await answerMessage(press(alice, open, 'Federation: Join'));
  await answerMessage(press(bob, open, 'Borg: Join'));
  await answerMessage(press(alice, await lobby('Everyone is here'), 'Start'));
  return until('the thread is open', () => alice.channels().find(({ kind }) => kind === 'thread')?.id);
}

/** Takes the first option of each question to a person. */
async function takeFirst(person: Actor, message: APIMessage): Promise<void> {
  const [first] = choosable(message).filter(({ id }) => /^(none|pick|menu|set|whole|open)\./.test(id));
  if (first === undefined) throw new Error(`nothing to choose: ${message.content}`);
  if (first.value === null) {
    const answer = await answerMessage(person.click(message, first.id));
    if (first.id.startsWith('open.')) await takeFirst(person, answer);
    return;
  }
  await answerMessage(person.select(message, first.id, firstValues(message, first.id)));
}

/** Both answer every question until the first character has to be activated. Returns the number of choices. */
async function prepare(thread: string): Promise<number> {
  const { alice, bob } = chat;
  for (let choices = 0; ; ) {
    for (const person of [alice, bob]) {
      const message = await answerMessage(person.slash(thread, '/play'));
      if (/Which character do you activate/.test(message.content)) return choices;
      if (!/nothing to decide/.test(message.content)) {
        await takeFirst(person, message);
        choices += 1;
      }
    }
  }
}

/** All public messages about the table, in its channel and its thread. */
function inTheOpen(thread: string): APIMessage[] {
  const { alice, general } = chat;
  return [...alice.visible(general.id), ...alice.visible(thread)].filter(({ author, type, flags = 0 }) => {
    // Discord itself adds a line for each player who is added to the thread.
    return author.bot === true && type !== MessageType.RecipientAdd && isPublic({ flags });
  });
}

test('setting up by hand takes more than 12 choices, but at most 6 public messages before Round 1', async () => {
  const thread = await begin();
  expect(await prepare(thread)).toBeGreaterThan(12);
  const panel = await publicMessageSeenBy(chat.alice, thread, 'activates first');
  expect(inTheOpen(thread).map(({ content }) => content).length).toBeLessThanOrEqual(6);
  expect((await withFile(chat.alice, panel)).attachments[0]).toMatchObject({ filename: 'map.png' });
});

test('a quick set-up with the guide takes four choices, each of them explained', async () => {
  const { alice } = chat;
  const thread = await begin('Set-up: quick', 'Guide: yes, for a first game');
  const first = await messageSeenBy(alice, alice.openDm().id, 'the first question', ({ content }) =>
    content.includes('Choose your Core Mission'),
  );
  expect(first.content).toContain('> Your Core Mission scores once');
  expect(await prepare(thread)).toBe(4);
  const act = await answerMessage(alice.slash(thread, '/log'));
  expect(act.content).toContain('Quick setup: the game places the boards by dice');
  expect(inTheOpen(thread).length).toBeLessThanOrEqual(6);
});

test('/map offers only what is on the table, and says why it can’t show anything else', async () => {
  const { alice } = chat;
  const thread = await begin();
  const shown = async (show: string) =>
    (await alice.autocomplete(thread, '/map', { show }, 'show')).map(({ name }) => name);
  expect(await shown('')).toEqual([
    'What I may do now',
    'The players’ public cards and tokens',
    'Legend: what the symbols mean',
  ]);
  const early = await answerMessage(alice.slash(thread, '/map', { show: 'bridge' }));
  expect(early.content).toContain('“Close-up: Bridge” isn’t on the table.');
  await prepare(thread);
  expect((await shown('close')).slice(0, 5)).toEqual(
    ['Main Corridor', 'Bridge', 'Engineering', 'Laboratories', 'Quarters'].map((name) => `Close-up: ${name}`),
  );
  expect(await shown('roll')).toEqual([]);
  const bridge = await answerMessage(alice.slash(thread, '/map', { show: 'Bridge' }));
  expect(bridge.content).toContain('· Close-up: Bridge');
  expect((await withFile(alice, bridge)).attachments[0]).toMatchObject({ filename: 'closeup.png' });
});
