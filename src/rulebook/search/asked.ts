import { wordsOf } from './words.ts';

/**
 * Maximum number of characters read of a question: more than `/rules` accepts, and few enough to search while a person
 * types.
 */
const LETTERS = 300;
/** Maximum number of words looked up. Real questions have at most twenty. */
const WORDS = 32;
/** Maximum number of letters read of a word. The longest word of the books has 21. */
const WORD = 32;

/** The words of a question, in order. Their number is limited, so looking up any text costs no more than a long question. */
export function askedWords(text: string): string[] {
  return wordsOf(text.slice(0, LETTERS))
    .slice(0, WORDS)
    .map((word) => word.slice(0, WORD));
}
