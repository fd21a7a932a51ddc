import { wordsOf } from './words.ts';

/** Letters of a question that are read: more than `/rules` takes, and few enough to be searched while somebody types. */
const LETTERS = 300;
/** Words of a question that are looked up. Real questions have at most twenty. */
const WORDS = 32;
/** Letters of a word that are looked at: the longest word of the books has 21. */
const WORD = 32;

/**
 * The words of what somebody asks, in their order and bounded: whatever was typed, looking it up costs no more than a long
 * question does.
 */
export function askedWords(text: string): string[] {
  return wordsOf(text.slice(0, LETTERS))
    .slice(0, WORDS)
    .map((word) => word.slice(0, WORD));
}
