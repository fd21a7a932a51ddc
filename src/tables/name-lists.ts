import type { Option, VerbSynonyms } from '../kernel/types.ts';
import { fitting } from './naming.ts';
import { isVerbWord } from './verb-words.ts';
import { isLeading, LONGEST, MOST_WORDS, typedWords } from './words.ts';

/** Words that one name in such a list may have. */
const MOST_NAMED = 5;
/** Readings that are kept while words are divided: more than one at the end is none. */
const MOST_READINGS = 8;

/** What the words of a list stand for so far, each key once. */
type Reading = readonly string[];

/**
 * The keys of several options that words name one after the other, with nothing between them: “riker spock wesley”. Null where some
 * of the words name no option, or where they can be divided into other names, too.
 */
export function namesListed(options: readonly Option[], text: string, says: VerbSynonyms): string[] | null {
  if (text.length > LONGEST) return null;
  const words = typedWords(text);
  if (words.length < 2 || words.length >= MOST_WORDS) return null;
  /** The readings of the words up to each place. */
  const upTo: Map<string, Reading>[] = [new Map([['', []]])];
  for (let end = 1; end <= words.length; end += 1) {
    const found = new Map<string, Reading>();
    for (let from = Math.max(0, end - MOST_NAMED); from < end; from += 1) {
      const before = upTo[from];
      if (before === undefined || before.size === 0) continue;
      const key = oneNamed(options, words.slice(from, end), says);
      if (key === null) continue;
      for (const keys of before.values()) {
        const read = keys.includes(key) ? keys : [...keys, key];
        found.set(JSON.stringify(read), read);
      }
    }
    if (found.size > MOST_READINGS) return null;
    upTo.push(found);
  }
  const [only, ...others] = upTo.at(-1)?.values() ?? [];
  return only === undefined || only.length < 2 || others.length > 0 ? null : [...only];
}

/** The key of the one option that words name. What is done, or leads over to a thing, is no name by itself. */
function oneNamed(options: readonly Option[], words: readonly string[], says: VerbSynonyms): string | null {
  if (words.every((word) => isLeading(word) || isVerbWord(word, says))) return null;
  const [only, ...others] = fitting(options, words.join(' '), says);
  return only === undefined || others.length > 0 ? null : only.key;
}
