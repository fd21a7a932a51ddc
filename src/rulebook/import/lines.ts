import { plainCharacters, withoutMarkup } from './characters.ts';

/** A line of a document that isn't empty. */
export interface TextLine {
  /** The text without markup; tabs separate the cells of a table. */
  text: string;
  /** The number of blank lines before this line. */
  gap: number;
  /** The depth of a heading, which is its number of `#` signs; 0 for a line without them. */
  marks: number;
  /** True if the whole line is bold. */
  bold: boolean;
  /** True if a page begins with this line. */
  page: boolean;
  /**
   * True if the previous line ended a record. A record ends, for example, with the source note under a glossary term.
   */
  fresh: boolean;
}

/** True if there is an empty line on each side of this line, or the document begins or ends there. */
export function standsAlone(lines: readonly TextLine[], at: number): boolean {
  return startsBlock(lines, at) && (lines[at + 1]?.gap ?? 1) > 0;
}

/** True if a line follows a blank line or begins the document. */
export function startsBlock(lines: readonly TextLine[], at: number): boolean {
  return at === 0 || (lines[at]?.gap ?? 1) > 0;
}

/** Returns the lines of a document that aren't empty. */
export function textLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let gap = 0;
  let page = false;
  for (const raw of plainCharacters(text).split(/\n|(?=\f)/)) {
    const isNewPage = raw.startsWith('\f');
    page ||= isNewPage;
    const trimmed = raw.trim();
    const last = lines.at(-1);
    if (last !== undefined && gap === 0 && isUnderline(trimmed, last)) last.marks = trimmed.startsWith('=') ? 1 : 2;
    else if (trimmed === '' || /^[-=_*~|:+\s]{3,}$/.test(trimmed)) gap += 1;
    else {
      const line = lineOf(trimmed, raw.endsWith('\t'));
      if (line.text === '') gap += 1;
      else {
        // Like an empty line, a new page or an indented line begins a paragraph.
        lines.push({ ...line, gap: Math.max(gap, isNewPage || raw.startsWith('\t') ? 1 : 0), page, fresh: false });
        gap = 0;
        page = false;
      }
    }
  }
  return lines;
}

/** Removes lines. The blank lines around a removed line still separate the remaining lines. */
export function without(lines: readonly TextLine[], isOut: (line: TextLine, at: number) => boolean): TextLine[] {
  const kept: TextLine[] = [];
  let gap = 0;
  let page = false;
  for (const [at, line] of lines.entries()) {
    if (isOut(line, at)) {
      gap = Math.max(gap, line.gap);
      page ||= line.page;
    } else {
      kept.push({ ...line, gap: Math.max(gap, line.gap), page: line.page || page });
      gap = 0;
      page = false;
    }
  }
  return kept;
}

function lineOf(trimmed: string, hasTab: boolean): Pick<TextLine, 'text' | 'marks' | 'bold'> {
  const [, hashes = '', rest = trimmed] = /^(#{1,6})\s+(.*?)(?:\s+\1)?$/.exec(trimmed) ?? [];
  const cells = rest.startsWith('|') ? rest.replace(/^\||\|$/g, '').split('|') : rest.split('\t');
  const filled = cells.map((cell) => withoutMarkup(cell.trim())).filter((cell) => cell !== '');
  return {
    // A row with a single cell keeps its tab, so that it is still recognized as a table row.
    text: filled.join('\t') + (filled.length === 1 && (hasTab || cells.length > 1) ? '\t' : ''),
    marks: filled.length === 0 ? 0 : hashes.length,
    bold: /^(\*{2,3}|__|<b>|<strong>)[^*_<>]+(\*{2,3}|__|<\/b>|<\/strong>)$/i.test(trimmed),
  };
}

/** True if this line of `=` or `-` underlines the line before it, and so marks it as a title. */
function isUnderline(line: string, before: TextLine): boolean {
  return (
    /^(={3,}|-{3,})$/.test(line) && before.marks === 0 && !/[\t.;:,]$|\t/.test(before.text) && wordsIn(before) <= 12
  );
}

/** Number of words in a line. */
export function wordsIn({ text }: Pick<TextLine, 'text'>): number {
  return countWords(text);
}

/** Counts the words in a text, which are parts between spaces with a letter or a digit. */
export function countWords(text: string): number {
  let count = 0;
  for (const [word] of text.matchAll(/\S+/g)) if (/[\p{L}\p{N}]/u.test(word)) count += 1;
  return count;
}
