import { cardNamed } from '../content/pool.ts';
import { countIn, DECK_ZONES, type Deck, type DeckZone, entriesIn, ZONE_NAMES, zoneOf } from './deck.ts';
import { cardMeant } from './names.ts';
import { DeckDraft, type DeckReading } from './reading.ts';

/** The headers of LackeyCCG’s lists; what stands before the first of them is the draw deck. */
const HEADERS: readonly (readonly [DeckZone, string])[] = [
  ['missions', 'Missions'],
  ['seeds', 'Seed+Dil'],
  ['sites', 'Sites'],
  ['tent', 'QsTent'],
  ['referee', 'Ref'],
  ['dyson', 'Dyson'],
  ['flash', 'Flash'],
  ['tactics', 'Tactics'],
  ['tribbles', 'Tribbles'],
  ['outside', 'Outside'],
  ['aside', 'Aside'],
];

const ZONES_SAID = HEADERS.map(([, header]) => `${header}:`).join(' ');

/** Other words for zones in lists that people write themselves. */
const SAID: Readonly<Record<string, DeckZone>> = {
  deck: 'draw',
  'draw deck': 'draw',
  dilemmas: 'seeds',
  'dilemma side': 'seeds',
  mission: 'missions',
  outside: 'outside',
  'q continuum': 'flash',
  'q flash': 'flash',
  'qs tent': 'tent',
  seed: 'seeds',
  seeds: 'seeds',
  site: 'sites',
  'tactics side deck': 'tactics',
  tribble: 'tribbles',
};

const zones = new Map<string, DeckZone>([
  ...DECK_ZONES.flatMap((zone) => [[bare(zone), zone] as const, [bare(ZONE_NAMES[zone]), zone] as const]),
  ...HEADERS.map(([zone, header]) => [bare(header), zone] as const),
  ...Object.entries(SAID),
]);

/** Letters and blanks of a header: `Q’s Tent (3):` is `qs tent`. */
function bare(header: string): string {
  return header
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/\(\d+\)|[^a-z]+/g, ' ')
    .trim();
}

/**
 * Reads a list: `2<tab>Data` as LackeyCCG writes it, or `2 Data`, `2x Data`, `Data x2`, `Data` as people do; zones by their
 * headers. A list without headers is sorted by the types of its cards.
 */
export function readList(text: string): DeckReading {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const draft = new DeckDraft();
  const hasZones = lines.some((line) => headerOf(line) !== null);
  let zone: DeckZone | null = 'draw';
  for (const [at, line] of lines.entries()) {
    if (line === '' || /^(?:#|\/\/)/.test(line)) continue;
    const header = headerOf(line);
    if (header !== null) {
      zone = header;
    } else if (line.endsWith(':')) {
      zone = null;
      draft.note(at + 1, `There is no zone “${line}” in a deck. The zones are ${ZONES_SAID}.`);
    } else {
      const { name, count } = wordsOf(line);
      const listed = hasZones ? zone : null;
      draft.add(at + 1, name, count, (card) => listed ?? zoneOf(card));
    }
  }
  return draft.done();
}

function headerOf(line: string): DeckZone | null {
  const zone = /^\d/.test(line) ? undefined : zones.get(bare(line));
  return zone !== undefined && (line.endsWith(':') || cardNamed(line) === undefined) ? zone : null;
}

/** A name may begin with a number itself: `10 and 01`. */
function wordsOf(line: string): { name: string; count: number } {
  const { tabbed, title } = /^(?<tabbed>\d+)\t+(?<title>.+)$/.exec(line)?.groups ?? {};
  if (title !== undefined) return { name: title.trim(), count: Number(tabbed) };
  if (cardMeant(line) !== undefined) return { name: line, count: 1 };
  const before = /^(?<count>\d+)\s*[x×]?\s+(?<name>.+)$/i.exec(line)?.groups;
  const after = /^(?<name>.+?)\s+(?:[x×]\s*(?<count>\d+)|\((?<copies>\d+)\))$/i.exec(line)?.groups;
  const { name = line, count, copies } = before ?? after ?? {};
  return { name, count: Number(count ?? copies ?? 1) };
}

/** The deck as LackeyCCG reads it: numbers and titles between tabs, CRLF. */
export function writeLackey(deck: Deck): string {
  const cards = (zone: DeckZone): string[] => entriesIn(deck, zone).map(({ card, count }) => `${count}\t${card.title}`);
  const zoned = HEADERS.filter(([zone]) => countIn(deck, zone) > 0);
  return [...cards('draw'), ...zoned.flatMap(([zone, header]) => [`${header}:`, ...cards(zone)]), ''].join('\r\n');
}
