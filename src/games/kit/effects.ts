import { PASS } from '../../kernel/decision.ts';
import type { Answer, Ctx, Step, Steps } from '../../kernel/game.ts';
import type { Question, Seat } from '../../kernel/types.ts';
import { asQuestion, type Offering, type OffersOrGo, takenPayload } from './offers.ts';

// Effects are data, and a card is a list of effects. An effect's kind, named in its field `do`, defines everything
// about the effect.

/** The data that the procedure stores while it runs effects. */
export interface EffectRun<E> {
  /** The effects that are still to be carried out. After a choice, the remaining effects continue. */
  list: readonly E[];
  /** The effect that is being carried out. */
  now?: E;
}

/**
 * The step that follows: one of the kind's own steps, the next effect (`begin`), or the end of the list if the
 * remaining effects are impossible (`stop`).
 */
type Go<S extends string> = S | 'begin' | 'stop';

// biome-ignore lint/suspicious/noConfusingVoidType: a step that returns nothing continues with the next effect.
type Onward<S extends string> = Go<S> | void;

/** `all` has the functions that work for every kind, so that kinds don't have to import each other. */
type Does<G, L, E, A, S extends string> = {
  // Because the type is taken from a method, TypeScript checks its parameters less strictly, and one table can hold the
  // kinds of all effects.
  does(ctx: Ctx<G>, run: L, effect: E, all: A): Onward<S>;
}['does'];

/** A step that asks one seat, like `AskStep`. */
interface Asks<G, L, E, A, S extends string> {
  ask(ctx: Ctx<G>, run: L, effect: E, all: A): Question | { go: Go<S> };
  answer(ctx: Ctx<G>, run: L, answer: Answer, effect: E, all: A): Onward<S>;
  /** The step that follows a pass, which doesn't reach `answer`. If this step is missing, the next effect follows. */
  passed?: S;
}

/** A step that asks several seats at the same time, like `AskAllStep`. */
interface AsksAll<G, L, E, A, S extends string> {
  askAll(ctx: Ctx<G>, run: L, effect: E, all: A): Question[];
  reveal(ctx: Ctx<G>, run: L, answers: Record<Seat, string[]>, effect: E, all: A): Onward<S>;
}

/** A step for one kind of effect. The step gets the current effect as an argument. */
export type EffectStep<G, L, E, A, S extends string> =
  | Does<G, L, E, A, S>
  | Asks<G, L, E, A, S>
  | AsksAll<G, L, E, A, S>;

/** A kind's steps: one with the name of the kind, and others with unique names. */
export interface Carried<G, L, E, A, S extends string = string> {
  run: EffectStep<G, L, E, A, S>;
  steps?: { readonly [step: string]: EffectStep<G, L, E, A, S> };
}

/**
 * Like `Carried`, but for the kind `D` with exactly the additional steps `S`. All of these steps must exist, and a step
 * may continue only with one of them.
 */
export type CarriedBy<G, L, E, A, D extends string, S extends string> = Carried<G, L, E, A, D | S> &
  ([S] extends [never] ? { steps?: never } : { steps: { readonly [step in S]: EffectStep<G, L, E, A, D | S> } });

/** The payload type of a question's offers, and the names of the steps that follow if there is nothing to ask. */
type PayloadOf<R> = R extends Offering<infer D> ? D : never;
type WayOn<R> = R extends { readonly go: infer N } ? N : never;
/** The steps in `N`, except those that all kinds share. */
type OwnSteps<N> = Exclude<Extract<N, string>, 'begin' | 'stop'>;

/** Builds a step that asks for one of several offers and handles the payload of the chosen one. */
export function chosen<
  G,
  L,
  E,
  A,
  const R extends OffersOrGo<unknown, string>,
  // biome-ignore lint/suspicious/noConfusingVoidType: a step that returns nothing continues with the next effect.
  T extends string | void,
  P extends string = never,
>(step: {
  ask(ctx: Ctx<G>, run: L, effect: E, all: A): R;
  take(ctx: Ctx<G>, run: L, payload: PayloadOf<R>, effect: E, all: A): T;
  passed?: P;
}): Asks<G, L, E, A, OwnSteps<WayOn<R> | T | P>> {
  type Here = OffersOrGo<PayloadOf<R>, Go<OwnSteps<WayOn<R>>>>;
  // The step's `ask` returns offers with these payloads, or one of these next steps.
  const ask = (ctx: Ctx<G>, run: L, effect: E, all: A) => step.ask(ctx, run, effect, all) as Here;
  return {
    ask: (ctx, run, effect, all) => asQuestion(ask(ctx, run, effect, all), ctx.terse),
    answer(ctx, run, answer, effect, all) {
      const payload = takenPayload(answer, () => ask(ctx, run, effect, all));
      return step.take(ctx, run, payload, effect, all) as Onward<OwnSteps<T>>;
    },
    ...(step.passed === undefined ? {} : { passed: step.passed as OwnSteps<P> }),
  };
}

/** A description of a kind's effects, either fixed or computed from the effect and the lists of effects in it. */
export type EffectDescription<E, T, L> = T | { of(effect: E, list: (effects: L) => T): T }['of'];

/** Returns the description of an effect. `list` describes a list of effects. */
export function describeEffect<E, T extends string | number, L>(
  by: EffectDescription<E, T, L>,
  effect: E,
  list: (effects: L) => T,
): T {
  return typeof by === 'function' ? by(effect, list) : by;
}

/** Inserts effects before those that are still to be carried out. */
export function before<E>(run: EffectRun<E>, effects: readonly E[]): void {
  run.list = [...effects, ...run.list];
}

/**
 * Returns the steps of a procedure that carries out effects in order. `begins` is called before each effect, and `ends`
 * after the last. `also` are steps shared by several kinds. Throws if two kinds have a step with the same name.
 */
export function effectSteps<G, E extends { do: string }, L extends EffectRun<E>, A>(
  kinds: { readonly [kind: string]: Carried<G, L, E, A> },
  all: A,
  { begins, ends, also = {} }: { begins?(run: L): void; ends?(run: L): void; also?: Steps<G, L> } = {},
): Steps<G, L> {
  const steps: Record<string, Step<G, L>> = {
    stop(_ctx, run) {
      run.list = [];
      return 'begin';
    },
    ...also,
  };
  for (const [kind, { run, steps: more }] of Object.entries(kinds)) {
    for (const [name, step] of Object.entries({ [kind]: run, ...more })) {
      if (name in steps) throw new Error(`two kinds of effects have a step ${name}`);
      steps[name] = handed(kind, step, all);
    }
  }
  return {
    begin(_ctx, run) {
      const [now, ...list] = run.list;
      if (now === undefined) {
        ends?.(run);
        return null;
      }
      begins?.(run);
      run.now = now;
      run.list = list;
      return now.do;
    },
    ...steps,
  };
}

/** Wraps a step of a kind, so that it gets the current effect. */
function handed<G, E extends { do: string }, L extends EffectRun<E>, A>(
  kind: string,
  step: EffectStep<G, L, E, A, string>,
  all: A,
): Step<G, L> {
  const doing = ({ now }: L): E => {
    if (now?.do !== kind) throw new Error(`effects are at ${now?.do}, not at ${kind}`);
    return now;
  };
  if (typeof step === 'function') return (ctx, run) => step(ctx, run, doing(run), all) ?? 'begin';
  if ('askAll' in step) {
    return {
      askAll: (ctx, run) => step.askAll(ctx, run, doing(run), all),
      reveal: (ctx, run, answers) => step.reveal(ctx, run, answers, doing(run), all) ?? 'begin',
    };
  }
  return {
    ask: (ctx, run) => step.ask(ctx, run, doing(run), all),
    answer(ctx, run, answer) {
      if (answer.key === PASS) return step.passed ?? 'begin';
      return step.answer(ctx, run, answer, doing(run), all) ?? 'begin';
    },
  };
}

/** A fixed number, or the sum of `plus` and `each` times a count, limited to `most`. */
export type AmountOf<C> = number | { plus?: number; each: number; of: C; most?: number };

/** Computes an amount from given counts. */
export function amountOf<C>(amount: AmountOf<C>, count: (of: C) => number): number {
  if (typeof amount === 'number') return amount;
  const { plus = 0, each, of, most } = amount;
  const value = plus + each * count(of);
  return most === undefined ? value : Math.min(most, value);
}

/** Returns an amount in words: “2 cards”, “1 card for each enemy”. `count` names what is counted. */
export function amountText<C>(amount: AmountOf<C>, words: (value: number) => string, count: (of: C) => string): string {
  if (typeof amount === 'number') return words(amount);
  const { plus, each, of, most } = amount;
  const more = plus === undefined ? '' : ` plus ${each}`;
  const limit = most === undefined ? '' : ` (at most ${most}${plus === undefined ? '' : ' in all'})`;
  return `${words(plus ?? each)}${more} ${count(of)}${limit}`;
}
