import { END, PASS } from '../kernel/decision.ts';
import type { VerbSynonyms } from '../kernel/types.ts';
import { begins, type OptionWords } from './option-words.ts';
import { isVerbWord } from './verb-words.ts';
import { isDirection, isLeading, isPlace, isTalk, wordsOf } from './words.ts';

/** Letters of a single word that is only begun. */
const BEGINNING = 3;

/**
 * The options whose labels words begin: the only one, or all where they do different things with it, so that none of these is
 * taken for the others. None where they are ways of one deed: which one is meant is told otherwise.
 */
export function begunBy(faces: readonly OptionWords[], words: readonly string[]): OptionWords[] {
  if (words.length === 0) return [];
  const begun = faces.filter(({ labels }) => labels.some((label) => begins(label, words)));
  return begun.length === 1 || new Set(begun.map(({ option }) => option.verb)).size > 1 ? begun : [];
}

/**
 * The option whose label alone has all of some words, or that alone begins with them when the last is still being written: two
 * where these differ. What people say in passing names nothing; where something lies is told only to go there, unless what is
 * done goes without saying (`isAlike`).
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
  // A deed alone doesn’t end it: “fight” is not “End the fight”.
  const named = found.filter(
    ({ option: { verb }, deeds }) =>
      !ends.includes(verb) || !words.every((word) => isVerbWord(word, says) && !deeds.includes(word)),
  );
  if (isAlike || !words.every(isSpace)) return named;
  // A space alone is where to go, or what to use there.
  return named.filter(({ option }) => says.fights?.includes(option.verb) !== true);
}

/**
 * The options to which words for their deed belong, by other words of their labels or of what they are called: “beam Tasha down”, “lay
 * toward Vulcan”. Where several have them, those that lead there go before those that come from there.
 */
export function doneTo(faces: readonly OptionWords[], said: readonly string[]): OptionWords[] {
  const isThere = ({ labelled, besides }: OptionWords, word: string) => labelled.has(word) || besides.has(word);
  // Which way it goes, and whose it is, tells options apart only where one of them says so.
  const empty = said.filter(
    (word) => isLeading(word) && !(isDirection(word) && faces.some((face) => isThere(face, word))),
  );
  const fits = faces.flatMap((face) => {
    const rest = said.filter((word) => !face.deeds.includes(word));
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

/** Of some options those that lead to the last place that words name just so; all of them where none does. */
export function endingThere(faces: readonly OptionWords[], said: readonly string[]): OptionWords[] {
  const there = faces.filter((face) => endsThere(face, said));
  return there.length > 0 ? there : [...faces];
}

/** Words behind which a place is named. */
const PLACED: ReadonlySet<string> = new Set('to aboard at on under'.split(' '));

/** Whether an option has the last place that words name just so: “to Delta IV” is not “to Sector 1 of Earth–Delta IV”. */
function endsThere({ labels, option: { called = [] } }: OptionWords, said: readonly string[]): boolean {
  const from = said.findLastIndex((word) => PLACED.has(word));
  const place = from < 0 ? [] : said.slice(from);
  if (place.length < 2) return false;
  return [...labels, ...called.map(wordsOf)].some((label) => label.some((_, at) => begins(label.slice(at), place)));
}

/** Whether a word is a space of a map: `c4`. */
function isSpace(word: string): boolean {
  return isPlace(word) && !/^\d/.test(word);
}

/** Whether words begin a label and the last of them is only begun itself. Numbers aren’t: 1 is not the beginning of 10. */
function isBegun(label: readonly string[], words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  if (isPlace(last) || (words.length === 1 && last.length < BEGINNING)) return false;
  return (label[words.length - 1] ?? '').startsWith(last) && begins(label, words.slice(0, -1));
}
