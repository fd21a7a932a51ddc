import type { DeckFormat } from './format.ts';

/** What a heading in a list opens: a zone, or cards of a type. */
export type ListHeader<Z extends string> =
  /** `isExact` if the heading is written as programs write it, so that all its cards really belong to the zone. */
  | { readonly opens: 'zone'; readonly zone: Z; readonly isExact: boolean }
  /** `zone` is the usual zone of such cards, or null if it depends on the card. */
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
    // In a program's list, the word means the zone. A person may use the same word for some cards of another zone.
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
