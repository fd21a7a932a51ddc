import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { frontiersChat } from '../../../src/games/frontiers/chat/index.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { choosable } from '../../support/choosable.ts';
import { picture } from '../local/support/picture.ts';
import { answerMessage, type Chat, messageSeenBy, openChat, press } from '../support/chat.ts';
import { TestPipeline } from '../support/pipeline.ts';
import { withRedis } from '../support/redis.ts';
import { gamesOf } from '../support/tables.ts';
import { until } from '../support/until.ts';

const redis = withRedis();
let stage: TestPipeline;
let chat: Chat;

beforeEach(async () => {
  await redis.flush();
  const draw = () => ({ bytes: picture(40, 30), alt: 'A picture' });
  stage = await TestPipeline.open(redis.socket, { bots: true, games: gamesOf(frontiers), draw });
  chat = await openChat(redis.socket, [frontiersChat]);
});
afterEach(async () => {
  await chat.close();
  await stage.close();
});

const lobby = (what: string, ...words: string[]): Promise<APIMessage> =>
  messageSeenBy(chat.bob, chat.general.id, what, ({ content }) => words.every((word) => content.includes(word)));

/** Alice opens a table of Frontiers, and both sit down. Returns its message. */
async function open(): Promise<APIMessage> {
  const { alice, bob, general } = chat;
  await answerMessage(alice.slash(general, '/game new', { title: 'Sector 7' }));
  const message = await lobby('the lobby is there', '2 seats are free');
  await answerMessage(press(alice, message, 'Play Captain 1'));
  await answerMessage(press(bob, message, 'Play Captain 2'));
  return lobby('everyone is here', 'Everyone is here');
}

test('the owner uses menus to change the scenario and a variant, the other player agrees, and the game begins', async () => {
  const { alice, bob, general } = chat;
  const message = await open();
  const changed = await answerMessage(press(alice, message, 'Scenario: Full Conquest'));
  expect(changed.content).toContain('bob has to agree.');
  const list = await answerMessage(press(alice, message, 'More settings'));
  expect(list.flags).toBe(64);
  const values = await answerMessage(press(alice, list, 'Auction of ships: no'));
  expect(values.id).toBe(list.id);
  const done = await answerMessage(press(alice, values, 'Auction of ships: yes'));
  expect(done.id).toBe(list.id);
  expect(choosable(done).map(({ label }) => label)).toContain('Auction of ships: yes');

  const asking = await lobby(
    'the lobby tells',
    'Scenario: Full Conquest',
    'Also: Auction of ships: yes',
    'hasn’t agreed yet',
  );
  expect(choosable(asking).map(({ label }) => label)).not.toContain('Start');
  const early = await answerMessage(alice.slash(general, '/game start'));
  expect(early.content).toContain('bob has not agreed yet');
  expect(early.content).toContain('(rule T-LOBBY-06)');
  await answerMessage(press(bob, asking, 'Ready'));
  await answerMessage(press(alice, await lobby('all agree', 'Everyone is here'), 'Start'));
  await until('the thread is open', () => alice.channels().find(({ kind }) => kind === 'thread')?.id);
});

test('an invalid combination is refused, citing the rule, and leaves the table unchanged', async () => {
  const { alice, general } = chat;
  const message = await open();
  const choices = await alice.autocomplete(general, '/game settings', { setting: 'auc' }, 'setting');
  expect(choices).toEqual([{ name: 'Auction of ships: no', value: 'auction' }]);
  const refused = await answerMessage(alice.slash(general, '/game settings', { setting: 'epic', value: 'yes' }));
  expect(refused.content).toContain('Only One to Return has an epic form. (rule F-SCEN-91)');
  const alone = await answerMessage(press(alice, message, 'Scenario: Solo Conquest'));
  expect(alone.content).toContain('bob would have no seat.');
  const stand = await answerMessage(alice.slash(general, '/game settings'));
  expect(stand.content).toContain(
    'Scenario: First Reconnaissance\nPlayers: 2\nAll other settings have their usual values.',
  );
  await answerMessage(press(alice, message, 'Start'));
  await until('the thread is open', () => alice.channels().find(({ kind }) => kind === 'thread')?.id);
});

test('settings that the scenario forbids or always includes are never offered', async () => {
  const { alice, general } = chat;
  const values = async (setting: string) =>
    (await alice.autocomplete(general, '/game settings', { setting, value: '' }, 'value')).map(({ value }) => value);
  const settings = async (of: string) =>
    (await alice.autocomplete(general, '/game settings', { setting: of }, 'setting')).map(({ value }) => value);
  const menu = async () => {
    const list = await answerMessage(press(alice, await lobby('the lobby', 'Scenario'), 'More settings'));
    return choosable(list).map(({ label }) => label);
  };
  await answerMessage(alice.slash(general, '/game new', { title: 'Sector 7' }));
  await lobby('the lobby is there', '2 seats are free');
  expect(await settings('epic')).toEqual([]);
  expect(await settings('dummy')).toEqual([]);
  expect(await menu()).toContain('Auction of ships: no');
  expect((await menu()).join()).not.toMatch(/Epic|Combat between/);
  expect(await values('players')).toEqual(['1', '2', '3', '4']);

  await answerMessage(alice.slash(general, '/game settings', { setting: 'scenario', value: 'solo-conquest' }));
  const solo = await lobby('one captain', 'Scenario: Solo Conquest');
  // There is only one captain: no other number, nobody to fight or to bid against.
  expect(choosable(solo).filter(({ label }) => label.startsWith('Players:'))).toEqual([]);
  for (const none of ['players', 'combat between', 'auction', 'teams', 'epic'])
    expect(await settings(none)).toEqual([]);
  expect(await menu()).toContain('Level of Borg Cubes: as the scenario says');
  expect((await menu()).join()).not.toMatch(/Combat between|Auction|Teams|Epic/);

  await answerMessage(alice.slash(general, '/game settings', { setting: 'scenario', value: 'conquer-and-hold' }));
  const sides = await lobby('two sides', 'Scenario: Conquer and Hold');
  const players = choosable(sides).filter(({ label }) => label.startsWith('Players:'));
  expect(players.map(({ value }) => value)).toEqual(['2', '4']);
  // The scenario always has combat between players, so there is nothing to choose.
  expect(await settings('combat between')).toEqual([]);
});
