import { answers, randomAnswer } from '../../../kernel/decision.ts';
import { Engine } from '../../../kernel/engine.ts';
import { stream } from '../../../kernel/random.ts';
import { copyState } from '../../../kernel/table.ts';
import type { Decision, Seat, State } from '../../../kernel/types.ts';
import { awayMissions } from '../index.ts';
import type { AwayMissions } from '../state.ts';
import { standingOf } from './position.ts';

/** Answers tried at most, and how often each. */
const ANSWERS = 14;
const TRIES = 2;

/** The answer after which the seat stands best at the next question, over a few throws of the dice. */
export function byTrial(
  state: State<AwayMissions>,
  seat: Seat,
  decision: Decision,
  random: (bound: number) => number,
): string[] {
  const all = answers(decision, ANSWERS) ?? Array.from({ length: ANSWERS }, () => randomAnswer(decision, random));
  const salt = random(2 ** 31);
  let chosen = all[0] ?? randomAnswer(decision, random);
  let most = Number.NEGATIVE_INFINITY;
  for (const keys of all) {
    let total = 0;
    for (let at = 0; at < TRIES; at++) total += standingOf(after(state, decision, keys, `${salt} ${at}`).g, seat);
    if (total > most) [chosen, most] = [keys, total];
  }
  return chosen;
}

/** The state after an answer, with dice of its own. */
export function after(
  state: State<AwayMissions>,
  decision: Decision,
  keys: string[],
  seed: string,
): State<AwayMissions> {
  const next = copyState(state);
  new Engine(awayMissions, next, () => stream(seed), true).answer(decision, keys);
  return next;
}
