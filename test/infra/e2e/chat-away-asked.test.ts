import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawScene } from '../../../src/cli/draw.ts';
import { awayMissionsChat } from '../../../src/games/away-missions/chat/index.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { choosable } from '../../support/choosable.ts';
import { answerMessage, type Chat, messageSeenBy, openChat, press, startAgainstBot } from '../support/chat.ts';
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

/** Alice answers until she has to activate somebody. */
async function toAct(thread: string): Promise<APIMessage> {
  const { alice } = chat;
  for (;;) {
    const message = await until('the table waits for Alice', async () => {
      const shown = await answerMessage(alice.slash(thread, '/play'));
      // The thread appears before the bot has noted its table.
      return !/nothing to decide|Which table/.test(shown.content) && shown;
    });
    if (/Which character do you activate/.test(message.content)) return message;
    // Nothing is returned at Reverse Polarity.
    const [first] = ['none', 'pick', 'menu'].flatMap((act) =>
      choosable(message).filter(({ id }) => id.startsWith(`${act}.`)),
    );
    if (first === undefined) throw new Error(`nothing to choose: ${message.content}`);
    await answerMessage(
      first.value === null ? alice.click(message, first.id) : alice.select(message, first.id, [first.value]),
    );
  }
}

test('the hand, /why and the turn message have a button that makes the game ask whenever a card can be played', async () => {
  const { alice } = chat;
  const thread = await startAgainstBot(chat, 'Sector 7');
  await toAct(thread);
  // After the opponent has acted too, a turn message comes, whoever was first.
  await answerMessage(alice.slash(thread, '/play', { action: 'activate riker; draw; draw' }));
  await toAct(thread);
  const wanted = 'Ask me then: Evasive Action';
  const offers = (message: APIMessage) => choosable(message).some(({ label }) => label.startsWith(wanted));
  const turn = await messageSeenBy(alice, alice.openDm().id, 'a turn message with the button', offers);
  expect(turn.content).toContain('your move');
  // The board and the hand have a row each, after any dice of the opponent. None of them is cropped.
  expect(turn.attachments).toEqual([]);
  const pictures = turn.embeds.map(({ image }) => /([^/]*)-\d+\.png/.exec(image?.url ?? '')?.[1]);
  expect(pictures.filter((name) => name !== 'dice')).toEqual(['map', 'hand']);
  for (const { image } of turn.embeds) expect(image?.description?.length).toBeGreaterThan(30);
  const why = await answerMessage(alice.slash(thread, '/why', { not: 'play evasive action' }));
  expect(why.content).toContain('Evasive Action is an Interrupt. Works only when your character is attacked');
  expect(offers(why)).toBe(true);
  expect(offers(await answerMessage(alice.slash(thread, '/why', { not: 'attack Locutus' })))).toBe(false);

  const hand = await answerMessage(alice.slash(thread, '/hand'));
  const set = await answerMessage(press(alice, hand, wanted));
  expect(set.content).toContain('standing orders are saved');
  expect(offers(await answerMessage(alice.slash(thread, '/hand')))).toBe(false);
  const orders = await answerMessage(alice.slash(thread, '/orders'));
  expect(orders.content).toContain('**My character is attacked**: I ask you');
  expect(orders.content).toContain('**My character is about to take Damage**: I ask you');
});

test('in direct messages, /play uses the latest turn message’s table, or asks which table is meant', async () => {
  const { alice } = chat;
  for (const title of ['Sector 7', 'Sector 8']) await toAct(await startAgainstBot(chat, title));
  const dm = alice.openDm().id;
  const asks = (title: string) => messageSeenBy(alice, dm, title, ({ content }) => content.includes(title));
  await Promise.all([asks('Sector 7'), asks('Sector 8')]);
  const last = await until(
    'the latest turn message is known',
    async () => (await stage.redis.get(`last-asked:${alice.user.id}`)) ?? undefined,
  );
  const { title } = (await stage.directory.summary(last)) ?? { title: '' };
  const other = title === 'Sector 7' ? 'Sector 8' : 'Sector 7';
  expect((await answerMessage(alice.slash(dm, '/orders'))).content).toContain(`**${title}** · standing orders`);
  expect((await answerMessage(alice.slash(dm, '/why', { not: 'move to B7' }))).content).toContain(title);
  expect((await answerMessage(alice.slash(dm, '/undo'))).content).toContain(title);
  expect((await answerMessage(alice.slash(dm, '/away act draw'))).content).toContain(title);

  // The latest message is unknown, so buttons ask for the table, and continue with the typed text.
  await stage.redis.del(`last-asked:${alice.user.id}`);
  const asked = await answerMessage(alice.slash(dm, '/why', { not: 'play evasive action' }));
  expect(asked.content).toBe('Which table do you mean?');
  expect((await answerMessage(press(alice, asked, other))).content).toMatch(
    new RegExp(`${other}.*Evasive Action is`, 's'),
  );
  const which = await answerMessage(alice.slash(dm, '/orders'));
  expect((await answerMessage(press(alice, which, other))).content).toContain(`**${other}** · standing orders`);
});

test('every log entry can be reached page by page', async () => {
  const { alice } = chat;
  const thread = await startAgainstBot(chat, 'Sector 9');
  await toAct(thread);
  for (let step = 0; step < 6; step++) {
    await toAct(thread);
    await answerMessage(alice.slash(thread, '/play', { action: 'activate riker' }));
    for (let action = 0; action < 2; action++) await answerMessage(alice.slash(thread, '/play', { action: 'draw' }));
  }
  const told: number[] = [];
  let page = await answerMessage(alice.slash(thread, '/log', { since: '1' }));
  expect(page.content).toContain('plays Federation');
  for (;;) {
    for (const [, first, last = first] of page.content.matchAll(/^`(\d+)(?:–(\d+))?`/gm)) {
      for (let seq = Number(first); seq <= Number(last); seq++) told.push(seq);
    }
    const later = choosable(page).find(({ label }) => label === 'Later');
    if (later === undefined) break;
    page = await answerMessage(alice.click(page, later.id));
  }
  // The entries are in order, from the first to the latest, which `/log` shows too.
  expect(told).toEqual([...told].sort((one, other) => one - other));
  const latest = await answerMessage(alice.slash(thread, '/log'));
  const [end] = [...latest.content.matchAll(/^`(?:\d+–)?(\d+)`/gm)].slice(-1);
  expect(told.at(-1)).toBe(Number(end?.[1]));
  expect(new Set(told).size).toBeGreaterThan(9);
  const late = await answerMessage(alice.slash(thread, '/log', { since: '8' }));
  expect(late.content).not.toContain('plays Federation');
  const back = await answerMessage(press(alice, late, 'Earlier'));
  expect(back.content).toContain('plays Federation');
});
