import type { Seat } from '../../../kernel/types.ts';
import type { Conflict, Side } from '../state.ts';

/** A seat’s side of a conflict by its place; null: it takes no part. */
export function ownPlace(c: Conflict, seat: Seat): number | null {
  const place = c.sides.findIndex(({ owner }) => owner === seat);
  return place < 0 ? null : place;
}

/** Those a side fights: the first fights all others, and they fight it. */
export function foesOf(c: Conflict, place: number): Side[] {
  return place === 0 ? c.sides.slice(1) : c.sides.slice(0, 1);
}

/** Whether a side won: of several Defenders all win that are still there. */
export function hasWon({ winner, sides }: Conflict, place: number): boolean {
  if (winner === null || sides[place]?.out !== null) return false;
  return (winner === 0) === (place === 0);
}
