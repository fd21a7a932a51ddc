import type { FirstEdition } from '../state.ts';
import type { LocationId } from '../terms.ts';

/** The number that a location has on the map: the lines one after the other, from 1 on. */
export function mapNumber({ lines, locations }: FirstEdition, id: LocationId): number {
  const shown = Object.values(lines)
    .flat()
    .filter((one) => one in locations);
  return shown.indexOf(id) + 1;
}

/** What people type besides for what has to do with a location: its number on the map behind each of these words. */
export function calledAt(g: FirstEdition, id: LocationId, ...words: string[]): { called: string[] } {
  const number = mapNumber(g, id);
  return { called: words.map((word) => `${word} ${number}`) };
}
