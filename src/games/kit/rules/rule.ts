import type { Obstacle, Offer } from '../offers.ts';

/**
 * The questions that a game asks its rules, by family. Each family maps the name of a question to the type of its
 * subject. `at` maps the moments of the game to their subjects.
 */
export interface RuleQuestions {
  adds: object;
  sets: object;
  grants: object;
  bans: object;
  at: object;
}

type Answers<G, S, T, R> = { readonly [K in keyof T]?: (g: G, source: S, about: T[K]) => R };

/**
 * The answers of one rule. `G` is the position, `S` the source of the rule: the card or the place that it is printed
 * on. A rule answers only the questions that it names.
 */
export interface RuleAnswers<G, S, Q extends RuleQuestions> {
  /** The number that the rule adds to a figure. A negative number lowers the figure. */
  readonly adds?: Answers<G, S, Q['adds'], number>;
  /** The number that replaces the figure, or null if the figure stays. */
  readonly sets?: Answers<G, S, Q['sets'], number | null>;
  /** True if the rule allows something that is otherwise forbidden. */
  readonly grants?: Answers<G, S, Q['grants'], boolean>;
  /** The reason why the rule forbids something, or null. */
  readonly bans?: Answers<G, S, Q['bans'], Obstacle>;
}

/** The part of a rule that acts at a moment. `A` is the subject of the moment, `E` the effects of the game. */
export interface Acting<G, S, A, E> {
  /** Returns the automatic effects, or none. */
  readonly does?: (g: G, source: S, about: A) => E;
  /** Returns the choices of a player, with their effects. The effects of a choice begin with its cost. */
  readonly offers?: (g: G, source: S, about: A) => readonly Offer<E>[];
}
