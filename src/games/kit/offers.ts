import { optionByKey, optionsOf, PASS } from '../../kernel/decision.ts';
import type { Answer, AskAllStep, AskStep, Ctx, Next } from '../../kernel/game.ts';
import type { Option, Question, Refusal, RuleId, Seat, Text } from '../../kernel/types.ts';
import { later } from './cache.ts';

/** Says why something can’t be done. Seldom asked to: who lists options wants to know whether. */
export type Reason = () => Refusal;

/** Why something can’t be done, worked out when somebody asks; null: nothing is against it. */
export type Obstacle = Reason | null;

/** A reason why not. */
export function no(rule: RuleId, text: string | (() => string)): Reason {
  return () => ({ text: typeof text === 'string' ? text : text(), rule });
}

/**
 * Something that a seat may do, or may not do now and why. The steps that ask list what can be taken; `/why`, `/play` and
 * completion look at the very same offers. `D`: what is done then, in the game’s own types.
 */
export interface Offer<D> {
  /** How a question lists it. */
  readonly option: Option;
  /** The key of the option, where it is known before that is made; left out: it is made. */
  readonly key?: string;
  readonly payload: D;
  /** Why it can’t be taken now; null: it can. */
  readonly why: Obstacle;
}

/** An offer that can be taken. */
export function open<D>(option: Option, payload: D): Offer<D> {
  return { option, payload, why: null };
}

/** What can be done unless something stands against it; the option of what can’t is made when somebody looks at it. */
export function offer<D>(payload: D, why: Obstacle, make: () => Option): Offer<D> {
  return why === null ? { option: make(), payload, why } : new Barred(make, payload, why);
}

/** All of an option but its key. */
type Words = Omit<Option, 'key'>;

/**
 * The same by the key that the option will have: its words are made when somebody reads them. Who plays at random never does, and
 * they are most of the work of a long menu.
 */
export function keyed<D>(key: string, payload: D, why: Obstacle, words: () => Words): Offer<D> {
  return new Keyed(key, payload, why, words);
}

/** The same offer, which says what else ends with it. */
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
 * The same offers, of which those that can be taken are worded together: by all of their options, in this order, when somebody
 * reads the first of them. Keys stay.
 */
export function reworded<D>(
  offers: readonly Offer<D>[],
  reword: (options: readonly Option[]) => readonly Option[],
): Offer<D>[] {
  const options = later(() => new Map(reword(openOptions(offers)).map((option) => [option.key, option])));
  return offers.map((one) => (one.why === null ? new Reworded(one, options) : one));
}

/** An offer that can be taken, by its option among those that were worded together. */
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

/** The key of the option. Not taken apart: to read the option is to make it. */
export function keyOf(one: Offer<unknown>): string {
  return one.key ?? one.option.key;
}

/** A question of which each option is an offer, those that answer it alone, too. */
export type Offering<D> = Omit<Question, 'options' | 'instead'> & {
  readonly offers: readonly Offer<D>[];
  readonly instead?: readonly Offer<D>[];
  /** An option that takes none of them, in their place: there is no deed behind it. */
  readonly decline?: Option;
  /** The same, listed last among them. */
  readonly pass?: Option;
};

/** The options of the offers that can be taken; `terse`: where no words were made yet, their keys alone. */
export function openOptions(offers: readonly Offer<unknown>[], terse = false): Option[] {
  const options: Option[] = [];
  for (const one of offers) {
    if (one.why !== null) continue;
    options.push(terse && one.key !== undefined ? { key: one.key, verb: '', label: '' } : one.option);
  }
  return options;
}

/** Questions of which it is remembered what lies behind: more than wait for answers between two of one process. */
const KEPT = 8;
/** What lies behind the options of a question. */
interface Behind {
  readonly options: readonly Option[];
  readonly offers: readonly Offer<unknown>[];
}
/** That of questions that were asked or answered last: a cache, so that most answers find it at once. */
const behind: Behind[] = [];
let newest = 0;

function remember(one: Behind): void {
  newest = (newest + 1) % KEPT;
  behind[newest] = one;
}

/** The offers behind a question that was made just now, also those that can’t be taken; none where it was made without offers. */
export function offersBehind({ options }: Pick<Question, 'options'>): readonly Offer<unknown>[] {
  return behind.find((one) => one?.options === options)?.offers ?? [];
}

/** What a step asks by offers, or where it goes on when there is nothing to ask. */
export type OffersOrGo<D, S> = Offering<D> | { go: S };

/**
 * A step that asks for one of some offers and hands the deed of the one that was taken on. After a restart or an undo the
 * offers are worked out anew, from the position that they were worked out from before.
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

/** A step that asks for several of some offers: the deeds come as they were named, one as often as it was. */
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

/** A step that asks several seats at once by offers and hands on the deeds of each, by seat. */
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

/** The question that offers make; `terse`: by keys alone, as far as they are enough. */
export function asQuestion<D, S>(asked: OffersOrGo<D, S>, terse = false): Question | { go: S } {
  return 'go' in asked ? asked : questionOf(asked, terse);
}

/** What lies behind the options of a question: remembered offers of the very step that asked it, or worked out anew. */
function behindOf<D>({ question: { options } }: Answer, ask: () => OffersOrGo<D, unknown>): readonly Offer<D>[] {
  if (behind[newest]?.options !== options) {
    const known = behind.find((one) => one?.options === options);
    // What is answered on one copy after another stays in mind, whatever is asked between.
    remember(known ?? { options, offers: offersOf(ask()) });
  }
  return (behind[newest]?.offers ?? []) as readonly Offer<D>[];
}

/** The deed of the one offer that was taken; `ask` works the offers out anew where they are no longer remembered. */
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
  // That there could be something in their place shows, whether there is or not.
  if (instead !== undefined) question.instead = openOptions(instead, terse);
  if (decline !== undefined) question.instead = [...(question.instead ?? []), decline];
  return question;
}

function offersOf<D>(asked: OffersOrGo<D, unknown>): readonly Offer<D>[] {
  if ('go' in asked) return [];
  return asked.instead === undefined ? asked.offers : [...asked.offers, ...asked.instead];
}

/** The option that words give by its key or its whole label, or null. */
export function optionNamed(question: Question, words: string): Option | null {
  const label = words.toLowerCase();
  return (
    optionByKey(question, words) ?? optionsOf(question).find((option) => option.label.toLowerCase() === label) ?? null
  );
}
