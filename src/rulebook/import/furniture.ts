import { standsAlone, type TextLine, without, wordsIn } from './lines.ts';

/** A document without page furniture, along with the number of lines of each kind that were removed. */
export interface Cleaned {
  lines: TextLine[];
  /** The number of page numbers, and of headings that each page repeats. */
  pages: number;
  /** The number of navigation links of a web site. */
  navigation: number;
  /** The number of lines of text from pictures: one word repeated, or only numbers and symbols. */
  pictures: number;
  /** The number of source notes under glossary entries. */
  sources: number;
}

const PAGE_NUMBER = /^[-–—|\s]*(?:page|p\.)?\s*\d{1,4}(?:\s*(?:of|\/)\s*\d{1,4})?[-–—|\s]*$/i;

const NAVIGATION = new RegExp(
  `^(?:${[
    'you are here.{0,80}',
    'skip to (?:main )?content',
    'jump to (?:navigation|search)',
    '(?:go )?back to (?:the )?top',
    'log ?in|sign (?:in|up)|log ?out',
    'share this(?: page)?|print this(?: page)?|printer[- ]friendly(?: version)?',
    'privacy policy|cookie policy|terms of (?:use|service)',
    'powered by .{1,40}',
    '(?:next|previous) page',
    'home [>»›/] .{0,80}',
  ].join('|')})$`,
  'i',
);

const SOURCE = /^(?:taken from|quoted from|source)\b:?\s+\S.{0,60}$/i;

/** Minimum number of times that a pattern must occur to count as page furniture. */
const HABIT = 3;

/** Removes everything that isn’t part of the text, such as page numbers and navigation links. */
export function withoutFurniture(all: readonly TextLine[]): Cleaned {
  const navigable = without(all, ({ text, marks }) => marks === 0 && NAVIGATION.test(text));
  const running = runningHeads(navigable);
  const paged = without(navigable, (_, at) => running.has(at) || isPageNumber(navigable, at));
  const drawn = without(paged, ({ text }, at) => isRepeatedWord(text) || isSign(paged, at));
  const signed = drawn.filter(({ text }) => SOURCE.test(text)).length;
  return {
    lines: signed < HABIT ? drawn : withoutSources(drawn),
    pages: navigable.length - paged.length,
    navigation: all.length - navigable.length,
    pictures: paged.length - drawn.length,
    sources: signed < HABIT ? 0 : signed,
  };
}

function withoutSources(lines: readonly TextLine[]): TextLine[] {
  const closing = new Set(lines.filter(({ text }) => SOURCE.test(text)));
  const marked = lines.map((line, at) => {
    const before = lines[at - 1];
    return before !== undefined && closing.has(before) ? { ...line, fresh: true } : line;
  });
  return without(marked, ({ text }) => SOURCE.test(text));
}

function isPageNumber(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at];
  return line !== undefined && line.marks === 0 && PAGE_NUMBER.test(line.text) && standsAlone(lines, at);
}

function isSign(lines: readonly TextLine[], at: number): boolean {
  return !/\p{L}|\t/u.test(lines[at]?.text ?? '') && standsAlone(lines, at);
}

/** True if a text is one word repeated, as when the same icon appears several times in a row. */
function isRepeatedWord(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length >= HABIT && words.length <= 12 && new Set(words).size === 1;
}

/** Finds the lines that pages repeat at their edges. */
function runningHeads(lines: readonly TextLine[]): Set<number> {
  const groups = new Map<string, number[]>();
  for (const [at, line] of lines.entries()) {
    if (line.marks > 0 || line.text.length > 80 || wordsIn(line) > 10 || !/\p{L}/u.test(line.text)) continue;
    const alike = line.text.toLowerCase().replace(/^\d+\s|\s\d+$/, '#');
    const group = groups.get(alike);
    if (group === undefined) groups.set(alike, [at]);
    else group.push(at);
  }
  const pages = lines.filter(({ page }, at) => page || isPageNumber(lines, at)).length;
  return new Set([...groups].flatMap(([alike, places]) => repeated(lines, places, alike.includes('#'), pages)));
}

function repeated(lines: readonly TextLine[], places: readonly number[], numbered: boolean, pages: number): number[] {
  const atEdge = places.filter((at) => isAtEdge(lines, at));
  // The numbers of chapters increase like page numbers, but no sentence continues across a chapter heading.
  if (numbered) return countsUp(lines, places) && atEdge.length * 4 >= places.length ? [...places] : [];
  if (atEdge.length < HABIT || atEdge.length * 2 < places.length) return [];
  // A header that appears on only a few pages is a chapter title, so its first occurrence is kept.
  return atEdge.length * 2 >= pages && pages > 0 ? atEdge : atEdge.filter((at) => at !== places[0]);
}

/**
 * True if these lines, which differ only in a number, are spread over at least half of the document and have increasing
 * numbers.
 */
function countsUp(lines: readonly TextLine[], places: readonly number[]): boolean {
  const numbers = places.map((at) => Number(/^\d+|\d+$/.exec(lines[at]?.text ?? '')?.[0]));
  const spread = (places.at(-1) ?? 0) - (places[0] ?? 0);
  const rises = numbers.every((number, n) => n === 0 || number > (numbers[n - 1] ?? number));
  return places.length >= HABIT + 2 && rises && spread * 2 >= lines.length;
}

/** True if a page begins or ends at this line, or if a sentence continues across it. */
function isAtEdge(lines: readonly TextLine[], at: number): boolean {
  const near = [at - 2, at - 1, at + 1, at + 2];
  if (lines[at]?.page || lines[at + 1]?.page || near.some((place) => isPageNumber(lines, place))) return true;
  return /[\p{L},]$/u.test(lines[at - 1]?.text ?? '') && /^\p{Ll}/u.test(lines[at + 1]?.text ?? '');
}
