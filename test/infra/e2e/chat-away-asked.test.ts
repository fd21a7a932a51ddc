import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawScene } from '../../../src/cli/draw.ts';
import { awayMissionsChat } from '../../../src/games/away-missions/chat/index.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { choosable } from '../../support/choosable.ts';
import { answerMessage, type Chat, messageSeenBy, openChat, press } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { gamesOf } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;

/** The game, with an Interrupt in the Federation’s hand from the start. */
const game: typeof awayMissions = {
  ...awayMissions,
  setup(options) {
    const g = awayMissions.setup(options);
    const [federation] = g.players;
    const support = federation?.decks.support ?? [];
    federation?.hand.support.push(...support.splice(support.indexOf('evasive-action'), 1));
    return g;
  },
};

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { bots: true, games: gamesOf(game), draw: drawScene });
  chat = await openChat(redis.socket, [awayMissionsChat]);
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

/** A table of Alice against a bot, set up quickly; gives the thread. */
async function begin(title: string): Promise<string> {
  const { alice, general } = chat;
  await answerMessage(alice.slash(general, '/game new', { title }));
  const lobby = (words: string): Promise<APIMessage> =>
    messageSeenBy(
      alice,
      general.id,
      words,
      ({ content, flags = 0 }) => (flags & 64) === 0 && content.includes(title) && content.includes(words),
    );
  await answerMessage(press(alice, await lobby('2 seats are free'), 'Set-up: quick'));
  await answerMessage(press(alice, await lobby('Set-up: quick'), 'Play Federation'));
  await answerMessage(press(alice, await lobby('seat is free'), 'Bot for Borg'));
  await answerMessage(press(alice, await lobby('press Start'), 'Start'));
  return until(
    'the thread is open',
    () => alice.channels().find(({ kind, data }) => kind === 'thread' && data.name?.includes(title))?.id,
  );
}

/** Alice answers until she is to activate somebody. */
async function toAct(thread: string): Promise<APIMessage> {
  const { alice } = chat;
  for (;;) {
    const message = await until('the table waits for Alice', async () => {
      const shown = await answerMessage(alice.slash(thread, '/play'));
      return !shown.content.includes('Nothing waits') && shown;
    });
    if (/Choose a character to activate/.test(message.content)) return message;
    // Nothing is given back at Reverse Polarity.
    const [first] = ['none', 'pick', 'menu'].flatMap((act) =>
      choosable(message).filter(({ id }) => id.startsWith(`${act}.`)),
    );
    if (first === undefined) throw new Error(`nothing to choose: ${message.content}`);
    await answerMessage(
      first.value === null ? alice.click(message, first.id) : alice.select(message, first.id, [first.value]),
    );
  }
}

test('a card for the other’s turns: in the hand, in /why and in the turn message one click has the game ask then', {
  timeout: 120_000,
}, async () => {
  const { alice } = chat;
  const thread = await begin('Sector 7');
  await toAct(thread);
  const wanted = 'Ask me then: Evasive Action';
  const offers = (message: APIMessage) => choosable(message).some(({ label }) => label.startsWith(wanted));
  const turn = await messageSeenBy(alice, alice.openDm().id, 'a turn message with the button', offers);
  expect(turn.content).toContain('your move');
  const why = await answerMessage(alice.slash(thread, '/why', { not: 'play evasive action' }));
  expect(why.content).toContain('Evasive Action is an Interrupt. Only when your character is attacked');
  expect(offers(why)).toBe(true);
  expect(offers(await answerMessage(alice.slash(thread, '/why', { not: 'attack Locutus' })))).toBe(false);

  const hand = await answerMessage(alice.slash(thread, '/hand'));
  const set = await answerMessage(press(alice, hand, wanted));
  expect(set.content).toContain('standing orders were kept');
  expect(offers(await answerMessage(alice.slash(thread, '/hand')))).toBe(false);
  const orders = await answerMessage(alice.slash(thread, '/orders'));
  expect(orders.content).toContain('**My character is attacked**: you are asked');
  expect(orders.content).toContain('**My character is about to take Damage**: you are asked');
});
