import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
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
  await answerMessage(press(alice, message, 'Captain 1: Join'));
  await answerMessage(press(bob, message, 'Captain 2: Join'));
  return lobby('everyone is here', 'Everyone is here');
}

test('the owner uses menus to change the scenario and a variant, the other player agrees, and the game begins', async () => {
  const { alice, bob, general } = chat;
  const message = await open();
  const changed = await answerMessage(press(alice, message, 'Scenario: Full Conquest'));
  expect(changed.content).toContain('bob has to agree.');
  const list = await answerMessage(press(alice, message, 'More settings'));
  expect(list.flags).toBe(MessageFlags.Ephemeral | MessageFlags.IsComponentsV2);
  const values = await answerMessage(press(alice, list, 'Auction of ships: no: Change'));
  expect(values.id).toBe(list.id);
  const done = await answerMessage(press(alice, values, 'Auction of ships: yes'));
  expect(done.id).toBe(list.id);
  expect(choosable(done).map(({ label }) => label)).toContain('Auction of ships: yes: Change');

  const asking = await lobby(
    'the lobby tells',
    'Scenario: Full Conquest',
    'Also: Auction of ships: yes',
    'has yet to agree',
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
  expect(stand.content).toContain('-# Scenario: First Reconnaissance\n-# Players: 2\n');
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
    let list = await answerMessage(press(alice, await lobby('the lobby', 'Scenario'), 'More settings'));
    const shown: string[] = [];
    for (;;) {
      shown.push(...choosable(list).map(({ label }) => label));
      if (!shown.some((label) => label.startsWith('Next'))) return shown;
      list = await answerMessage(press(alice, list, 'Next'));
      shown.splice(
        shown.findIndex((label) => label.startsWith('Next')),
        1,
      );
    }
  };
  await answerMessage(alice.slash(general, '/game new', { title: 'Sector 7' }));
  await lobby('the lobby is there', '2 seats are free');
  expect(await settings('epic')).toEqual([]);
  expect(await settings('dummy')).toEqual([]);
  expect(await menu()).toContain('Auction of ships: no: Change');
  expect((await menu()).join()).not.toMatch(/Epic|Combat between/);
  expect(await values('players')).toEqual(['1', '2', '3', '4']);

  await answerMessage(alice.slash(general, '/game settings', { setting: 'scenario', value: 'solo-conquest' }));
  const solo = await lobby('one captain', 'Scenario: Solo Conquest');
  // There is only one captain: no other number, nobody to fight or to bid against.
  expect(choosable(solo).filter(({ label }) => label.startsWith('Players:'))).toEqual([]);
  for (const none of ['players', 'combat between', 'auction', 'teams', 'epic'])
    expect(await settings(none)).toEqual([]);
  expect(await menu()).toContain('Level of Borg Cubes: as the scenario says: Change');
  expect((await menu()).join()).not.toMatch(/Combat between|Auction|Teams|Epic/);

  await answerMessage(alice.slash(general, '/game settings', { setting: 'scenario', value: 'conquer-and-hold' }));
  const sides = await lobby('two sides', 'Scenario: Conquer and Hold');
  const players = choosable(sides).filter(({ label }) => label.startsWith('Players:'));
  expect(players.map(({ value }) => value)).toEqual(['2', '4']);
  // The scenario always has combat between players, so there is nothing to choose.
  expect(await settings('combat between')).toEqual([]);
});

test('a lobby message of an older version becomes one in blocks, or is posted again if Discord refuses that', async () => {
  const { alice, bob, general, server } = chat;
  await answerMessage(alice.slash(general, '/game new', { title: 'Sector 7' }));
  /** Makes the latest lobby message one with text and rows. */
  const age = async (free: string): Promise<APIMessage> => {
    const { id } = await lobby('the lobby is there', free);
    const stored = server.world.messages.get(id);
    if (stored === undefined) throw new Error('there is no such message');
    Object.assign(stored.data, { flags: 0, content: `${free}, in an older version`, components: [] });
    return stored.data;
  };
  const old = await age('2 seats are free');
  await answerMessage(alice.slash(general, '/game join'));
  const edited = await lobby('the lobby is edited', 'One seat is free');
  expect([edited.id, (edited.flags ?? 0) & MessageFlags.IsComponentsV2]).toEqual([old.id, MessageFlags.IsComponentsV2]);

  const second = await age('One seat is free');
  const refusal = { message: 'Invalid Form Body', code: 50035, errors: {} };
  server.faults.add({ method: 'PATCH', path: new RegExp(second.id), times: 3, status: 400, body: refusal });
  await answerMessage(bob.slash(general, '/game join'));
  const posted = await lobby('the lobby is posted again', 'Everyone is here');
  expect(posted.id).not.toBe(second.id);
  expect(server.world.messages.has(second.id)).toBe(false);
});
