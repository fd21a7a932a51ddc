import { END } from '../kernel/decision.ts';
import type { Option, VerbSynonyms } from '../kernel/types.ts';
import { wordsOf } from './words.ts';

/** The synonyms for games that define none. */
export const NO_SAYS: VerbSynonyms = { verbs: {} };

/** A cache, by the game's synonyms, of all its verbs and the words that mean them. */
const verbWords = new WeakMap<VerbSynonyms, ReadonlySet<string>>();

/** True if a word is one of the game's verbs or means one of them. */
export function isVerbWord(word: string, says: VerbSynonyms): boolean {
  let all = verbWords.get(says);
  if (all === undefined) {
    all = new Set(Object.entries(says.verbs).flatMap(([verb, words]) => [verb, ...words]));
    verbWords.set(says, all);
  }
  return all.has(word);
}

/** Words that name only a kind of thing, in every game. */
const KINDS: ReadonlySet<string> = new Set(['card', 'cards', 'die', 'dice']);

/** True if a word names only a kind, such as “card”, and nothing in particular. */
export function isKindWord(word: string, { kinds }: VerbSynonyms): boolean {
  return KINDS.has(word) || kinds?.includes(word) === true;
}

/**
 * Returns the words for an option's verb, including synonyms. If the option's label begins with one of the synonyms,
 * the others don't count: for an option “Recruit …”, the word “learn” means something else.
 */
export function verbWordsOf({ verb }: Option, [first = '']: readonly string[], says: VerbSynonyms): string[] {
  const said = says.verbs[verb] ?? [];
  return [verb, `${verb}s`, ...(said.includes(first) ? [first] : said)];
}

/**
 * True if the words are enough to choose an option's action. A harmful action needs a word for its verb, unless the question
 * has no other verb (`isAlike`) or the label has no word for it.
 * @param verbWords words for the option's verb.
 */
export function isSaid(
  { verb, label }: Option,
  verbWords: readonly string[],
  words: readonly string[],
  isAlike: boolean,
  says: VerbSynonyms,
): boolean {
  const isExplicit = verb === END || says.explicit?.includes(verb) === true;
  if (!isExplicit || (isAlike && says.alwaysExplicit?.includes(verb) !== true)) return true;
  const [first = '', ...others] = wordsOf(label);
  const all = isVerbWord(first, says) ? [...verbWords, first] : verbWords;
  return ![first, ...others].some((word) => all.includes(word)) || words.some((word) => all.includes(word));
}
