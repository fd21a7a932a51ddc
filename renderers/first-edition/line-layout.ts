import type { FirstEditionView, LocationView } from '../../src/games/first-edition/view.ts';

/** The number of missions side by side. */
export const COLUMNS = 3;
/** The number of mission rows on a page. */
export const ROWS = 4;

/** A location and its position in the picture. */
export interface Spot {
  readonly location: LocationView;
  /** The location’s number, counted from 1 through all lines in order. */
  readonly number: number;
  readonly row: number;
  readonly column: number;
  /** Whether the next location is beside this one on the same line. */
  readonly linked: boolean;
}

/**
 * Places all locations. Each line starts on a new row and changes direction at each row’s end, so neighbors stay
 * adjacent.
 */
export function spotsOf({ lines, locations }: FirstEditionView): Spot[] {
  const byId = new Map(locations.map((location) => [location.id, location]));
  const spots: Spot[] = [];
  let top = 0;
  for (const ids of Object.values(lines)) {
    for (const [at, id] of ids.entries()) {
      const location = byId.get(id);
      if (location === undefined) continue;
      const row = Math.floor(at / COLUMNS);
      const across = at % COLUMNS;
      const column = row % 2 === 0 ? across : COLUMNS - 1 - across;
      spots.push({ location, number: spots.length + 1, row: top + row, column, linked: at < ids.length - 1 });
    }
    top += Math.ceil(ids.length / COLUMNS);
  }
  return spots;
}

/** Returns the number of pages. */
export function pageCount(view: FirstEditionView): number {
  const rows = Math.max(0, ...spotsOf(view).map(({ row }) => row + 1));
  return Math.max(1, Math.ceil(rows / ROWS));
}
