import type { Memory, Procedure, Step } from '../../kernel/game.ts';

/** How positions of a game are looked at. */
export interface Looks<G> {
  /** Looks at a position that nobody changes meanwhile: what is worked out of it `once` is remembered until then. */
  looking<T>(g: G, look: () => T): T;
  /** Works something out of a position once as long as somebody looks at it; null: nobody does, and it would be made in vain. */
  once<T>(make: (g: G) => T): (g: G) => T | null;
  /** Works something out of each thing in a position, once as long as somebody looks at that; anew each time when nobody does. */
  each<K, T>(make: (g: G, key: K) => T): (g: G, key: K) => T;
}

/** The looks of one game, each from when somebody begins to until they are done. */
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

/** The same procedures: their steps that ask change nothing, so all that goes into a question is one look at the position. */
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
