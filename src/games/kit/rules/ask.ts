import type { Looks } from '../look.ts';
import type { Obstacle } from '../offers.ts';
import type { InForce, RulesInForce } from './in-force.ts';
import type { RuleAnswers, RuleQuestions } from './rule.ts';

/** A game's definition of its rules in force. `S` is the source of a rule, and `R` a rule. */
export interface RulesDefinition<G, S, R extends object> {
  /** Returns the rules in force (see `gathering`). */
  readonly inForce: (g: G) => RulesInForce<S, R>;
  /** Caches one value for as long as the position doesn't change. */
  readonly once: Looks<G>['once'];
  /**
   * Returns a test that tells whether a source may answer a question now, or null if all sources may. `about` is the
   * subject of the question. `name` is the question's name, or null if it asks for a whole part of the rules.
   */
  limit(g: G, rules: RulesInForce<S, R>, about: object, name: PropertyKey | null): ((source: S) => boolean) | null;
}

/** The functions that ask the rules in force. Rules that the game switches off are ignored. */
export interface RulesEngine<G, S, R extends object, Q extends RuleQuestions> {
  /** Returns all rules in force that aren't switched off. */
  working(g: G): readonly InForce<S, R>[];
  /** Returns the rules in force that have a certain part, such as the actions that cards allow. */
  saying<P extends keyof R>(g: G, part: P): readonly InForce<S, R, NonNullable<R[P]>>[];
  /** Returns the rules in force that act at a moment. */
  actingAt<M extends keyof Q['at']>(
    g: G,
    moment: M,
    about: object,
  ): readonly InForce<S, R, NonNullable<PartOf<R, 'at', M>>>[];
  /** True if any rule in force answers a question, whatever the answer is. */
  hasAnswer<P extends 'adds' | 'sets' | 'grants' | 'bans'>(g: G, part: P, name: keyof Q[P]): boolean;
  /** Returns each number that a rule in force adds to a figure. */
  additions<V extends keyof Q['adds']>(g: G, value: V, about: Q['adds'][V]): number[];
  /** Returns the sum of what the rules in force add to a figure. */
  added<V extends keyof Q['adds']>(g: G, value: V, about: Q['adds'][V]): number;
  /** Returns each number that a rule in force sets for a figure, in order. */
  settings<V extends keyof Q['sets']>(g: G, value: V, about: Q['sets'][V]): number[];
  /** Returns the number that the last of the rules in force sets for a figure, or null. */
  setTo<V extends keyof Q['sets']>(g: G, value: V, about: Q['sets'][V]): number | null;
  /** True if a rule in force allows something. */
  granted<A extends keyof Q['grants']>(g: G, grant: A, about: Q['grants'][A]): boolean;
  /** Returns the reason of the first rule in force that forbids something, or null if none does. */
  banned<B extends keyof Q['bans']>(g: G, ban: B, about: Q['bans'][B]): Obstacle;
}

type PartOf<R, P extends PropertyKey, M> = P extends keyof R
  ? M extends keyof NonNullable<R[P]>
    ? NonNullable<R[P]>[M]
    : never
  : never;

type Answer<G, S, T> = (g: G, source: S, about: object) => T;

const NONE: readonly never[] = [];
const NOTHING = {};

/** Builds the functions that ask a game's rules in force. */
export function rulesEngine<
  G,
  S extends object,
  R extends RuleAnswers<G, S, Q> & { readonly at?: object },
  Q extends RuleQuestions,
>(game: RulesDefinition<G, S, R>): RulesEngine<G, S, R, Q> {
  const looked = game.once(game.inForce);
  const rulesOf = (g: G): RulesInForce<S, R> => looked(g) ?? game.inForce(g);

  /**
   * Leaves out the rules that may not answer now. Few questions have any answers, so the limit is computed only if
   * there are some.
   */
  function limited<H>(
    g: G,
    rules: RulesInForce<S, R>,
    found: readonly InForce<S, R, H>[],
    about: object,
    name: PropertyKey | null,
  ): readonly InForce<S, R, H>[] {
    if (found.length === 0) return NONE;
    const isMeant = game.limit(g, rules, about, name);
    return isMeant === null ? found : found.filter(({ source }) => isMeant(source));
  }

  /**
   * Returns the rules in force that answer the question. The types of `RuleAnswers` say which questions have answers of
   * type `T`.
   */
  function answers<T>(
    g: G,
    part: keyof R,
    name: PropertyKey,
    about: object,
  ): readonly InForce<S, R, Answer<G, S, T>>[] {
    const rules = rulesOf(g);
    const found = rules.about(part, name as never) as readonly InForce<S, R, Answer<G, S, T>>[];
    return limited(g, rules, found, about, name);
  }

  function numbers(g: G, part: 'adds' | 'sets', name: PropertyKey, about: object): number[] {
    const found: number[] = [];
    for (const { source, says } of answers<number | null>(g, part, name, about)) {
      const number = says(g, source, about);
      if (number !== null) found.push(number);
    }
    return found;
  }

  return {
    working(g) {
      const rules = rulesOf(g);
      return limited(g, rules, rules.all, NOTHING, null);
    },
    saying(g, part) {
      const rules = rulesOf(g);
      return limited(g, rules, rules.saying(part), NOTHING, null);
    },
    actingAt: (g, name, about) => answers(g, 'at', name, about) as never,
    hasAnswer: (g, part, name) => answers(g, part, name, NOTHING).length > 0,
    additions: (g, name, about) => numbers(g, 'adds', name, about as object),
    added(g, name, about) {
      let sum = 0;
      for (const { source, says } of answers<number>(g, 'adds', name, about as object))
        sum += says(g, source, about as object);
      return sum;
    },
    settings: (g, name, about) => numbers(g, 'sets', name, about as object),
    setTo: (g, name, about) => numbers(g, 'sets', name, about as object).at(-1) ?? null,
    granted: (g, name, about) =>
      answers<boolean>(g, 'grants', name, about as object).some(({ source, says }) => says(g, source, about as object)),
    banned(g, name, about) {
      for (const { source, says } of answers<Obstacle>(g, 'bans', name, about as object)) {
        const why = says(g, source, about as object);
        if (why !== null) return why;
      }
      return null;
    },
  };
}
