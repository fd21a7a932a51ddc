import { standsAlone, type TextLine, without, wordsIn } from './lines.ts';

/** A document's table of contents, or a glossary’s list of terms. */
export interface Contents {
  /** The lines of the document without its table of contents. */
  lines: TextLine[];
  /** The names in the list, in the form that `keyOf` returns. */
  names: ReadonlySet<string>;
  /** True if the names are in alphabetical order, as a list of terms is. */
  sorted: boolean;
  /** The number of lines that the table of contents occupied. */
  taken: number;
  /**
   * The number of words before a list of terms. These words are left out because they belong to the web page, not to the book.
   */
  opening: number;
  /** Terms that occur only in the list, with the references that the list gives for them. */
  references: { title: string; text: string }[];
}

/** Reduces a title to its letters and digits in lower case, so that different ways of printing it match. */
export function keyOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** True if names are in alphabetical order, apart from a few exceptions. */
export function areSorted(names: readonly string[]): boolean {
  const keys = names.map(keyOf);
  const wrong = keys.filter((key, at) => at > 0 && key < (keys[at - 1] ?? '')).length;
  return keys.length > 1 && wrong * 8 < keys.length;
}

const LEADER = /^(.*?\p{L}.*?)\s*(?:(?:[.·_]\s?){3,}|…+)\s*\d{1,4}$/u;

const HEAD = /^(?:table of )?contents$|^index$/i;

/** Maximum number of characters in a row of a table of contents, which may have several columns. */
const LONGEST = 400;

/**
 * Minimum number of lines in a list of names without page numbers. Such a list is looked for only in the first
 * `SEARCHED` lines of a document.
 */
const LIST = 20;
const SEARCHED = 5000;

/** Removes a document's table of contents or, if it has none, its list of terms. */
export function withoutContents(lines: readonly TextLine[]): Contents {
  const rows = contentsRows(lines);
  const kept = without(lines, (_, at) => rows.has(at));
  const names = new Set([...rows.values()].flat().map(keyOf));
  const table: Contents = { lines: kept, names, sorted: false, taken: rows.size, opening: 0, references: [] };
  return listOf(kept, table) ?? table;
}

/** Finds the rows of a table of contents, each with its titles. */
function contentsRows(lines: readonly TextLine[]): Map<number, string[]> {
  const rows = new Map<number, string[]>();
  let run: [number, string[], number][] = [];
  const close = (): void => {
    const dotted = run.filter(([, , page]) => Number.isNaN(page)).length;
    const rises = run.every(([, , page], n) => n === 0 || !(page < (run[n - 1]?.[2] ?? 0)));
    if (dotted >= 3 || (run.length >= 5 && rises)) {
      for (const [at, titles] of run) rows.set(at, titles);
      const before = (run[0]?.[0] ?? 0) - 1;
      if (HEAD.test(lines[before]?.text ?? '')) rows.set(before, []);
    }
    run = [];
  };
  for (const [at, { text }] of lines.entries()) {
    const row = text.length > LONGEST ? '' : text;
    const titles = row.split('\t').flatMap((cell) => LEADER.exec(cell)?.[1] ?? []);
    const [, title, page] = /^([^\t]*\p{L}[^\t]*)\t(\d{1,4})$/u.exec(row) ?? [];
    if (titles.length > 0) run.push([at, titles, Number.NaN]);
    else if (title !== undefined) run.push([at, [title], Number(page)]);
    else close();
  }
  close();
  return rows;
}

/**
 * Finds a list of names near the document's beginning. The list consists of adjacent lines, and most of them begin with
 * a name that has a line of its own later in the document.
 */
function listOf(lines: readonly TextLine[], table: Contents): Contents | null {
  const [first, end] = longestRun(lines.slice(0, SEARCHED));
  if (end - first < LIST) return null;
  const later = lines.slice(end);
  const alone = new Set(later.flatMap((line, at) => (isName(line) && standsAlone(later, at) ? keyOf(line.text) : [])));
  const rows = lines.slice(first, end).map(({ text }) => ({ text, name: nameIn(text, alone) }));
  const named = rows.flatMap(({ name }) => name ?? []);
  if (named.length < LIST || named.length * 5 < rows.length * 4) return null;
  const references = rows.flatMap(({ text, name }) => (name === null ? referenceIn(text) : []));
  const sorted = areSorted(named);
  return {
    lines: sorted ? later : [...lines.slice(0, first), ...later],
    names: new Set([...table.names, ...named.map(keyOf)]),
    sorted,
    taken: table.taken + rows.length,
    opening: sorted ? lines.slice(0, first).reduce((sum, line) => sum + wordsIn(line), 0) : 0,
    references: sorted ? references : [],
  };
}

const isName = (line: TextLine): boolean => line.text.length <= 80 && wordsIn(line) <= 12;

/** Finds the longest run of short lines without an empty line between them. */
function longestRun(lines: readonly TextLine[]): [first: number, end: number] {
  let best: [number, number] = [0, 0];
  let first = 0;
  for (const [at, line] of lines.entries()) {
    if (line.gap > 0 || line.text.length > 160) first = line.text.length > 160 ? at + 1 : at;
    if (at + 1 - first > best[1] - best[0]) best = [first, at + 1];
  }
  return best;
}

/**
 * Returns the longest of the names that the row begins with. The text of another column may follow the name without a
 * space.
 */
function nameIn(row: string, names: ReadonlySet<string>): string | null {
  for (let end = row.length; end > 0; end -= 1) {
    if (/[\p{Ll}\p{N}]/u.test(row.charAt(end))) continue;
    const name = row.slice(0, end).trim();
    if (names.has(keyOf(name))) return name;
  }
  return null;
}

function referenceIn(row: string): Contents['references'] {
  const [, title, text] = /^(.+?) [-–—] (see .+)\./i.exec(row) ?? [];
  return title === undefined || text === undefined ? [] : [{ title, text: `${text}.` }];
}
