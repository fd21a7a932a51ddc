import { expect, it } from 'vitest';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { fuzz } from '../../../src/proving/fuzz.ts';

it('plays random legal games to the end', { timeout: 120_000 }, () => {
  const report = fuzz(firstEdition, { seed: 'first-edition', games: 4, every: 50 });
  expect(report.violations).toEqual([]);
  expect(report.finished).toBe(4);
});
