/** Polite filler words, and articles and possessives in labels. */
const POLITE = new Set('a an the either my your and then now first finally please down over'.split(' '));
/** Filler words that may also express direction or ownership. */
const DIRECTIONS = new Set('down over my your'.split(' '));
/**
 * Prepositions that come before the name of a thing. Prepositions aren't fillers, because “go on” doesn't mean “go”.
 */
const LEADING = new Set('to at in into on onto of by with from for'.split(' '));
/** Words that never name a thing, even if a label contains them. */
const SMALL = new Set(
  'i it is are be do don dont no not nothing none yes ok okay hm what who how why which this that they them their so more as gets through up if or go help turn'.split(
    ' ',
  ),
);
/** Small talk, and words that people type while thinking. */
const TALK = new Set(
  'i is are be do dont no not yes ok okay hm what who how why which this help go please thanks'.split(' '),
);
/** Maximum number of characters in a line, which is also Discord's limit. */
export const LONGEST_LINE = 6_000;
/** Maximum number of characters of a pick that are read. No option is longer than this. */
export const LONGEST = 300;
/** Maximum number of words in a pick, and of letters in a word. No option exceeds these limits. */
export const MOST_WORDS = 20;
const LONGEST_WORD = 32;

/** Words that stand for numbers. */
const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ');

/** Words that mean “all”. */
const EVERYONE = new Set(['everyone', 'everybody']);

/** Normalizes a text: lower case without accents, straight quotes, hyphens instead of dashes, and single blanks. */
export function asTyped(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‐‑–—−]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Splits a text into words in lower case without punctuation and accents. “Two” becomes `2`, and “everyone” becomes
 * `all`.
 */
export function wordsOf(text: string): string[] {
  const words = asTyped(text)
    .replaceAll(/['.]/g, '')
    .split(/[^\p{L}\p{N}]+/u);
  return words
    .filter((word) => word !== '')
    .map((word) => (NUMBERS.includes(word) ? `${NUMBERS.indexOf(word)}` : EVERYONE.has(word) ? 'all' : word));
}

/** Splits a typed text into words. The number of words is limited, so that a long text isn't slow to process. */
export function typedWords(text: string): string[] {
  return wordsOf(text.slice(0, LONGEST))
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
}

/** Returns the words that are neither fillers nor prepositions. */
export function tellingOf(words: readonly string[]): string[] {
  return words.filter((word) => !POLITE.has(word) && !LEADING.has(word));
}

/**
 * True if the last word is a preposition, so that something is missing after it. Polite filler words after it are
 * ignored.
 */
export function isBroken(words: readonly string[]): boolean {
  const last = words.findLast((word) => !POLITE.has(word));
  return last !== undefined && LEADING.has(last);
}

/** True for a preposition or a filler word. */
export function isLeading(word: string): boolean {
  return LEADING.has(word) || POLITE.has(word);
}

/** True for a filler word that expresses direction or ownership. */
export function isDirection(word: string): boolean {
  return DIRECTIONS.has(word);
}

/** True if a word is small talk. Small talk means nothing on its own, though a label may contain it. */
export function isTalk(word: string): boolean {
  return TALK.has(word);
}

/** True if a word can name a thing, unlike `it` or `what`. */
export function isContentWord(word: string): boolean {
  return !SMALL.has(word);
}

/** True if a word is a number or the name of a place: `3`, `c4`. */
export function isPlace(word: string): boolean {
  return /^[a-z]{0,2}\d{1,6}$/.test(word);
}

/** Splits a text at punctuation and prepositions into parts of content words. A number at the beginning is a separate part. */
export function partsOf(text: string): string[][] {
  return text
    .split(/[:,;()·@]|\s(?:at|to|with|from|on)\s/)
    .map((part) => tellingOf(wordsOf(part)))
    .flatMap(([first = '', ...rest]) => (/^\d+$/.test(first) ? [[first], rest, [first, ...rest]] : [[first, ...rest]]))
    .filter(([first = '']) => first !== '');
}
