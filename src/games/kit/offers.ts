import { optionByKey, optionsOf, PASS } from '../../kernel/decision.ts';
import type { Answer, AskAllStep, AskStep, Ctx, Next } from '../../kernel/game.ts';
import type { Option, Question, Refusal, RuleId, Seat, Text } from '../../kernel/types.ts';
import { later } from './cache.ts';

/**
 * Returns the reason why something can’t be done. The function is rarely called, because a list of options depends only
 * on whether there is a reason.
 */
export type Reason = () => Refusal;

/** The reason why something can’t be done, computed only if it is needed, or null if it can be done. */
export type Obstacle = Reason | null;

/** Builds a reason from a rule and its text. */
export function no(rule: RuleId, text: string | (() => string)): Reason {
  return () => ({ text: typeof text === 'string' ? text : text(), rule });
}

/**
 * A choice that a seat has now, or would have without an obstacle. Questions list the offers that can be chosen.
 * `/why`, `/play` and completion use the same offers. `D` is the type of the payload, which the step gets.
 */
export interface Offer<D> {
  /** The option in the question. */
  readonly option: Option;
  /** The option's key, if it is known before the option itself is made. */
  readonly key?: string;
  readonly payload: D;
  /** The reason why the option can’t be taken now, or null. */
  readonly why: Obstacle;
}

/** Builds an offer that can be taken. */
export function open<D>(option: Option, payload: D): Offer<D> {
  return { option, payload, why: null };
}

/** Builds an offer. If there is an obstacle, the option is made only when someone reads it. */
export function offer<D>(payload: D, why: Obstacle, make: () => Option): Offer<D> {
  return why === null ? { option: make(), payload, why } : new Barred(make, payload, why);
}

/** An option without its key. */
type Words = Omit<Option, 'key'>;

/**
 * Builds an offer with a known key, whose wording is made only when someone reads it. Random players never read the
 * wording, and making it is most of the work for a long menu.
 */
export function keyed<D>(key: string, payload: D, why: Obstacle, words: () => Words): Offer<D> {
  return new Keyed(key, payload, why, words);
}

/** Returns the offer with a note about something else that the choice would end. */
export function ending<D>(one: Offer<D>, ends: Text): Offer<D> {
  return keyed(keyOf(one), one.payload, one.why, () => {
    const { key: _key, ...words } = one.option;
    return { ...words, ends };
  });
}

class Barred<D> implements Offer<D> {
  readonly #make: () => Option;
  readonly payload: D;
  readonly why: Reason;

  constructor(make: () => Option, payload: D, why: Reason) {
    this.#make = make;
    this.payload = payload;
    this.why = why;
  }

  get option(): Option {
    return this.#make();
  }
}

class Keyed<D> implements Offer<D> {
  readonly key: string;
  readonly payload: D;
  readonly why: Obstacle;
  readonly #words: () => Words;

  constructor(key: string, payload: D, why: Obstacle, words: () => Words) {
    this.key = key;
    this.payload = payload;
    this.why = why;
    this.#words = words;
  }

  get option(): Option {
    return { key: this.key, ...this.#words() };
  }
}

/**
 * Returns the offers with new wording for those that are possible. All of the wording is computed together, when
 * someone first reads any of it. The keys of the offers don't change.
 */
export function reworded<D>(
  offers: readonly Offer<D>[],
  reword: (options: readonly Option[]) => readonly Option[],
): Offer<D>[] {
  const options = later(() => new Map(reword(openOptions(offers)).map((option) => [option.key, option])));
  return offers.map((one) => (one.why === null ? new Reworded(one, options) : one));
}

/** A possible offer with its reworded option. */
class Reworded<D> implements Offer<D> {
  readonly key: string;
  readonly payload: D;
  readonly why = null;
  readonly #options: () => ReadonlyMap<string, Option>;

  constructor(one: Offer<D>, options: () => ReadonlyMap<string, Option>) {
    this.key = keyOf(one);
    this.payload = one.payload;
    this.#options = options;
  }

  get option(): Option {
    const option = this.#options().get(this.key);
    if (option === undefined) throw new Error(`${this.key} was lost when it was worded`);
    return option;
  }
}

/** Returns the option's key, without making the option if possible. */
export function keyOf(one: Offer<unknown>): string {
  return one.key ?? one.option.key;
}

/** A question that has offers instead of options, both in `offers` and in `instead`. */
export type Offering<D> = Omit<Question, 'options' | 'instead'> & {
  readonly offers: readonly Offer<D>[];
  readonly instead?: readonly Offer<D>[];
  /** An option without a payload that declines all offers, listed in `instead`. */
  readonly decline?: Option;
  /** An option that declines all offers, listed last among them. */
  readonly pass?: Option;
};

/** Returns the options of the possible offers. If `terse` is set, options that are not yet made have only keys. */
export function openOptions(offers: readonly Offer<unknown>[], terse = false): Option[] {
  const options: Option[] = [];
  for (const one of offers) {
    if (one.why !== null) continue;
    options.push(terse && one.key !== undefined ? { key: one.key, verb: '', label: '' } : one.option);
  }
  return options;
}

/** The number of questions whose offers are cached. A process never works on more questions than this at a time. */
const KEPT = 8;
/** The options of a question, and the offers they were made from. */
interface Behind {
  readonly options: readonly Option[];
  readonly offers: readonly Offer<unknown>[];
}
/** Cache of the questions that were asked or answered last, so that most answers find their offers without a search. */
const behind: Behind[] = [];
let newest = 0;

function remember(one: Behind): void {
  newest = (newest + 1) % KEPT;
  behind[newest] = one;
}

/**
 * Returns the offers behind a question that was just made, including offers that can’t be taken. The list is empty if
 * the question wasn't built from offers.
 */
export function offersBehind({ options }: Pick<Question, 'options'>): readonly Offer<unknown>[] {
  return behind.find((one) => one?.options === options)?.offers ?? [];
}

/** The offers in a step's question, or the next step if there is nothing to ask. */
export type OffersOrGo<D, S> = Offering<D> | { go: S };

/**
 * Builds a step that asks for one of several offers and passes on its payload. After a restart or undo, the offers are
 * computed again from the same position.
 */
export function offering<G, L, D, S extends string>(step: {
  ask(ctx: Ctx<G>, local: L): OffersOrGo<D, Next<S>>;
  take(ctx: Ctx<G>, local: L, payload: D, answer: Answer): Next<S>;
}): AskStep<G, L, NoInfer<S>> {
  return {
    ask: (ctx, local) => asQuestion(step.ask(ctx, local), ctx.terse),
    answer(ctx, local, answer) {
      const payload = takenPayload(answer, () => step.ask(ctx, local));
      return step.take(ctx, local, payload, answer);
    },
  };
}

/** Builds a step that asks for several offers. The payloads come in the order chosen, with repetitions. */
export function choosing<G, L, D, S extends string>(step: {
  ask(ctx: Ctx<G>, local: L): OffersOrGo<D, Next<S>>;
  take(ctx: Ctx<G>, local: L, payloads: readonly D[], answer: Answer): Next<S>;
}): AskStep<G, L, NoInfer<S>> {
  return {
    ask: (ctx, local) => asQuestion(step.ask(ctx, local), ctx.terse),
    answer(ctx, local, answer) {
      const offers = behindOf(answer, () => step.ask(ctx, local));
      return step.take(ctx, local, payloadsNamed(offers, answer.keys), answer);
    },
  };
}

/** Builds a step that asks several seats at the same time and passes on the payloads by seat. */
export function offeringAll<G, L, D, S extends string>(step: {
  askAll(ctx: Ctx<G>, local: L): readonly Offering<D>[];
  take(ctx: Ctx<G>, local: L, payloads: ReadonlyMap<Seat, readonly D[]>): Next<S>;
}): AskAllStep<G, L, NoInfer<S>> {
  return {
    askAll: (ctx, local) => step.askAll(ctx, local).map((asked) => questionOf(asked, ctx.terse)),
    reveal(ctx, local, answers) {
      const chosen = step
        .askAll(ctx, local)
        .map((asked) => [asked.seat, payloadsNamed(offersOf(asked), answers[asked.seat] ?? [])] as const);
      return step.take(ctx, local, new Map(chosen));
    },
  };
}

/**
 * Returns a question with these offers as its options. If `terse` is set, offers whose keys are already known become
 * options that have only keys.
 */
export function asQuestion<D, S>(asked: OffersOrGo<D, S>, terse = false): Question | { go: S } {
  return 'go' in asked ? asked : questionOf(asked, terse);
}

/** Returns the offers behind a question that was answered, from the cache or computed again. */
function behindOf<D>({ question: { options } }: Answer, ask: () => OffersOrGo<D, unknown>): readonly Offer<D>[] {
  if (behind[newest]?.options !== options) {
    const known = behind.find((one) => one?.options === options);
    // The question moves back to the front of the cache, because it may be answered on several copies of the position,
    // with other questions in between.
    remember(known ?? { options, offers: offersOf(ask()) });
  }
  return (behind[newest]?.offers ?? []) as readonly Offer<D>[];
}

/** Returns the payload of the offer that was chosen. `ask` computes the offers if they are no longer cached. */
export function takenPayload<D>(answer: Answer, ask: () => OffersOrGo<D, unknown>): D {
  const taken = offerNamed(behindOf(answer, ask), answer.key);
  if (taken === null || answer.keys.length > 1) throw new Error(`${answer.keys.join()} is not one offer`);
  return taken.payload;
}

function offerNamed<D>(offers: readonly Offer<D>[], key: string): Offer<D> | null {
  for (const one of offers) if (one.why === null && keyOf(one) === key) return one;
  return null;
}

function payloadsNamed<D>(offers: readonly Offer<D>[], keys: readonly string[]): D[] {
  return keys.flatMap((key) => {
    const taken = offerNamed(offers, key);
    if (taken === null && key !== PASS) throw new Error(`${key} is no longer on offer`);
    return taken === null ? [] : [taken.payload];
  });
}

function questionOf<D>(asked: Offering<D>, terse = false): Question {
  const { seat, kind, prompt, min, max, rule, window, instead, decline, pass } = asked;
  const options = openOptions(asked.offers, terse);
  if (pass !== undefined) options.push(pass);
  remember({ options, offers: offersOf(asked) });
  const question: Question = { seat, kind, prompt, options, min, max };
  if (rule !== undefined) question.rule = rule;
  if (window !== undefined) question.window = window;
  // An empty list is kept, because it shows that the question can have options of this kind.
  if (instead !== undefined) question.instead = openOptions(instead, terse);
  if (decline !== undefined) question.instead = [...(question.instead ?? []), decline];
  return question;
}

function offersOf<D>(asked: OffersOrGo<D, unknown>): readonly Offer<D>[] {
  if ('go' in asked) return [];
  return asked.instead === undefined ? asked.offers : [...asked.offers, ...asked.instead];
}

/** Returns the option with this key or exact label, or null. */
export function optionNamed(question: Question, words: string): Option | null {
  const label = words.toLowerCase();
  return (
    optionByKey(question, words) ?? optionsOf(question).find((option) => option.label.toLowerCase() === label) ?? null
  );
}
