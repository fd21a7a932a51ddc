import { type APIMessageComponent, ComponentType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { faultsOfMessage } from '../../../src/discord/check.ts';
import { boardDraft } from '../../../src/discord/compose/board.ts';
import { bodyOf, type Draft } from '../../../src/discord/compose/body.ts';
import { compose } from '../../../src/discord/compose/index.ts';
import { lobbyDraft } from '../../../src/discord/compose/lobby.ts';
import { profileDraft } from '../../../src/discord/compose/profile.ts';
import { readSearch, SEARCH_FIELDS, searchForm } from '../../../src/discord/compose/search.ts';
import { findDraft, foundDraft, wishDraft } from '../../../src/discord/compose/seekers.ts';
import { nameOfSearch, readId, writeId } from '../../../src/discord/ids.ts';
import { frontiersChat } from '../../../src/games/frontiers/chat/index.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import type { PlayerSearch } from '../../../src/kernel/search-wish.ts';
import { walk } from '../../../src/queue/blocks.ts';
import type { Summary } from '../../../src/tables/summary.ts';
import type { TableView } from '../../../src/tables/types.ts';
import { bodyWords, controlsOf, wordsOf } from '../../support/drafts.ts';
import { seen, skirmish } from './support/samples.ts';

const ANN = '100000000000000001';
const UNTIL = 1_700_000_000_000;
const SEARCH: PlayerSearch = { level: 'beginners', region: 'europe', until: UNTIL };
const OVER: PlayerSearch = { ...SEARCH, over: true };
const chair = (name: string, called: string | null = null) => ({
  ...{ name, player: called === null ? null : ANN, called, bot: null },
});
const lobby = (more: Partial<TableView> = {}): TableView =>
  seen({
    ...{ status: 'lobby', owner: ANN, chairs: [chair('Blue', 'Ann'), chair('Red')], view: null, awaited: [] },
    ...{ decision: null, recent: [], reader: 'spectator', options: frontiers.options({}) },
    ...more,
  } as Partial<TableView>);
const summary = (more: Partial<Summary> = {}): Summary =>
  ({
    ...{ id: 'abc123', game: 'skirmish', title: 'Sector 7', owner: ANN, status: 'lobby', options: {}, seq: 1 },
    ...{ chairs: [chair('Blue', 'Ann'), chair('Red')], awaited: [], since: 0, search: SEARCH },
    place: { guild: '200000000000000001', channel: '300000000000000001', thread: null },
    ...more,
  }) as Summary;
const labels = (draft: Draft): string[] =>
  controlsOf(bodyOf(draft)).flatMap(({ label, disabled }) => (label === undefined || disabled ? [] : [label]));
const drafted = (view: TableView) => lobbyDraft(view, frontiersChat);

describe('T-FIND-01: the lobby', () => {
  test('tells whom it looks for, and until when', () => {
    expect(wordsOf(drafted(lobby()))).not.toContain('Looking for');
    expect(labels(drafted(lobby()))).toContain('Find players');
    const words = wordsOf(drafted(lobby({ search: SEARCH })));
    expect(words).toContain(`-# Looking for 1 player · Europe · beginners welcome · until <t:${UNTIL / 1000}:f>`);
    expect(labels(drafted(lobby({ search: SEARCH })))).toContain('Change the search');
    const anybody = lobby({
      search: { level: 'any', region: 'any', until: UNTIL },
      chairs: [chair('Blue'), chair('Red')],
    });
    expect(wordsOf(drafted(anybody))).toContain(`Looking for 2 players · until <t:${UNTIL / 1000}:f>`);
  });

  test('looks for nobody once it is full', () => {
    const full = lobby({ search: SEARCH, chairs: [chair('Blue', 'Ann'), { ...chair('Red'), bot: 'standard' }] });
    expect(wordsOf(drafted(full))).not.toContain('Looking for');
    for (const label of ['Find players', 'Change the search', 'Invite a friend'])
      expect(labels(drafted(full))).not.toContain(label);
  });

  test.each([2, 3, 4, 5, 6, 7])('has room for all of its buttons with %s seats', (seats) => {
    for (const search of [undefined, SEARCH, OVER])
      for (const unready of [undefined, true] as const) {
        const guest = { ...chair('A', 'Ben'), ...(unready === undefined ? {} : { unready }) };
        const chairs = [guest, ...[...'BCDEFG'].slice(0, seats - 1).map((name) => chair(name))];
        const draft = drafted(lobby({ chairs, ...(search === undefined ? {} : { search }) }));
        expect(faultsOfMessage(bodyOf(draft))).toEqual([]);
        const shown = controlsOf(bodyOf(draft)).map(({ label }) => label);
        expect(shown).toEqual(expect.arrayContaining(['Start', 'Leave', 'Invite a friend', 'More settings']));
        expect(shown.includes('Change') || shown.includes('Pace')).toBe(true);
        expect(shown).toContain(search === undefined ? 'Find players' : search.over ? 'Close' : 'Change the search');
        expect(wordsOf(draft)).toContain('All dice are already fixed');
      }
  });
});

describe('T-FIND-01: the form', () => {
  test('can be submitted unchanged: it shows the table’s pace, everyone, anywhere, and three days', () => {
    const chosen = (table: Parameters<typeof searchForm>[0]) =>
      searchForm(table).components.map((field) =>
        field.type === ComponentType.Label && field.component.type === ComponentType.StringSelect
          ? field.component.options.filter((option) => option.default).map(({ value }) => value)
          : [],
      );
    expect(chosen(summary({ search: undefined } as object))).toEqual([['none'], ['any'], ['any'], ['3']]);
    const pace = { turn: 24, windows: 12, timeout: { to: 'vote' } } as const;
    expect(chosen(summary({ pace }))).toEqual([['24'], ['beginners'], ['europe'], ['3']]);
    const lines = (table: Summary) => JSON.stringify(searchForm(table));
    expect(lines(summary())).toContain('Stop looking');
    expect(lines(summary({ search: OVER }))).not.toContain('Stop looking');
  });

  test('is read back, and anything that isn’t among its choices is not', () => {
    const fields = (more: Record<string, string> = {}) =>
      new Map(
        Object.entries({ pace: '24', level: 'any', region: 'asia', days: '7', ...more }).map(([id, value]) => [
          id,
          [value],
        ]),
      );
    expect(readSearch(fields())).toEqual({ days: 7, wish: { level: 'any', region: 'asia' }, pace: '24' });
    expect(readSearch(fields({ days: 'stop' }))).toEqual({ stop: true });
    for (const odd of [{ level: 'x' }, { region: 'mars' }, { days: '99' }, { days: '' }])
      expect(readSearch(fields(odd))).toBeNull();
    const missing = fields();
    missing.delete(SEARCH_FIELDS.pace);
    expect(readSearch(missing)).toBeNull();
  });
});

describe('T-FIND-02: after the search', () => {
  const ended = compose(lobby({ search: OVER }), { to: 'searched', player: ANN }, skirmish, true).body;

  test('the lobby and a direct message ask the owner how to go on, with the same three buttons', () => {
    expect(bodyWords(ended)).toContain('Your search for players is over, and one seat is still free. What now?');
    const buttons = ['Three more days', 'Start with bots', 'Close'];
    expect(controlsOf(ended).map(({ label }) => label)).toEqual(buttons);
    expect(labels(drafted(lobby({ search: OVER })))).toEqual(expect.arrayContaining(buttons));
    expect(labels(drafted(lobby({ search: OVER })))).not.toContain('Find players');
    expect(wordsOf(drafted(lobby({ search: OVER })))).toContain('-# The search for players is over.');
    expect(wordsOf(drafted(lobby({ search: OVER })))).not.toContain('Looking for');
    const ids = controlsOf(ended).map(({ custom_id: id }) => readId(id));
    expect(ids).toEqual(
      (['longer', 'fill', 'shut'] as const).map((act) => ({ act, table: 'abc123', name: nameOfSearch(OVER) })),
    );
  });

  test('a full table asks nothing', () => {
    const full = lobby({ search: OVER, chairs: [chair('Blue', 'Ann')] });
    expect(controlsOf(compose(full, { to: 'searched', player: ANN }, skirmish, true).body)).toEqual([]);
    expect(labels(drafted(full))).not.toContain('Close');
  });
});

describe('the board', () => {
  test('T-FIND-01: lists lobbies that look for players first, with what they look for', () => {
    const tables = [lobby({ id: 'aaa222', title: 'Quiet' }), lobby({ id: 'bbb222', title: 'Looking', search: SEARCH })];
    const draft = boardDraft({ tables, more: 0, changed: 0 }, [skirmish]);
    const words = wordsOf(draft);
    expect(words.indexOf('Looking**')).toBeLessThan(words.indexOf('Quiet**'));
    expect(words).toContain('-# no time limit · 1 of 2 seats is free · Europe · beginners welcome · until');
    expect(labels(draft)).toEqual(['Join', 'Join', 'Open a table', 'Tell me when a table needs me']);
  });
});

describe('T-FIND-03: waiting for a table', () => {
  test('the message has a button to join each table, and one to stop', () => {
    const pace = { turn: 24, windows: 12, timeout: { to: 'vote' } } as const;
    const one = foundDraft([summary({ pace })], '200000000000000001', [skirmish]);
    expect(wordsOf(one)).toContain('A table needs you.');
    expect(wordsOf(one)).toContain('24 hours a turn · 1 of 2 seats is free · Europe');
    expect(labels(one)).toEqual(['Join', 'Stop']);
    const two = foundDraft([summary(), summary({ id: 'abc124', title: 'Sector 8' })], '200000000000000001', [skirmish]);
    expect(wordsOf(two)).toContain('2 tables need you.');
    expect(labels(two)).toEqual(['Join Sector 7', 'Join Sector 8', 'Stop']);
    for (const draft of [one, two]) expect(faultsOfMessage(bodyOf(draft))).toEqual([]);
  });

  test('the menus show what the person waits for', () => {
    const draft = wishDraft({ game: 'skirmish', pace: 'slow' }, '200000000000000001', [skirmish]);
    const chosen = (walk(bodyOf(draft)['components']) as APIMessageComponent[]).flatMap((one) =>
      one.type === ComponentType.StringSelect
        ? one.options.filter((option) => option.default).map(({ label }) => label)
        : [],
    );
    expect(chosen).toEqual(['Skirmish', 'More time for each turn, or no limit']);
    expect(faultsOfMessage(bodyOf(draft))).toEqual([]);
  });
});

test('T-FIND-01: /game find lists at most four tables with buttons, and the person’s lobby', () => {
  const many = Array.from({ length: 6 }, (_, at) => summary({ id: `abc12${at + 2}`, title: `Sector ${at}` }));
  const draft = findDraft({ looking: many, own: [summary({ title: 'Mine' })] }, [skirmish]);
  expect(wordsOf(draft)).toContain('and 2 more');
  expect(labels(draft)).toEqual([
    ...[0, 1, 2, 3].map((at) => `Join Sector ${at}`),
    ...['Find players for Mine', 'Open a table', 'Tell me when a table needs me'],
  ]);
  expect(faultsOfMessage(bodyOf(draft))).toEqual([]);
  expect(wordsOf(findDraft({ looking: [], own: [] }, [skirmish]))).toContain('No table here looks for players now.');
});

describe('T-FIND-04: invitations', () => {
  const guest = { ...chair('Red', 'Ben'), player: '100000000000000002', unready: true, invited: true } as const;

  test('the lobby shows who was invited, and lets the invitation be taken back', () => {
    const draft = drafted(lobby({ chairs: [chair('Blue', 'Ann'), guest] }));
    expect(wordsOf(draft)).toContain('Ben <@100000000000000002> · invited');
    expect(wordsOf(draft)).toContain('Invited: Ben. Press Ready to join, or Leave to decline.');
    expect(labels(draft)).toEqual(expect.arrayContaining(['Take back', 'Ready']));
  });

  test('T-FIND-05: the message to the guest says who invites them, to what, and how to refuse', () => {
    const view = lobby({ chairs: [chair('Blue', 'Ann'), guest], reader: 1 });
    const { body } = compose(view, { to: 'invite', seat: 1, player: guest.player }, frontiersChat, true);
    expect(bodyWords(body)).toContain('Ann invites you to play **Red**. Are you in?');
    expect(bodyWords(body)).toContain('No time limit');
    expect(controlsOf(body).map(({ label }) => label)).toEqual(['I’m in', 'Not now', 'Never from this server']);
    // A rematch keeps its own words.
    const again = lobby({ chairs: [chair('Blue', 'Ann'), { ...chair('Red', 'Ben'), unready: true }], reader: 1 });
    const rematch = compose(again, { to: 'invite', seat: 1, player: guest.player }, frontiersChat, true).body;
    expect(bodyWords(rematch)).toContain('wants to play again');
    expect(controlsOf(rematch)).toHaveLength(2);
  });

  test('T-FIND-05: the profile lists refused servers, with a button that allows invitations again', () => {
    const shown = {
      messages: 'each',
      digest: 18,
      today: '2026-07-30',
      nudgesRing: true,
      muted: [],
      calendar: null,
    } as const;
    expect(wordsOf(profileDraft({ ...shown, refused: 0 }))).not.toContain('Invitations');
    expect(wordsOf(profileDraft({ ...shown, refused: 1 }))).toContain('**Invitations** none from one server');
    expect(wordsOf(profileDraft({ ...shown, refused: 2 }))).toContain('none from 2 servers');
    expect(labels(profileDraft({ ...shown, refused: 1 }))).toContain('Allow again');
  });
});

test('the ids of all new buttons can be read again', () => {
  const ids = [
    ...(['find', 'seek', 'invite', 'guest', 'never'] as const).map((act) => ({ act, table: 'abc123' })),
    ...(['longer', 'fill', 'shut'] as const).map((act) => ({ act, table: 'abc123', name: nameOfSearch(OVER) })),
    { act: 'withdraw', table: 'abc123', seat: 1 },
    { act: 'unwish', entry: '200000000000000001' },
    ...(['wish', 'wish-game', 'wish-pace', 'allow'] as const).map((act) => ({ act })),
  ] as const;
  for (const id of ids) expect(readId(writeId(id))).toEqual(id);
});
