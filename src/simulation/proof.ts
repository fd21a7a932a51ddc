import type { Decision, Json, State } from '../kernel/types.ts';

/** What a tournament is asked to play; a number that is left out is the game’s own. */
export interface Tour {
  games: number | undefined;
  /** Games against other players than the bot itself; 0: none. */
  strength: number | undefined;
  /** Against whom alone, where a game’s bot is tried against several: `random`, `greedy`; left out: all of them. */
  against?: string | undefined;
  seed: string;
  /** Who plays whom, where a game has several sides: one pair of them, or `all`; left out: the usual ones. */
  pair?: string | undefined;
  /** What kind of game is played, where a game names several: how many play, and what they agree on. */
  kind?: string | undefined;
  /** Decks that players bring, with which it is played instead of the game’s own. */
  decks?: readonly DeckFile[] | undefined;
}

/** A deck as a player’s file holds it. */
export interface DeckFile {
  name: string;
  bytes: Uint8Array;
}

/** What came of a tournament: what deserves a look, a line each, and the figures. */
export interface TourReport {
  notes: readonly string[];
  figures: Readonly<Record<string, Json | undefined>>;
}

/** Says of one game, after each answer, what came up by it. */
export type Watch = (state: State<unknown>, decision: Decision, keys: readonly string[]) => readonly string[];

/** Answers as somebody does who gets on; `cameUp` says how often each thing that is tried came up so far, `state` where things are. */
export type GuidedPlayer = (
  decision: Decision,
  random: (bound: number) => number,
  cameUp?: ReadonlyMap<string, number>,
  state?: State<unknown>,
) => string[];

/** What random games of a game should bring up. */
export interface CoverageTargets {
  readonly all: readonly string[];
  readonly watch: () => Watch;
  /** In so many games of this seed all of it comes up often enough. */
  readonly plan?: { readonly games: number; readonly seed: string };
  /** What can’t come up, each with the reason. */
  readonly beyond?: Readonly<Record<string, string>>;
}

/** How a game is proven, beside what holds for every game. */
export interface Proof {
  /** Every set of options that should be played; left out: the game’s own defaults alone. */
  readonly options?: readonly Json[];
  /**
   * Options of game `n` for so many players: with enough games, all that can be agreed on is met. `cameUp`: how often each thing that is
   * tried came up in the games before.
   */
  readonly varied?: (players: number, n: number, cameUp?: ReadonlyMap<string, number>) => Json;
  /** Options of game `n` between decks that players bring: with enough games, each meets each. */
  readonly brought?: (decks: readonly DeckFile[], n: number) => Json;
  /** What random games should bring up, by its ids, and who sees in one game what they did. */
  readonly tried?: CoverageTargets;
  /** Who gets on where chance alone doesn’t. */
  readonly habit?: GuidedPlayer;
  /** How strong the game’s bot is, and how even the game. */
  tournament(tour: Tour): TourReport;
}
