import type { FirstEdition } from '../state.ts';
import type { LocationId } from '../terms.ts';

/** Returns a location’s number on the map. Numbers start at 1 and continue from one line to the next. */
export function mapNumber({ lines, locations }: FirstEdition, id: LocationId): number {
  let number = 0;
  for (const line of Object.values(lines))
    for (const one of line) {
      if (!(one in locations)) continue;
      number += 1;
      if (one === id) return number;
    }
  return 0;
}

/** Builds the aliases of a location’s options: each of these words with the location’s map number. */
export function calledAt(g: FirstEdition, id: LocationId, ...words: string[]): { called: string[] } {
  const number = mapNumber(g, id);
  return { called: words.map((word) => `${word} ${number}`) };
}
