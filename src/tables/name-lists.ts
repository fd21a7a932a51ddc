import type { Option, VerbSynonyms } from '../kernel/types.ts';
import { fitting } from './naming.ts';
import { isVerbWord } from './verb-words.ts';
import { isLeading, LONGEST, MOST_WORDS, typedWords } from './words.ts';

/** In a list of names without separators, a name has at most this many words. */
const MOST_NAMED = 5;
/** Maximum number of readings of the words up to a position. If there are more, the search gives up. */
const MOST_READINGS = 8;

/** The keys named by the words that have been read so far. Each key occurs only once. */
type Reading = readonly string[];

/**
 * Finds the keys of several options that are named one after another without separators: “riker spock wesley”. Returns null
 * if some words name no option, or if the words can also be split into other names.
 */
export function namesListed(options: readonly Option[], text: string, says: VerbSynonyms): string[] | null {
  if (text.length > LONGEST) return null;
  const words = typedWords(text);
  if (words.length < 2 || words.length >= MOST_WORDS) return null;
  /** The possible readings of the words up to each position, as lists of keys. */
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

/**
 * Returns the key of the option that the words name, or null unless there is exactly one. A verb or preposition alone
 * isn't a name.
 */
function oneNamed(options: readonly Option[], words: readonly string[], says: VerbSynonyms): string | null {
  if (words.every((word) => isLeading(word) || isVerbWord(word, says))) return null;
  const [only, ...others] = fitting(options, words.join(' '), says);
  return only === undefined || others.length > 0 ? null : only.key;
}
