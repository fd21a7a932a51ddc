import type { APIMessage } from 'discord-api-types/v10';
import { decode } from 'modern-gif';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encode } from '../../../renderers/kit/png/encode.ts';
import { must } from '../../../src/kernel/must.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { skirmish } from '../../rules/discord/support/samples.ts';
import { choosable } from '../../support/choosable.ts';
import { toyGame } from '../../support/toy-game.ts';
import { answerMessage, type Chat, guest, messageSeenBy, openChat, press, startTable } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { gamesOf } from '../support/tables.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
/** The frames that were drawn, with the view of each. */
let frames: { caption: string; view: { turn: number; hands: Json[] } }[] = [];
let fails = false;

const inTurns: ReturnType<typeof toyGame> = { ...toyGame(), turnSeat: ({ g }) => g.active };

beforeEach(async () => {
  await redis.flush();
  [frames, fails] = [[], false];
  stage = await TestPipeline.open(redis.socket, {
    games: gamesOf(inTurns),
    draw(_game, _scene, view, params) {
      const { film } = params as { film?: { caption: string } };
      if (fails) throw new Error('no picture');
      const seen = view as unknown as (typeof frames)[number]['view'];
      if (film !== undefined) frames.push({ caption: film.caption, view: seen });
      // Each turn has its own color.
      return { bytes: encode(new Uint32Array(40 * 30).fill(seen.turn * 9), 40, 30), alt: 'A picture' };
    },
  });
  const shows = { ...skirmish.pictures, read: () => [{ scene: 'strip', params: { side: 'day' }, alt: 'The strip' }] };
  chat = await openChat(redis.socket, [{ ...skirmish, pictures: shows }]);
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

/** Starts a table, at which both keep their cards, and Blue moves three times and Red twice. */
async function begin(): Promise<string> {
  const { alice, bob } = chat;
  const thread = await startTable(chat, 'Filmed', [
    [alice, 'Blue: Join'],
    [bob, 'Red: Join'],
  ]);
  for (const person of [alice, bob])
    await answerMessage(press(person, await answerMessage(person.slash(thread, '/play')), 'None of these'));
  for (const [person, move] of [
    [alice, 'u0 moves to 1'],
    [bob, 'u1 moves to 7'],
    [alice, 'u0 moves to 2'],
  ] as const)
    await answerMessage(person.slash(thread, '/play', { action: move }));
  return thread;
}

/** The latest message with a film that a person sees. */
async function withFilm(who: Chat['alice'], place: string): Promise<{ content: string; film: Uint8Array }> {
  const shown = await messageSeenBy(who, place, 'the film is there', ({ attachments }) =>
    attachments.some(({ filename }) => filename.endsWith('.gif')),
  );
  return { content: shown.content, film: await loaded(shown) };
}

async function loaded({ attachments }: APIMessage): Promise<Uint8Array> {
  const [film] = attachments;
  return new Uint8Array(await (await fetch(must(film, 'the film').url)).arrayBuffer());
}

test('a player’s film shows the board after each turn, as that player saw it', async () => {
  const thread = await begin();
  await answerMessage(chat.alice.slash(thread, '/log', { film: true }));
  const { content, film } = await withFilm(chat.alice, thread);
  expect(content).toContain('The board after each turn, as you saw it.');
  expect(frames.map(({ caption }) => caption)).toEqual(['The beginning', 'alice (Blue)', 'bob (Red)', 'Now']);
  expect(frames.map(({ view }) => view.turn)).toEqual([0, 1, 2, 3]);
  for (const { view } of frames)
    expect([view.hands[0], view.hands[1]]).toEqual([expect.any(Array), expect.any(Number)]);
  const { width, height, frames: inFilm } = decode(film.buffer as ArrayBuffer);
  expect([width, height]).toEqual([40, 30]);
  expect(inFilm.map(({ delay }) => delay)).toEqual([1_200, 1_200, 1_200, 4_000]);
  // Nothing of the frames stays in Redis.
  expect((await redis.connect().keys('*film-*-*')).filter((key) => !key.startsWith('bull'))).toEqual([]);
});

test('a shared film shows everyone what spectators saw, in the table’s own thread only', async () => {
  const thread = await begin();
  const direct = chat.alice.openDm().id;
  const elsewhere = await answerMessage(chat.alice.slash(direct, '/log', { film: true, share: true }));
  expect(elsewhere.content).toMatch(/^You can share the film only/);
  await answerMessage(chat.alice.slash(thread, '/log', { film: true, share: true }));
  const { content } = await withFilm(guest(chat, 'Carol'), thread);
  expect(content).toContain('as spectators saw it');
  for (const { view } of frames) expect(view.hands).toEqual([expect.any(Number), expect.any(Number)]);
  const alone = await answerMessage(chat.alice.slash(thread, '/log', { share: true }));
  expect(alone.content).toContain('Only the film can be shared');
});

test('a film that can’t be drawn says so, and a game that has not begun has none', async () => {
  const { alice } = chat;
  await answerMessage(alice.slash(chat.general.id, '/game new', { title: 'Waiting' }));
  const early = await answerMessage(alice.slash(chat.general.id, '/log', { film: true }));
  expect(early.content).toContain('the game has not begun yet');
  const thread = await begin();
  fails = true;
  await answerMessage(alice.slash(thread, '/log', { film: true }));
  await messageSeenBy(alice, thread, 'it failed', ({ content }) => content.includes('The film couldn’t be made.'));
});

test('when the game is over, its panel and its report have a button for the film', async () => {
  const { alice, bob } = chat;
  const thread = await begin();
  const sure = await answerMessage(alice.slash(thread, '/game end', { how: 'give-up' }));
  await answerMessage(press(alice, sure, 'Yes, I give up'));
  const [panel, report] = await Promise.all(
    ['Report', 'Verify'].map((label) =>
      messageSeenBy(bob, thread, `the game is over (${label})`, (message) =>
        choosable(message).some((one) => one.label === label),
      ),
    ),
  );
  expect(choosable(must(report, 'the report')).map(({ label }) => label)).toContain('Film');
  await answerMessage(press(bob, must(panel, 'the panel'), 'Film'));
  await withFilm(bob, thread);
  expect(frames.at(-1)?.caption).toBe('The end');
});
