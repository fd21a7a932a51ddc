/** What people say around what they mean, and articles and owners in labels. */
const POLITE = new Set('a an the either my your and then now first finally please down over'.split(' '));
/** Such words that also say which way, or whose. */
const DIRECTIONS = new Set('down over my your'.split(' '));
/** What leads over to a thing. Without one it isn’t empty: “go on” is no “go”. */
const LEADING = new Set('to at in into on onto of by with from for'.split(' '));
/** Words that are never what a thing is called, though labels hold them. */
const SMALL = new Set(
  'i it is are be do don dont no not nothing none yes ok okay hm what who how why which this that they them their so more as gets through up if or go help turn'.split(
    ' ',
  ),
);
/** What people say while they think, or to each other. */
const TALK = new Set(
  'i is are be do dont no not yes ok okay hm what who how why which this help go please thanks'.split(' '),
);
/** The letters that a line may have, as Discord lets people type. */
export const LONGEST_LINE = 6_000;
/** The letters of a pick that are read: more than any option's words have. */
export const LONGEST = 300;
/** The words of a pick, and letters of a word, that are read: more than any option has. */
export const MOST_WORDS = 20;
const LONGEST_WORD = 32;

/** Numbers in words. */
const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ');

/** What people say for all. */
const EVERYONE = new Set(['everyone', 'everybody']);

/** A text as a keyboard writes it: small letters without accents, straight quotes, hyphens, single blanks. */
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

/** The words of a text: small letters and digits, numbers as digits, everyone as all, without signs and accents. */
export function wordsOf(text: string): string[] {
  const words = asTyped(text)
    .replaceAll(/['.]/g, '')
    .split(/[^\p{L}\p{N}]+/u);
  return words
    .filter((word) => word !== '')
    .map((word) => (NUMBERS.includes(word) ? `${NUMBERS.indexOf(word)}` : EVERYONE.has(word) ? 'all' : word));
}

/** The words of a typed text. Their number is limited, so the cost doesn't grow with the text. */
export function typedWords(text: string): string[] {
  return wordsOf(text.slice(0, LONGEST))
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD));
}

/** Words without those that people put around what they mean. */
export function tellingOf(words: readonly string[]): string[] {
  return words.filter((word) => !POLITE.has(word) && !LEADING.has(word));
}

/** Whether words end with one that leads over to something. */
export function isBroken(words: readonly string[]): boolean {
  const last = words.findLast((word) => !POLITE.has(word));
  return last !== undefined && LEADING.has(last);
}

/** Whether a word only leads over to a thing, or is put around it. */
export function isLeading(word: string): boolean {
  return LEADING.has(word) || POLITE.has(word);
}

/** Whether a word that is put around things also says which way, or whose. */
export function isDirection(word: string): boolean {
  return DIRECTIONS.has(word);
}

/** Whether a word is said in passing: alone it stands for nothing, though a label may have it. */
export function isTalk(word: string): boolean {
  return TALK.has(word);
}

/** Whether a word can be what something is called. */
export function isContentWord(word: string): boolean {
  return !SMALL.has(word);
}

/** Whether a word is a number, or names a place: `3`, `c4`. */
export function isPlace(word: string): boolean {
  return /^[a-z]{0,2}\d{1,6}$/.test(word);
}

/** The parts of a text between signs and leading words, each in its telling words; a number at the beginning is one. */
export function partsOf(text: string): string[][] {
  return text
    .split(/[:,;()·@]|\s(?:at|to|with|from|on)\s/)
    .map((part) => tellingOf(wordsOf(part)))
    .flatMap(([first = '', ...rest]) => (/^\d+$/.test(first) ? [[first], rest, [first, ...rest]] : [[first, ...rest]]))
    .filter(([first = '']) => first !== '');
}
