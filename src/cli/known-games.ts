import { botOf, gameOf, games } from '../games/index.ts';
import type { Games } from '../tables/games.ts';

/** All games with their bots, for the processes that run them. */
export const knownGames: Games = { all: games, find: gameOf, bot: botOf };
