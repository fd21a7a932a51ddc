import { gameOf, games } from '../games/index.ts';
import { randomAnswer } from '../kernel/decision.ts';
import type { Games } from './games.ts';

/** The games of this project. A seat for which a game has no bot of that kind is played by chance. */
export const knownGames: Games = {
  all: games,
  find: gameOf,
  bot: (id) => (gameOf(id) === null ? null : (_state, _seat, decision, random) => randomAnswer(decision, random)),
};
