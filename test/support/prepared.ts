import type { Game } from '../../src/kernel/game.ts';
import { must } from '../../src/kernel/must.ts';
import { createTable } from '../../src/kernel/table.ts';
import type { Question, Seat, State, Text } from '../../src/kernel/types.ts';
import { misfit, questionFacts } from '../../src/tables/prepared.ts';

/** The prepared answers at an open question. */
export interface AtQuestion {
  /** The window, whose act it is about, and whether its answers are open. */
  facts: ReturnType<typeof questionFacts>;
  /** The labels of the foreseen answers that fit, and of those that don't. */
  fit: Text[];
  not: Text[];
  /** The reason why typed words aren't given, or null if they are. */
  why(words: Text): Text | null;
}

/** Returns which of the answers that a game foresees for the seat fit an open question. */
export function atQuestion<G>(game: Game<G>, given: State<G>, asked: Question): AtQuestion {
  // Every game is one of unknown state to the tables.
  const any = game as unknown as Game<unknown>;
  const decision = { id: 'd1', ...asked };
  const state: State<unknown> = { ...given, game: game.id, pending: [decision] };
  const made = createTable(any, { id: 't', title: game.title, owner: 'p0', options: {}, commitment: '' });
  const table = { ...made, status: 'playing' as const, state };
  const facts = questionFacts(table, decision, any);
  const answers = foreseenIn(game, given, asked.seat, facts?.window);
  const why = (words: Text): Text | null => misfit(table, decision, words, any)?.text ?? null;
  return {
    facts,
    fit: answers.filter(({ words }) => why(words) === null).map(({ label }) => label),
    not: answers.filter(({ words }) => why(words) !== null).map(({ label }) => label),
    why,
  };
}

/** The answers that a game foresees for a window of a seat. */
export function foreseenIn<G>(game: Game<G>, state: State<G>, seat: Seat, window: string | undefined) {
  const all = must(game.foreseen, 'the answers that the game foresees')(state, seat);
  return all.find((one) => one.window === window)?.answers ?? [];
}
