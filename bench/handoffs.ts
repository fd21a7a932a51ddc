import { quick } from '../src/games/away-missions/bot/index.ts';
import { awayMissions } from '../src/games/away-missions/index.ts';
import { tournament } from '../src/proving/tournament.ts';
import type { Measured } from './figures.ts';

const GAMES = 10;

/** How often a game of Away Missions waits for somebody else: the fast bot against itself, on default answers. */
export function handoffFigures(): Measured {
  const players = [quick, quick];
  const { handoffs } = tournament(awayMissions, { seed: 'bench', games: GAMES, players: () => players, trusted: true });
  return { handoffs_per_game: handoffs };
}
