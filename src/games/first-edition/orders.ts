import type { Decision, Question, Seat, StandingOrders, State } from '../../kernel/types.ts';
import { alsoAsking, firstOf, NO_PREFERENCES, ordersOf } from '../kit/orders.ts';
import type { FirstEdition } from './state.ts';
import { WINDOWS } from './windows.ts';

const ORDERS = ordersOf(WINDOWS, NO_PREFERENCES);

/**
 * The orders that a seat begins with: it is asked in no window until it says where, so that a turn in which nobody answers waits for
 * nobody. A bot costs nobody’s time.
 */
export function defaultOrders(_seat: Seat, bot: boolean): StandingOrders {
  return ORDERS.asking(bot ? WINDOWS.map(({ id }) => id) : []);
}

/** Checks orders that a person gave. Throws `Refused` with what to do. */
export function parseOrders(raw: unknown, { orders }: Pick<State<FirstEdition>, 'orders'>, seat: Seat): StandingOrders {
  const { ask } = ORDERS.parse(alsoAsking(raw, orders[seat]));
  return { ask, prefer: {} };
}

/** Nothing is answered in a seat’s stead but a pass where it isn’t to be asked. */
export function auto(_state: State<FirstEdition>, _question: Question): string[] | null {
  return null;
}

/** The safe answer when time runs out (C.5): nothing is played or risked; else the first that is on offer. */
export function fallback(_state: State<FirstEdition>, decision: Decision): string[] {
  return firstOf(['pass', 'end:turn', 'lay:right', 'crew'], decision);
}
