import type { DeckFormat } from './format.ts';

/** What a line opens in a list: a zone, or cards of a type. */
export type ListHeader<Z extends string> =
  /** `isExact`: as programs write it, so its cards are in no other zone. */
  | { readonly opens: 'zone'; readonly zone: Z; readonly isExact: boolean }
  /** `zone`: where such cards belong, whatever they are; null if that depends on the card. */
  | { readonly opens: 'type'; readonly zone: Z | null };

/** The lines that open a zone in a list of this format, by their letters. */
export function headersOf<Z extends string, C>({
  zones,
  zoneNames,
  headers,
  said,
  types = {},
}: DeckFormat<Z, C>): (line: string) => ListHeader<Z> | undefined {
  const byName = new Map<string, Z>([
    ...zones.flatMap((zone) => [[bare(zone), zone] as const, [bare(zoneNames[zone]), zone] as const]),
    ...Object.entries<Z>(said),
    ...headers.map(([zone, header]) => [bare(header), zone] as const),
  ]);
  const ofPrograms = new Set(headers.map(([, header]) => `${header}:`));
  return (line) => {
    const name = bare(line);
    const zone = byName.get(name);
    // A program means its zone; a person may write the same word above some of the cards of another zone.
    const isExact = ofPrograms.has(line);
    const type = isExact || !Object.hasOwn(types, name) ? undefined : types[name];
    if (type !== undefined) return { opens: 'type', zone: type };
    return zone === undefined ? undefined : { opens: 'zone', zone, isExact };
  };
}

/** Letters and blanks of a header: `Q’s Tent (3 cards):` is `qs tent`. */
function bare(header: string): string {
  return header
    .toLowerCase()
    .replace(/[’'`´]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/^the /, '')
    .replace(/ (?:cards?|total)$/, '');
}
