import type { FirstEdition } from '../state.ts';

/** Ends the card plays of the turn, since the player executes an order (C-TURN-04). */
export function beginOrders({ turn }: FirstEdition): void {
  if (turn?.segment === 'plays') turn.segment = 'orders';
}
