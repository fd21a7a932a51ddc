import type { Seat } from '../../../kernel/types.ts';
import { no, type Obstacle } from '../../kit/offers.ts';
import type { Ascendancy, Conflict, Side } from '../state.ts';
import { hasWon, isWorld, placeOf, sideAt } from './conflict.ts';
import { controlled, playerOf } from './find.ts';

/** A seat’s part in the current conflict. */
export interface Part {
  c: Conflict;
  place: number;
  side: Side;
}

/**
 * Returns a seat’s part in a conflict of one of these kinds, or null if it has none or has been released from the
 * conflict.
 */
export function partOf(g: Ascendancy, seat: Seat | null, ...kinds: readonly Conflict['kind'][]): Part | null {
  const c = g.conflict;
  if (c === null || seat === null || !kinds.includes(c.kind)) return null;
  const place = placeOf(c, seat);
  if (place === null) return null;
  const side = sideAt(c, place);
  return side.out === 'cancelled' ? null : { c, place, side };
}

/** Whether a side is a Defender. Partners of a player who attacks a Cube aren’t Defenders. */
export function isDefender(c: Conflict, place: number): boolean {
  return sideAt(c, 0).owner === c.attacker ? place !== 0 : false;
}

/** Returns a seat’s part in a Space Battle that it started and won, or null. */
export function conquest(g: Ascendancy, seat: Seat | null): Part | null {
  const part = partOf(g, seat, 'battle');
  return part !== null && part.c.attacker === seat && hasWon(part.c, part.place) ? part : null;
}

/** Returns a side’s rivals, with their sides. Sides that were released from the conflict are left out. */
export function rivalsOf({ c, place }: Part): { seat: Seat; side: Side }[] {
  return c.sides.flatMap((side, at) =>
    typeof side.owner === 'number' && (at === 0) !== (place === 0) && side.out !== 'cancelled'
      ? [{ seat: side.owner, side }]
      : [],
  );
}

/** Whether a side is the invaded System of a seat. */
export function isWorldOf(c: Conflict, place: number, seat: Seat | null): boolean {
  return isWorld(c, place) && sideAt(c, place).owner === seat;
}

/** Whether a seat Controls a System with an Andorian Token. */
export function isWatched(g: Ascendancy, seat: Seat): boolean {
  return controlled(g, seat).some(({ watched }) => watched);
}

/** Returns the reason a seat can’t use a rule again this turn or this round, or null. */
export function spent(g: Ascendancy, seat: Seat, rule: string, when: 'turn' | 'round'): Obstacle {
  const used = playerOf(g, seat).uses.some((one) => one.rule === rule);
  return used ? no('A-SPEC-01', `You have already used this rule this ${when}.`) : null;
}
