import { stream } from '../../../kernel/random.ts';
import { kept } from '../../kit/cache.ts';
import { lineUp, successes } from '../chapters/attacks/dice.ts';

/** Throws from which the odds of dice against dice are learnt, once per pair of counts. */
const THROWS = 3000;
const FACES = 6;

/** What dice against dice come to. */
export interface Odds {
  /** Successes on average. */
  mean: number;
  /** Chance of at least so many successes, from 0. */
  atLeast: readonly number[];
}

const known = new Map<number, Odds>();

/** The odds of some dice against others; 0 against: a plain test, or no Defense dice. */
export function odds(dice: number, against: number): Odds {
  return kept(known, dice * 8 + against, () => learn(dice, against));
}

/** The chance of at least so many successes. */
export function chance(dice: number, against: number, needs: number): number {
  return odds(dice, against).atLeast[needs] ?? 0;
}

/** The odds that were thrown out: always the same, whoever asks. */
function learn(dice: number, against: number): Odds {
  const random = stream(`odds ${dice} ${against}`);
  const roll = (count: number): number[] => lineUp(Array.from({ length: count }, () => random.next(FACES) + 1));
  const counts = new Array<number>(dice + 1).fill(0);
  let total = 0;
  for (let i = 0; i < THROWS; i++) {
    const result = successes(roll(dice), roll(against));
    total += result;
    for (let n = 0; n <= result; n++) counts[n] = (counts[n] ?? 0) + 1;
  }
  return { mean: total / THROWS, atLeast: counts.map((count) => count / THROWS) };
}
