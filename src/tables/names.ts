import { wordsOf } from './words.ts';

/**
 * Finds the items that a typed name can mean. Exact names come first, then names that begin with the text, then names
 * that contain all of its words. The comparison ignores case, punctuation and articles.
 */
export function calledSo<T>(things: readonly T[], namesOf: (thing: T) => readonly string[], text: string): T[] {
  const typed = text.trim().toLowerCase();
  if (typed === '') return [];
  const words = named(text);
  const all = things.map((thing) => ({
    thing,
    names: namesOf(thing).map((name) => ({ name: name.toLowerCase(), words: named(name) })),
  }));
  type Name = (typeof all)[number]['names'][number];
  const having = (fits: (name: Name) => boolean): T[] =>
    all.filter(({ names }) => names.some(fits)).map(({ thing }) => thing);
  const levels: ((name: Name) => boolean)[] = [
    ({ name, words: own }) => name === typed || (words.length > 0 && own.join(' ') === words.join(' ')),
    ({ name, words: own }) => name.startsWith(typed) || isBeginning(words, own),
    ({ words: own }) => words.length > 0 && words.every((word) => own.includes(word)),
  ];
  return levels.map(having).find(({ length }) => length > 0) ?? [];
}

/** Returns the words of a name without a leading article. */
function named(name: string): string[] {
  return wordsOf(name.replace(/^\s*(?:the|an?)\s+/i, ''));
}

/** True if a name begins with the words. The last word may be incomplete. */
function isBeginning(words: readonly string[], name: readonly string[]): boolean {
  const last = words.at(-1);
  return (
    last !== undefined &&
    words.slice(0, -1).every((word, at) => name[at] === word) &&
    name[words.length - 1]?.startsWith(last) === true
  );
}
