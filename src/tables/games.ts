import type { Game } from '../kernel/game.ts';
import type { Table } from '../kernel/table.ts';
import { type Decision, type GameId, Refused, type Seat, type State } from '../kernel/types.ts';

/** Returns a random integer from 0 to `bound - 1`. */
export type Random = (bound: number) => number;

/**
 * Plays a seat: answers a decision with option keys. The bot gets a state in which everything hidden from the seat has
 * been redealt.
 */
export type Bot = (
  state: State<unknown>,
  seat: Seat,
  decision: Decision,
  random: Random,
) => string[] | Promise<string[]>;

/** The games that a process knows. */
export interface Games {
  readonly all: readonly Game<unknown>[];
  /** Returns the game with this id, or null. */
  find(id: GameId): Game<unknown> | null;
  /** Returns the bot of this kind for a game, or null. */
  bot(id: GameId, kind: string): Bot | null;
  /**
   * Returns the secret of a new table, which determines all its random numbers. Without this function, each table gets
   * 32 random bytes as its secret.
   */
  secret?(): string;
}

/** Returns the version of each game's rules that this process knows. */
export function knownRules(games: Games): ReadonlyMap<GameId, number> {
  return new Map(games.all.map((game) => [game.id, game.rules]));
}

/** Returns a table's game and rules version, as stored in its head. Before the game begins, the version is 0. */
export function rulesOf({ game, state }: Table): { game: GameId; rules: number } {
  return { game, rules: state?.rules ?? 0 };
}

/**
 * True if this process knows the table's rules version. An unknown version means that a newer version of the program
 * has changed the table.
 */
export function isKnown(table: Table, games: Games): boolean {
  const { game, rules } = rulesOf(table);
  return (games.find(game)?.rules ?? -1) >= rules;
}

/** Returns the game with this id. Throws `Refused` if there is no such game. */
export function gameOf(games: Games, id: GameId): Game<unknown> {
  const game = games.find(id);
  if (game === null) throw new Refused(`There is no game called “${id}” here.`, 'T-LOBBY-01');
  return game;
}

/** Returns the name of the current turn; undefined if the game names no turns or hasn't begun. */
export function turnOf({ state }: Table, game: Game<unknown>): string | undefined {
  return state === null ? undefined : game.turnNow?.(state);
}

/** Returns the seat whose turn it is at a running table, or null. */
export function turnSeatOf({ state, status }: Table, game: Game<unknown> | null): Seat | null {
  return state === null || status !== 'playing' ? null : (game?.turnSeat?.(state) ?? null);
}
