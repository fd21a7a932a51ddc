import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { frontiersChat } from '../../../src/games/frontiers/chat/index.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { Actor } from '../../../src/local/actor.ts';
import { choosable } from '../../support/choosable.ts';
import { picture } from '../local/support/picture.ts';
import { answerMessage, type Chat, openChat, press, startTable } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { gamesOf } from '../support/tables.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
let thread: string;
let captain: Actor;
let other: Actor;

beforeEach(async () => {
  await redis.flush();
  const draw = () => ({ bytes: picture(40, 30), alt: 'A picture' });
  stage = await TestPipeline.open(redis.socket, { games: gamesOf(frontiers), draw });
  chat = await openChat(redis.socket, [frontiersChat]);
  const { alice, bob } = chat;
  thread = await startTable(chat, 'Sector 7', [
    [alice, 'Captain 1: Join'],
    [bob, 'Captain 2: Join'],
  ]);
  captain = await firstTurn([alice, bob]);
  other = captain === alice ? bob : alice;
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

/** The completions for this text. */
async function offered(person: Actor, action = ''): Promise<{ name: string; value: string }[]> {
  const choices = await person.autocomplete(thread, '/play', { action }, 'action');
  return choices.map(({ name, value }) => ({ name, value: `${value}` }));
}

function play(person: Actor, action: string): Promise<APIMessage> {
  return answerMessage(person.slash(thread, '/play', { action }));
}

/** Answers the questions before the first turn. Returns the active player, with at least 5 Move points. */
async function firstTurn(people: readonly Actor[]): Promise<Actor> {
  for (let answers = 0; answers < 40; answers++) {
    for (const person of people) {
      const [first, ...more] = (await offered(person)).filter(({ value }) => value !== '-');
      if (first === undefined) continue;
      const sideways = [first, ...more].filter(({ name }) => name.includes('sideways: Move 1'));
      if (sideways.length === 0) {
        await play(person, first.value);
        continue;
      }
      // Cards with the same name share a line.
      for (let points = 0; points < 5; ) {
        const [card] = (await offered(person, 'sideways')).filter(({ name }) => name.includes('sideways: Move 1'));
        if (card === undefined) break;
        await play(person, card.value);
        points += 1;
      }
      return person;
    }
  }
  throw new Error('no turn begins');
}

/** A space that takes more than one step, as completion shows it. */
async function further(): Promise<{ name: string; label: string; at: string }> {
  const moves = await offered(captain, 'move to');
  const found = moves.find(({ name }) => /Costs \d+ by /.test(name) && !/Provokes|stay there/.test(name));
  const [label = ''] = found?.name.split(' · ') ?? [];
  const at = /Move to (\w+)/.exec(label)?.[1];
  if (found === undefined || at === undefined) throw new Error(`no way is offered: ${JSON.stringify(moves)}`);
  return { name: found.name, label, at };
}

const START = /\bmoves to (\w+)/;

test('F-MOVE-04: one word and one click move the ship to a distant space, at the price shown', async () => {
  const way = await further();
  const done = await play(captain, `go ${way.at.toLowerCase()}`);
  expect(START.exec(done.content)?.[1]).toBe(way.at);
  expect(done.content).toMatch(/moves to \w+ by \w+/);
  await answerMessage(press(captain, done, 'Undo'));
  const shown = await answerMessage(captain.slash(thread, '/play'));
  const menu = choosable(shown).find(({ label }) => label.startsWith(`Move to ${way.at}`));
  const opened = menu === undefined ? await answerMessage(press(captain, shown, 'Move')) : shown;
  const clicked = await answerMessage(press(captain, opened, `Move to ${way.at}`));
  expect(START.exec(clicked.content)?.[1]).toBe(way.at);
});

test('T-PREVIEW-01: only the author of a line sees its preview, and nothing is played until the author presses the button', async () => {
  const way = await further();
  const log = async () => (await answerMessage(other.slash(thread, '/log'))).content;
  const before = await log();
  const told = await answerMessage(captain.slash(thread, '/play', { preview: `move ${way.at}; end turn; sing` }));
  expect(told.content).toContain('preview only, nothing is played');
  expect(told.content).toContain(`1. ${way.name}`);
  expect(told.content).toMatch(/Your ship is at \w+ and has /);
  expect(told.content).toMatch(/The preview ends here.*\(rule T-PREVIEW-01\)/);
  expect(told.content).not.toContain('sing');
  expect(other.visible(thread).some(({ id }) => id === told.id)).toBe(false);
  expect(await log()).toBe(before);

  const clear = await answerMessage(captain.slash(thread, '/play', { preview: `move ${way.at}` }));
  expect(clear.content).toContain('Then: Your turn');
  const done = await answerMessage(press(captain, clear, 'Do it'));
  expect(START.exec(done.content)?.[1]).toBe(way.at);
});

test('completion starts from the position to which the line would lead', async () => {
  const now = await offered(captain, 'move to');
  const step = now.find(({ name }) => /Costs 2, /.test(name) && !/Provokes|stay there/.test(name));
  const at = /Move to (\w+)/.exec(step?.name ?? '')?.[1] ?? '';
  const [typed, ...proposed] = await offered(captain, `move ${at}; move to`);
  expect(typed?.value).toBe(`move ${at}; move to`);
  expect(proposed.every(({ value }) => value.startsWith(`move ${at}; Move to `))).toBe(true);
  // The ship could return to its present place, and needn’t move to the place where the line would leave it.
  const labels = now.map(({ name }) => name.split(' · ')[0] ?? '');
  expect(proposed.filter(({ value }) => !labels.includes(value.replace(/^.*; /, '')))).not.toEqual([]);
  expect(proposed.some(({ value }) => value.includes(`; Move to ${at}:`))).toBe(false);
  const [next] = proposed;
  const done = await play(captain, next?.value ?? '');
  expect(done.content.match(/moves to/g)).toHaveLength(2);
});

test('T-UNDO-01: one click can undo a stopped line or a whole turn', async () => {
  const way = await further();
  const stopped = await play(captain, `move ${way.at}; sing a song`);
  expect(START.exec(stopped.content)?.[1]).toBe(way.at);
  const back = await answerMessage(press(captain, stopped, 'Undo all of it'));
  expect(back.content).toMatch(/took back: .* moves to/);
  expect((await further()).at).toBe(way.at);

  await play(captain, `move ${way.at}`);
  const all = await answerMessage(captain.slash(thread, '/undo', { all: true }));
  expect(all.content).toMatch(/took back \d+ steps: .* moves to/);
  expect((await offered(captain, 'move to')).filter(({ name }) => name.includes('Costs'))).toEqual([]);
});
