import { expect, it } from 'vitest';
import { modesOf } from '../../src/cli/modes.ts';
import { frontiers } from '../../src/games/frontiers/index.ts';
import { offers } from '../../src/kernel/decision.ts';
import type { Decision } from '../../src/kernel/types.ts';
import { fuzz } from '../../src/proving/fuzz.ts';
import { faults } from './faults.ts';

it('questions of Frontiers fit where people read them, in all kinds of games', { timeout: 60_000 }, () => {
  const found = new Set<string>();
  const verbs = new Set<string>();
  const watch = (decision: Decision): void => {
    for (const fault of faults(decision)) found.add(fault);
    for (const { verb } of offers(decision)) verbs.add(verb);
  };
  const { options: modes, habit } = modesOf(frontiers.id);
  for (const [at, options] of modes.entries()) {
    if (at % 6 !== 1) continue;
    const given = { seed: `limits ${at}`, games: 1, every: 10_000, options, watch };
    expect(fuzz(frontiers, { ...given, ...(habit === undefined ? {} : { habit }) }).violations).toEqual([]);
  }
  expect([...found]).toEqual([]);
  expect(verbs.size).toBeGreaterThan(40);
});
