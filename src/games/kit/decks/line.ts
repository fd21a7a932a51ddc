import { must } from '../../../kernel/must.ts';
/** A line of a list that names a card, with its number of copies. */
export interface ListedCard {
  readonly name: string;
  readonly count: number;
  /** Whether the line has a number of copies. */
  readonly isCounted: boolean;
  /** The other columns of the line, such as a set or a zone. */
  readonly others?: readonly string[];
}

/** The meaning of the columns in a list from a spreadsheet. */
export interface Columns {
  readonly separator: Separator;
  readonly name: number;
  readonly count: number | null;
}

export type Separator = ',' | ';' | '\t' | '|';

const SEPARATORS: readonly Separator[] = ['\t', ';', '|', ','];
const NAMES: ReadonlySet<string> = new Set(['card', 'card name', 'card title', 'cardname', 'name', 'title']);
const COUNTS: ReadonlySet<string> = new Set(['amount', 'copies', 'count', 'no', 'number', 'qty', 'quantity', '#', 'x']);

/** The maximum number of columns that are joined into a name with commas. */
const MOST_JOINED = 6;

/** Matches bullets before a list item. */
const BULLET = /^(?:[-*•·‣▪◦●○■□–—+→»]\s+|\[[ x]?\]\s+)+/i;
/** Matches `3.` or `3)` before an item. */
const NUMBER = /^\d{1,4}[.)] /;

/**
 * Usual forms of a line that gives a number of copies. If a line names no card in any form, the error quotes the name
 * that results from the usual forms.
 */
const USUAL: readonly RegExp[] = [
  /^(?<count>\d+) ?[x×]? (?<name>.+)$/iu,
  / (?:[x×] ?(?<count>\d+)|\((?<copies>\d+)\))$/iu,
];
/**
 * Rarer forms: `x2 Data`, `(2) Data`, `2: Data`, `2Data`, `Data: 2`, `Data (x2)`. A rarer form counts only if it names
 * an existing card.
 */
const OTHERS: readonly RegExp[] = [
  /^[x×] ?(?<count>\d+) (?<name>.+)$/iu,
  /^(?:(?<count>\d+)|\((?<round>\d+) ?[x×]?\)|\[(?<square>\d+) ?[x×]?\]) ?[x×*]?[-–—:]? ?(?<name>.+)$/iu,
  /(?: ?[-–—:]| ?\([x×]?| ?\[[x×]?) ?(?<count>\d+) ?[x×]?[)\]]?$/iu,
];

/** Removes bullets before a line and Markdown around it. */
export function unmarked(line: string): string {
  const item = line.replace(BULLET, '');
  const inner = /^(?<sign>\*\*|__|`|~~)(?<words>.+)\k<sign>$/u.exec(item)?.groups?.['words'];
  return (inner ?? item).trim();
}

/**
 * Returns the card that a line names, and its number of copies. `isCard` checks names, because a name may begin with a
 * number (`10 and 01`) or contain commas. If no form yields a card, returns the result of parsing the line in its usual
 * form.
 */
export function namedIn(typed: string, isCard: (name: string) => boolean, columns: Columns | null = null): ListedCard {
  if (columns !== null) {
    const named = inColumns(typed, columns);
    if (named !== null && isCard(named.name)) return named;
  }
  const tabbed = /^\d+\t/.exec(typed)?.[0];
  // A run of spaces becomes one space, so that the expressions can't match the same spaces in two ways.
  const line = typed.replace(/\s+/g, ' ');
  if (tabbed !== undefined) {
    const named = { name: line.slice(tabbed.length), count: Number(tabbed), isCounted: true };
    return isCard(named.name) ? named : (inFields(typed, isCard) ?? named);
  }
  const plain = { name: line, count: 1, isCounted: false };
  if (isCard(line)) return plain;
  return (
    formIn(line, USUAL, isCard) ??
    // A number with a period is the number of a list item and not a number of copies.
    (NUMBER.test(line) ? itemIn(line.replace(NUMBER, ''), isCard) : null) ??
    formIn(line, OTHERS, isCard) ??
    inFields(typed, isCard) ??
    USUAL.map((form) => countedBy(form, line)).find((named) => named !== null) ??
    plain
  );
}

/** Returns the card and count from the first form in which the line names a card, or null. */
function formIn(line: string, forms: readonly RegExp[], isCard: (name: string) => boolean): ListedCard | null {
  for (const form of forms) {
    const named = countedBy(form, line);
    if (named !== null && isCard(named.name)) return named;
  }
  return null;
}

function itemIn(item: string, isCard: (name: string) => boolean): ListedCard | null {
  return isCard(item) ? { name: item, count: 1, isCounted: false } : formIn(item, [...USUAL, ...OTHERS], isCard);
}

function countedBy(form: RegExp, line: string): ListedCard | null {
  const found = form.exec(line);
  if (found === null) return null;
  const { count, copies, round, square, name } = found.groups ?? {};
  return {
    name: name ?? line.slice(0, found.index),
    count: Number(count ?? copies ?? round ?? square),
    isCounted: true,
  };
}

/** Returns the columns that a header row names, or null if the line isn't a header row. */
export function columnsIn(line: string): Columns | null {
  for (const separator of SEPARATORS) {
    const heads = fieldsOf(line, separator).map((head) => head.toLowerCase());
    if (heads.length < 2) continue;
    const name = heads.findIndex((head) => NAMES.has(head));
    const count = heads.findIndex((head) => COUNTS.has(head));
    if (name >= 0) return { separator, name, count: count < 0 ? null : count };
  }
  return null;
}

function inColumns(line: string, { separator, name, count }: Columns): ListedCard | null {
  const fields = fieldsOf(line, separator);
  const named = fields[name];
  if (named === undefined || named === '') return null;
  const copies = count === null ? '1' : (fields[count] ?? '').replace(/[x×]/iu, '').trim();
  if (!/^\d+$/.test(copies)) return null;
  const others = fields.filter((_, at) => at !== name && at !== count);
  return { name: named, count: Number(copies), isCounted: count !== null, others };
}

/**
 * Reads a line of a list without a header row as columns. One has the number of copies, and the others have the card's
 * title.
 */
function inFields(line: string, isCard: (name: string) => boolean): ListedCard | null {
  for (const separator of SEPARATORS) {
    const fields = line.includes(separator) ? fieldsOf(line, separator) : [];
    const at = fields.findIndex((field) => /^[x×]?\d+[x×]?$/iu.test(field));
    if (at < 0) continue;
    const count = Number(must(fields[at], 'the field with the count').replace(/[x×]/giu, ''));
    const words = fields.filter((field, place) => place !== at && field !== '');
    // An unquoted title may contain commas.
    for (let length = Math.min(MOST_JOINED, words.length); length > 0; length--) {
      const [name, others] = [words.slice(0, length).join(`${separator} `), words.slice(length)];
      // If another field also names a card, the reading is rejected, because it would lose that card.
      if (isCard(name) && !others.some(isCard)) return { name, count, isCounted: true, others };
    }
  }
  return null;
}

/**
 * Splits a line into its fields. A field in quotes may contain separators, and a doubled quote stands for one quote.
 */
function fieldsOf(line: string, separator: Separator): string[] {
  const text = separator === '|' ? line.replace(/^\s*\|/, '').replace(/\|\s*$/, '') : line;
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '"' && (isQuoted || field.trim() === '')) {
      if (isQuoted && text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = !isQuoted;
    } else if (sign === separator && !isQuoted) {
      fields.push(field.trim());
      field = '';
    } else field += sign;
  }
  return [...fields, field.trim()];
}
