import { describe, expect, it } from 'vitest';
import { proofs } from '../../src/cli/proofs.ts';
import { gameIds, gameOf } from '../../src/games/index.ts';
import { fuzz } from '../../src/simulation/fuzz.ts';

/** The number of decisions between two runs of the costly checks: every option, undo and replay. */
const EVERY = 20;

describe.each(gameIds())('%s', (id) => {
  it('a whole game reaches its end without breaking any kernel invariant', () => {
    const game = gameOf(id);
    if (game === null) throw new Error('there is no such game');
    const { habit, options: [options] = [] } = proofs[id] ?? {};
    const { violations, finished } = fuzz(game, {
      ...{ seed: 'one whole game', games: 1, every: EVERY },
      ...(habit && { habit }),
      ...(options && { options }),
    });
    expect(violations).toEqual([]);
    expect(finished).toBe(1);
  });
});
