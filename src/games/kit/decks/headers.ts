import type { DeckFormat } from './format.ts';

/** The meaning of a heading in a list: it begins a zone, or it precedes cards of a type. */
export type ListHeader<Z extends string> =
  /**
   * `isExact` is true if the heading is written as programs write it, so that all cards below it certainly belong to
   * the zone.
   */
  | { readonly opens: 'zone'; readonly zone: Z; readonly isExact: boolean }
  /** `zone` is the usual zone of cards of that type, or null if the zone depends on the card. */
  | { readonly opens: 'type'; readonly zone: Z | null };

/** Returns a function that recognizes the headings of this format. */
export function headersOf<Z extends string, C>({
  zones,
  zoneNames,
  headers,
  said,
  types = {},
}: DeckFormat<Z, C>): (line: string) => ListHeader<Z> | undefined {
  const byName = new Map<string, Z>([
    ...zones.flatMap((zone) => [[plainHeader(zone), zone] as const, [plainHeader(zoneNames[zone]), zone] as const]),
    ...Object.entries<Z>(said),
    ...headers.map(([zone, header]) => [plainHeader(header), zone] as const),
  ]);
  const ofPrograms = new Set(headers.map(([, header]) => `${header}:`));
  return (line) => {
    const name = plainHeader(line);
    const zone = byName.get(name);
    // In a list that a program wrote, the word always means the zone. A person may use the same word as a heading for
    // some of the cards in another zone.
    const isExact = ofPrograms.has(line);
    const type = isExact || !Object.hasOwn(types, name) ? undefined : types[name];
    if (type !== undefined) return { opens: 'type', zone: type };
    return zone === undefined ? undefined : { opens: 'zone', zone, isExact };
  };
}

/** Returns the letters of a heading: `Q’s Tent (3 cards):` becomes `qs tent`. */
function plainHeader(header: string): string {
  return header
    .toLowerCase()
    .replace(/[’'`´]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^the /, '')
    .replace(/ (?:cards?|total)$/, '');
}
