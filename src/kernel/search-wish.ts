import { Refused } from './types.ts';

/** The experience that a table looks for in its players. */
export const SEARCH_LEVELS = ['any', 'beginners', 'experienced'] as const;
export type SearchLevel = (typeof SEARCH_LEVELS)[number];

/** The part of the world in which a table looks for players. */
export const SEARCH_REGIONS = ['any', 'europe', 'africa', 'asia', 'oceania', 'north-america', 'south-america'] as const;
export type SearchRegion = (typeof SEARCH_REGIONS)[number];

/** The days that a search lasts unless its owner says otherwise, and the most days that it can last. */
export const SEARCH_DAYS = { usual: 3, most: 14 } as const;

/** The players that a lobby looks for. */
export interface SearchWish {
  level: SearchLevel;
  region: SearchRegion;
}

/** A lobby's search for players, which everyone who can see the table may know (T-FIND-01). */
export interface PlayerSearch extends SearchWish {
  /** When the search ends (ms since 1970). */
  until: number;
  /** Set once the table has reported the end of the search (T-FIND-02). */
  over?: true;
}

/** Throws `Refused` if a search can't look for these players or last this many days. */
export function assertSearch({ level, region }: SearchWish, days: number): void {
  if (!Number.isInteger(days) || days < 1 || days > SEARCH_DAYS.most)
    throw new Refused(`A search lasts from 1 to ${SEARCH_DAYS.most} days.`, 'T-FIND-01');
  if (!SEARCH_LEVELS.includes(level) || !SEARCH_REGIONS.includes(region))
    throw new Refused('That isn’t one of the choices. Choose from the menus of the form.', 'T-FIND-01');
}
