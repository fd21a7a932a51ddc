import type { TablePace } from '../kernel/pace.ts';
import type { PlayerSearch } from '../kernel/search-wish.ts';
import type { TableWish } from '../store/seekers.ts';
import type { Summary } from './summary.ts';

type Searching = Pick<Summary, 'chairs' | 'search' | 'status'>;

/** The most hours for each turn of a fast pace. */
const FAST_HOURS = 24;

/** The number of a table's free seats. */
export function freeSeats({ chairs }: Pick<Summary, 'chairs'>): number {
  return chairs.filter(({ player, bot }) => player === null && bot === null).length;
}

/** Returns a lobby's search if it is on and seats are free, or null (T-FIND-01). */
export function openSearch({ search, status, chairs }: Searching): PlayerSearch | null {
  return status === 'lobby' && search !== undefined && search.over !== true && freeSeats({ chairs }) > 0
    ? search
    : null;
}

/** Returns a lobby's search if it has ended although seats are free, or null (T-FIND-02). */
export function endedSearch({ search, status, chairs }: Searching): PlayerSearch | null {
  return status === 'lobby' && search?.over === true && freeSeats({ chairs }) > 0 ? search : null;
}

/** True if a table that looks for players is one that a person waits for (T-FIND-03). */
export function isWanted({ game, pace }: Pick<Summary, 'game' | 'pace'>, wish: TableWish): boolean {
  if (wish.game !== null && wish.game !== game) return false;
  return wish.pace === 'any' || (wish.pace === 'fast') === isFast(pace);
}

function isFast(pace: TablePace | undefined): boolean {
  return pace !== undefined && pace.turn !== 'bank' && pace.turn <= FAST_HOURS;
}
