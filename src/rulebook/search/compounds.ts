const COMPOUND = /(?<![\p{L}\p{N}-])(\p{L}+)-(\p{L}+)(?![\p{L}\p{N}-])/gu;

/** Returns a text's hyphenated words with two parts, each joined into one word: `classm` for `Class-M`. */
export function compoundsOf(text: string): string[] {
  return Array.from(text.toLowerCase().matchAll(COMPOUND), ([, first, second]) => `${first}${second}`);
}

/** Joins the parts of each compound: `class`, `m`, `planet` become `classm`, `planet`. */
export function joined(words: readonly string[], compounds: ReadonlySet<string>): string[] {
  return grouped(words, compounds).map(({ whole, parts }) => whole ?? parts.join(''));
}

/**
 * Returns the words to search for, which include the parts of compounds, so that a search for `roll` finds `re-roll`.
 * Two kinds of compounds aren't divided: those with a part of one letter, which means nothing on its own (Class-M,
 * Class-H), and those in `solid`, which the book also writes as one word.
 */
export function spread(
  words: readonly string[],
  compounds: ReadonlySet<string>,
  solid: ReadonlySet<string> = new Set(),
): string[] {
  return grouped(words, compounds).flatMap(({ whole, parts }) => {
    if (whole === null) return parts;
    return solid.has(whole) || parts.some(({ length }) => length === 1) ? [whole] : [...parts, whole];
  });
}

function grouped(
  words: readonly string[],
  compounds: ReadonlySet<string>,
): { whole: string | null; parts: string[] }[] {
  const groups: { whole: string | null; parts: string[] }[] = [];
  for (const word of words) {
    const last = groups.at(-1);
    const whole = last?.whole === null ? `${last.parts.join('')}${word}` : '';
    if (last !== undefined && compounds.has(whole)) groups[groups.length - 1] = { whole, parts: [...last.parts, word] };
    else groups.push({ whole: null, parts: [word] });
  }
  return groups;
}

/** Minimum length of a word that may also be written as two words, and minimum length of each of the two. */
const SHORTEST = 6;
const PART = 3;

/** Finds words that are written both as one word and as two: `star base` and `starbase`. */
export function writtenApart(texts: readonly (readonly string[])[], known: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (const words of texts)
    for (const [at, word] of words.entries()) {
      const whole = `${words[at - 1] ?? ''}${word}`;
      if (whole.length >= SHORTEST && whole !== word && known.has(whole)) found.add(whole);
    }
  return found;
}

/** Joins adjacent words that the book writes as one word. */
export function together(words: readonly string[], isKnown: (word: string) => boolean): string[] {
  const out: string[] = [];
  for (const word of words) {
    const whole = `${out.at(-1) ?? ''}${word}`;
    if (whole.length >= SHORTEST && whole !== word && isKnown(whole)) out[out.length - 1] = whole;
    else out.push(word);
  }
  return out;
}

/** Splits a word that the book lacks into two words that it has, or returns null. */
export function apart(word: string, isKnown: (word: string) => boolean): [string, string] | null {
  for (let at = PART; at <= word.length - PART; at++) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every(isKnown)) return parts;
  }
  return null;
}
