import { type TextLine, wordsIn } from './lines.ts';

/** A document's words in lower case. The words show whether a hyphen at a line break belongs to a word. */
export type Vocabulary = ReadonlySet<string>;

type Kind = 'prose' | 'item' | 'row';

interface Piece {
  kind: Kind;
  /** The lines of the piece, each with a leading space if one belongs there. */
  parts: string[];
}

const BULLET = /^[•‣▪■□▲►▶❖◆●○·–—*-]\s+/u;
const NUMBER = /^\(?(?:\d{1,2}|[a-z])[.)]\s+/;
const ENDED = /[.!?:;][)”"’']*$/;

/** Returns the words of a document. */
export function vocabularyOf(lines: readonly TextLine[]): Vocabulary {
  const words = new Set<string>();
  for (const { text } of lines) for (const [word] of text.matchAll(/[\p{L}\p{N}’'-]+/gu)) words.add(word.toLowerCase());
  return words;
}

/** Joins broken lines into paragraphs, list items and table rows. */
export function paragraphsOf(lines: readonly TextLine[], vocabulary: Vocabulary): string[] {
  const width = lines.reduce((widest, { text }) => Math.max(widest, text.length), 0);
  const columns = columnsIn(lines, width);
  const pieces: Piece[] = [];
  for (const [at, line] of lines.entries()) {
    const kind = columns.has(at) ? 'row' : kindOf(line.text);
    const before = pieces.at(-1);
    const above = lines[at - 1]?.text ?? '';
    if (before !== undefined && before.kind !== 'row' && kind === 'prose' && goesOn(above, line, width)) {
      append(before, above, line.text, vocabulary);
    } else pieces.push({ kind, parts: [tidy(line.text, kind)] });
  }
  return grouped(pieces);
}

/** Merges consecutive items or table rows into one paragraph that has a line for each of them. */
function grouped(pieces: readonly Piece[]): string[] {
  const paragraphs: string[][] = [];
  for (const [at, { kind, parts }] of pieces.entries()) {
    const last = paragraphs.at(-1);
    if (kind !== 'prose' && pieces[at - 1]?.kind === kind) last?.push(parts.join(''));
    else paragraphs.push([parts.join('')]);
  }
  return paragraphs.map((list) => list.join('\n'));
}

function kindOf(text: string): Kind {
  if (text.includes('\t')) return 'row';
  return BULLET.test(text) || NUMBER.test(text) ? 'item' : 'prose';
}

function tidy(text: string, kind: Kind): string {
  if (kind === 'row') return text.trim().split('\t').join(' | ');
  return text.replace(BULLET, '• ');
}

/**
 * Finds lines of tables, and of columns of names, that have lost their tabs: short, adjacent lines that don't end a
 * sentence.
 */
function columnsIn(lines: readonly TextLine[], width: number): Set<number> {
  const rows = new Set<number>();
  for (let first = 0, end = 0; first < lines.length; first = end) {
    for (end = first + 1; lines[end]?.gap === 0; ) end += 1;
    const block = lines.slice(first, end);
    const isRow = ({ text }: TextLine): boolean => text.length * 2 <= width && /^[^\p{Ll}].*[^.,;:!?-]$/u.test(text);
    if (block.length > 2 && block.every(isRow)) for (let at = first; at < end; at += 1) rows.add(at);
  }
  return rows;
}

/** True if a line continues the line above it. */
function goesOn(above: string, line: TextLine, width: number): boolean {
  if (line.gap === 0) return !ENDED.test(above) || above.length * 4 > width * 3;
  if (ENDED.test(above)) return false;
  const isOpen = above.lastIndexOf('(') > above.lastIndexOf(')');
  return /^\(?\p{Ll}/u.test(line.text) || (isOpen && /^[^(]*\)/.test(line.text) && wordsIn(line) > 1);
}

/** Adds a line to a piece, and removes the hyphen if a word was divided at the line break. */
function append({ parts }: Piece, above: string, text: string, vocabulary: Vocabulary): void {
  const [, head] = /([\p{L}’'-]{0,40}\p{Ll})-$/u.exec(above.slice(-50)) ?? [];
  const [tail] = /^\p{Ll}[\p{L}’']*/u.exec(text) ?? [];
  if (head === undefined || tail === undefined) parts.push(` ${text}`);
  else {
    const whole = `${head}${tail}`.toLowerCase();
    const isCompound = vocabulary.has(`${head}-${tail}`.toLowerCase()) && !vocabulary.has(whole);
    if (!isCompound) parts.push(parts.pop()?.slice(0, -1) ?? '');
    parts.push(text);
  }
}
