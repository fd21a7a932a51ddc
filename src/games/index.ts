import type { Game } from '../kernel/game.ts';
import type { Decision, GameId, Seat, State } from '../kernel/types.ts';
import * as listed from './list.ts';

/** Plays a seat from a state in which all that the seat doesn't know was dealt anew. */
export type BotPlayer = (
  state: State<unknown>,
  seat: Seat,
  decision: Decision,
  random: (bound: number) => number,
) => string[];

/** What a game lists of itself. */
interface Played {
  game: Game<unknown>;
  bots: Readonly<Record<string, BotPlayer>>;
}

// Different games fit in one list when what their positions look like is forgotten: the kernel hands each game its own
// state alone, the one that it set up, and so it is with their bots.
const played = listed as Readonly<Record<GameId, Played>>;

/** The games that can be played, in the order in which they are offered. */
export const games: readonly Game<unknown>[] = Object.values(played).map(({ game }) => game);

/** The game with this id, or null. */
export function gameOf(id: GameId): Game<unknown> | null {
  return played[id]?.game ?? null;
}

/** The ids of all games. */
export function gameIds(): GameId[] {
  return Object.keys(played);
}

/** The bot of this kind for a game, or null; `standard` is the one that takes a seat at a table. */
export function botOf(id: GameId, kind: string): BotPlayer | null {
  return played[id]?.bots[kind] ?? null;
}
