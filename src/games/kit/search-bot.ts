import { answers, randomAnswer } from '../../kernel/decision.ts';
import { Engine } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { stream } from '../../kernel/random.ts';
import { copyState } from '../../kernel/table.ts';
import type { Decision, Seat, State } from '../../kernel/types.ts';

type Random = (bound: number) => number;

/** The settings of a bot that tries answers out. */
export interface Search<G> {
  readonly game: Game<G>;
  /** Returns the value of a position for a seat. */
  worth(state: State<G>, seat: Seat): number;
  /** The maximum number of answers that are tried for one decision. */
  readonly answers: number;
  /** The number of times each answer is tried, with different dice. */
  readonly tries: number;
  /**
   * Answers the later questions in a playout until it returns null. Without a policy, later questions aren't answered.
   */
  readonly habit?: PlayoutPolicy<G>;
}

/**
 * Returns the answer to a later question of a playout, in which `length` answers have been played so far. The playout
 * ends if the policy returns null.
 */
export type PlayoutPolicy<G> = (next: State<G>, asked: Decision, length: number) => string[] | null;

/** Returns all answers to choose from, or a random selection if there are more than `most`. */
export function candidates(decision: Decision, most: number, random: Random): string[][] {
  return answers(decision, most) ?? Array.from({ length: most }, () => randomAnswer(decision, random));
}

/**
 * Returns the candidate with the best average result over several tries. Among equally good candidates, the first one
 * wins.
 */
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
        // If nothing is random, every try gives the same result. A playout policy may use its own randomness.
        isCertain = !end.rolled && search.habit === undefined;
      }
      total += worth;
    }
    if (total > most) [chosen, most] = [keys, total];
  }
  return chosen;
}

/**
 * Plays an answer on a copy of the position with separate dice, and then plays on as long as `habit` returns answers.
 * Returns the final state, the number of answers that were played, and whether chance was involved. In the given state,
 * everything that the seat doesn’t know must have been redealt. The given state isn't changed.
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
  // Without a playout policy, nobody reads the later questions, so these need no wording.
  const engine = new Engine(game, next, () => chance, true, null, habit === undefined);
  engine.answer(decision, keys);
  for (let length = 1; ; length++) {
    const [asked] = next.pending;
    const goOn = asked === undefined ? null : (habit?.(next, asked, length) ?? null);
    if (asked === undefined || goOn === null) return { state: next, length, rolled: chance.position > 0 };
    engine.answer(asked, goOn);
  }
}
