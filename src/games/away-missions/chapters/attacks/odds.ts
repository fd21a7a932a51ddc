import { kept } from '../../../kit/cache.ts';
import { lineUp, successes } from './dice.ts';

const FACES = 6;

/** The odds for a roll against opposing dice, before any re-roll. */
export interface Odds {
  /** The average number of successes. */
  mean: number;
  /** The chance of at least n successes, at index n. */
  atLeast: readonly number[];
}

/** A roll with its dice lined up, and the number of ways to roll it. */
interface Fall {
  dice: readonly number[];
  ways: number;
}

const known = new Map<number, Odds>();
const falls = new Map<number, readonly Fall[]>();

/**
 * Returns the odds of up to six dice against up to six, computed over all possible rolls (M-ATK-09, M-ATK-12,
 * M-SKILL-02, M-OPP-02). If `against` is 0, nobody opposes the dice, as in a plain test or an attack without Defense
 * dice.
 */
export function odds(dice: number, against: number): Odds {
  return kept(known, dice * 8 + against, () => workOut(dice, against));
}

/** Returns the chance of at least `needs` successes. */
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

/** Returns all possible rolls of this many dice, lined up. */
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
