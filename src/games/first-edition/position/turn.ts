import type { Seat } from '../../../kernel/types.ts';
import type { FirstEdition } from '../state.ts';

/** Ends the card plays of the turn, since the player executes an order (C-TURN-04). */
export function beginOrders({ turn }: FirstEdition): void {
  if (turn?.segment === 'plays') turn.segment = 'orders';
}

/** Records the use of something that a player can use only once per turn (C-TURN-16). */
export function recordUse({ turn }: FirstEdition, seat: Seat, what: string): void {
  if (turn !== null) turn.used = [...(turn.used ?? []), `${seat} ${what}`];
}
