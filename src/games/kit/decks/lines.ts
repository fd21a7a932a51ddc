import { DECK_LIMITS } from '../../../kernel/decks.ts';
import type { DeckFormat } from './format.ts';
import { headersOf, type ListHeader } from './headers.ts';
import { type Columns, columnsIn, type ListedCard, namedIn, unmarked } from './line.ts';
import { shortName } from './names.ts';
import { nameInSet } from './title-finder.ts';

/** A parsed line of a list. */
export type ListLine<Z extends string> =
  | { readonly is: 'nothing'; readonly at: number }
  | { readonly is: 'header'; readonly at: number; readonly header: ListHeader<Z> }
  | {
      readonly is: 'card';
      readonly at: number;
      readonly named: ListedCard;
      readonly isKnown: boolean;
      readonly inBrackets?: true;
      /** The zone that the line itself names. */
      readonly zone?: Z;
      /** The heading that the line could be, if it isn't a card. */
      readonly header?: ListHeader<Z>;
      /** The title of the list, if the line could be a title. */
      readonly title?: string;
    }
  | { readonly is: 'title'; readonly at: number; readonly title: string }
  | { readonly is: 'fault'; readonly at: number; readonly says: string; readonly title?: string };

/** Matches the quote marks before a line of a quoted message. */
const QUOTED = /^(?:> ?)+/;
/** Matches comments of any length, and code fences. */
const NOTE = /^(?:#|\/\/|;|```)/;
/** Matches separator lines, and lines with a number of cards. */
const NOTHING = /^(?:[^\p{L}\p{N}]*|(?:total:? *)?\d+ cards?(?: in all| total)?)$/iu;

/** Matches lines with facts about a deck other than its cards. */
const FACT =
  /^(?:the )?(?<key>deck(?: name| title| list)?|title|name|author|player|by|format|date|notes?|description|created|modified|version|source|url|link|total|count|cards|affiliation|game) ?[:=] ?(?<value>.+)$/iu;
/** Matches a line that names the author, below the title. */
const MAKER = /^(?:(?:made|created|built|played) )?by [^\d]+$/i;
const TITLES: ReadonlySet<string> = new Set(['deck', 'deck name', 'deck title', 'deck list', 'title', 'name']);
/** Matches the end of the title that we write above one part of a long list. */
const PART = /, part \d+ of \d+$/;

/** Matches a number in parentheses: the number of copies or, in a header, of the cards below it. */
const BRACKETS = /\(\d+\)$/;
/** Matches the remarks that we write after a title. */
const REMARK = / \((?:by agreement|out|not playable|unknown card)\)$/;

/**
 * Maximum number of lines with unknown names. A list with more unknown names is refused anyway, so once there are this
 * many, only the usual form of a line is tried.
 */
const MOST_UNKNOWN = 200;

/**
 * Parses the lines of a list, and its title. Each line is first parsed by itself. Once all lines are parsed, the
 * function decides which unclear lines are headings, and whether the first line is the title.
 */
export function linesOf<Z extends string, C>(
  raw: readonly string[],
  format: DeckFormat<Z, C>,
): { lines: ListLine<Z>[]; name?: string } {
  const headerIn = headersOf(format);
  let columns: Columns | null | undefined;
  let unknown = 0;
  const isCard = (name: string): boolean => unknown <= MOST_UNKNOWN && format.meant(name) !== undefined;
  const lines = raw.map((typed, index): ListLine<Z> => {
    const at = index + 1;
    const line = typed.trim().replace(QUOTED, '').trim();
    if (line === '' || NOTE.test(line)) return { is: 'nothing', at };
    const { lineLetters } = DECK_LIMITS;
    if (line.length > lineLetters) {
      const says = `This line has ${line.length} letters. A line can have at most ${lineLetters}.`;
      return { is: 'fault', at, says };
    }
    if (NOTHING.test(line)) return { is: 'nothing', at };
    if (columns === undefined) {
      columns = columnsIn(line);
      if (columns !== null) return { is: 'nothing', at };
    }
    const read = lineOf(line, at, { headerIn, columns, isCard, format });
    if (read.is === 'card' && !read.isKnown) unknown += 1;
    return read;
  });
  return titled(settled(lines), format);
}

interface Reading<Z extends string, C> {
  readonly headerIn: (line: string) => ListHeader<Z> | undefined;
  readonly columns: Columns | null;
  readonly isCard: (name: string) => boolean;
  readonly format: DeckFormat<Z, C>;
}

function lineOf<Z extends string, C>(
  typed: string,
  at: number,
  { headerIn, columns, isCard, format }: Reading<Z, C>,
): ListLine<Z> {
  const line = unmarked(typed).replace(REMARK, '');
  if (line === '') return { is: 'nothing', at };
  const header = headerIn(line);
  if (header !== undefined && line.endsWith(':')) return { is: 'header', at, header };
  const named = namedIn(line, isCard, columns);
  if (isCard(named.name)) {
    if (header !== undefined && (!named.isCounted || BRACKETS.test(line)))
      return { is: 'card', at, named, isKnown: true, header };
    const others = named.others ?? [];
    const name = others.reduce((one, set) => nameInSet(one, set, isCard), named.name);
    const zone = others.map(headerIn).find((found) => found?.opens === 'zone')?.zone;
    // A card’s name in bold type may be the title of the list.
    const title = /^(?:\*\*|__).*(?:\*\*|__)$/.test(typed) ? { title: line } : {};
    return {
      is: 'card',
      at,
      named: { ...named, name },
      isKnown: true,
      ...(BRACKETS.test(line) ? { inBrackets: true } : {}),
      ...title,
      ...(zone === undefined || zone === null ? {} : { zone }),
    };
  }
  if (header !== undefined) return { is: 'header', at, header };
  const labelled = labelledIn(line, headerIn, isCard);
  if (labelled !== null) return { is: 'card', at, isKnown: true, ...labelled };
  const { key, value = '' } = FACT.exec(line)?.groups ?? {};
  if (key !== undefined)
    return TITLES.has(key.toLowerCase())
      ? { is: 'title', at, title: unmarked(value.replace(PART, '')) }
      : { is: 'nothing', at };
  if (MAKER.test(line)) return { is: 'nothing', at };
  if (!line.endsWith(':'))
    return { is: 'card', at, named, isKnown: false, ...(named.isCounted ? {} : { title: line }) };
  const headings = format.headers.map(([, heading]) => `${heading}:`).join(' ');
  const says = `Decks have no zone “${shortName(line)}”. The zones are ${headings}.`;
  return { is: 'fault', at, says, title: line.slice(0, -1) };
}

/** Returns the card whose name follows the word for its type or zone: `Event: Red Alert!`. */
function labelledIn<Z extends string>(
  line: string,
  headerIn: (line: string) => ListHeader<Z> | undefined,
  isCard: (name: string) => boolean,
): { named: ListedCard; zone?: Z } | null {
  const end = line.indexOf(': ');
  const header = end < 0 ? undefined : headerIn(line.slice(0, end + 1));
  if (header === undefined) return null;
  const named = namedIn(line.slice(end + 2), isCard);
  // A line like `Deck: Data` is the title of a deck with that name.
  if (!isCard(named.name) || (!named.isCounted && TITLES.has(line.slice(0, end).toLowerCase()))) return null;
  return { named, ...(header.zone === null ? {} : { zone: header.zone }) };
}

/** Decides whether unclear lines, such as `Q’s Tent`, are cards or headings. */
function settled<Z extends string>(lines: readonly ListLine<Z>[]): ListLine<Z>[] {
  const clear = lines.filter((line) => line.is !== 'card' || line.header === undefined);
  // If clear cards have their numbers of copies in parentheses, an unclear line may also be a card with its number.
  const isCounted = allCounted(clear) && !clear.some((line) => line.is === 'card' && line.inBrackets === true);
  return lines.map((line, index) => {
    if (line.is !== 'card' || line.header === undefined) return line;
    const isApart = index === 0 || lines[index - 1]?.is === 'nothing';
    const { at, header, named } = line;
    return isCounted || isApart ? { is: 'header', at, header } : { is: 'card', at, named, isKnown: true };
  });
}

/** Whether the list has cards and every card has a number of copies. */
function allCounted<Z extends string>(lines: readonly ListLine<Z>[]): boolean {
  const cards = lines.filter((line) => line.is === 'card');
  return cards.length > 0 && cards.every(({ named }) => named.isCounted);
}

/** Removes the title line from a list. */
function titled<Z extends string, C>(
  lines: readonly ListLine<Z>[],
  { like }: DeckFormat<Z, C>,
): { lines: ListLine<Z>[]; name?: string } {
  const title = lines.find((line) => line.is === 'title')?.title;
  const name = title === undefined ? {} : { name: title };
  const rest = lines.filter(({ is }) => is !== 'title');
  const first = rest.findIndex(({ is }) => is !== 'nothing');
  const line = rest[first];
  const others = rest.slice(first + 1);
  const hasCards = others.some((other) => other.is === 'header' || (other.is === 'card' && other.isKnown));
  if ((line?.is !== 'card' && line?.is !== 'fault') || line.title === undefined || !hasCards)
    return { lines: rest, ...name };
  // A line without a number of copies is a title if the other lines have numbers, or if it is alone above the first
  // header. Any other line without a number is more likely to be a misspelled card.
  const isAlone = others.find(({ is }) => is !== 'nothing')?.is === 'header';
  const isTitle =
    line.is === 'fault' || allCounted(others) || (!line.isKnown && (isAlone || like(line.named.name).length === 0));
  return isTitle ? { lines: others, name: title ?? line.title } : { lines: rest, ...name };
}
