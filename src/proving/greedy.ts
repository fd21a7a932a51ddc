import { answers, randomAnswer } from '../kernel/decision.ts';
import { Engine } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { stream } from '../kernel/random.ts';
import { copyState } from '../kernel/table.ts';
import type { Decision, Seat, State } from '../kernel/types.ts';
import type { Player } from './tournament.ts';

/** Answers looked at for one decision, and how often each is tried. */
const ANSWERS = 40;
const TRIES = 3;

/** Looks one step ahead: takes the answer after which it leads by the most points on average; of equals any. */
export function greedy<G>(game: Game<G>): Player<G> {
  return (state, seat, decision, random) => {
    const all = answers(decision, ANSWERS) ?? Array.from({ length: ANSWERS }, () => randomAnswer(decision, random));
    let best: string[][] = [];
    let most = Number.NEGATIVE_INFINITY;
    for (const keys of all) {
      let total = 0;
      for (let at = 0; at < TRIES; at++) total += lead(game, state, decision, keys, seat, String(random(2 ** 31)));
      if (total > most) best = [];
      if (total >= most) best.push(keys);
      most = Math.max(most, total);
    }
    return best[random(best.length)] ?? randomAnswer(decision, random);
  };
}

/** Points by which the seat leads after an answer. */
function lead<G>(game: Game<G>, state: State<G>, decision: Decision, keys: string[], seat: Seat, seed: string): number {
  const next = copyState(state);
  new Engine(game, next, () => stream(seed), true).answer(decision, keys);
  const { rows } = game.score(next);
  const mine = rows.find((row) => row.seat === seat)?.total ?? 0;
  const others = rows.filter((row) => row.seat !== seat).map((row) => row.total);
  return mine - Math.max(...others);
}

/** Takes any legal answer. */
export const randomly: Player<unknown> = (_state, _seat, decision, random) => randomAnswer(decision, random);
