import type { Memory, Procedure, Step } from '../../kernel/game.ts';

/** Caches for values that are computed from a position. A “look” is a period in which the position doesn't change. */
export interface Looks<G> {
  /** Runs a function as one look. The function must not change the position, so that values can be cached. */
  looking<T>(g: G, look: () => T): T;
  /**
   * Returns a function that caches one value per look. Outside a look, where the value could be used only once, the
   * function returns null.
   */
  once<T>(make: (g: G) => T): (g: G) => T | null;
  /**
   * Returns a function that caches one value per key and look. Outside a look, the function computes the value each
   * time.
   */
  each<K, T>(make: (g: G, key: K) => T): (g: G, key: K) => T;
}

/** Creates these caches for one game. */
export function looks<G>(): Looks<G> {
  let now: { readonly g: G } | null = null;
  function once<T>(make: (g: G) => T): (g: G) => T | null {
    let made: { look: { readonly g: G }; value: T } | null = null;
    return (g: G) => {
      if (now?.g !== g) return null;
      if (made?.look !== now) made = { look: now, value: make(g) };
      return made.value;
    };
  }
  return {
    looking(g, look) {
      if (now?.g === g) return look();
      const before = now;
      now = { g };
      try {
        return look();
      } finally {
        now = before;
      }
    },
    once,
    each<K, T>(make: (g: G, key: K) => T) {
      const known = once(() => new Map<K, { value: T }>());
      return (g: G, key: K) => {
        const values = known(g);
        if (values === null) return make(g, key);
        const there = values.get(key);
        if (there !== undefined) return there.value;
        const value = make(g, key);
        values.set(key, { value });
        return value;
      };
    },
  };
}

/**
 * Wraps procedures so that each question is one look. Steps that ask don't change the position, so values can be
 * cached.
 */
export function lookingAsAsked<G>(looking: Looks<G>['looking']): (one: Procedure<G>) => Procedure<G> {
  const lookingStep = (step: Step<G, Memory>): Step<G, Memory> => {
    if (typeof step === 'function' || !('ask' in step)) return step;
    return { ...step, ask: (ctx, local) => looking(ctx.g, () => step.ask(ctx, local)) };
  };
  return ({ name, steps }) => ({
    name,
    steps: Object.fromEntries(Object.entries(steps).map(([step, one]) => [step, lookingStep(one)] as const)),
  });
}
