import { describe, expect, it } from 'vitest';
import { ascendancy } from '../../../src/games/ascendancy/index.ts';
import { BUDGETS } from '../budgets.ts';
import { playKinds } from '../support/kinds.ts';

describe('Ascendancy', () => {
  it('random games of all kinds break no kernel invariant', () => {
    const { violations, verbs, steps } = playKinds(ascendancy, BUDGETS.ascendancy);
    expect(violations).toEqual([]);
    expect(verbs.size).toBeGreaterThan(30);
    expect(steps.size).toBeGreaterThan(20);
  });
});
