import { describe, expect, it } from 'vitest';
import { bestOf, leastOf, limited, lineUp, successes } from '../../../src/games/away-missions/chapters/attacks/dice.ts';

describe('dice counts and results', () => {
  it('M-ATK-08 M-SKILL-06: `limited` keeps the number of dice between zero and six', () => {
    expect([-1, 0, 6, 7].map(limited)).toEqual([0, 0, 6, 6]);
  });

  it('M-ATK-09 M-ATK-12 M-ATK-13: each die must beat its opposing die, or reach 4 if there is none', () => {
    expect(successes(lineUp([2, 6, 4, 2]), lineUp([1, 5, 4]))).toBe(2);
    expect(successes([4, 4, 3], [])).toBe(2);
    expect(successes([5], [4, 6, 6])).toBe(1);
  });

  it('M-RR-01: bestOf returns the most successes that a re-roll could give', () => {
    expect(bestOf(3, [6, 5])).toBe(2);
    expect(bestOf(2, [6, 6])).toBe(0);
    expect(bestOf(0, [])).toBe(0);
  });

  it('M-RR-01: leastOf counts successes as if every opposing die showed 6, so only unopposed dice of 4 or more succeed', () => {
    expect(leastOf([6, 5, 4, 3], 1)).toBe(2);
    expect(leastOf([6, 5], 2)).toBe(0);
    expect(leastOf([6], 3)).toBe(0);
    expect(leastOf([4, 4, 1], 0)).toBe(2);
  });
});
