import { wordsOf } from './words.ts';

/**
 * Maximum number of characters of a question that are read. This is more than `/rules` accepts, but few enough to
 * search while a person types.
 */
const LETTERS = 300;
/** Maximum number of words that are looked up. Real questions have at most twenty words. */
const WORDS = 32;
/** Each word is read up to this number of letters. The longest word in the books has 21 letters. */
const WORD = 32;

/**
 * Splits a question into its words, in order. The number of words is limited, so that a long pasted text isn't slow to
 * look up.
 */
export function askedWords(text: string): string[] {
  return wordsOf(text.slice(0, LETTERS))
    .slice(0, WORDS)
    .map((word) => word.slice(0, WORD));
}
