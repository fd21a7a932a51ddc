import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawScene } from '../../../src/cli/draw.ts';
import { ascendancyChat } from '../../../src/games/ascendancy/chat/index.ts';
import { must } from '../../../src/kernel/must.ts';
import type { Actor } from '../../../src/local/actor.ts';
import { answerMessage, answerWithFile, type Chat, guest, openChat, startTable } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { stagedAscendancy } from '../support/staged-ascendancy.ts';
import { gamesOf } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;
let thread: string;
let people: readonly [federation: Actor, klingons: Actor, romulans: Actor];

beforeEach(async () => {
  await redis.flush();
  stage = await TestPipeline.open(redis.socket, { games: gamesOf(stagedAscendancy(() => {})), draw: drawScene });
  chat = await openChat(redis.socket, [ascendancyChat]);
  people = [chat.alice, chat.bob, guest(chat, 'Carol')];
  const [federation, klingons, romulans] = people;
  thread = await startTable(chat, 'Sector 001', [
    [federation, 'Federation: Join'],
    [klingons, 'Klingons: Join'],
    [romulans, 'Romulans: Join'],
  ]);
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

function play(person: Actor, action: string): Promise<APIMessage> {
  return answerMessage(person.slash(thread, '/play', { action }));
}

function map(person: Actor, options: Record<string, string | number | boolean>): Promise<APIMessage> {
  return answerWithFile(person, person.slash(thread, '/map', options));
}

/** The alternative text of a message’s first picture. */
function altOf({ attachments }: APIMessage): string {
  return must(attachments[0], 'a picture').description ?? '';
}

const BUILT = /Klingons: 1 new Ship at Qo’noS\./;

test('since their last turn, players see in the picture and its words what others did', async () => {
  const [federation, klingons] = people;
  await play(federation, 'end building; end turn');
  await play(klingons, 'build 1 ship');
  const shown = await map(federation, { since: 'my last turn' });
  expect(shown.content).toMatch(/The white marks show what has changed since your last turn \(entry \d+\)\./);
  expect(altOf(shown)).toMatch(/Changed since your last turn:/);
  expect(altOf(shown)).toMatch(BUILT);
  expect(altOf(await map(federation, {}))).not.toMatch(/Changed|new Ship/);
  const text = await map(federation, { since: 'my last turn', text: true });
  expect(text.attachments[0]?.filename).toBe('map.txt');
  expect(altOf(text)).toMatch(BUILT);
});

test('an entry, a Round and a time name other moments, and anything else is explained', async () => {
  const [federation, klingons] = people;
  await play(federation, 'end building; end turn');
  const log = (await answerMessage(federation.slash(thread, '/log'))).content;
  const last = must([...log.matchAll(/^`(\d+)(?:–(\d+))?`/gm)].at(-1), 'an entry');
  const entry = last[2] ?? last[1] ?? '';
  await play(klingons, 'build 1 ship');
  const since = await map(federation, { since: entry });
  expect(since.content).toContain(`changed since entry ${entry}.`);
  expect(altOf(since)).toMatch(BUILT);
  expect((await map(federation, { since: 'Round 9' })).content).toContain('Round 9 hasn’t begun yet');
  expect((await map(federation, { since: '2 weeks' })).content).toContain('The game had not begun by then');
  expect((await map(federation, { since: '99999' })).content).toContain('There is no earlier entry 99999');
  expect((await answerMessage(federation.slash(thread, '/map', { since: 'once upon a time' }))).content).toContain(
    'Try “my last turn”',
  );
  expect((await answerMessage(federation.slash(thread, '/map', { since: '1 day', show: 'home' }))).content).toContain(
    'Leave out `show`',
  );
  const choices = await federation.autocomplete(thread, '/map', { since: 'da' }, 'since');
  expect(choices.map(({ value }) => value)).toEqual(['1 day', '2 days']);
});

test('the message about a player’s next turn shows what has changed since the last one', async () => {
  const [federation, klingons, romulans] = people;
  await play(federation, 'end building; end turn');
  await play(klingons, 'build 1 ship; end turn');
  await play(romulans, 'end building; end turn');
  const turn = await until('the turn message', () =>
    federation
      .visible(federation.openDm())
      .find(({ attachments }) => attachments.some(({ description }) => BUILT.test(description ?? ''))),
  );
  expect(altOf(turn)).toMatch(/Changed since your last turn:/);
});
