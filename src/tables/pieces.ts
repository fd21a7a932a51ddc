import { LONGEST } from './words.ts';

/** What divides the parts of an answer: commas, `then`, `and`, signs; a line of a form is a part, too. Blanks are single ones by then. */
const BETWEEN = / ?[,;\n] ?(?:(?:and|then) )?| (?:and|then) | [&+] /gi;
/** Where one counted part ends and the next begins, as the first is written: “2 a 3 b”, or “a 2 b 3”. */
const BEFORE_NUMBERS = / (?=\d)/g;
const BEHIND_NUMBERS = /(?<=\d) (?=\p{L})/gu;

/** A piece of a text, by the places where it begins and ends. */
interface Piece {
  from: number;
  to: number;
}

/** How the parts of an answer are read: null where a part stands for nothing. */
export interface PartReader<T> {
  /** Reads a part that is named in full, and may hold what divides others. */
  whole(part: string): T | null;
  /** Reads a part in any other way. */
  short(part: string): T | null;
  /** The most parts that are read. */
  most: number;
  /** The most pieces that a full name has. */
  joined: number;
  /** Numbers divide, too: “1 Research 1 Culture”. */
  counted: boolean;
}

/**
 * Reads an answer of several parts from left to right, the longest full name first.
 *
 * @returns what each part stands for; or the first part that stands for nothing, empty when there are too many or too long ones.
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

/** How many pieces the longest of some names has; `counted`: each with a number before it. */
export function mostPieces(names: readonly string[], counted: boolean): number {
  return Math.max(1, ...names.map((name) => piecesOf(name, counted).length));
}

/** The pieces of a text between what divides them; blank ones are left out. */
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
