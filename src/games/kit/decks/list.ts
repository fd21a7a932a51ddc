import { sentence } from '../words.ts';
import type { DeckFormat } from './format.ts';
import { DeckDraft, type DeckReading } from './reading.ts';
import { countIn, type ZonedDeck } from './zoned.ts';

/**
 * Reads a list: `2<tab>Data`, `2 Data`, `2x Data`, `Data x2`, `Data`; zones by their headers. A list without headers is sorted
 * by where its cards belong.
 */
export function readList<Z extends string, C>(text: string, format: DeckFormat<Z, C>): DeckReading<Z> {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const zones = zonesOf(format);
  const headerOf = (line: string): Z | null => {
    const zone = /^\d/.test(line) ? undefined : zones.get(bare(line));
    return zone !== undefined && (line.endsWith(':') || format.meant(line) === undefined) ? zone : null;
  };
  const draft = new DeckDraft(format);
  let zone = lines.some((line) => headerOf(line) !== null) ? format.first : null;
  for (const [at, line] of lines.entries()) {
    if (line === '' || /^(?:#|\/\/)/.test(line)) continue;
    const header = headerOf(line);
    if (header !== null) {
      zone = header;
    } else if (line.endsWith(':')) {
      const said = format.headers.map(([, title]) => `${title}:`).join(' ');
      const typed = line.length > 60 ? `${line.slice(0, 59)}…` : line;
      draft.note(at + 1, `There is no zone “${typed}” in a deck. The zones are ${said}.`);
    } else {
      const { name, count } = wordsOf(line, format);
      const listed = zone;
      draft.add(at + 1, name, count, (card) => listed ?? format.zoneOf(card));
    }
  }
  return draft.done();
}

/** “Seed deck (24)”. */
export function zoneTitle<Z extends string, C>(
  deck: ZonedDeck<Z>,
  zone: NoInfer<Z>,
  { zoneNames }: Pick<DeckFormat<Z, C>, 'zoneNames'>,
): string {
  return `${sentence(zoneNames[zone])} (${countIn(deck, zone)})`;
}

function zonesOf<Z extends string, C>({ zones, zoneNames, headers, said }: DeckFormat<Z, C>): ReadonlyMap<string, Z> {
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

/** A name may begin with a number itself: `10 and 01`. */
function wordsOf<Z extends string, C>(
  line: string,
  { meant }: Pick<DeckFormat<Z, C>, 'meant'>,
): { name: string; count: number } {
  const { tabbed, title } = /^(?<tabbed>\d+)\t+(?<title>.+)$/.exec(line)?.groups ?? {};
  if (title !== undefined) return { name: title.trim(), count: Number(tabbed) };
  if (meant(line) !== undefined) return { name: line, count: 1 };
  const before = /^(?<count>\d+)\s*[x×]?\s+(?<name>.+)$/i.exec(line)?.groups;
  const after = /^(?<name>.+?)\s+(?:[x×]\s*(?<count>\d+)|\((?<copies>\d+)\))$/i.exec(line)?.groups;
  const { name = line, count, copies } = before ?? after ?? {};
  return { name, count: Number(count ?? copies ?? 1) };
}
