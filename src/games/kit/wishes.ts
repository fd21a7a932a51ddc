import { optionsOf } from '../../kernel/decision.ts';
import type { Game } from '../../kernel/game.ts';
import type { Decision, Option, Refusal, Seat, State } from '../../kernel/types.ts';
import { type Offer, openOptions, optionNamed } from './offers.ts';

/** Options named in one sentence. */
const MOST_NAMED = 4;
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

/** Whether plain words name something. */
export function names(words: string, name: string): boolean {
  return words.includes(plain(name));
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

/**
 * How a game meets wishes. `W`: what it makes of words; `C`: a wish while a question waits in which much can be done.
 * What is hidden from the seat plays no part in any of it.
 */
export interface Wishes<G, W, C> {
  /** The words for verbs: what else a wish says is asked for, too. */
  verbs: ReadonlySet<string>;
  read(g: G, seat: Seat, wish: string): W;
  /** How the game ended, where that is told in other words than the kept ones. */
  ending?(state: State<G>): string;
  /** Why a seat that isn’t asked has to wait. */
  notYours(state: State<G>, seat: Seat, wish: W): Refusal;
  /** What the wish is measured against; a reason that bars everything; null: the question has to be answered first. */
  caseOf(state: State<G>, decision: Decision, wish: W): { at: C } | { bars: Refusal } | null;
  /** The offers that the wish means, open or not, the likeliest first; or why there is nothing of the kind. */
  meant(at: C): readonly Offer<unknown>[] | Refusal;
}

/** The game’s answer to a wish (a key, or words): what is on offer is said to be possible, all else has its reason. */
export function refuser<G, W, C>(wishes: Wishes<G, W, C>): Game<G>['refuse'] {
  return (state, seat, words) => {
    if (state.over !== null)
      return { text: `The game is over. ${wishes.ending?.(state) ?? state.over.why}`, rule: 'T-TURN-03' };
    const decision = state.pending.find((one) => one.seat === seat);
    const wish = wishes.read(state.g, seat, words);
    if (decision === undefined) return wishes.notYours(state, seat, wish);
    const same = optionNamed(decision, words);
    if (same !== null) return possible([same], true);
    const found = wishes.caseOf(state, decision, wish);
    if (found === null) return withRule(`Answer first: ${decision.prompt}`, decision);
    if ('bars' in found) return found.bars;
    const meant = wishes.meant(found.at);
    if ('text' in meant) return meant;
    const open = openOptions(meant);
    if (open.length > 0) return possible(open, !isOtherKey(words, open) && isAll(words, open, decision, wishes.verbs));
    for (const { why } of meant) if (why !== null) return why();
    return unclear(decision, words);
  };
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
  return options.some(({ key, label, hint = '' }) => {
    const offered = new Set(asking(`${prompt} ${key} ${label} ${hint}`));
    return said.every((word) => offered.has(word));
  });
}

/** That something can be done; `exactly`: it is just what was asked, not only the nearest to it. */
function possible(options: readonly Option[], exactly: boolean): Refusal {
  const [only, ...others] = options.slice(0, MOST_NAMED).map(({ label }) => label);
  const [{ rule } = {}] = options;
  const more = options.length > MOST_NAMED ? `; and ${options.length - MOST_NAMED} more` : '';
  const all = `${[only, ...others].join('; ')}${more}.`;
  if (!exactly) {
    const text = `Not all of that is something to choose now. What comes nearest, you can do: ${all}`;
    return rule === undefined ? { text } : { text, rule };
  }
  const text = others.length === 0 ? `You can do that now: ${all}` : `You can do that now. Choose one: ${all}`;
  return { text, can: true };
}

function unclear(decision: Decision, words: string): Refusal {
  // One of each kind tells the most in little room.
  const kinds = new Map<string, string>();
  for (const { verb, label } of optionsOf(decision)) if (!kinds.has(verb)) kinds.set(verb, label);
  const some = [...kinds.values()].slice(0, MOST_NAMED).join('; ');
  const said = words.slice(0, MOST_REPEATED);
  return withRule(`“${said}” is nothing that can be done now. You can, for example: ${some}.`, decision);
}

function withRule(text: string, { rule }: Decision): Refusal {
  return rule === undefined ? { text } : { text, rule };
}
