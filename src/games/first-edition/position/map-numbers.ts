import type { FirstEdition } from '../state.ts';
import type { LocationId } from '../terms.ts';

/** The number that a location has on the map: the lines one after the other, from 1 on. */
export function mapNumber({ lines, locations }: FirstEdition, id: LocationId): number {
  const shown = Object.values(lines)
    .flat()
    .filter((one) => one in locations);
  return shown.indexOf(id) + 1;
}

/** Other names of a location’s options: each of these words with the location’s number on the map. */
export function calledAt(g: FirstEdition, id: LocationId, ...words: string[]): { called: string[] } {
  const number = mapNumber(g, id);
  return { called: words.map((word) => `${word} ${number}`) };
}
