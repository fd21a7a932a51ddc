import type { Game } from '../kernel/game.ts';
import type { Decision, GameId, Seat, State } from '../kernel/types.ts';
import { quick } from './away-missions/bot/index.ts';
import { awayMissions } from './away-missions/index.ts';
import { captain } from './frontiers/bot/index.ts';
import { frontiers } from './frontiers/index.ts';

/** Plays a seat from a state in which all that the seat doesn't know was dealt anew. */
export type BotPlayer = (
  state: State<unknown>,
  seat: Seat,
  decision: Decision,
  random: (bound: number) => number,
) => string[];

/** Forgets what a game’s position looks like, so that different games fit in one list. */
function plain<G, V>(game: Game<G, V>): Game<unknown> {
  // The kernel hands a game its own state alone: the one that it set up.
  return game as unknown as Game<unknown>;
}

/** The games that can be played, in the order in which they are offered. */
export const games: readonly Game<unknown>[] = [plain(awayMissions), plain(frontiers)];

/** The game with this id, or null. */
export function gameOf(id: GameId): Game<unknown> | null {
  return games.find((game) => game.id === id) ?? null;
}

/** The ids of all games. */
export function gameIds(): GameId[] {
  return games.map((game) => game.id);
}

/** The bots of each game by kind; `standard` is the one that takes a seat at a table. */
const bots: Readonly<Record<GameId, Readonly<Record<string, BotPlayer>>>> = {
  // As above: the bot is given states of its own game alone.
  [awayMissions.id]: { standard: quick as unknown as BotPlayer },
  [frontiers.id]: { standard: captain as unknown as BotPlayer },
};

/** The bot of this kind for a game, or null. */
export function botOf(id: GameId, kind: string): BotPlayer | null {
  return bots[id]?.[kind] ?? null;
}
