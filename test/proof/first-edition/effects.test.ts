import { describe, expect, it } from 'vitest';
import { WITH_EFFECTS } from '../../../src/games/first-edition/content/effects/all.ts';
import { frontOf } from '../../../src/games/first-edition/content/sides.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { habit } from '../../../src/games/first-edition/proof/habit.ts';
import { PARTS, poolDeck } from '../../../src/games/first-edition/proof/pool-decks.ts';
import { fuzz } from '../../../src/proving/fuzz.ts';
import { auditLeaks } from '../../../src/proving/leaks.ts';

const options = (number: number) => ({ decks: [poolDeck(2 * number), poolDeck(2 * number + 1)], goal: 100 });

describe('C-RESPONSE-01: cards that do something', () => {
  it('are all in the decks by which they are tried', () => {
    // Each starter deck takes in people of its own: all of them are there in eight decks.
    const all = new Set(
      Array.from({ length: 2 * PARTS }, (_, number) => poolDeck(number)).flatMap(
        ({ missions, seeds, draw, tactics = [] }) => [...missions, ...seeds, ...draw, ...tactics],
      ),
    );
    // A mission’s other side is in the deck with its front.
    expect([...WITH_EFFECTS].filter((id) => !all.has(id) && !all.has(frontOf(id)))).toEqual([]);
  });

  it('are played at random and by habit, with every claim of the kernel kept', { timeout: 400_000 }, () => {
    const report = fuzz(firstEdition, { seed: 'effects', games: 6, every: 250, options, habit });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(6);
  });

  it('show nothing that is hidden', { timeout: 300_000 }, () => {
    for (const number of [0, 1, 2]) {
      const given = options(number);
      const report = auditLeaks(firstEdition, {
        seed: `${number}`,
        games: 2,
        states: 40,
        every: 25,
        steps: 6,
        options: given,
      });
      expect(report.leaks).toEqual([]);
    }
  });
});
