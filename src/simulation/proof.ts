import type { Decision, Json, State } from '../kernel/types.ts';

/** The settings of a tournament. Missing numbers use the game’s defaults. */
export interface Tour {
  games: number | undefined;
  /** Number of games against other players than the bot itself, or 0 for none. */
  strength: number | undefined;
  /** The single opponent to use if a game’s bot has several: `random` or `greedy`. Default: all. */
  against?: string | undefined;
  seed: string;
  /** The pair of sides to play, or `all`, if a game has several. Default: the usual ones. */
  pair?: string | undefined;
  /** The kind of game, if a game has several: number of players and settings. */
  kind?: string | undefined;
  /** Decks brought by players, used instead of the game’s own. */
  decks?: readonly DeckFile[] | undefined;
}

/** A deck file of a player. */
export interface DeckFile {
  name: string;
  bytes: Uint8Array;
}

/** The results of a tournament: notes, one per line, and figures. */
export interface TourReport {
  notes: readonly string[];
  figures: Readonly<Record<string, Json | undefined>>;
}

/** Returns what came up in a game, called after each answer. */
export type Watch = (state: State<unknown>, decision: Decision, keys: readonly string[]) => readonly string[];

/**
 * Answers like a player who makes progress. `cameUp` counts how often each thing came up so far, and `state` is the
 * position.
 */
export type GuidedPlayer = (
  decision: Decision,
  random: (bound: number) => number,
  cameUp?: ReadonlyMap<string, number>,
  state?: State<unknown>,
) => string[];

/** The things that random games should bring up. */
export interface CoverageTargets {
  readonly all: readonly string[];
  readonly watch: () => Watch;
  /** A plan with which everything comes up often enough: this many games with this seed. */
  readonly plan?: { readonly games: number; readonly seed: string };
  /** Things that can’t come up, each with the reason. */
  readonly beyond?: Readonly<Record<string, string>>;
}

/** The proof settings of a game, besides what holds for every game. */
export interface Proof {
  /** Every set of options to play. Default: the game’s default options. */
  readonly options?: readonly Json[];
  /**
   * Returns the options of game `n` for this many players. Enough games cover all settings. `cameUp` counts how often
   * each thing came up before.
   */
  readonly varied?: (players: number, n: number, cameUp?: ReadonlyMap<string, number>) => Json;
  /** Returns the options of game `n` between brought decks. With enough games, each deck meets each other. */
  readonly brought?: (decks: readonly DeckFile[], n: number) => Json;
  /** The things that random games should bring up, and their observer. */
  readonly tried?: CoverageTargets;
  /** A player that makes progress where chance doesn’t. */
  readonly habit?: GuidedPlayer;
  /** Measures the strength of the game’s bot and the balance of the game. */
  tournament(tour: Tour): TourReport;
}
