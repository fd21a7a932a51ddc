import type { FirstEdition } from '../state.ts';

/** An order is executed: the card plays of the turn are over (C-TURN-04). */
export function beginOrders({ turn }: FirstEdition): void {
  if (turn?.segment === 'plays') turn.segment = 'orders';
}
