import { distance } from 'fastest-levenshtein';
import type { Option, VerbSynonyms } from '../kernel/types.ts';
import { slipsWithin } from '../rulebook/search/spelling.ts';
import { fitting, isOneVerb, named } from './naming.ts';
import { begins, type OptionWords, optionWordsOf, parseTyped, without } from './option-words.ts';
import { isSaid, isVerbWord } from './verb-words.ts';
import { isContentWord, isPlace, wordsOf } from './words.ts';

/** Minimum number of typed letters that are accepted as the beginning of a longer word. */
const BEGINNING = 3;
/** Minimum length of a word whose typos are corrected. */
const SHORT = 3;
/** Maximum number of guesses. */
const MOST = 3;

/**
 * Finds options that the words may hint at without naming them. The words may be some words of a label, beginnings of
 * such words, or costs and gains.
 */
export function hinted(options: readonly Option[], text: string, says: VerbSynonyms): Option[] {
  const { telling, words } = parseTyped(text);
  const begun = options.filter(({ label }) => words.length > 1 && begins(wordsOf(label), words));
  if (begun.length > 0) return begun;
  const isAlike = isOneVerb(options);
  const faces = options.map((option) => optionWordsOf(option, says));
  const found = faces.filter((face) => {
    if (!isSaid(face.option, face.verbWords, words, isAlike, says)) return false;
    const rest = without(telling, face.verbWords);
    if (rest.length === 0) return telling.length > 0;
    return rest.some(isContentWord) && rest.every((word) => isHint(face, word, isAlike, says));
  });
  return found.map(({ option }) => option);
}

function isHint({ words, option }: OptionWords, word: string, isAlike: boolean, says: VerbSynonyms): boolean {
  if (isVerbWord(word, says) && !isAlike) return false;
  if (words.has(word)) return true;
  // A number or place must be among the option's own words, not just in its costs and gains.
  if (isPlace(word)) return false;
  const all = [...words, ...wordsOf(option.hint ?? '')];
  return all.includes(word) || (word.length >= BEGINNING && all.some((one) => one.startsWith(word)));
}

/** Returns the options that the words match after typos are corrected: at most three, with the fewest typos. */
export function misspelled(options: readonly Option[], text: string, says: VerbSynonyms): Option[] {
  if (named(options, text).length > 0) return [];
  const { telling } = parseTyped(text);
  const counted = options
    .map((option) => optionWordsOf(option, says))
    .flatMap((face) => {
      const known = [...face.verbWords, ...face.words].filter(isContentWord);
      const meant = telling.map((word) => spelled(word, known));
      return meant.includes(null) || meant.every((word, at) => word === telling[at])
        ? []
        : { face, meant: meant.join(' ') };
    });
  const fits = counted.filter(({ face, meant }) => fitting(options, meant, says).includes(face.option));
  const slips = ({ meant }: { meant: string }) => distance(meant, telling.join(' '));
  const fewest = Math.min(...fits.map(slips));
  const best = fits.filter((one) => slips(one) === fewest).map(({ face }) => face.option);
  return best.slice(0, MOST);
}

/** Returns the known word that equals this word or resembles it most, or null if none resembles it. */
function spelled(word: string, known: readonly string[]): string | null {
  if (known.includes(word)) return word;
  if (isPlace(word) || word.length < SHORT) return null;
  let best: string | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (const one of known) {
    const slips = isPlace(one) ? null : slipsWithin(word, one);
    if (slips === null || slips >= fewest) continue;
    best = one;
    fewest = slips;
  }
  return best;
}
