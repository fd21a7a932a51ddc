import { type APIMessage, MessageType } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { awayMissionsChat } from '../../../src/games/away-missions/chat/index.ts';
import { awayMissions } from '../../../src/games/away-missions/index.ts';
import { frontiersChat } from '../../../src/games/frontiers/chat/index.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { randomAnswer } from '../../../src/kernel/decision.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { stream } from '../../../src/kernel/random.ts';
import type { Actor, Identified } from '../../../src/local/actor.ts';
import { History } from '../../../src/tables/history.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { choosable } from '../../support/choosable.ts';
import { toyGame } from '../../support/toy-game.ts';
import { answerMessage, type Chat, messageSeenBy, openChat, press } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { gamesOf } from '../support/tables.ts';
import { until } from '../support/until.ts';
import { allIsSaid, playOut } from '../support/whole-game.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
beforeEach(() => redis.flush());
afterEach(async () => {
  await chat.close();
  await stage.close();
});

/** Alice and Bob sit down at a table of the game and begin. Returns its thread. */
async function sitDown(): Promise<string> {
  const { alice, bob, general } = chat;
  await answerMessage(alice.slash(general, '/game new', { title: 'Sector 7' }));
  for (const [person, free] of [
    [alice, '2 seats are free'],
    [bob, 'One seat is free'],
  ] as const) {
    const lobby = await messageSeenBy(alice, general.id, free, ({ content }) => content.includes(free));
    await answerMessage(press(person, lobby, ': Join'));
  }
  const full = await messageSeenBy(alice, general.id, 'all sit', ({ content }) => content.includes('Everyone is here'));
  await answerMessage(press(alice, full, 'Start'));
  const thread = await until('the thread', () => alice.channels().find(({ kind }) => kind === 'thread')?.id);
  for (const person of [alice, bob]) await answerMessage(person.slash(thread, '/orders', { confirm: false }));
  return thread;
}

/** Messages with buttons or menus that act on a table, other than look-ups and rematches. */
function alive(person: Actor, where: Identified): APIMessage[] {
  return person
    .visible(where)
    .filter((message) =>
      choosable(message).some(
        ({ id }) => !/^(map|log|look|rule|zone|rematch|report|record|verify|film|past)\b/.test(id),
      ),
    );
}

const GAMES = [
  { game: toyGame(), words: skirmish },
  { game: awayMissions, words: awayMissionsChat },
  { game: frontiers, words: frontiersChat },
];

test.each(GAMES)(
  'a whole game of $game.title sends one panel per turn, one current message per person, one end message and one report',
  async ({ game, words }) => {
    const games = gamesOf(game);
    stage = await TestPipeline.open(redis.socket, { games, draw: () => ({ bytes: Buffer.from('x'), alt: 'x' }) });
    chat = await openChat(redis.socket, [words]);
    const { alice, bob, guild } = chat;
    const thread = await sitDown();
    const [{ id: table } = { id: '' }] = await stage.directory.ofGuild(guild.id);
    const history = new History(stage.store, games);
    const named: Game<unknown> | null = games.find(game.id);
    const random = stream('messages');
    const turns: string[] = [];
    const playing = { stage, chat, table, thread, people: [alice, bob] };
    const typed = await playOut(playing, async (decision) => {
      const state = (await history.now(table))?.table.state ?? null;
      const turn = state === null ? '' : `${named?.turnNow?.(state)}`;
      if (turns.at(-1) !== turn) turns.push(turn);
      return randomAnswer(decision, (bound) => random.next(bound));
    });
    await allIsSaid(playing);

    const told = bob.visible(thread).filter(({ flags = 0 }) => (flags & 64) === 0);
    const panels = told.filter(({ content }) => content.startsWith('**Sector 7** ·'));
    const last = panels.at(-1);
    // Besides the panels there are the thread's own first message, the line that the game begins, the report at the end, and
    // one for each added person.
    const added = told.filter(({ type }) => type === MessageType.RecipientAdd);
    expect(added.map(({ mentions }) => mentions.map(({ id }) => id)).sort()).toEqual(
      [alice, bob].map(({ user }) => [user.id]).sort(),
    );
    expect(told.length).toBe(panels.length + 3 + added.length);
    // Each turn has left at most one panel with its events. The last panel has the result.
    expect(panels.length).toBeLessThanOrEqual(turns.length + 1);
    expect(panels.filter(({ components }) => components?.length)).toEqual([last]);
    for (const { content } of panels.slice(0, -1)) expect(content).toMatch(/\n• /);
    expect(panels.filter(({ content }) => content.includes('The game is over.'))).toEqual([last]);
    // Alice played in the thread, so she got one living message and at most one about the end. Bob’s answers are where he typed.
    for (const person of [alice, bob]) {
      const direct = person.visible(person.openDm());
      expect(direct.filter(({ content }) => content.includes('The game is over.')).length).toBeLessThanOrEqual(1);
      expect(direct.length).toBeLessThanOrEqual(2 + (person === bob ? (typed.get(1) ?? 0) : 0));
      for (const where of [person.openDm(), thread]) expect(alive(person, where)).toEqual([]);
    }
  },
);
