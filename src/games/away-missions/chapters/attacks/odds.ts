import { kept } from '../../../kit/cache.ts';
import { lineUp, successes } from './dice.ts';

const FACES = 6;

/** What dice against dice come to, before anybody re-rolls. */
export interface Odds {
  /** Successes on average. */
  mean: number;
  /** Chance of at least so many successes, from 0. */
  atLeast: readonly number[];
}

/** Dice as they can be lined up, and how often they fall so. */
interface Fall {
  dice: readonly number[];
  ways: number;
}

const known = new Map<number, Odds>();
const falls = new Map<number, readonly Fall[]>();

/**
 * The odds of some dice against others, each at most six, worked out over all ways in which they can fall (M-ATK-09, M-ATK-12,
 * M-SKILL-02, M-OPP-02); 0 against: a plain test, or no Defense dice.
 */
export function odds(dice: number, against: number): Odds {
  return kept(known, dice * 8 + against, () => workOut(dice, against));
}

/** The chance of at least so many successes. */
export function chance(dice: number, against: number, needs: number): number {
  return odds(dice, against).atLeast[needs] ?? 0;
}

function workOut(dice: number, against: number): Odds {
  const counts = new Array<number>(dice + 1).fill(0);
  for (const mine of fallsOf(dice)) {
    for (const theirs of fallsOf(against)) {
      const result = successes(mine.dice, theirs.dice);
      counts[result] = (counts[result] ?? 0) + mine.ways * theirs.ways;
    }
  }
  const all = FACES ** (dice + against);
  const atLeast = counts.map((_, least) => counts.slice(least).reduce((sum, count) => sum + count, 0) / all);
  return { mean: atLeast.slice(1).reduce((sum, part) => sum + part, 0), atLeast };
}

/** All ways in which dice can fall, lined up. */
function fallsOf(count: number): readonly Fall[] {
  return kept(falls, count, () => {
    if (count === 0) return [{ dice: [], ways: 1 }];
    const found = new Map<string, Fall>();
    for (const { dice, ways } of fallsOf(count - 1)) {
      for (let face = 1; face <= FACES; face++) {
        const lined = lineUp([...dice, face]);
        const before = found.get(lined.join());
        found.set(lined.join(), { dice: lined, ways: ways + (before?.ways ?? 0) });
      }
    }
    return [...found.values()];
  });
}
