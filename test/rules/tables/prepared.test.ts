import { expect, test } from 'vitest';
import type { Game } from '../../../src/kernel/game.ts';
import { InMemoryTable } from '../../../src/kernel/in-memory-table.ts';
import { must } from '../../../src/kernel/must.ts';
import type { Table } from '../../../src/kernel/table.ts';
import { resultOf } from '../../../src/tables/pending-line.ts';
import { type PreparedAnswer, type PreparedSeat, readPrepared, seenPrepared } from '../../../src/tables/prepared.ts';
import { PreparedAnswers } from '../../../src/tables/prepared-answers.ts';
import type { Command, Prepare, SeenAnswer } from '../../../src/tables/types.ts';
import { type Skirmish, type SkirmishView, toyGame } from '../../support/toy-game.ts';

const ANSWER: PreparedAnswer = {
  ...{ id: 1, at: 0, window: 'attacked', when: 'I was attacked', text: 'pass', answer: 'Pass', lasts: 'once' },
};

/** A table at which seat 0 was attacked and is asked, and the game as the tables know it. */
function attacked(more: Partial<Game<Skirmish, SkirmishView>> = {}): { table: Table; game: Game<unknown> } {
  const match = new InMemoryTable({ ...toyGame(), ...more }).start();
  for (const seat of [0, 1]) match.answer(must(match.pending(seat), 'a question'), []);
  match.submit({ t: 'orders', seat: 0, orders: { ask: ['attacked'] } });
  match.answer(must(match.pending(0), 'a question'), ['draw']);
  match.answer(must(match.pending(1), 'a question'), ['attack:u1:u0']);
  // Every game is one of unknown state to the tables.
  return { table: match.table as Table, game: match.game as unknown as Game<unknown> };
}

/** The answers of seat 0, as they are stored after the question has come. */
function settled(
  { table, game }: ReturnType<typeof attacked>,
  answers: readonly Partial<PreparedAnswer>[],
  isRetry = false,
): PreparedSeat['asked'] {
  const all = {
    seat: 0,
    by: { player: 'p0' },
    next: 9,
    answers: answers.map((one, id) => ({ ...ANSWER, id, ...one })),
  };
  const prepared = new PreparedAnswers([['if:0', JSON.stringify(all)]]);
  prepared.settle({ table, secret: 'secret' }, game, 0, isRetry);
  const [, text] = prepared.changes()[0] ?? [];
  return readPrepared(text)?.asked;
}

const facts = (by: number | null): Partial<Game<Skirmish, SkirmishView>> => ({
  factsOf: (_state, { window }) => (window === undefined ? null : { window, by }),
});

test.each([
  ['anybody else’s act, if another seat acts', 1, undefined, true],
  ['anybody else’s act, if nobody acts', null, undefined, true],
  ['anybody else’s act, if the seat itself acts', 0, undefined, false],
  ['another seat’s act, if that seat acts', 1, 1, true],
  ['another seat’s act, if nobody acts', null, 1, false],
  ['another seat’s act, if a third seat acts', 2, 1, false],
])('T-AHEAD-02: an answer is prepared for %s', (_what, actor, by, isGiven) => {
  const asked = settled(attacked(facts(actor)), [by === undefined ? {} : { by }]);
  expect(asked !== undefined && 'due' in asked).toBe(isGiven);
});

test('T-AHEAD-02: without facts of the game, an answer is for the seat whose turn it is', () => {
  expect(settled(attacked({ turnSeat: () => 1 }), [{ by: 1 }])).toMatchObject({ id: 0 });
  expect(settled(attacked({ turnSeat: () => 0 }), [{ by: 1 }])).toBeUndefined();
  expect(settled(attacked(), [{ window: 'boarded' }])).toBeUndefined();
});

test('an answer is given by nobody while a bot plays for its author', () => {
  const at = attacked();
  expect(settled(at, [{}])).toMatchObject({ due: expect.any(Number) });
  at.table.standIns = [{ seat: 0, player: 'p0', bot: 'random', turn: '1' }];
  expect(settled(at, [{}])).toBeUndefined();
});

test('no answer is given if a command has failed before, since trying the answer may have made it fail', () => {
  expect(settled(attacked(), [{}], true)).toMatchObject({
    why: { text: 'Something broke on our side when I tried to give it. Please answer yourself.' },
  });
});

test('the wait follows from the question and not from the answer (T-AHEAD-03)', () => {
  const due = (...answers: Partial<PreparedAnswer>[]): unknown => settled(attacked(), answers);
  const pass = due({});
  expect(due({ text: 'card:555' }, { id: 0, text: 'card:900', lasts: 'game' })).toEqual(pass);
  const another = attacked();
  must(another.table.state?.pending[0], 'a question').id = 'd99';
  expect(settled(another, [{}])).not.toMatchObject({ due: (pass as { due: number }).due });
});

test('only the person who prepared answers sees them, and only those that can still be given', () => {
  const { table, game } = attacked();
  const all: PreparedSeat = {
    ...{ seat: 0, by: { player: 'p0' }, next: 9 },
    answers: [ANSWER, { ...ANSWER, id: 2, given: 5 }, { ...ANSWER, id: 3, lasts: 'turn', turn: 'another' }],
  };
  expect(seenPrepared(all, table, game)?.answers.map(({ id }) => id)).toEqual([1]);
  expect(seenPrepared({ ...all, by: { player: 'p1' } }, table, game)).toBeNull();
  expect(seenPrepared(all, { ...table, status: 'over' }, game)).toBeNull();
});

/** Checks an answer that the player of seat 0 wants to prepare. */
function checked(given: Partial<Prepare>, game: object = toyGame()): unknown {
  const input: Prepare = { t: 'prepare', seat: 0, when: 'attacked', answer: 'pass', lasts: 'turn', ...given };
  // Every game is one of unknown state to the tables.
  return new PreparedAnswers([]).checked(
    { by: { player: 'p0' }, at: 0 },
    input,
    attacked().table,
    game as Game<unknown>,
  );
}

test.each<[string, Partial<Prepare>, RegExp]>([
  ['no answer', { answer: ' ; ' }, /Say which answer/],
  ['an answer that is too long', { answer: 'x'.repeat(201) }, /at most 200 characters/],
  ['too many words of the question', { about: 'x'.repeat(61) }, /at most 60 characters/],
  ['a window that the game doesn’t have', { when: 'boarded' }, /can’t come up/],
  ['the seat’s own act', { by: 0 }, /Choose another player/],
  ['a player who isn’t there', { by: 7 }, /Choose another player/],
])('T-AHEAD-02: what can’t be prepared is refused with advice: %s', (_what, given, why) => {
  expect(() => checked(given)).toThrow(why);
});

test('an answer gets the label that the game foresees, and lasts for the turn only in a game with turns', () => {
  expect(checked({ answer: 'card:901' })).toMatchObject({ answer: 'Throw card 901', text: 'card:901', turn: '1' });
  const { turnNow: _, ...rest } = toyGame();
  expect(() => checked({}, rest)).toThrow('This game has no turns.');
  expect(checked({ lasts: 'game' }, rest)).toMatchObject({ answer: 'Pass' });
});

test('the message about an answer that had to wait for bots says that it was prepared', () => {
  const because = {
    answer: { id: 1, when: 'I was attacked', answer: 'Pass', lasts: 'once' } satisfies SeenAnswer,
    prompt: '?',
  };
  const line = { picked: ['Pass'], stopped: null };
  const going = { by: { player: 'p0' }, ahead: true as const, because, seat: 0, outcome: { seq: 7, line } };
  const command: Command = {
    id: 'x',
    by: { seat: 1 },
    at: 0,
    input: { t: 'answer', seat: 1, decision: 'd1', keys: [] },
  };
  expect(resultOf(going, command, attacked().table)).toEqual([
    { to: 'played', seat: 0, player: 'p0', seq: 7, line, because },
  ]);
});
