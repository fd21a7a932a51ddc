import { randomly } from '../../../simulation/greedy.ts';
import type { Tour, TourReport } from '../../../simulation/proof.ts';
import { tournament as play } from '../../../simulation/tournament.ts';
import { captain } from '../bot/index.ts';
import { frontiers } from '../index.ts';

/** The number of games with three bots. The number is small, because such games are long. */
const TRIOS = 10;
const SCENARIO = 'first-reconnaissance';
const LONE = 'solo-conquest';

/** Measures the bot's strength, its thinking time, and how often a three-player game waits for another player. */
export function tournament({ games = TRIOS, strength = 200, seed }: Tour): TourReport {
  // The bot's slowest answer, in milliseconds.
  let slowest = 0;
  const timed: typeof captain = (...asked) => {
    const began = performance.now();
    const keys = captain(...asked);
    slowest = Math.max(slowest, performance.now() - began);
    return keys;
  };
  const duels = play(frontiers, {
    seed: `${seed} random`,
    games: strength,
    options: { scenario: SCENARIO, players: 2 },
    players: (n) => (n % 2 === 0 ? [timed, randomly] : [randomly, timed]),
  });
  const trios = play(frontiers, {
    seed,
    games,
    options: { scenario: SCENARIO, players: 3 },
    players: () => [timed, timed, timed],
  });
  // Solo games against the Cubes: the number of Cubes destroyed in each.
  const falls: number[] = [];
  const lone = play(frontiers, {
    seed: `${seed} lone`,
    games,
    options: { scenario: LONE, players: 1 },
    players: () => [timed],
    ended: (_, { g }) => falls.push(Object.values(g.cubes).filter(({ destroyed }) => destroyed).length),
  });
  const points = lone.points.reduce((sum, [own = 0]) => sum + own, 0);
  return {
    notes: [],
    figures: {
      games: strength,
      beats_random: strength === 0 ? null : duels.results.filter((winner, n) => winner === n % 2).length / strength,
      ms_per_decision: Math.round(trios.thinking * 1000) / 1000,
      slowest_ms: Math.round(slowest),
      games_of_three: games,
      handoffs_of_three: trios.handoffs,
      games_alone: games,
      with_a_cube: falls.filter((count) => count > 0).length,
      with_both_cubes: falls.filter((count) => count > 1).length,
      points_alone: games === 0 ? null : points / games,
    },
  };
}
