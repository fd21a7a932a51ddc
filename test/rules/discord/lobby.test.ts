import { type APIMessageComponent, ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { differs, type GameChat, setTo } from '../../../src/chat/game-chat.ts';
import { faultsOfMessage } from '../../../src/discord/check.ts';
import { bodyOf, type Draft } from '../../../src/discord/compose/body.ts';
import { compose } from '../../../src/discord/compose/index.ts';
import { lobbyDraft } from '../../../src/discord/compose/lobby.ts';
import { settingsDraft, valuesDraft } from '../../../src/discord/compose/settings.ts';
import { nameOfOptions } from '../../../src/discord/ids.ts';
import { frontiersChat } from '../../../src/games/frontiers/chat/index.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { Json } from '../../../src/kernel/types.ts';
import { customIds, walk } from '../../../src/queue/blocks.ts';
import type { CommandResult, TableView } from '../../../src/tables/types.ts';
import { wordsOf } from '../../support/drafts.ts';
import { seen, skirmish } from './support/samples.ts';

const OWNER = '100000000000000001';
const USUAL = frontiers.options({});
const options = (more: object): Json => ({ ...(USUAL as object), ...more });

/** Ann and Ben in the lobby of Frontiers; Ann opened the table. */
const lobby = (more: Partial<TableView> = {}): TableView => {
  const chairs = [
    { name: 'Captain 1', player: OWNER, called: 'Ann', bot: null },
    { name: 'Captain 2', player: '100000000000000002', called: 'Ben', bot: null },
  ];
  return seen({
    status: 'lobby',
    chairs,
    options: USUAL,
    view: null,
    awaited: [],
    decision: null,
    recent: [],
    ...more,
  });
};
const components = (draft: Draft) => walk(bodyOf(draft)['components']) as APIMessageComponent[];
const buttons = (draft: Draft) =>
  components(draft).flatMap((one) =>
    one.type === ComponentType.Button && 'label' in one ? [`${one.label}${one.disabled ? ' (off)' : ''}`] : [],
  );
const menus = (draft: Draft) =>
  components(draft).flatMap((one) => (one.type === ComponentType.StringSelect ? [one.options] : []));

test('each seat has a line: people take a free one with its button, and bots take any of them', () => {
  const chairs = [...'ABCDEFG'].map((name) => ({ name, player: null, called: null, bot: null }));
  const draft = lobbyDraft(lobby({ chairs }), frontiersChat);
  expect(faultsOfMessage(bodyOf(draft))).toEqual([]);
  expect(buttons(draft)).toEqual([
    ...chairs.map(() => 'Join'),
    ...['More settings', 'Start (off)', 'Bots for the rest', 'Invite a friend', 'Find players', 'Pace'],
  ]);
  expect(customIds(bodyOf(draft)).filter((id) => id.startsWith('join.'))).toEqual(
    chairs.map((_, seat) => `join.abc123.${seat}`),
  );
  expect(
    menus(draft)
      .at(-1)
      ?.map(({ label }) => label),
  ).toEqual([...'ABCDEFG']);
  // For the last free seat, a button needs no menu.
  const [first, second] = lobby().chairs;
  const last = lobbyDraft(
    lobby({ chairs: first && second ? [first, { ...second, player: null }] : [] }),
    frontiersChat,
  );
  expect(buttons(last)).toEqual([
    'Ready (off)',
    'Join',
    'Change',
    'More settings',
    'Start (off)',
    'Leave',
    'Bot for Captain 2',
    'Invite a friend',
    'Find players',
  ]);
  expect(menus(last)).toHaveLength(2);
});

test('a seat shows who has it and whether they have agreed', () => {
  const [ann, ben] = lobby().chairs;
  const bot = { name: 'Captain 3', player: null, called: null, bot: 'standard' };
  const chairs = ann && ben ? [ann, { ...ben, unready: true as const }, bot] : [];
  const draft = lobbyDraft(lobby({ chairs }), frontiersChat);
  expect(buttons(draft).slice(0, 3)).toEqual(['Ready (off)', 'Asked (off)', 'Bot (off)']);
  expect(wordsOf(draft)).toContain('**1. Captain 1**\n-# Ann <@100000000000000001>\n**2. Captain 2**');
  expect(wordsOf(draft)).toContain('-# Ben <@100000000000000002> · has yet to agree\n**3. Captain 3**\n-# a bot');
});

test('the lobby and the game have the same default settings', () => {
  expect(frontiersChat.settings.filter((setting) => differs(setting, USUAL))).toEqual([]);
});

test('the lobby has menus for scenario and players, and a button for the other settings', () => {
  const draft = lobbyDraft(lobby(), frontiersChat);
  expect(menus(draft).map(([first]) => first?.label)).toEqual(['Scenario: First Reconnaissance', 'Players: 1']);
  expect(buttons(draft)).toEqual(['Ready (off)', 'Ready (off)', 'Change', 'More settings', 'Start', 'Leave']);
  expect(wordsOf(draft)).toContain('**Game:** Scenario: First Reconnaissance\n-# Players: 2\n');
  expect(wordsOf(draft)).toContain('Everyone is here. Ann opened the table and can press Start.');
});

test('the lobby shows only settings that differ from the usual values', () => {
  const content = wordsOf(lobbyDraft(lobby({ options: options({ auction: true, coreTiles: -1 }) }), frontiersChat));
  expect(content).toContain('Players: 2\n-# Also: Auction of ships: yes · Core tiles without a Cube: 1 fewer\n');
  expect(content).not.toContain('Random tiles');
});

test('if a player hasn’t agreed, the lobby says so, has a Ready button for these settings, and its Start button is disabled', () => {
  const changed = options({ auction: true });
  const [first, second] = lobby().chairs;
  const chairs = first && second ? [first, { ...second, unready: true as const }] : [];
  const draft = lobbyDraft(lobby({ options: changed, chairs }), frontiersChat);
  expect(buttons(draft)).toEqual([
    'Ready (off)',
    'Asked (off)',
    'Change',
    'More settings',
    'Ready',
    'Start (off)',
    'Leave',
  ]);
  expect(customIds(bodyOf(draft))).toContain(`ready.abc123.${nameOfOptions(changed)}`);
  expect(nameOfOptions(changed)).not.toBe(nameOfOptions(USUAL));
  expect(wordsOf(draft)).toContain('Ben <@100000000000000002> · has yet to agree');
  expect(wordsOf(draft)).toContain('press Ready');
});

test('a lobby with every seat free and no setting at its default fits within Discord’s limits', () => {
  const strange = Object.fromEntries(
    frontiersChat.settings.map((setting) => {
      const other = setting.values.findLast((value) => setTo(value) !== (USUAL as Record<string, Json>)[setting.name]);
      return [setting.name, other === undefined ? null : setTo(other)];
    }),
  );
  const chairs = [1, 2, 3, 4].map((at) => ({ name: `Captain ${at}`, player: null, called: null, bot: null }));
  const draft = lobbyDraft(lobby({ options: strange, chairs }), frontiersChat);
  expect(faultsOfMessage(bodyOf(draft))).toEqual([]);
  expect(wordsOf(draft)).toContain('Epic: yes');
});

describe('guide', () => {
  const WORDS = 'First voyage? Turn on the guide. It explains each step the first time it comes up.';
  const alone = (more: object = {}, player: string | null = OWNER) =>
    lobbyDraft(
      lobby({
        options: options({ players: 1, ...more }),
        chairs: [{ name: 'Captain 1', player, called: player === null ? null : 'Ann', bot: null }],
      }),
      frontiersChat,
    );

  test('the guide has its own menu before and after the player takes a seat', () => {
    const place = frontiersChat.settings.findIndex(({ name }) => name === 'guide');
    for (const draft of [alone(), alone({}, null)]) {
      expect(wordsOf(draft)).toContain(WORDS);
      expect(
        menus(draft)
          .at(-1)
          ?.map(({ label }) => label),
      ).toEqual(['Guide: no', 'Guide: yes']);
      expect(customIds(bodyOf(draft))).toContain(`setting.abc123.${place}`);
      expect(faultsOfMessage(bodyOf(draft))).toEqual([]);
    }
  });

  test('once the guide is on, the lobby lists it as chosen and no longer describes it', () => {
    const content = wordsOf(alone({ guide: true }));
    expect(content).toContain('Players: 1\n-# Also: Guide: yes\n');
    expect(content).not.toContain('Your first voyage');
  });

  test('the guide isn’t offered for games that it doesn’t cover', () => {
    // Solo Conquest is for one player, so there is no number to choose.
    for (const [draft, open] of [
      [lobbyDraft(lobby(), frontiersChat), 2],
      [alone({ scenario: 'solo-conquest' }), 1],
    ] as const) {
      expect(wordsOf(draft)).not.toContain('guide');
      expect(menus(draft)).toHaveLength(open);
    }
  });
});

/** The settings that The First Reconnaissance for two fixes. */
const CLOSED = new Set([
  ...['pvp', 'openDecks', 'jointAssaults', 'teams', 'cubeLevels', 'twoCubes'],
  ...['noDummy', 'lowestScores', 'openMap', 'epic'],
]);

test('each setting has a line with its value and a button that opens its values', () => {
  const open = frontiersChat.settings.filter(({ name }) => !CLOSED.has(name));
  const pages = [0, 1].map((page) => settingsDraft(lobby(), frontiersChat, page));
  const ids = pages.flatMap((draft) => customIds(bodyOf(draft)).filter((id) => id.startsWith('value.')));
  const places = ids.map((id) => Number(id.split('.')[2]));
  expect(places.map((place) => frontiersChat.settings[place]?.name)).toEqual(open.map(({ name }) => name));
  expect(pages.map(wordsOf).join('\n')).toContain('**Auction of ships**: no');
  for (const draft of pages) expect(faultsOfMessage(bodyOf(draft))).toEqual([]);
  expect(pages.map((draft) => buttons(draft).filter((label) => label !== 'Change'))).toEqual([
    ['Next (2 of 2)', 'Start'],
    ['Back', 'Start'],
  ]);
  for (const { name } of open) {
    const values = valuesDraft(lobby(), frontiersChat, name, 0);
    if (values === null) throw new Error(`no values for ${name}`);
    expect(faultsOfMessage(bodyOf(values))).toEqual([]);
    expect(menus(values)[0]?.filter((line) => line.default)).toHaveLength(1);
  }
  expect(valuesDraft(lobby(), frontiersChat, 'nothing', 0)).toBeNull();
});

test('a setting shows the hint of the chosen value or, if it has none, another value’s name and hint', () => {
  const values = [
    { value: 'no', label: 'no' },
    { value: 'yes', label: 'yes', hint: 'It is hard.' },
    { value: 'more', label: 'more', hint: 'It is harder.' },
  ];
  const settings = ['s0', 's1', 's2', 'hard'].map((name) => ({ name, label: name, values }));
  const hint = (hard: string) => {
    const draft = settingsDraft(lobby({ options: { hard } as Json }), { ...skirmish, settings }, 0);
    return wordsOf(draft).split('\n').at(-1);
  };
  expect(['no', 'yes', 'more'].map(hint)).toEqual(['-# yes: It is hard.', '-# It is hard.', '-# It is harder.']);
});

test('settings are split into pages if they don’t fit in one message', () => {
  const values = ['no', 'yes'].map((value) => ({ value, label: value }));
  const many = Array.from({ length: 60 }, (_, at) => ({ name: `s${at}`, label: `Setting ${at}`, values }));
  const chat: GameChat = { ...skirmish, settings: many };
  const pages = [0, 1, 2, 3, 4, 5].map((page) => settingsDraft(lobby(), chat, page));
  const changes = pages.map((page) => buttons(page).filter((label) => label === 'Change').length);
  expect(changes.reduce((sum, count) => sum + count, 0)).toBe(60);
  expect(pages.map((page) => buttons(page).filter((label) => label !== 'Change'))).toEqual([
    ['Next (2 of 6)', 'Start'],
    ...[3, 4, 5, 6].map((page) => ['Back', `Next (${page} of 6)`, 'Start']),
    ['Back', 'Start'],
  ]);
  for (const page of pages) expect(faultsOfMessage(bodyOf(page))).toEqual([]);
});

test('after a change, the answer shows the new settings; a refusal cites the rule and has a button to go back', () => {
  const recent = [{ seq: 4, at: 0, text: 'The settings were changed. Ben has to agree.', rule: 'T-LOBBY-06' }];
  const answered = (player: string, outcome: CommandResult) =>
    JSON.stringify(
      compose(
        lobby({ options: options({ auction: true }), recent }),
        { to: 'answer', answer: '1', player, reader: 0, outcome },
        frontiersChat,
        false,
      ).body,
    );
  const done = answered(OWNER, { done: true, seq: 4, repeated: false });
  expect(done).toContain('Ben has to agree.');
  expect(done).toContain('Also: Auction of ships: yes');
  expect(done).toContain('"custom_id":"value.abc123.0.0"');
  const refusal = { text: 'Only One to Return has an epic form.', rule: 'F-SCEN-91' };
  const refused = answered(OWNER, { done: false, refusal });
  expect(refused).toContain('epic form. (rule F-SCEN-91)');
  expect(refused).toContain('"label":"More settings"');
  expect(answered('100000000000000002', { done: false, refusal })).not.toContain('More settings');
});
