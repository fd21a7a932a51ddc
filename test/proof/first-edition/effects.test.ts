import { describe, expect, it } from 'vitest';
import { WITH_EFFECTS } from '../../../src/games/first-edition/content/effects/all.ts';
import { ruleOf } from '../../../src/games/first-edition/content/effects/rules.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { firstEdition } from '../../../src/games/first-edition/index.ts';
import { habit } from '../../../src/games/first-edition/proof/habit.ts';
import { starters } from '../../../src/games/first-edition/starters.ts';
import { fuzz } from '../../../src/proving/fuzz.ts';
import { auditLeaks } from '../../../src/proving/leaks.ts';

/** Types of cards that lie in draw decks. */
const DRAWN = ['Event', 'Interrupt', 'Incident', 'Objective', 'Equipment', 'Doorway'];

/** Starter decks with every card besides that does something, each in one of them, most of them twice in a row of games. */
function deck(number: number, parts: number) {
  const base = starters()[number % starters().length];
  const all = [...WITH_EFFECTS].filter((id) => DRAWN.includes(cardOf(id).type));
  const own = all.filter((_, at) => at % parts === number % parts);
  const seeded = own.filter((id) => ruleOf(id)?.seeds !== undefined);
  return {
    name: `Deck ${number}`,
    missions: [...(base?.missions ?? [])],
    seeds: [...(base?.seeds ?? []), ...seeded],
    draw: [
      ...(base?.draw ?? []),
      ...own.filter((id) => !seeded.includes(id)),
      ...own.filter((id) => !seeded.includes(id)),
    ],
  };
}

const PARTS = 6;
const options = (number: number) => ({ decks: [deck(2 * number, PARTS), deck(2 * number + 1, PARTS)], goal: 100 });

describe('C-RESPONSE-01: cards that do something', () => {
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
