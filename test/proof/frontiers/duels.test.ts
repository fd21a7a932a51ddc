import { expect, it } from 'vitest';
import { captain } from '../../../src/games/frontiers/bot/index.ts';
import { frontiers } from '../../../src/games/frontiers/index.ts';
import { randomly } from '../../../src/simulation/greedy.ts';
import { tournament } from '../../../src/simulation/tournament.ts';
import { BUDGETS } from '../budgets.ts';

it('the captain beats random play in every short game, in either seat', () => {
  const { results } = tournament(frontiers, {
    seed: 'captain',
    games: BUDGETS.frontiers.duels,
    options: { scenario: 'first-reconnaissance', players: 2, frontierTiles: -5 },
    players: (n) => (n % 2 === 0 ? [captain, randomly] : [randomly, captain]),
  });
  expect(results).toEqual(results.map((_, n) => n % 2));
});
