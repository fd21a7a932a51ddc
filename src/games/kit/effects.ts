import { PASS } from '../../kernel/decision.ts';
import type { Answer, Ctx, Step, Steps } from '../../kernel/game.ts';
import type { Question, Seat } from '../../kernel/types.ts';
import { asQuestion, type Offering, type OffersOrGo, takenPayload } from './offers.ts';

// Effects are data: what a card does is a list of them. Each has a kind, `do`, which knows all that there is to know of it.

/** What the procedure that carries effects out remembers. */
export interface EffectRun<E> {
  /** Effects still to come: after a choice they go on from here. */
  list: readonly E[];
  /** The effect that is being carried out. */
  now?: E;
}

/** A step of the kind that comes next, on to the next effect, or the end of a list whose rest depends on what can’t be. */
type Go<S extends string> = S | 'begin' | 'stop';

// biome-ignore lint/suspicious/noConfusingVoidType: a step that says nothing goes on with the next effect.
type Onward<S extends string> = Go<S> | void;

/** Carries an effect out. `all` are the functions that need every kind: a kind doesn’t know the others. */
type Does<G, L, E, A, S extends string> = {
  // A method, so that kinds of all effects go into one table.
  does(ctx: Ctx<G>, run: L, effect: E, all: A): Onward<S>;
}['does'];

/** A choice that waits: as `AskStep`. */
interface Asks<G, L, E, A, S extends string> {
  ask(ctx: Ctx<G>, run: L, effect: E, all: A): Question | { go: Go<S> };
  answer(ctx: Ctx<G>, run: L, answer: Answer, effect: E, all: A): Onward<S>;
  /** Where a pass leads to, which isn’t answered to; on to the next effect unless told. */
  passed?: S;
}

/** Choices of several at once: as `AskAllStep`. */
interface AsksAll<G, L, E, A, S extends string> {
  askAll(ctx: Ctx<G>, run: L, effect: E, all: A): Question[];
  reveal(ctx: Ctx<G>, run: L, answers: Record<Seat, string[]>, effect: E, all: A): Onward<S>;
}

/** A step of a kind of effect, which is handed the effect that is carried out. */
export type EffectStep<G, L, E, A, S extends string> =
  | Does<G, L, E, A, S>
  | Asks<G, L, E, A, S>
  | AsksAll<G, L, E, A, S>;

/** How a kind is carried out: by the step of its name, and by further ones of names that no other kind has. */
export interface Carried<G, L, E, A, S extends string = string> {
  run: EffectStep<G, L, E, A, S>;
  steps?: { readonly [step: string]: EffectStep<G, L, E, A, S> };
}

/** The same of a kind `D` whose further steps are just `S`: they must be there, and nobody goes on to any other. */
export type CarriedBy<G, L, E, A, D extends string, S extends string> = Carried<G, L, E, A, D | S> &
  ([S] extends [never] ? { steps?: never } : { steps: { readonly [step in S]: EffectStep<G, L, E, A, D | S> } });

/** The deed of the offers that a question makes, and the steps that it goes on to without asking. */
type PayloadOf<R> = R extends Offering<infer D> ? D : never;
type WayOn<R> = R extends { readonly go: infer N } ? N : never;
/** Steps of the kind itself among those that it goes on to. */
type OwnSteps<N> = Exclude<Extract<N, string>, 'begin' | 'stop'>;

/** A choice that waits: what is on offer, and what is done with the deed of the one that was taken. */
export function chosen<
  G,
  L,
  E,
  A,
  const R extends OffersOrGo<unknown, string>,
  // biome-ignore lint/suspicious/noConfusingVoidType: a step that says nothing goes on with the next effect.
  T extends string | void,
  P extends string = never,
>(step: {
  ask(ctx: Ctx<G>, run: L, effect: E, all: A): R;
  take(ctx: Ctx<G>, run: L, payload: PayloadOf<R>, effect: E, all: A): T;
  passed?: P;
}): Asks<G, L, E, A, OwnSteps<WayOn<R> | T | P>> {
  type Here = OffersOrGo<PayloadOf<R>, Go<OwnSteps<WayOn<R>>>>;
  // What is asked is offers of these deeds, or one of these ways on.
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

/** What a kind says of its effects: always the same, or made of the effect and of lists that it holds. */
export type EffectDescription<E, T, L> = T | { of(effect: E, list: (effects: L) => T): T }['of'];

/** What a kind says of an effect; `list` says it of a list. */
export function describeEffect<E, T extends string | number, L>(
  by: EffectDescription<E, T, L>,
  effect: E,
  list: (effects: L) => T,
): T {
  return typeof by === 'function' ? by(effect, list) : by;
}

/** Puts effects before those still to come. */
export function before<E>(run: EffectRun<E>, effects: readonly E[]): void {
  run.list = [...effects, ...run.list];
}

/**
 * The steps of a procedure that carries a list of effects out in order; a choice waits in its step. `begins` is told before
 * each effect, `ends` after the last one; `also` are steps that several kinds share. Throws when two kinds have a step of the same name.
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

/** A step that the effect is handed to. */
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

/** A number, or so much for each of what is counted, and never more than `most`. */
export type AmountOf<C> = number | { plus?: number; each: number; of: C; most?: number };

/** What an amount comes to. */
export function amountOf<C>(amount: AmountOf<C>, count: (of: C) => number): number {
  if (typeof amount === 'number') return amount;
  const { plus = 0, each, of, most } = amount;
  const value = plus + each * count(of);
  return most === undefined ? value : Math.min(most, value);
}

/** An amount in words, built from its first number: “2 cards”, “1 card for each enemy”. `count` tells what is counted. */
export function amountText<C>(amount: AmountOf<C>, words: (value: number) => string, count: (of: C) => string): string {
  if (typeof amount === 'number') return words(amount);
  const { plus, each, of, most } = amount;
  const more = plus === undefined ? '' : ` plus ${each}`;
  const limit = most === undefined ? '' : ` (at most ${most}${plus === undefined ? '' : ' in all'})`;
  return `${words(plus ?? each)}${more} ${count(of)}${limit}`;
}
