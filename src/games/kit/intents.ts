import { askedIn, optionByKey, optionsOf } from '../../kernel/decision.ts';
import { Engine } from '../../kernel/engine.ts';
import type { Game, ProcedureTable } from '../../kernel/game.ts';
import type { Decision, Option, Refusal, Seat, State } from '../../kernel/types.ts';
import { type Offer, offersBehind, openOptions, optionNamed, type Reason } from './offers.ts';

/** The maximum number of options that one sentence names. */
const MOST_NAMED = 4;
/** Maximum number of options that are suggested if a request is impossible. */
const MOST_NEAR = 3;
/** Maximum length of a quoted request, in characters. */
const MOST_REPEATED = 60;

/** Returns text in lower case, with only letters and digits, and with single spaces between and around words. */
export function plain(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `;
}

/**
 * Returns the forms of a name in plain words, with and without its possessive: “Picard Counsel” means Picard’s Counsel.
 */
export function plainNames(name: string): string[] {
  const withoutPossessive = name.replaceAll(/[’']s\b/g, '');
  return withoutPossessive === name ? [plain(name)] : [plain(name), plain(withoutPossessive)];
}

/** Whether a text in plain words contains a name. */
export function names(words: string, name: string): boolean {
  return plainNames(name).some((one) => words.includes(one));
}

/** Words in a request that carry no meaning. */
const IDLE = new Set(
  `a all also an and any are as at be because begin but by can cant choose could do does dont for from get have here him how i if in into is
  isnt it its just let like ll me mine my next no not now of off on one only onto or our out please possible right should some
  start that the their them then there these they this to too up us want way we what when where which who why will wish with wont
  would you your`.split(/\s+/),
);

/** Returns the meaningful words of a request, in the singular. */
function asking(words: string): string[] {
  return plain(words)
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !IDLE.has(word))
    .map(plainWord);
}

function plainWord(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}

/** Builds a function that finds verbs in plain words. */
export function verbReader<V extends string>(said: Iterable<readonly [verb: V, words: readonly string[]]>) {
  const all = [...said].flatMap(([verb, words]) => words.map((word) => ({ verb, word: plain(word) })));
  all.sort((one, other) => other.word.length - one.word.length);
  return {
    /**
     * Returns each verb once, in the order of the words in the text. If two words begin at the same place, the longer
     * one comes first.
     */
    verbsIn(words: string): V[] {
      const found = all.filter(({ word }) => words.includes(word));
      found.sort((one, other) => words.indexOf(one.word) - words.indexOf(other.word));
      return [...new Set(found.map(({ verb }) => verb))];
    },
    /** Whether the text is exactly one word for a verb. */
    isVerb: (words: string): boolean => all.some(({ word }) => word === words),
    /** Every word for a verb. */
    words: new Set(all.flatMap(({ word }) => asking(word))),
  };
}

/** The offers that a request may mean, possible or not, likeliest first, or the reason why there are none. */
export type Understood = readonly Offer<unknown>[] | Refusal;

/**
 * A game's handling of requests. `W` is a parsed request. `C` is a parsed request with the situation in which it was
 * made. None of these functions may use information that is hidden from the seat.
 */
export interface IntentParser<G, W, C> {
  /** The game’s procedures. Their steps also compute the offers that can't be taken, which a question doesn't list. */
  procedures: ProcedureTable<G>;
  /** All words for verbs. They don't count when the words of a request are compared with an option. */
  verbs: ReadonlySet<string>;
  read(g: G, seat: Seat, words: string): W;
  /** Returns the result of the game as players should read it, if that differs from the stored text. */
  ending?(state: State<G>): string;
  /** Returns the reason why a seat that isn’t asked has to wait. */
  notYours(state: State<G>, seat: Seat, intent: W): Refusal;
  /**
   * Returns the request with its situation, or the reason why no request is possible now. Returns null if another
   * question must be answered first.
   */
  caseOf(state: State<G>, decision: Decision, intent: W): { at: C } | { bars: Refusal } | null;
  meant(at: C): Understood;
  /**
   * Returns what the request would mean after the current question is answered. Returns null if the game can't know the
   * meaning yet.
   */
  later?(state: State<G>, seat: Seat, intent: W): Understood | null;
}

/**
 * Builds the function that answers a request, given as a key or in words. The answer says what is possible, or why the
 * request isn't.
 */
export function refuser<G, W, C>(wishes: IntentParser<G, W, C>): Game<G>['refuse'] {
  return (state, seat, words) => {
    if (state.over !== null)
      return { text: `The game is over. ${wishes.ending?.(state) ?? state.over.why}`, rule: 'T-TURN-03' };
    const decision = state.pending.find((one) => one.seat === seat);
    const request = wishes.read(state.g, seat, words);
    if (decision === undefined) return wishes.notYours(state, seat, request);
    const same = optionNamed(decision, words);
    if (same !== null) return possible([same], true);
    const found = wishes.caseOf(state, decision, request);
    if (found === null) {
      const behind = offersHere(wishes.procedures, state, seat);
      const closed = closedBy(behind, words, wishes.verbs);
      return closed === null
        ? first(decision, words, wishes.later?.(state, seat, request) ?? null)
        : instead(closed, behind);
    }
    if ('bars' in found) return found.bars;
    const meant = wishes.meant(found.at);
    if ('text' in meant) return meant;
    const possibleNow = openOptions(meant);
    const open = possibleNow.filter(({ key }) => optionByKey(decision, key) !== null);
    if (open.length === 0 && possibleNow.length > 0) return first(decision, words, meant);
    if (open.length > 0) return possible(open, !isOtherKey(words, open) && isAll(words, open, decision, wishes.verbs));
    for (const { why } of meant) if (why !== null) return why();
    return unclear(decision, words);
  };
}

/** Throws when called, because asking must not use randomness. */
const noChance = (): never => {
  throw new Error('a step that asks rolls dice');
};

/** Returns the best match among the offers that can't be taken. */
function offersHere<G>(procedures: ProcedureTable<G>, state: State<G>, seat: Seat): readonly Offer<unknown>[] {
  const engine = new Engine<G>({ procedures, auto: () => null }, state, noChance, true);
  const asked = engine.questions().find((question) => question.seat === seat);
  return asked === undefined ? [] : offersBehind(asked);
}

/** An offer that can't be taken. */
type Closed = Offer<unknown> & { why: Reason };

/**
 * An option matches a request if the two share at least this many words, or if the option contains all words of the
 * request.
 */
const SHARED = 2;

/**
 * Returns the offer that matches the words best among those that can't be taken. Returns null if no offer matches, or
 * if an offer that can be taken matches equally well.
 */
function closedBy(offers: readonly Offer<unknown>[], words: string, verbs: ReadonlySet<string>): Closed | null {
  const requested = asking(words).filter((word) => !verbs.has(word));
  const marked = offers.map((one) => {
    const { option } = one;
    const own = wordsOf(option);
    return { one, option, shared: requested.filter((word) => own.has(word)).length };
  });
  const most = Math.max(0, ...marked.map(({ shared }) => shared));
  if (most === 0 || (most < requested.length && most < SHARED)) return null;
  const best = marked.filter(({ shared }) => shared === most);
  const [first] = best;
  if (first === undefined || best.some(({ one }) => one.why === null)) return null;
  const { why } = first.one;
  return why === null ? null : { option: first.option, payload: first.one.payload, why };
}

/** Returns the reason why an offer can’t be taken, and suggests the possible offers in its group instead. */
function instead({ option: { group }, why }: Closed, offers: readonly Offer<unknown>[]): Refusal {
  const reason = why();
  const same = openOptions(offers).filter((option) => group !== undefined && option.group === group);
  if (same.length === 0) return reason;
  return { ...reason, text: `${reason.text} You can choose: ${listed(same)}`, instead: insteadOf(same) };
}

/** Returns the words of an option that a request can match. */
function wordsOf({ key, label, hint = '', group = '', called = [] }: Option): Set<string> {
  return new Set(asking(`${key} ${label} ${hint} ${group} ${called.join(' ')}`));
}

/**
 * Returns a reply that names the question to answer first, along with what is known about the request: the reason why
 * it isn't possible, or the options that it may mean later.
 */
function first(decision: Decision, words: string, later: Understood | null): Refusal {
  const question = comesFirst(decision);
  const reason = later === null ? null : reasonOf(later);
  if (reason !== null) return { ...reason, text: `${reason.text} ${question}` };
  const open = later === null || 'text' in later ? [] : openOptions(later);
  const text =
    open.length === 0
      ? `${quoted(words)} isn’t an answer to “${askedIn(decision.prompt)}” ${examples(decision)}`.trimEnd()
      : `You can do that later: ${listed(open)} ${question}`;
  return withRule({ text }, decision);
}

/** Returns a sentence saying that this question comes first. */
export function comesFirst({ prompt }: Pick<Decision, 'prompt'>): string {
  return `This question comes first: ${askedIn(prompt)}`;
}

/**
 * Returns the reason why a request isn't possible: the reason of its likeliest offer. Returns null if one of the offers
 * is possible, or if there are no offers.
 */
function reasonOf(meant: Understood): Refusal | null {
  if ('text' in meant) return meant;
  if (meant.some(({ why }) => why === null)) return null;
  return meant[0]?.why?.() ?? null;
}

/** Returns a request in quotes, shortened. */
function quoted(words: string): string {
  return `“${[...words].slice(0, MOST_REPEATED).join('')}”`;
}

/** Matches the keys of options with a parameter, such as `engage:1`. */
const KEY = /^[a-z][a-z-]*(:[^\s:]+)+$/;

/** Whether a request is the key of an option that isn't among the given ones, so that it can't mean any of these. */
function isOtherKey(words: string, options: readonly Option[]): boolean {
  const request = words.trim();
  return KEY.test(request) && !options.some(({ key }) => key === request || key.startsWith(`${request}:`));
}

/**
 * Whether one option matches everything that a request names. Words in the question also count, because the question
 * names the acting character.
 */
function isAll(words: string, options: readonly Option[], { prompt }: Decision, verbs: ReadonlySet<string>): boolean {
  const requested = asking(words).filter((word) => !verbs.has(word));
  const amounts = amountsIn(words);
  return options.some(({ key, label, hint = '' }) => {
    const offered = new Set(asking(`${prompt} ${key} ${label} ${hint}`));
    const own = new Set(asking(`${key} ${label}`));
    return (
      requested.every((word) => offered.has(word)) &&
      amounts.every(({ number, of }) => own.has(number) || names(plain(hint), `${number} ${of}`))
    );
  });
}

/**
 * Returns the numbers in a request, each with the word after it, because the same number in an option's hint may refer
 * to something else.
 */
function amountsIn(words: string): { number: string; of: string }[] {
  return [...plain(words).matchAll(/(?<= )(\d+)(?: (?=([a-z]\S*)))?/g)].map(([, number = '', of = '']) => ({
    number,
    of,
  }));
}

/**
 * Returns a reply saying that something is possible. `exactly` is true if it is what the player asked for, not just the
 * closest option.
 */
function possible(options: readonly Option[], exactly: boolean): Refusal {
  const [{ rule } = {}] = options;
  if (!exactly) {
    const text = `You can’t do exactly that now. The closest is: ${listed(options)}`;
    return rule === undefined ? { text } : { text, rule };
  }
  const how = options.length === 1 ? 'You can do that now: ' : 'You can do that now. Choose one: ';
  return { text: `${how}${listed(options)}`, can: true, instead: insteadOf(options) };
}

/** Returns a few options as suggestions. Suggestions include keys, which identify options even if labels change. */
export function insteadOf(options: readonly Option[]): NonNullable<Refusal['instead']> {
  return options.slice(0, MOST_NEAR).map(({ key, label }) => ({ label, line: key }));
}

/** Returns the labels of the first few options. */
function listed(options: readonly Option[]): string {
  const labels = options.slice(0, MOST_NAMED).map(({ label }) => label);
  const more = options.length > MOST_NAMED ? `; and ${options.length - MOST_NAMED} more` : '';
  return `${labels.join('; ')}${more}.`;
}

function unclear(decision: Decision, words: string): Refusal {
  // Players know keys only from the bot, so an option with this key must have existed before.
  const why = KEY.test(words.trim()) ? 'can no longer be chosen' : 'can’t be done now';
  return withRule({ text: `${quoted(words)} ${why}. ${examples(decision)}` }, decision);
}

/**
 * Returns a sentence that names some of a question's options as examples, one for each verb if there are several verbs.
 */
function examples(decision: Decision): string {
  const options = optionsOf(decision);
  const kinds = new Map<string, string>();
  for (const { verb, label } of options) if (!kinds.has(verb)) kinds.set(verb, label);
  const some = new Set(kinds.size > 1 ? kinds.values() : options.map(({ label }) => label));
  return some.size === 0 ? '' : `You can, for example: ${[...some].slice(0, MOST_NAMED).join('; ')}.`;
}

function withRule(refusal: Refusal, { rule }: Decision): Refusal {
  return rule === undefined ? refusal : { ...refusal, rule };
}
