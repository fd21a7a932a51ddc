import type { FirstEdition } from '../state.ts';
import type { LocationId } from '../terms.ts';

/** Returns a location’s number on the map. Numbers start at 1 and continue from one line to the next. */
export function mapNumber({ lines, locations }: FirstEdition, id: LocationId): number {
  const shown = Object.values(lines)
    .flat()
    .filter((one) => one in locations);
  return shown.indexOf(id) + 1;
}

/** Builds the aliases of a location’s options: each of these words with the location’s map number. */
export function calledAt(g: FirstEdition, id: LocationId, ...words: string[]): { called: string[] } {
  const number = mapNumber(g, id);
  return { called: words.map((word) => `${word} ${number}`) };
}
