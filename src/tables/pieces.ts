import { LONGEST } from './words.ts';

/**
 * Matches what separates the parts of an answer: commas, `then`, `and`, signs, and the line breaks of a form. Multiple
 * blanks have already been merged.
 */
const BETWEEN = / ?[,;\n] ?(?:(?:and|then) )?| (?:and|then) | [&+] /gi;
/**
 * Match the boundaries between parts that consist of a number and a name. Which one applies depends on whether the text
 * begins with a number (“2 a 3 b”) or with a name (“a 2 b 3”).
 */
const BEFORE_NUMBERS = / (?=\d)/g;
const BEHIND_NUMBERS = /(?<=\d) (?=\p{L})/gu;

/** A piece of a text between two separators, with the positions of its start and end. */
interface Piece {
  from: number;
  to: number;
}

/** Parses the parts of an answer. Each method returns null if a part matches nothing. */
export interface PartReader<T> {
  /** Parses a part that is named in full, even if the name contains a separator. */
  whole(part: string): T | null;
  /** Parses a part that isn't named in full. */
  short(part: string): T | null;
  /** Maximum number of parts to read. */
  most: number;
  /** Maximum number of pieces in a full name. */
  joined: number;
  /** True if numbers separate parts too: “1 Research 1 Culture”. */
  counted: boolean;
}

/**
 * Parses an answer with several parts from left to right. At each part, the longest full name is tried first.
 * @returns the meaning of each part, or the first part without a meaning (empty if the answer has too many parts or parts
 * that are too long).
 */
export function readParts<T>(answer: string, how: PartReader<T>): { read: T[] } | { wrong: string } {
  const text = answer.replaceAll(/[^\S\n]+/g, ' ').trim();
  const pieces = piecesOf(text, how.counted);
  if (pieces.length > how.most || pieces.some(({ from, to }) => to - from > LONGEST)) return { wrong: '' };
  const part = (at: number, last: number): string => text.slice(pieces[at]?.from, pieces[last]?.to);
  const read: T[] = [];
  for (let at = 0; at < pieces.length; ) {
    let next = Math.min(at + how.joined, pieces.length);
    let found: T | null = null;
    for (; next > at; next--) {
      found = how.whole(part(at, next - 1));
      if (found !== null) break;
    }
    if (found === null) {
      found = how.short(part(at, at));
      next = at + 1;
    }
    if (found === null) return { wrong: part(at, at) };
    read.push(found);
    at = next;
  }
  return { read };
}

/**
 * Returns the largest number of pieces that any of these names has. `counted` is set if each name has a number before
 * it.
 */
export function mostPieces(names: readonly string[], counted: boolean): number {
  return Math.max(1, ...names.map((name) => piecesOf(name, counted).length));
}

/** Returns the non-blank pieces of a text between its separators. */
function piecesOf(text: string, counted: boolean): Piece[] {
  const numbers = /^\d/.test(text) ? BEFORE_NUMBERS : BEHIND_NUMBERS;
  const marks = [...text.matchAll(BETWEEN), ...(counted ? text.matchAll(numbers) : [])].map(({ 0: mark, index }) => ({
    from: index,
    to: index + mark.length,
  }));
  marks.sort((one, other) => one.from - other.from);
  const pieces: Piece[] = [];
  let from = 0;
  for (const mark of [...marks, { from: text.length, to: text.length }]) {
    if (text.slice(from, mark.from).trim() !== '') pieces.push({ from, to: mark.from });
    from = Math.max(from, mark.to);
  }
  return pieces;
}
