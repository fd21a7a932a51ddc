import { END } from '../kernel/decision.ts';
import type { Option, VerbSynonyms } from '../kernel/types.ts';
import { wordsOf } from './words.ts';

/** The words of a game that has none of its own. */
export const NO_SAYS: VerbSynonyms = { verbs: {} };

/** All words that say what is done, by the game’s list: none of them stands for the thing that it is done with. */
const deeds = new WeakMap<VerbSynonyms, ReadonlySet<string>>();

/** Whether a word says what is done, whatever it is done with. */
export function isVerbWord(word: string, says: VerbSynonyms): boolean {
  let all = deeds.get(says);
  if (all === undefined) {
    all = new Set(Object.entries(says.verbs).flatMap(([verb, words]) => [verb, ...words]));
    deeds.set(says, all);
  }
  return all.has(word);
}

/** Words for kinds of things in every game. */
const KINDS: ReadonlySet<string> = new Set(['card', 'cards', 'die', 'dice']);

/** Whether a word says of which kind a thing is, so that it names none. */
export function isKindWord(word: string, { kinds }: VerbSynonyms): boolean {
  return KINDS.has(word) || kinds?.includes(word) === true;
}

/**
 * The words for what an option does: its verb and what is said for it. Where its label begins with one of these, the others
 * mean something else: who is recruited isn’t learned.
 */
export function verbWordsOf({ verb }: Option, [first = '']: readonly string[], says: VerbSynonyms): string[] {
  const said = says.verbs[verb] ?? [];
  return [verb, `${verb}s`, ...(said.includes(first) ? [first] : said)];
}

/**
 * Whether words may do what an option does: what does harm needs a word for its deed, unless the question is about nothing
 * else (`isAlike`) or the label names no deed either.
 *
 * @param deeds words for what the option does.
 */
export function isSaid(
  { verb, label }: Option,
  deeds: readonly string[],
  words: readonly string[],
  isAlike: boolean,
  says: VerbSynonyms,
): boolean {
  const isExplicit = verb === END || says.explicit?.includes(verb) === true;
  if (!isExplicit || (isAlike && says.alwaysExplicit?.includes(verb) !== true)) return true;
  const [first = '', ...others] = wordsOf(label);
  const all = isVerbWord(first, says) ? [...deeds, first] : deeds;
  return ![first, ...others].some((word) => all.includes(word)) || words.some((word) => all.includes(word));
}
