const COMPOUND = /(?<![\p{L}\p{N}-])(\p{L}+)-(\p{L}+)(?![\p{L}\p{N}-])/gu;

/** Words of two parts with a hyphen between them, as one word: `classm` for `Class-M`. */
export function compoundsOf(text: string): string[] {
  return Array.from(text.toLowerCase().matchAll(COMPOUND), ([, first, second]) => `${first}${second}`);
}

/** Words with the parts of each compound made one: `class`, `m`, `planet` become `classm`, `planet`. */
export function joined(words: readonly string[], compounds: ReadonlySet<string>): string[] {
  return grouped(words, compounds).map(({ whole, parts }) => whole ?? parts.join(''));
}

/**
 * Words as texts are searched by: each compound and its parts too, so that `re-roll` is found by `roll`. A part of one
 * letter tells kinds apart (Class-M, Class-H) and stands for nothing alone: there the compound is all, as it is where it is
 * `solid`, a word of its own.
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

/** Shortest word that is taken for one when its parts are written apart, and shortest part. */
const SHORTEST = 6;
const PART = 3;

/** Words that texts have both as one and as two: `star base` beside `starbase`. */
export function writtenApart(texts: readonly (readonly string[])[], known: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  for (const words of texts)
    for (const [at, word] of words.entries()) {
      const whole = `${words[at - 1] ?? ''}${word}`;
      if (whole.length >= SHORTEST && whole !== word && known.has(whole)) found.add(whole);
    }
  return found;
}

/** Words with two neighbours made one where the book writes that as one word. */
export function together(words: readonly string[], isKnown: (word: string) => boolean): string[] {
  const out: string[] = [];
  for (const word of words) {
    const whole = `${out.at(-1) ?? ''}${word}`;
    if (whole.length >= SHORTEST && whole !== word && isKnown(whole)) out[out.length - 1] = whole;
    else out.push(word);
  }
  return out;
}

/** A word that the book doesn’t have as the two that it has; null where there are none. */
export function apart(word: string, isKnown: (word: string) => boolean): [string, string] | null {
  for (let at = PART; at <= word.length - PART; at++) {
    const parts: [string, string] = [word.slice(0, at), word.slice(at)];
    if (parts.every(isKnown)) return parts;
  }
  return null;
}
