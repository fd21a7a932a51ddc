import { DECK_LIMITS } from '../../../kernel/decks.ts';
import type { DeckFormat } from './format.ts';
import { headersOf, type ListHeader } from './headers.ts';
import { type Columns, columnsIn, type ListedCard, namedIn, unmarked } from './line.ts';
import { shortName } from './names.ts';
import { nameInSet } from './title-finder.ts';

/** What a line of a list says. */
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
      /** What the line opens if its words aren’t meant as a card. */
      readonly header?: ListHeader<Z>;
      /** The title of the list that the line may be. */
      readonly title?: string;
    }
  | { readonly is: 'title'; readonly at: number; readonly title: string }
  | { readonly is: 'fault'; readonly at: number; readonly says: string; readonly title?: string };

/** The signs of a message that is quoted. */
const QUOTED = /^(?:> ?)+/;
/** Notes of any length, and code fences. */
const NOTE = /^(?:#|\/\/|;|```)/;
/** Lines between parts, and numbers of cards. */
const NOTHING = /^(?:[^\p{L}\p{N}]*|(?:total:? *)?\d+ cards?(?: in all| total)?)$/iu;

/** What programs and people tell of a deck besides its cards. */
const FACT =
  /^(?:the )?(?<key>deck(?: name| title| list)?|title|name|author|player|by|format|date|notes?|description|created|modified|version|source|url|link|total|count|cards|affiliation|game) ?[:=] ?(?<value>.+)$/iu;
/** Whose deck it is, below its title. */
const MAKER = /^(?:(?:made|created|built|played) )?by [^\d]+$/i;
const TITLES: ReadonlySet<string> = new Set(['deck', 'deck name', 'deck title', 'deck list', 'title', 'name']);
/** Of a long list, which part the title is above. */
const PART = /, part \d+ of \d+$/;

/** A number in brackets: of copies, or of cards below a header. */
const BRACKETS = /\(\d+\)$/;
/** Remarks of ours after a title. */
const REMARK = / \((?:by agreement|out|not playable|unknown card)\)$/;

/** Lines with unknown names after which only the usual form of a line is tried: the list is refused anyway. */
const MOST_UNKNOWN = 200;

/** The lines of a list, and the title that it gives itself. Each line is read for itself, then the first and the unclear ones. */
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
    // A card’s name in bold letters may be the title of the list.
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
  const said = format.headers.map(([, heading]) => `${heading}:`).join(' ');
  const says = `There is no zone “${shortName(line)}” in a deck. The zones are ${said}.`;
  return { is: 'fault', at, says, title: line.slice(0, -1) };
}

/** A card behind the word for its type or its zone: `Event: Red Alert!`. */
function labelledIn<Z extends string>(
  line: string,
  headerIn: (line: string) => ListHeader<Z> | undefined,
  isCard: (name: string) => boolean,
): { named: ListedCard; zone?: Z } | null {
  const end = line.indexOf(': ');
  const header = end < 0 ? undefined : headerIn(line.slice(0, end + 1));
  if (header === undefined) return null;
  const named = namedIn(line.slice(end + 2), isCard);
  // `Deck: Data` is the title of a deck that is called so.
  if (!isCard(named.name) || (!named.isCounted && TITLES.has(line.slice(0, end).toLowerCase()))) return null;
  return { named, ...(header.zone === null ? {} : { zone: header.zone }) };
}

/** A list in which words that are both a card and a header are one of them: `Q’s Tent` above its cards, or among others. */
function settled<Z extends string>(lines: readonly ListLine<Z>[]): ListLine<Z>[] {
  const clear = lines.filter((line) => line.is !== 'card' || line.header === undefined);
  // Where other cards have their numbers in brackets, so may this one.
  const isCounted = allCounted(clear) && !clear.some((line) => line.is === 'card' && line.inBrackets === true);
  return lines.map((line, index) => {
    if (line.is !== 'card' || line.header === undefined) return line;
    const isApart = index === 0 || lines[index - 1]?.is === 'nothing';
    const { at, header, named } = line;
    return isCounted || isApart ? { is: 'header', at, header } : { is: 'card', at, named, isKnown: true };
  });
}

/** Whether there are cards and each of them has a number of copies. */
function allCounted<Z extends string>(lines: readonly ListLine<Z>[]): boolean {
  const cards = lines.filter((line) => line.is === 'card');
  return cards.length > 0 && cards.every(({ named }) => named.isCounted);
}

/** A list without the line that is its title. */
function titled<Z extends string, C>(
  lines: readonly ListLine<Z>[],
  { like }: DeckFormat<Z, C>,
): { lines: ListLine<Z>[]; name?: string } {
  const told = lines.find((line) => line.is === 'title')?.title;
  const name = told === undefined ? {} : { name: told };
  const rest = lines.filter(({ is }) => is !== 'title');
  const first = rest.findIndex(({ is }) => is !== 'nothing');
  const line = rest[first];
  const others = rest.slice(first + 1);
  const hasCards = others.some((other) => other.is === 'header' || (other.is === 'card' && other.isKnown));
  if ((line?.is !== 'card' && line?.is !== 'fault') || line.title === undefined || !hasCards)
    return { lines: rest, ...name };
  // Above lines with numbers of copies, or alone above the first header, a line without a number is no card. Elsewhere a slip in a
  // name is likelier.
  const isAlone = others.find(({ is }) => is !== 'nothing')?.is === 'header';
  const isTitle =
    line.is === 'fault' || allCounted(others) || (!line.isKnown && (isAlone || like(line.named.name).length === 0));
  return isTitle ? { lines: others, name: told ?? line.title } : { lines: rest, ...name };
}
