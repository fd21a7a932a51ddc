import type { Option, VerbSynonyms } from '../kernel/types.ts';
import { slipsWithin } from '../rulebook/search/spelling.ts';
import { isOneVerb } from './naming.ts';
import { type OptionWords, optionWordsOf, parseTyped, without } from './option-words.ts';
import { isKindWord, isSaid, isVerbWord } from './verb-words.ts';
import { isBroken, isContentWord, isPlace, MOST_WORDS } from './words.ts';

/** Minimum number of typed letters that are accepted as the beginning of a longer word. */
const BEGINNING = 2;
/** Minimum length of a verb that may instead be the beginning of a name. */
const DEED = 3;
/** The distance of a word that is only the beginning of another word. For comparison, a typo adds at least 1. */
const BEGUN = 0.5;

/** An option that the words may mean, with its distance from them. */
interface Near {
  option: Option;
  far: number;
  /** The words of the option's name. */
  called: readonly string[];
}

/**
 * Finds options for a card, Crew Member or place whose name is incomplete or misspelled. Some words of the name, or
 * beginnings of words, are enough. `/card` finds names in the same way. Returns only the nearest options. If the
 * nearest card has several options, returns only its plain option. The words must contain the option's verb, unless the
 * question has only one verb or players may leave out the verb.
 */
export function nearly(options: readonly Option[], text: string, says: VerbSynonyms): Option[] {
  const { words, telling } = parseTyped(text);
  if (telling.length === 0 || words.length >= MOST_WORDS || isBroken(words)) return [];
  const isAlike = isOneVerb(options);
  const all = options.map((option) => optionWordsOf(option, says));
  const faces = all.filter(({ option, verbWords }) => isSaid(option, verbWords, words, isAlike, says));
  const done = deedsIn(all, telling, says);
  const nearest = measuring();
  const near = faces.flatMap((face) => nearnessOf(face, { telling, done, isAlike, says, nearest }) ?? []);
  const least = Math.min(...near.map(({ far }) => far));
  const best = near.filter(({ far }) => far === least);
  const fewest = Math.min(...best.map(({ called }) => called.length));
  const plain = best.filter(({ called }) => called.length === fewest);
  // If all other options' names contain every word of the shortest name, the option with that name is the card itself,
  // and the others are ways to use the card. Otherwise, the shortest name belongs to a different card.
  const isOne = best.every(({ called }) => plain.some((one) => one.called.every((word) => called.includes(word))));
  const found = isOne ? plain : best;
  return found.every(({ isSaid }) => isSaid) ? found.map(({ option }) => option) : [];
}

/**
 * Finds the words that only name an action: verbs of the options, harmful verbs, and verbs that are too short to be the
 * beginning of a name. During an Interaction, for example, “hail” means Hailing Frequencies.
 */
function deedsIn(faces: readonly OptionWords[], telling: readonly string[], says: VerbSynonyms): string[] {
  const harm = [...(says.explicit ?? []), ...(says.fights ?? [])].flatMap((verb) => [
    verb,
    ...(says.verbs[verb] ?? []),
  ]);
  const done = new Set([...harm, ...faces.flatMap(({ verbWords }) => verbWords)]);
  return telling.filter((word) => isVerbWord(word, says) && (word.length < DEED || done.has(word)));
}

/** The typed words, and how they are compared with an option. */
interface Typed {
  telling: readonly string[];
  /** The words that only name an action. */
  done: readonly string[];
  /** True if all options have the same verb. */
  isAlike: boolean;
  says: VerbSynonyms;
  nearest: Nearest;
}

function nearnessOf(
  face: OptionWords,
  { telling, done, isAlike, says, nearest }: Typed,
): (Near & { isSaid: boolean }) | null {
  const { option, verbWords, names, title } = face;
  const isDeed = (word: string): boolean =>
    names.every((name) => !name.includes(word)) &&
    (verbWords.includes(word) || names.every((name) => nearest(word, name) > nearest(word, verbWords)));
  const thing = telling.filter((word) => !isDeed(word));
  const isNaming = (word: string): boolean =>
    isContentWord(word) && !isPlace(word) && !isKindWord(word, says) && !done.includes(word);
  if (!thing.some(isNaming)) return null;
  const slips = telling
    .filter((word) => !thing.includes(word))
    .reduce((sum, word) => sum + nearest(word, verbWords), 0);
  const isSaid = isAlike || thing.length < telling.length || says.implied?.includes(option.verb) === true;
  // If the words could mean several uses of one card, they must match exactly, as in “warp crystal”.
  const farFrom = (name: readonly string[]): number => {
    if (!thing.some((word) => isNaming(word) && nearest(word, name) < Number.POSITIVE_INFINITY))
      return Number.POSITIVE_INFINITY;
    return thing.reduce(
      (sum, word) => sum + Math.min(nearest(word, name), face.words.has(word) ? 0 : Number.POSITIVE_INFINITY),
      0,
    );
  };
  const far = slips + Math.min(...names.map(farFrom));
  if (far === Number.POSITIVE_INFINITY) return null;
  return { option, far, called: without(title, verbWords), isSaid };
}

/** Returns the smallest distance between a word and any of the given words, or infinity if it resembles none of them. */
type Nearest = (word: string, some: readonly string[]) => number;

/** Measures distances. It remembers them, because many options have the same words. */
function measuring(): Nearest {
  const known = new Map<string, Map<string, number>>();
  return (word, some) => {
    const from = known.get(word) ?? new Map<string, number>();
    known.set(word, from);
    let least = Number.POSITIVE_INFINITY;
    for (const one of some) {
      const far = from.get(one) ?? between(word, one);
      from.set(one, far);
      least = Math.min(least, far);
    }
    return least;
  };
}

/**
 * Returns the distance of a typed word from a word of a name: 0 if they are equal, `BEGUN` if the typed word is a
 * beginning, or else the number of typos. Returns infinity if there are too many typos.
 */
function between(word: string, one: string): number {
  if (word === one) return 0;
  if (word.length < BEGINNING || isPlace(one)) return Number.POSITIVE_INFINITY;
  if (one.startsWith(word)) return BEGUN;
  return slipsWithin(word, one) ?? Number.POSITIVE_INFINITY;
}
