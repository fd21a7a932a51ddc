import type { Game } from '../kernel/game.ts';
import type { Decision, GameId, Seat, State } from '../kernel/types.ts';
import * as listed from './list.ts';

/** Chooses an answer for a seat. In the given state, everything that the seat doesn't know has been redealt. */
export type BotPlayer = (
  state: State<unknown>,
  seat: Seat,
  decision: Decision,
  random: (bound: number) => number,
) => string[];

/** The entry of a game in `list.ts`: its rules and its bots. */
interface Played {
  game: Game<unknown>;
  bots: Readonly<Record<string, BotPlayer>>;
}

// The games have different types of positions, so the list treats positions as unknown. The cast is safe because the
// kernel gives each game, and each game's bots, only states that the game itself has set up.
const played = listed as Readonly<Record<GameId, Played>>;

/** The games that people can play, in the order that menus use. */
export const games: readonly Game<unknown>[] = Object.values(played).map(({ game }) => game);

/** Returns the game with this id, or null. */
export function gameOf(id: GameId): Game<unknown> | null {
  return played[id]?.game ?? null;
}

/** Returns the ids of all games. */
export function gameIds(): GameId[] {
  return Object.keys(played);
}

/** Returns the bot of this kind for a game, or null. The kind `standard` is the bot that takes seats at tables. */
export function botOf(id: GameId, kind: string): BotPlayer | null {
  return played[id]?.bots[kind] ?? null;
}
