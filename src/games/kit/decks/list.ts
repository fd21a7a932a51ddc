import { DECK_LIMITS } from '../../../kernel/decks.ts';
import { sentence } from '../words.ts';
import type { DeckFormat } from './format.ts';
import { shortName } from './names.ts';
import { DeckDraft, type DeckReading, unreadable } from './reading.ts';
import { countIn, type ZonedDeck } from './zoned.ts';

/** Divides the lines of a list, with any line ending. */
const LINE_ENDS = /\r\n|[\r\n\u2028\u2029]/;

/**
 * Reads a list: `2<tab>Data`, `2 Data`, `2x Data`, `Data x2`, `Data`; zones by their headers. A list without headers is sorted
 * by where its cards belong. Each line is short and read once, so the work grows with the length of the list.
 */
export function readList<Z extends string, C>(text: string, format: DeckFormat<Z, C>): DeckReading<Z> {
  const raw = text.split(LINE_ENDS);
  if (raw.length > DECK_LIMITS.lines)
    return unreadable(`This list has ${raw.length} lines. A list can have at most ${DECK_LIMITS.lines}.`);
  const zones = zonesByName(format);
  const lines = raw.map((line, at) => lineOf(line.trim(), at + 1, zones, format));
  const draft = new DeckDraft(format);
  let zone = lines.some(({ header }) => header !== undefined) ? format.first : null;
  for (const { at, header, fault, name, count } of lines) {
    if (header !== undefined) zone = header;
    else if (fault !== undefined) draft.note(at, fault);
    else if (name !== undefined) {
      const listed = zone;
      draft.add(at, name, count ?? 1, (card) => listed ?? format.zoneOf(card));
    }
  }
  return draft.done();
}

/** The content of a list's line: a header, a fault, copies of a card, or nothing. */
interface ListLine<Z extends string> {
  /** The line's number, from 1. */
  readonly at: number;
  readonly header?: Z;
  readonly fault?: string;
  readonly name?: string;
  readonly count?: number;
}

function lineOf<Z extends string, C>(
  line: string,
  at: number,
  zones: ReadonlyMap<string, Z>,
  format: DeckFormat<Z, C>,
): ListLine<Z> {
  if (line === '' || line.startsWith('#') || line.startsWith('//')) return { at };
  const { lineLetters } = DECK_LIMITS;
  if (line.length > lineLetters)
    return { at, fault: `This line has ${line.length} letters. A line can have at most ${lineLetters}.` };
  const zone = /^\d/.test(line) ? undefined : zones.get(bare(line));
  if (zone !== undefined && (line.endsWith(':') || format.meant(line) === undefined)) return { at, header: zone };
  if (!line.endsWith(':')) return { at, ...wordsOf(line, format) };
  const said = format.headers.map(([, title]) => `${title}:`).join(' ');
  return { at, fault: `There is no zone “${shortName(line)}” in a deck. The zones are ${said}.` };
}

/** “Seed deck (24)”. */
export function zoneTitle<Z extends string, C>(
  deck: ZonedDeck<Z>,
  zone: NoInfer<Z>,
  { zoneNames }: Pick<DeckFormat<Z, C>, 'zoneNames'>,
): string {
  return `${sentence(zoneNames[zone])} (${countIn(deck, zone)})`;
}

function zonesByName<Z extends string, C>({
  zones,
  zoneNames,
  headers,
  said,
}: DeckFormat<Z, C>): ReadonlyMap<string, Z> {
  return new Map([
    ...zones.flatMap((zone) => [[bare(zone), zone] as const, [bare(zoneNames[zone]), zone] as const]),
    ...headers.map(([zone, header]) => [bare(header), zone] as const),
    ...Object.entries<Z>(said),
  ]);
}

/** Letters and blanks of a header: `Q’s Tent (3):` is `qs tent`. */
function bare(header: string): string {
  return header
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/\(\d+\)|[^a-z]+/g, ' ')
    .trim();
}

/**
 * The card and the number of its copies. A name may itself begin with a number: `10 and 01`. Runs of blanks first become one
 * blank, so no expression below can match the same blanks in two ways.
 */
function wordsOf<Z extends string, C>(
  typed: string,
  { meant }: Pick<DeckFormat<Z, C>, 'meant'>,
): { name: string; count: number } {
  const tabbed = /^\d+\t/.exec(typed)?.[0];
  const line = typed.replace(/\s+/g, ' ');
  if (tabbed !== undefined) return { name: line.slice(tabbed.length), count: Number(tabbed) };
  if (meant(line) !== undefined) return { name: line, count: 1 };
  const before = /^(?<count>\d+) ?[x×]? (?<name>.+)$/iu.exec(line)?.groups;
  if (before !== undefined) return { name: before['name'] ?? line, count: Number(before['count']) };
  const after = / (?:[x×] ?(?<count>\d+)|\((?<copies>\d+)\))$/iu.exec(line);
  if (after === null) return { name: line, count: 1 };
  const { count, copies } = after.groups ?? {};
  return { name: line.slice(0, after.index), count: Number(count ?? copies) };
}
