import { askedIn, optionByKey, optionsOf } from '../../kernel/decision.ts';
import { Engine } from '../../kernel/engine.ts';
import type { Game, ProcedureTable } from '../../kernel/game.ts';
import type { Decision, Option, Refusal, Seat, State } from '../../kernel/types.ts';
import { type Offer, offersBehind, openOptions, optionNamed, type Reason } from './offers.ts';

/** Options named in one sentence. */
const MOST_NAMED = 4;
/** Options that are proposed in place of what can’t be done. */
const MOST_NEAR = 3;
/** Letters of a wish that are repeated. */
const MOST_REPEATED = 60;

/** Small letters and digits, single blanks between and around the words. */
export function plain(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `;
}

/** A name in plain words, and without its possessive: “Picard Counsel” is Picard’s Counsel. */
export function plainNames(name: string): string[] {
  const bare = name.replaceAll(/[’']s\b/g, '');
  return bare === name ? [plain(name)] : [plain(name), plain(bare)];
}

/** Whether plain words name something. */
export function names(words: string, name: string): boolean {
  return plainNames(name).some((one) => words.includes(one));
}

/** Words of a wish that ask for nothing. */
const IDLE = new Set(
  `a all also an and any are as at be because begin but by can cant choose could do does dont for from get have here him how i if in into is
  isnt it its just let like ll me mine my next no not now of off on one only onto or our out please possible right should some
  start that the their them then there these they this to too up us want way we what when where which who why will wish with wont
  would you your`.split(/\s+/),
);

/** Words of a wish, without those that ask for nothing, and without their plurals. */
function asking(words: string): string[] {
  return plain(words)
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !IDLE.has(word))
    .map(bare);
}

function bare(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word;
}

/** Reads verbs out of plain words, by what is said for each of them. */
export function verbReader<V extends string>(said: Iterable<readonly [verb: V, words: readonly string[]]>) {
  const all = [...said].flatMap(([verb, words]) => words.map((word) => ({ verb, word: plain(word) })));
  all.sort((one, other) => other.word.length - one.word.length);
  return {
    /** Verbs in the order of their words, each once; where two words begin alike the longer one comes first. */
    verbsIn(words: string): V[] {
      const found = all.filter(({ word }) => words.includes(word));
      found.sort((one, other) => words.indexOf(one.word) - words.indexOf(other.word));
      return [...new Set(found.map(({ verb }) => verb))];
    },
    /** Whether words are what is said for a verb, and nothing besides. */
    isVerb: (words: string): boolean => all.some(({ word }) => word === words),
    /** Every word that is said for a verb. */
    words: new Set(all.flatMap(({ word }) => asking(word))),
  };
}

/** The offers that a wish means, open or not, the likeliest first; or why there is nothing of the kind. */
export type Understood = readonly Offer<unknown>[] | Refusal;

/**
 * How a game meets wishes. `W`: what it makes of words; `C`: a wish while a question waits in which much can be done.
 * What is hidden from the seat plays no part in any of it.
 */
export interface IntentParser<G, W, C> {
  /** The game’s procedures: behind the step that asks is also what it doesn’t list now, with the reason. */
  procedures: ProcedureTable<G>;
  /** The words for verbs: what else a wish says is asked for, too. */
  verbs: ReadonlySet<string>;
  read(g: G, seat: Seat, wish: string): W;
  /** How the game ended, where that is told in other words than the kept ones. */
  ending?(state: State<G>): string;
  /** Why a seat that isn’t asked has to wait. */
  notYours(state: State<G>, seat: Seat, wish: W): Refusal;
  /** What the wish is measured against; a reason that bars everything; null: another question has to be answered first. */
  caseOf(state: State<G>, decision: Decision, wish: W): { at: C } | { bars: Refusal } | null;
  meant(at: C): Understood;
  /** What the wish would mean once the question that comes first is answered; null: nothing is known of that. */
  later?(state: State<G>, seat: Seat, wish: W): Understood | null;
}

/** The game’s answer to a wish (a key, or words): what is on offer is said to be possible, all else has its reason. */
export function refuser<G, W, C>(wishes: IntentParser<G, W, C>): Game<G>['refuse'] {
  return (state, seat, words) => {
    if (state.over !== null)
      return { text: `The game is over. ${wishes.ending?.(state) ?? state.over.why}`, rule: 'T-TURN-03' };
    const decision = state.pending.find((one) => one.seat === seat);
    const wish = wishes.read(state.g, seat, words);
    if (decision === undefined) return wishes.notYours(state, seat, wish);
    const same = optionNamed(decision, words);
    if (same !== null) return possible([same], true);
    const found = wishes.caseOf(state, decision, wish);
    if (found === null) {
      const behind = offersHere(wishes.procedures, state, seat);
      const closed = closedBy(behind, words, wishes.verbs);
      return closed === null
        ? first(decision, words, wishes.later?.(state, seat, wish) ?? null)
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

/** No chance is needed to ask. */
const noChance = (): never => {
  throw new Error('a step that asks rolls dice');
};

/** The offers behind the question that waits for a seat, also those that can’t be taken. */
function offersHere<G>(procedures: ProcedureTable<G>, state: State<G>, seat: Seat): readonly Offer<unknown>[] {
  const engine = new Engine<G>({ procedures, auto: () => null }, state, noChance, true);
  const asked = engine.questions().find((question) => question.seat === seat);
  return asked === undefined ? [] : offersBehind(asked);
}

/** An offer that can’t be taken. */
type Closed = Offer<unknown> & { why: Reason };

/** Words that a wish and an option share at least where they don’t share all that is asked for. */
const SHARED = 2;

/** The closed offer that words mean best of all behind a question; null: they mean none, or an open one as well. */
function closedBy(offers: readonly Offer<unknown>[], words: string, verbs: ReadonlySet<string>): Closed | null {
  const said = asking(words).filter((word) => !verbs.has(word));
  const marked = offers.map((one) => {
    const { option } = one;
    const own = wordsOf(option);
    return { one, option, shared: said.filter((word) => own.has(word)).length };
  });
  const most = Math.max(0, ...marked.map(({ shared }) => shared));
  if (most === 0 || (most < said.length && most < SHARED)) return null;
  const best = marked.filter(({ shared }) => shared === most);
  const [first] = best;
  if (first === undefined || best.some(({ one }) => one.why === null)) return null;
  const { why } = first.one;
  return why === null ? null : { option: first.option, payload: first.one.payload, why };
}

/** Why an offer can’t be taken, and where the same thing can go instead: the open offers of its group. */
function instead({ option: { group }, why }: Closed, offers: readonly Offer<unknown>[]): Refusal {
  const reason = why();
  const same = openOptions(offers).filter((option) => group !== undefined && option.group === group);
  if (same.length === 0) return reason;
  return { ...reason, text: `${reason.text} You can choose: ${listed(same)}`, instead: insteadOf(same) };
}

/** The words of an option that a wish can have. */
function wordsOf({ key, label, hint = '', group = '', called = [] }: Option): Set<string> {
  return new Set(asking(`${key} ${label} ${hint} ${group} ${called.join(' ')}`));
}

/** Why a wish has to wait for the answer to a question, and what comes of it then, as far as that is known. */
function first(decision: Decision, words: string, later: Understood | null): Refusal {
  const question = comesFirst(decision);
  const reason = later === null ? null : reasonOf(later);
  if (reason !== null) return { ...reason, text: `${reason.text} ${question}` };
  const open = later === null || 'text' in later ? [] : openOptions(later);
  const text =
    open.length === 0
      ? `${quoted(words)} is no answer to “${askedIn(decision.prompt)}” ${examples(decision)}`.trimEnd()
      : `You can do that later: ${listed(open)} ${question}`;
  return withRule({ text }, decision);
}

/** That a question has to be answered before anything else. */
export function comesFirst({ prompt }: Pick<Decision, 'prompt'>): string {
  return `This question comes first: ${askedIn(prompt)}`;
}

/** Why nothing that is meant can be done; null: something can, or nothing is meant. */
function reasonOf(meant: Understood): Refusal | null {
  if ('text' in meant) return meant;
  if (meant.some(({ why }) => why === null)) return null;
  return meant[0]?.why?.() ?? null;
}

/** What somebody wishes, as far as it is repeated. */
function quoted(words: string): string {
  return `“${[...words].slice(0, MOST_REPEATED).join('')}”`;
}

/** The form of option keys that name something: `engage:1`. */
const KEY = /^[a-z][a-z-]*(:[^\s:]+)+$/;

/** Whether a wish is the key of an option, but of none of these, nor the beginning of one: it asks for that option and no other. */
function isOtherKey(words: string, options: readonly Option[]): boolean {
  const wished = words.trim();
  return KEY.test(wished) && !options.some(({ key }) => key === wished || key.startsWith(`${wished}:`));
}

/** Whether options have all that a wish asks for: who acts stands in the question. */
function isAll(words: string, options: readonly Option[], { prompt }: Decision, verbs: ReadonlySet<string>): boolean {
  const said = asking(words).filter((word) => !verbs.has(word));
  const amounts = amountsIn(words);
  return options.some(({ key, label, hint = '' }) => {
    const offered = new Set(asking(`${prompt} ${key} ${label} ${hint}`));
    const own = new Set(asking(`${key} ${label}`));
    return (
      said.every((word) => offered.has(word)) &&
      amounts.every(({ number, of }) => own.has(number) || names(plain(hint), `${number} ${of}`))
    );
  });
}

/** Numbers in words, each with the word after it: a number in the hint of an option may be another thing’s. */
function amountsIn(words: string): { number: string; of: string }[] {
  return [...plain(words).matchAll(/(?<= )(\d+)(?: (?=([a-z]\S*)))?/g)].map(([, number = '', of = '']) => ({
    number,
    of,
  }));
}

/** That something can be done; `exactly`: it is just what was asked, not only the nearest to it. */
function possible(options: readonly Option[], exactly: boolean): Refusal {
  const [{ rule } = {}] = options;
  if (!exactly) {
    const text = `You can’t do all of that now. Closest to it: ${listed(options)}`;
    return rule === undefined ? { text } : { text, rule };
  }
  const how = options.length === 1 ? 'You can do that now: ' : 'You can do that now. Choose one: ';
  return { text: `${how}${listed(options)}`, can: true, instead: insteadOf(options) };
}

/** Options that are proposed in place of what can’t be done, a few of them; a key names one whatever it is called. */
export function insteadOf(options: readonly Option[]): NonNullable<Refusal['instead']> {
  return options.slice(0, MOST_NEAR).map(({ key, label }) => ({ label, line: key }));
}

/** The labels of options, a few of them. */
function listed(options: readonly Option[]): string {
  const labels = options.slice(0, MOST_NAMED).map(({ label }) => label);
  const more = options.length > MOST_NAMED ? `; and ${options.length - MOST_NAMED} more` : '';
  return `${labels.join('; ')}${more}.`;
}

function unclear(decision: Decision, words: string): Refusal {
  // Only the bot shows keys, so this one was on offer before.
  const why = KEY.test(words.trim()) ? 'can’t be chosen any more' : 'is nothing that can be done now';
  return withRule({ text: `${quoted(words)} ${why}. ${examples(decision)}` }, decision);
}

/** Some options of a question: one of each kind tells the most in little room. */
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
