import { END, PASS } from '../kernel/decision.ts';
import type { VerbSynonyms } from '../kernel/types.ts';
import { begins, type OptionWords } from './option-words.ts';
import { isVerbWord } from './verb-words.ts';
import { isDirection, isLeading, isPlace, isTalk, wordsOf } from './words.ts';

/** Minimum length of a single word that is accepted as the beginning of a label. */
const BEGINNING = 3;

/**
 * Finds the options whose labels begin with the words. Several options are returned only if their verbs differ, so that
 * the player is asked which one is meant. If several options match and all have the same verb, returns none, because
 * other code distinguishes the variants of one action.
 */
export function begunBy(faces: readonly OptionWords[], words: readonly string[]): OptionWords[] {
  if (words.length === 0) return [];
  const begun = faces.filter(({ labels }) => labels.some((label) => begins(label, words)));
  return begun.length === 1 || new Set(begun.map(({ option }) => option.verb)).size > 1 ? begun : [];
}

/**
 * Finds the only option whose label contains all the words. If the last word is incomplete, also finds the only option
 * whose label begins with the words. If the two options differ, returns both. If the words are only fillers, returns
 * none. The name of a space alone never means a fight, unless the question has only one verb (`isAlike`).
 */
export function heldBy(
  faces: readonly OptionWords[],
  words: readonly string[],
  isAlike: boolean,
  says: VerbSynonyms,
): OptionWords[] {
  if (words.length === 0 || words.every(isTalk)) return [];
  const holding = faces.filter(({ labelled }) => words.every((word) => labelled.has(word)));
  if (holding.length > 1) return [];
  const begun = faces.filter(({ labels }) => labels.some((one) => isBegun(one, words)));
  const found = begun.length === 1 ? [...new Set([...holding, ...begun])] : holding;
  const ends = [END, PASS, ...(says.ends ?? [])];
  // An option that ends something isn't chosen by the verb of the thing that it ends: “fight” doesn't mean “End the
  // fight”.
  const named = found.filter(
    ({ option: { verb }, verbWords }) =>
      !ends.includes(verb) || !words.every((word) => isVerbWord(word, says) && !verbWords.includes(word)),
  );
  if (isAlike || !words.every(isSpace)) return named;
  // The name of a space without any other word means moving there or using something there, never a fight.
  return named.filter(({ option }) => says.fights?.includes(option.verb) !== true);
}

/**
 * Finds the options whose verb is among the words and whose labels or names contain the other words: “beam Tasha down”,
 * “lay toward Vulcan”. Options that lead to a place take precedence over options that start from the place.
 */
export function doneTo(faces: readonly OptionWords[], said: readonly string[]): OptionWords[] {
  const isThere = ({ labelled, besides }: OptionWords, word: string) => labelled.has(word) || besides.has(word);
  // Words of direction and ownership are ignored unless one of the options mentions them.
  const empty = said.filter(
    (word) => isLeading(word) && !(isDirection(word) && faces.some((face) => isThere(face, word))),
  );
  const fits = faces.flatMap((face) => {
    const rest = said.filter((word) => !face.verbWords.includes(word));
    const thing = rest.filter((word) => !empty.includes(word));
    const has =
      rest.length < said.length && thing.some((word) => !isTalk(word)) && thing.every((word) => isThere(face, word));
    return has ? [{ face, thing }] : [];
  });
  const leads = fits.filter(({ face, thing }) => thing.every((word) => face.goal.has(word) || face.besides.has(word)));
  const found = leads.length > 0 && !said.includes('from') ? leads : fits;
  return endingThere(
    found.map(({ face }) => face),
    said,
  );
}

/** Returns the options that lead to the last exactly named place, or all options if no option leads there. */
export function endingThere(faces: readonly OptionWords[], said: readonly string[]): OptionWords[] {
  const there = faces.filter((face) => endsThere(face, said));
  return there.length > 0 ? there : [...faces];
}

/** Prepositions before a place. */
const PLACED: ReadonlySet<string> = new Set('to aboard at on under'.split(' '));

/**
 * True if the option's label contains the last place that was typed, directly after the same preposition. For example,
 * “to Sector 1 of Earth–Delta IV” doesn't contain “to Delta IV”.
 */
function endsThere({ labels, option: { called = [] } }: OptionWords, said: readonly string[]): boolean {
  const from = said.findLastIndex((word) => PLACED.has(word));
  const place = from < 0 ? [] : said.slice(from);
  if (place.length < 2) return false;
  return [...labels, ...called.map(wordsOf)].some((label) => label.some((_, at) => begins(label.slice(at), place)));
}

/** True if a word is a space on a map: `c4`. */
function isSpace(word: string): boolean {
  return isPlace(word) && !/^\d/.test(word);
}

/**
 * True if a label begins with the words. The last word may be incomplete, but not if it is a number or a space: 1
 * doesn't match 10.
 */
function isBegun(label: readonly string[], words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  if (isPlace(last) || (words.length === 1 && last.length < BEGINNING)) return false;
  return (label[words.length - 1] ?? '').startsWith(last) && begins(label, words.slice(0, -1));
}
