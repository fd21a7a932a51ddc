import { type Contents, keyOf } from './contents.ts';
import { standsAlone, startsBlock, type TextLine, wordsIn } from './lines.ts';
import { titleOf } from './titles.ts';

/** The ways in which documents mark headings, strongest first. */
const STYLES = ['listed', 'capitals', 'bold', 'title'] as const;
type Style = (typeof STYLES)[number];

/** A heading of a document, with its lines and its depth (1 is the outermost). */
export interface Heading {
  first: number;
  /** The index of the line after the heading's last line. */
  end: number;
  depth: number;
}

/** The headings of a document. */
export interface Headings {
  headings: Heading[];
  /** True if the headings are the terms of a glossary. */
  areTerms: boolean;
}

const MOST_WORDS = 12;

/** Finds the headings of a document. A style of heading counts only if the document uses it throughout. */
export function headingsOf({ lines, names, sorted }: Contents): Headings {
  const marked = lines.flatMap((line, at) => (line.marks > 0 ? [{ first: at, end: at + 1, depth: line.marks }] : []));
  if (marked.length > 1) return { headings: marked, areTerms: false };
  const records = lines.flatMap(({ fresh }, at) => (fresh && isShort(lines, at) ? [at] : []));
  const areTerms = sorted || records.length > 2;
  return { headings: areTerms ? terms(lines, names, new Set(records)) : printed(lines, names), areTerms };
}

/** Finds headings that are listed in the table of contents, or are set in capitals, bold type or title case. */
function printed(lines: readonly TextLine[], names: ReadonlySet<string>): Heading[] {
  const styles = stylesOf(lines, names);
  const used = inUse(styles);
  const headings: Heading[] = [];
  for (const [at, style] of styles.entries()) {
    if (style === null || !used.has(style)) continue;
    const last = headings.at(-1);
    const goesOn = last !== undefined && last.end === at && lines[at]?.gap === 0;
    if (goesOn && style === 'capitals') last.end = at + 1;
    else headings.push({ first: at, end: at + 1, depth: 1 + STYLES.indexOf(style) });
  }
  return headings;
}

/**
 * Finds the headings of terms: the lines that begin a record and, for each listed name, the first line that consists of
 * nothing else.
 */
function terms(lines: readonly TextLine[], names: ReadonlySet<string>, records: ReadonlySet<number>): Heading[] {
  const seen = new Set<string>();
  return lines.flatMap(({ text }, at) => {
    const key = keyOf(text);
    const isNamed = names.has(key) && !seen.has(key) && standsAlone(lines, at);
    if (!isNamed && !records.has(at)) return [];
    seen.add(key);
    return [{ first: at, end: at + 1, depth: 1 }];
  });
}

/** Returns the key of a heading without its number and pages, for comparison with the table of contents. */
const nameOf = (text: string): string => keyOf(titleOf(text));

/**
 * Returns the styles of headings that a document uses. If most headings are listed or in capitals, a few lines in a
 * weaker style don't count, because they are captions of pictures.
 */
function inUse(styles: readonly (Style | null)[]): Set<Style> {
  const count = (style: Style): number => styles.filter((one) => one === style).length;
  const stronger = count('listed') + count('capitals');
  return new Set(
    STYLES.filter((style) => {
      if (style === 'listed') return count(style) > 0;
      return count(style) > 1 && (style === 'capitals' || count(style) * 4 >= stronger);
    }),
  );
}

function stylesOf(lines: readonly TextLine[], names: ReadonlySet<string>): (Style | null)[] {
  const capitals = capitalsIn(lines);
  // If a listed heading is found in capitals, a line with the same words in lower case doesn't count as a heading.
  const inCapitals = new Set([...capitals].map((at) => nameOf(lines[at]?.text ?? '')));
  const small = new Set([...names].filter((name) => !inCapitals.has(name)));
  return lines.map(({ text }, at) => {
    if (capitals.has(at)) return names.has(nameOf(text)) ? 'listed' : 'capitals';
    return smallStyle(lines, at, small);
  });
}

function smallStyle(lines: readonly TextLine[], at: number, names: ReadonlySet<string>): Style | null {
  const line = lines[at];
  if (line === undefined || !standsAlone(lines, at) || wordsIn(line) > MOST_WORDS) return null;
  if (/[.,;:!?]$|\t/.test(line.text)) return null;
  if (names.has(nameOf(line.text))) return 'listed';
  if (!isFollowedByText(lines, at)) return null;
  if (line.bold) return 'bold';
  return isTitle(line.text) ? 'title' : null;
}

/**
 * Finds headings in capitals. A heading in capitals needs no empty line after it. If the line above ends a sentence or
 * is a heading, no empty line is needed before the heading, either.
 */
function capitalsIn(lines: readonly TextLine[]): Set<number> {
  const found = new Set<number>();
  for (const [at, { text }] of lines.entries()) {
    const isFree = startsBlock(lines, at) || found.has(at - 1) || /[.!?)”"]$/.test(lines[at - 1]?.text ?? '');
    if (isFree && isCapitals(text)) found.add(at);
  }
  return found;
}

function isCapitals(text: string): boolean {
  if (text.length > 90 || !/^[\p{Lu}\p{N}("“‘]/u.test(text) || /[.,;:]$|\t/.test(text)) return false;
  if (text.split(' ').length > MOST_WORDS || /:[^\p{L}]*$/u.test(text)) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const small = text.match(/\p{Ll}/gu)?.length ?? 0;
  return letters >= 4 && small * 4 <= letters && /\p{Lu}{3}/u.test(text);
}

/** True if every word except short ones begins with a capital. Text in brackets is ignored. */
function isTitle(text: string): boolean {
  const bare = text.replace(/^\d{1,2}[.)]\s+/, '').replace(/\([^()]*\)/g, '');
  const words = bare.split(/[\s/]+/).filter((word) => /\p{L}/u.test(word));
  return (
    /^["“‘]?\p{Lu}/u.test(bare) &&
    text.length <= 70 &&
    !/[.,;:!?]$|:/.test(text) &&
    words.every((word, n) => /^[^\p{L}]*\p{Lu}/u.test(word) || (n > 0 && word.length <= 4) || word === 'versus')
  );
}

function isFollowedByText(lines: readonly TextLine[], at: number): boolean {
  const next = lines[at + 1];
  if (next === undefined || isCapitals(next.text) || isTitle(next.text)) return false;
  return wordsIn(next) > MOST_WORDS || /[.:!?]|^[•*-] /.test(next.text);
}

function isShort(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at];
  return line !== undefined && startsBlock(lines, at) && wordsIn(line) <= MOST_WORDS;
}
