import { expect, it } from 'vitest';
import { handoffs } from '../../../src/games/away-missions/proof/handoffs.ts';
import { modes } from '../../../src/games/away-missions/proof/modes.ts';

/** The maximum number of changes of the awaited person in a game of four, per player. */
const MOST = 45;

const FOUR = modes().filter((options) => (options as { factions?: string[] }).factions?.length === 4);

it('with default standing orders, a four-player game switches to another player at most 45 times per player', () => {
  expect(FOUR.length).toBeGreaterThan(7);
  const { games, steps } = handoffs('bound', FOUR);
  expect(games).toHaveLength(FOUR.length);
  expect(Math.max(...games)).toBeLessThanOrEqual(MOST);
  // These are whole games, with turns in three Rounds and a choice of cards before the later Rounds.
  expect(Math.min(...games)).toBeGreaterThan(10);
  expect(steps.get('draw-phase.discard') ?? 0).toBeGreaterThanOrEqual(FOUR.length);
});
