import { answers, randomAnswer } from '../../kernel/decision.ts';
import { Engine } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { stream } from '../../kernel/random.ts';
import { copyState } from '../../kernel/table.ts';
import type { Decision, Seat, State } from '../../kernel/types.ts';

type Random = (bound: number) => number;

/** What a game gives a bot that tries answers out. */
export interface Search<G> {
  readonly game: Game<G>;
  /** How well the seat stands. */
  worth(state: State<G>, seat: Seat): number;
  /** Answers looked at for one decision, at most. */
  readonly answers: number;
  /** How often each is tried, with throws of its own. */
  readonly tries: number;
  /** Answers to what is asked next, as long as there are any; left out: none. */
  readonly habit?: PlayoutPolicy<G>;
}

/** An answer to what is asked after `length` others; null: it is played no further. */
export type PlayoutPolicy<G> = (next: State<G>, asked: Decision, length: number) => string[] | null;

/** Answers to choose among: all of them, or so many at random where there are more. */
export function candidates(decision: Decision, most: number, random: Random): string[][] {
  return answers(decision, most) ?? Array.from({ length: most }, () => randomAnswer(decision, random));
}

/** The candidate after which the seat stands best on average over a few throws of the dice; of equals the first. */
export function bestTried<G>(
  search: Search<G>,
  state: State<G>,
  decision: Decision,
  among: readonly string[][],
  salt: string,
): string[] {
  let chosen = among[0] ?? [];
  let most = Number.NEGATIVE_INFINITY;
  for (const keys of among) {
    let total = 0;
    let worth = 0;
    let isCertain = false;
    for (let at = 0; at < search.tries; at++) {
      if (!isCertain) {
        const end = tried(search.game, state, decision, keys, `${salt} ${at}`, search.habit);
        worth = search.worth(end.state, decision.seat);
        // Where nothing was left to chance, every further try comes to the same; a habit may have whims of its own.
        isCertain = !end.rolled && search.habit === undefined;
      }
      total += worth;
    }
    if (total > most) [chosen, most] = [keys, total];
  }
  return chosen;
}

/**
 * Gives an answer in a copy of the position, with dice of its own, and plays on there as long as `habit` has answers to what is
 * asked next; `length` is the number of answers that were played, `rolled` whether chance had a say. The given state is one in
 * which all that the seat doesn’t know was dealt anew, and is left alone.
 */
export function tried<G>(
  game: Game<G>,
  state: State<G>,
  decision: Decision,
  keys: string[],
  seed: string,
  habit?: PlayoutPolicy<G>,
): { state: State<G>; length: number; rolled: boolean } {
  const next = copyState(state);
  const chance = stream(seed);
  // What is asked next is read by a habit alone.
  const engine = new Engine(game, next, () => chance, true, null, habit === undefined);
  engine.answer(decision, keys);
  for (let length = 1; ; length++) {
    const [asked] = next.pending;
    const goOn = asked === undefined ? null : (habit?.(next, asked, length) ?? null);
    if (asked === undefined || goOn === null) return { state: next, length, rolled: chance.position > 0 };
    engine.answer(asked, goOn);
  }
}
