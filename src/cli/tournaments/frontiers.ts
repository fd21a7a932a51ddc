import { captain } from '../../games/frontiers/bot/index.ts';
import { frontiers } from '../../games/frontiers/index.ts';
import { randomly } from '../../proving/greedy.ts';
import { tournament } from '../../proving/tournament.ts';
import type { Tour } from './tour.ts';

/** Games of three bots, each of which goes on for hours with people. */
const TRIOS = 10;
const SCENARIO = 'first-reconnaissance';

/** How strong the bot is, how long it thinks, and how often a game of three waits for somebody else: a line of JSON. */
export function frontiersTournament({ games = TRIOS, strength = 200, seed }: Tour): void {
  // The slowest answer of the bot, in milliseconds.
  let slowest = 0;
  const timed: typeof captain = (...asked) => {
    const began = performance.now();
    const keys = captain(...asked);
    slowest = Math.max(slowest, performance.now() - began);
    return keys;
  };
  const duels = tournament(frontiers, {
    seed: `${seed} random`,
    games: strength,
    options: { scenario: SCENARIO, players: 2 },
    players: (n) => (n % 2 === 0 ? [timed, randomly] : [randomly, timed]),
  });
  const trios = tournament(frontiers, {
    seed,
    games,
    options: { scenario: SCENARIO, players: 3 },
    players: () => [timed, timed, timed],
  });
  console.log(
    JSON.stringify({
      games: strength,
      beats_random: strength === 0 ? null : duels.results.filter((winner, n) => winner === n % 2).length / strength,
      ms_per_decision: Math.round(trios.thinking * 1000) / 1000,
      slowest_ms: Math.round(slowest),
      games_of_three: games,
      handoffs_of_three: trios.handoffs,
    }),
  );
}
