import { describe, expect, test } from 'vitest';
import { faultsOfMessage } from '../../../src/discord/check.ts';
import { keepOffer } from '../../../src/discord/compose/keep-offer.ts';
import { aheadWords, dropRow, lineWords, stopOf } from '../../../src/discord/compose/kept-line.ts';
import { preparedWords } from '../../../src/discord/compose/prepared.ts';
import { WINDOWS as ASCENDANCY } from '../../../src/games/ascendancy/windows.ts';
import { WINDOWS as AWAY_MISSIONS } from '../../../src/games/away-missions/orders.ts';
import { WINDOWS as FIRST_EDITION } from '../../../src/games/first-edition/windows.ts';
import { WINDOWS as FRONTIERS } from '../../../src/games/frontiers/orders.ts';
import type { OrderKind } from '../../../src/kernel/game.ts';
import type { KeptLine } from '../../../src/tables/line-types.ts';
import type { PlanDue } from '../../../src/tables/plan-due.ts';
import type { Preview } from '../../../src/tables/preview-parts.ts';
import type { AnswerDraft, SeenAnswer, TableView } from '../../../src/tables/types.ts';
import { answer, labels, made, text } from './support/made.ts';
import { seen, skirmish } from './support/samples.ts';

const WINDOWS: readonly OrderKind[] = [
  { id: 'attacked', label: 'My ship is attacked', hint: 'Before the dice' },
  { id: 'trade', label: 'A rival offers a trade', hint: 'At any time' },
];
const CAROL = {
  name: 'Green',
  player: '100000000000000003',
  called: null,
  bot: null,
  now: { name: 'G', short: 'Gorn' },
};
const THREE = [...seen().chairs, CAROL];

const one = (id: number, more: Partial<SeenAnswer> = {}): SeenAnswer => ({
  ...{ id, when: 'My ship is attacked', answer: `Answer ${id}`, lasts: 'once' },
  ...more,
});
const prepares = (more: Partial<TableView> = {}): TableView =>
  seen({ decision: null, orders: { now: { ask: ['attacked'], prefer: {} }, windows: WINDOWS }, ...more });
const listOf = (answers: readonly SeenAnswer[], more: Partial<TableView> = {}) =>
  made(prepares({ prepared: { answers }, ...more }), answer({ done: true, read: { what: 'prepared' } }));
const draftOf = (draft: Partial<AnswerDraft> = {}, more: Partial<TableView> = {}) =>
  made(
    prepares(more),
    answer({ done: true, read: { what: 'prepared', draft: { when: 'attacked', lasts: 'once', ...draft } } }),
  );
/** The lines of all menus that are chosen. */
const chosen = (message: ReturnType<typeof made>): string[] =>
  [...JSON.stringify(message.body).matchAll(/"label":"([^"]*)"[^{}]*"default":true/g)].map(([, label = '']) => label);

describe('T-AHEAD-02: the list of prepared answers', () => {
  test('every answer can be seen and removed, as many as there may be', () => {
    for (const count of [1, 8, 9, 10]) {
      const answers = Array.from({ length: count }, (_, at) => one(at + 1, { lasts: 'game', about: 'x'.repeat(60) }));
      const asked = { answer: one(1, { answer: 'y'.repeat(200) }), due: 1 };
      const list = listOf(answers, { prepared: { answers, asked } });
      expect(labels(list).filter((label) => label === 'Remove')).toHaveLength(count);
      for (const { answer: words } of answers) expect(text(list)).toContain(`then **${words}**`);
      expect(text(list)).toContain('fit exactly one of its answers');
      expect(labels(list).includes('menu')).toBe(count < 10);
      expect(text(list).includes('You can prepare at most 10 answers. Remove one to add another.')).toBe(count === 10);
      expect(faultsOfMessage(list.body)).toEqual([]);
    }
  });

  test('a list without answers says so, and one with answers doesn’t', () => {
    expect(text(listOf([]))).toContain('You have prepared no answers.');
    expect(text(listOf([one(1)]))).not.toContain('no answers');
  });

  test('an answer names whose act it is about, the words of the question, and how long it lasts', () => {
    expect(text(listOf([one(1, { by: 1, about: 'the *Enterprise*', lasts: 'turn' })]))).toContain(
      'If my ship is attacked (by **Ben** (Red), the question contains “the \\*Enterprise\\*”)\nthen **Answer 1**\n-# until the end of this turn',
    );
    expect(text(listOf([one(1)]))).toContain('If my ship is attacked\nthen **Answer 1**\n-# once');
  });

  test('an answer says that it isn’t given where standing orders pass, unless the seat is asked there anyway', () => {
    const when = 'A rival offers a trade';
    const PASSES = 'not given now, because your standing orders pass for you there';
    expect(text(listOf([one(1, { when })]))).toContain(`-# once · ${PASSES}`);
    expect(text(listOf([one(1)]))).not.toContain(PASSES);
    const windows = WINDOWS.map((window) => ({ ...window, now: 'asked for now' }));
    const orders = { now: { ask: [], prefer: {} }, windows };
    expect(text(listOf([one(1, { when })], { orders }))).not.toContain(PASSES);
    expect(text(listOf([one(1, { when: 'A moment of another time' })]))).not.toContain(PASSES);
  });

  test('more than 25 moments are in two menus', () => {
    const windows = Array.from({ length: 30 }, (_, at) => ({ id: `w${at}`, label: `Moment ${at}`, hint: 'Then' }));
    const list = listOf([], { orders: { now: { ask: [], prefer: {} }, windows } });
    expect(labels(list)).toEqual(['menu', 'menu']);
    expect(JSON.stringify(list.body)).toContain('Or if …');
  });

  test.each<[string, Partial<TableView>]>([
    ['before the game', { orders: null }],
    ['a spectator', { reader: 'spectator' }],
  ])('nothing can be prepared without a seat in a running game: %s', (_what, more) => {
    expect(text(listOf([], more))).toBe('You aren’t playing at this table, so you can’t prepare answers here.');
  });
});

describe('T-AHEAD-02: an answer that is being prepared', () => {
  const foreseen = [
    { window: 'trade', answers: [{ words: 'accept', label: 'Accept' }] },
    {
      window: 'attacked',
      answers: [
        { words: 'pass', label: 'Let it happen' },
        { words: 'x'.repeat(101), label: 'Long' },
      ],
    },
  ];

  test('the menus show the answers to this moment, and what was chosen', () => {
    const draft = draftOf({ answer: 'pass', lasts: 'game' }, { foreseen });
    expect(chosen(draft)).toEqual(['Then: Let it happen', 'For the whole game']);
    expect(JSON.stringify(draft.body)).not.toMatch(/Accept|Long|Whose act/);
    expect(text(draft)).toContain('If **my ship is attacked**\n-# Before the dice');
    expect(chosen(draftOf({}, { foreseen }))).toEqual(['Once']);
    expect(JSON.stringify(draftOf().body)).toContain('Then: Pass');
  });

  test('an answer can be kept only once it is chosen', () => {
    const isOff = (draft: Partial<AnswerDraft>): boolean =>
      /"label":"Keep"[^{}]*"disabled":true/.test(JSON.stringify(draftOf(draft, { foreseen }).body));
    expect([isOff({}), isOff({ answer: 'pass' })]).toEqual([true, false]);
  });

  test('with several other players, a menu asks whose act is answered', () => {
    const draft = draftOf({}, { chairs: THREE });
    expect(JSON.stringify(draft.body)).toContain('Whose act?');
    expect(JSON.stringify(draft.body)).toMatch(/By Ben.*By Gorn/);
    expect(JSON.stringify(draft.body)).not.toContain('By Ada');
    expect(chosen(draft)).toEqual(['By anybody else', 'Once']);
    expect(chosen(draftOf({ by: 2 }, { chairs: THREE }))).toEqual(['By Gorn', 'Once']);
  });

  test('a moment at which the seat isn’t asked yet says that it is from now on', () => {
    expect(text(draftOf({ when: 'trade' }))).toContain('With a prepared answer, I ask you there from now on.');
    expect(text(draftOf())).not.toContain('from now on');
  });

  test('a moment that can’t come up any more leads back to the list', () => {
    expect(text(draftOf({ when: 'gone' }))).toContain('You have prepared no answers.');
    expect(text(draftOf({}, { orders: null }))).toContain('You aren’t playing at this table');
  });
});

describe('T-AHEAD-02: what a player reads about the open question', () => {
  const words = (then: PlanDue): string =>
    preparedWords(seen({ prepared: { answers: [], asked: { answer: one(1), ...then } } })).join();

  test.each<[string, PlanDue, string]>([
    [
      'when it is given',
      { due: 1_000 },
      'I’ll give your prepared answer <t:1:R>: “Answer 1”. If you answer first, I don’t.',
    ],
    [
      'that it waits for the end of a pause',
      { paused: true },
      'Your prepared answer “Answer 1” waits until the pause is over. If you answer first, I don’t give it.',
    ],
    [
      'why it isn’t given',
      { why: { text: 'Time ran out first.' } },
      'Your prepared answer “Answer 1” wasn’t given. Time ran out first.',
    ],
  ])('%s', (_what, then, expected) => {
    expect(words(then)).toBe(expected);
  });
});

describe('T-AHEAD-01: what a player reads about their kept line', () => {
  const why = { text: 'Step 1 differs.' };
  const line = (more: Partial<KeptLine>): Partial<TableView> => ({
    line: { seat: 0, by: { player: 'p0' }, at: 1, turn: '1', waited: 0, line: { picked: [], stopped: null }, ...more },
  });
  const ahead = line({ about: 'ahead', line: { picked: [], stopped: why } });

  test.each<[string, Partial<TableView>, string[]]>([
    ['nothing, if there is none', {}, []],
    [
      'that it is kept',
      { ahead: { text: 'to C4' } },
      ['Kept for your next move: “to C4”. Only you see this. If it comes to something else, I drop it.'],
    ],
    [
      'when it is played',
      { ahead: { text: 'to C4', due: 1_000 } },
      ['I’ll play your kept line <t:1:R>: “to C4”. If you do something else first, I drop it.'],
    ],
    [
      'that it waits for the end of a pause',
      { ahead: { text: 'to C4', paused: true } },
      ['Your kept line waits until the pause is over: “to C4”. If you do something else first, I drop it.'],
    ],
    [
      'why it isn’t played',
      { ahead: { text: 'to C4', why } },
      ['Your kept line was dropped: “to C4”. Step 1 differs.'],
    ],
    ['why it was dropped', ahead, ['Your kept line was dropped. Step 1 differs.']],
    [
      'why it was dropped, beside the result of another line',
      line({ dropped: why }),
      ['Your kept line was dropped. Step 1 differs.'],
    ],
    ['nothing about a line that waits for others', line({ line: { picked: [], stopped: why } }), []],
  ])('%s', (_what, more, expected) => {
    expect(aheadWords(seen(more))).toEqual(expected);
  });

  test.each<[string, Partial<TableView>, boolean]>([
    ['no line', {}, false],
    ['a line', { ahead: { text: 'to C4' } }, true],
    ['a line that was dropped', { ahead: { text: 'to C4', why } }, false],
  ])('a line can be thrown away while it is kept: %s', (_what, more, isOffered) => {
    expect(JSON.stringify(dropRow(seen(more))).includes('Throw my kept line away')).toBe(isOffered);
  });

  test('a dropped line isn’t also told as a line that waits, and prepared answers have their own button', () => {
    expect(lineWords(seen(ahead))).toEqual(['Your kept line was dropped. Step 1 differs.']);
    const asked = { answer: one(1), due: 1 };
    const button = (more: Partial<TableView>) => JSON.stringify(dropRow(seen(more))).includes('My prepared answers');
    expect(button({ prepared: { answers: [], asked } })).toBe(true);
    expect(button({ prepared: { answers: [one(1)] } })).toBe(false);
  });

  test('the offer to keep a line says what it comes to, whom the table waits for, and what it replaces', () => {
    const known = { line: 'to C4', picks: [{ label: 'Fly to C4' }], told: [], stopped: null };
    const preview: Preview = { ...known, before: {}, later: true };
    const offer = (more: object = {}, view: Partial<TableView> = {}): string =>
      JSON.stringify(keepOffer(seen({ awaited: [1], ...view }), { ...preview, ...more }, skirmish, 'i1'));
    expect(offer()).toContain('It is **Ben** (Red)’s turn. Only you see this.');
    expect(offer({}, { atTurn: 0 })).toContain('The table is waiting for **Ben** (Red).');
    expect(offer({}, { awaited: [0, 1] })).toContain('The table is waiting for **Ada** (Blue) and **Ben** (Red).');
    expect(offer()).toContain('Keep this line for your next move?');
    expect(offer()).not.toContain('It replaces');
    expect(offer({}, { ahead: { text: 'to D5' } })).toContain('It replaces “to D5”.');
    expect(offer({ stopped: why })).toContain('Step 1 differs.');
    expect(offer({ stopped: why, handsOver: true })).not.toContain('Step 1 differs.');
    expect(offer({ picks: [], stopped: why })).toMatch(/Nothing is kept\.(?!.*Keep it)/);
  });

  test('the reason comes from the line that was typed, from the dropped one, or from the kept one', () => {
    const other = { text: 'Another reason.' };
    expect(
      stopOf(
        seen({ ...line({ line: { picked: [], stopped: why }, dropped: other }), ahead: { text: '', why: other } }),
      ),
    ).toEqual(why);
    expect(stopOf(seen({ ...line({ dropped: why }), ahead: { text: '', why: other } }))).toEqual(why);
    expect(stopOf(seen({ ahead: { text: '', why } }))).toEqual(why);
    expect(stopOf(seen({}))).toBeNull();
  });
});

test.each([
  ['Ascendancy', ASCENDANCY],
  ['Away Missions', AWAY_MISSIONS],
  ['First Edition', FIRST_EDITION],
  ['Frontiers', FRONTIERS],
] as const)('every moment of %s reads as a clause after “If”', (_game, windows: readonly OrderKind[]) => {
  for (const { id, label } of windows) {
    const message = text(draftOf({ when: id }, { orders: { now: { ask: [], prefer: {} }, windows } }));
    // Only “I” and terms of the book keep their capital.
    expect(message, label).toMatch(
      /If \*\*(?:[a-z]|I (?:could|may) |Ascendancy has |Maintenance ends|Resource Generation )/,
    );
  }
});
