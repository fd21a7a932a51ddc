import type { Decision, Json, State } from '../kernel/types.ts';

/** The settings of a tournament. If a number is undefined, the game's default applies. */
export interface Tour {
  games: number | undefined;
  /** The number of games that the bot plays against other kinds of players, or 0 for none. */
  strength: number | undefined;
  /**
   * The only opponent to use, if a game’s bot has several: `random` or `greedy`. By default, all opponents are used.
   */
  against?: string | undefined;
  seed: string;
  /** The pair of sides to play, or `all`, if a game has several pairs. By default, the usual pairs are played. */
  pair?: string | undefined;
  /** The kind of game to play, if there are several. A kind is a number of players together with settings. */
  kind?: string | undefined;
  /** Decks that players bring, used instead of the game’s own. */
  decks?: readonly DeckFile[] | undefined;
}

/** The deck file of a player. */
export interface DeckFile {
  name: string;
  bytes: Uint8Array;
}

/** The results of a tournament: notes (one per line) and figures. */
export interface TourReport {
  notes: readonly string[];
  figures: Readonly<Record<string, Json | undefined>>;
}

/** Called after each answer. Returns the coverage targets that came up in the game through this answer. */
export type Watch = (state: State<unknown>, decision: Decision, keys: readonly string[]) => readonly string[];

/**
 * Answers decisions like a player who wants to make progress. `cameUp` counts how often each coverage target has come
 * up so far, and `state` is the position.
 */
export type GuidedPlayer = (
  decision: Decision,
  random: (bound: number) => number,
  cameUp?: ReadonlyMap<string, number>,
  state?: State<unknown>,
) => string[];

/** The targets that random games should cover. */
export interface CoverageTargets {
  readonly all: readonly string[];
  readonly watch: () => Watch;
  /** A plan that makes everything come up often enough: the number of games, and the seed. */
  readonly plan?: { readonly games: number; readonly seed: string };
  /** The targets that can’t come up, each with the reason. */
  readonly beyond?: Readonly<Record<string, string>>;
}

/** The settings for the proof of a game, in addition to what applies to every game. */
export interface Proof {
  /** Every set of options to play. By default, only the game’s default options are played. */
  readonly options?: readonly Json[];
  /**
   * Returns the options of game `n` for this number of players. If there are enough games, they cover all settings.
   * `cameUp` counts how often each coverage target has come up before.
   */
  readonly varied?: (players: number, n: number, cameUp?: ReadonlyMap<string, number>) => Json;
  /**
   * Returns the options of game `n`, which is played between two of these decks. With enough games, each deck meets
   * every other deck.
   */
  readonly brought?: (decks: readonly DeckFile[], n: number) => Json;
  /** The targets that random games should cover, and the function that observes which of them come up. */
  readonly tried?: CoverageTargets;
  /** A player that makes progress where random play doesn’t. */
  readonly habit?: GuidedPlayer;
  /** Measures the strength of the game’s bot and the balance of the game. */
  tournament(tour: Tour): TourReport;
}
