import { wordsOf } from './words.ts';

/**
 * The things that a typed name can mean. Those called just so come first, then those whose name it begins, then those whose name has all
 * of its words. Small letters, signs and articles make no difference.
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

/** The words of a name without the article in front. */
function named(name: string): string[] {
  return wordsOf(name.replace(/^\s*(?:the|an?)\s+/i, ''));
}

/** Whether words begin a name. The last of them may be unfinished. */
function isBeginning(words: readonly string[], name: readonly string[]): boolean {
  const last = words.at(-1);
  return (
    last !== undefined &&
    words.slice(0, -1).every((word, at) => name[at] === word) &&
    name[words.length - 1]?.startsWith(last) === true
  );
}
