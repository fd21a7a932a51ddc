import type { Game } from '../../src/kernel/game.ts';
import { InMemoryTable } from '../../src/kernel/in-memory-table.ts';
import { must } from '../../src/kernel/must.ts';
import type { Input, Table } from '../../src/kernel/table.ts';
import { hold } from '../../src/tables/held.ts';
import { type PreparedAnswer, type PreparedSeat, readPrepared } from '../../src/tables/prepared.ts';
import { PreparedAnswers } from '../../src/tables/prepared-answers.ts';
import { longTurns } from './long-turns.ts';
import type { Skirmish, SkirmishView } from './toy-game.ts';

/** A prepared answer of seat 0. */
export const ANSWER: PreparedAnswer = {
  ...{ id: 1, at: 5, window: 'attacked', when: 'I was attacked', text: 'pass', answer: 'Pass', lasts: 'once' },
};

/** A table at which seat 0 was attacked and is asked. */
export interface Scene {
  match: InMemoryTable<Skirmish>;
  table: Table;
  game: Game<unknown>;
  /** The open question of seat 0. */
  asked: string;
}

/** Returns a table at which seat 0 was attacked and is asked, and the game as the tables know it. */
export function scene(more: Partial<Game<Skirmish, SkirmishView>> = {}): Scene {
  const match = new InMemoryTable({ ...longTurns(), ...more }).start();
  for (const seat of [0, 1]) match.answer(must(match.pending(seat), 'a question'), []);
  match.submit({ t: 'orders', seat: 0, orders: { ask: ['attacked'] } });
  match.answer(must(match.pending(0), 'a question'), ['draw']);
  match.answer(must(match.pending(1), 'a question'), ['attack:u1:u0']);
  const asked = must(match.pending(0), 'a question').id;
  // Every game is one of unknown state to the tables.
  return { match, table: match.table as Table, game: match.game as unknown as Game<unknown>, asked };
}

/** The stored answers of seat 0. */
export const seatOf = (
  answers: readonly Partial<PreparedAnswer>[],
  more: Partial<PreparedSeat> = {},
): PreparedSeat => ({
  ...{ seat: 0, by: { player: 'p0' }, next: 90 },
  answers: answers.map((one, at) => ({ ...ANSWER, id: at + 1, ...one })),
  ...more,
});
/** Answers as they are stored in a field. */
export const stored = (all: PreparedSeat, field = 'if:0'): [string, string][] => [[field, JSON.stringify(all)]];
/** Holds the answers of seat 0 while a batch is applied. */
export const holding = (
  answers: readonly Partial<PreparedAnswer>[],
  more: Partial<PreparedSeat> = {},
): PreparedAnswers => new PreparedAnswers(stored(seatOf(answers, more)));

/** Returns the answers that are stored for a seat now; null if nothing has changed. */
export const changed = (answers: PreparedAnswers): PreparedSeat | null => readPrepared(answers.changes()[0]?.[1]);
/** The answer that is noted for the open question of seat 0. */
export const settled = (
  answers: PreparedAnswers,
  { table, game }: Scene,
  now = 0,
  secret = 's',
): PreparedSeat['asked'] => {
  answers.settle(hold(table, secret), game, now, false);
  return changed(answers)?.asked;
};
/** Updates answers after an input. */
export const heard = (answers: PreparedAnswers, { table, game }: Scene, input: Input, undone: number[] = []): void =>
  answers.heard(input, table, game, undone);
