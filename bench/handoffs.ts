import { handoffs as countHandoffs } from '../src/games/ascendancy/proof/handoffs.ts';
import { quick } from '../src/games/away-missions/bot/index.ts';
import { awayMissions } from '../src/games/away-missions/index.ts';
import { tournament } from '../src/simulation/tournament.ts';
import type { Measured } from './figures.ts';
import { quantile } from './numbers.ts';

const GAMES = 10;

/** The Civilizations in each game of Ascendancy. */
const TRIOS = [
  ['federation', 'klingon', 'romulan'],
  ['vulcan', 'andorian', 'ferengi'],
  ['cardassian', 'romulan', 'federation'],
] as const;

/**
 * Counts how often a game starts to wait for another player, with default standing orders. The fast bot of Away
 * Missions and the captain of Ascendancy each play against themselves.
 */
export function handoffFigures(): Measured {
  const players = [quick, quick];
  const { handoffs } = tournament(awayMissions, { seed: 'bench', games: GAMES, players: () => players, trusted: true });
  const { rounds } = countHandoffs('bench', TRIOS);
  return {
    handoffs_per_game: handoffs,
    ascendancy_handoffs_per_round: rounds.reduce((sum, one) => sum + one, 0) / rounds.length,
    ascendancy_handoffs_p90: quantile(rounds, 0.9),
  };
}
