import { wordsOf } from './words.ts';

/**
 * Maximum number of characters of a question that are read: more than `/rules` accepts, and few enough to search while a person
 * types.
 */
const LETTERS = 300;
/** Maximum number of words that are looked up. Real questions have at most twenty words. */
const WORDS = 32;
/** Maximum number of letters that are read of each word. The longest word in the books has 21. */
const WORD = 32;

/**
 * Splits a question into its words, in order. The number of words is limited, so that looking up a text never costs more than
 * looking up a long question.
 */
export function askedWords(text: string): string[] {
  return wordsOf(text.slice(0, LETTERS))
    .slice(0, WORDS)
    .map((word) => word.slice(0, WORD));
}
