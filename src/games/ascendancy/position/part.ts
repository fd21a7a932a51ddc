import type { Seat } from '../../../kernel/types.ts';
import { no, type Obstacle } from '../../kit/offers.ts';
import type { Ascendancy, Conflict, Side } from '../state.ts';
import { hasWon, isWorld, placeOf, sideAt } from './conflict.ts';
import { controlled, playerOf } from './find.ts';

/** What a seat is in the conflict that is under way. */
export interface Part {
  c: Conflict;
  place: number;
  side: Side;
}

/** A seat’s part in a conflict of one of these kinds; null: it has none, or was let go. */
export function partOf(g: Ascendancy, seat: Seat | null, ...kinds: readonly Conflict['kind'][]): Part | null {
  const c = g.conflict;
  if (c === null || seat === null || !kinds.includes(c.kind)) return null;
  const place = placeOf(c, seat);
  if (place === null) return null;
  const side = sideAt(c, place);
  return side.out === 'cancelled' ? null : { c, place, side };
}

/** Whether a side is a Defender: who fights beside an Attacker of a Cube is none. */
export function isDefender(c: Conflict, place: number): boolean {
  return sideAt(c, 0).owner === c.attacker ? place !== 0 : false;
}

/** A Space Battle that a seat began and won, when it is over; null: none. */
export function conquest(g: Ascendancy, seat: Seat | null): Part | null {
  const part = partOf(g, seat, 'battle');
  return part !== null && part.c.attacker === seat && hasWon(part.c, part.place) ? part : null;
}

/** Rivals that a side fights or fought, by seat, with their sides; those that were let go are left out. */
export function rivalsOf({ c, place }: Part): { seat: Seat; side: Side }[] {
  return c.sides.flatMap((side, at) =>
    typeof side.owner === 'number' && (at === 0) !== (place === 0) && side.out !== 'cancelled'
      ? [{ seat: side.owner, side }]
      : [],
  );
}

/** Whether a side is the world of a seat that is invaded. */
export function isWorldOf(c: Conflict, place: number, seat: Seat | null): boolean {
  return isWorld(c, place) && sideAt(c, place).owner === seat;
}

/** Whether a seat Controls a System with an Andorian Token. */
export function isWatched(g: Ascendancy, seat: Seat): boolean {
  return controlled(g, seat).some(({ watched }) => watched);
}

/** Why a seat can’t use what is allowed once in a span; null: it can. */
export function spent(g: Ascendancy, seat: Seat, rule: string, when: 'turn' | 'round'): Obstacle {
  const used = playerOf(g, seat).uses.some((one) => one.rule === rule);
  return used ? no('A-SPEC-01', `You used it already in this ${when}.`) : null;
}
