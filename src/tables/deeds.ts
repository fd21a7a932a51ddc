import type { Option, Says } from '../kernel/types.ts';

/** All words that say what is done, by the game’s list: none of them stands for the thing that it is done with. */
const deeds = new WeakMap<Says, ReadonlySet<string>>();

/** Whether a word says what is done, whatever it is done with. */
export function isVerbWord(word: string, says: Says): boolean {
  let all = deeds.get(says);
  if (all === undefined) {
    all = new Set(Object.entries(says).flatMap(([verb, words]) => [verb, ...words]));
    deeds.set(says, all);
  }
  return all.has(word);
}

/**
 * The words for what an option does: its verb and what is said for it. Where its label begins with one of these, the others
 * mean something else: who is recruited isn’t learned.
 */
export function verbWordsOf({ verb }: Option, [first = '']: readonly string[], says: Says): string[] {
  const said = says[verb] ?? [];
  return [verb, `${verb}s`, ...(said.includes(first) ? [first] : said)];
}
