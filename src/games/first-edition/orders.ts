import { z } from 'zod';
import { PASS } from '../../kernel/decision.ts';
import type { Decision, Question, Seat, StandingOrders, State } from '../../kernel/types.ts';
import { alsoAsking, firstOf, ordersOf } from '../kit/orders.ts';
import { AGREEMENT } from './chapters/calls.ts';
import type { FirstEdition } from './state.ts';
import { WINDOWS } from './windows.ts';

const PREFERENCES = z.strictObject({
  /** Whether the seat is asked for its consent to what cards by agreement do, or gives it to all that the other proposes. */
  agree: z.enum(['ask', 'always']).default('ask'),
});

const ORDERS = ordersOf(WINDOWS, PREFERENCES, '“prefer” holds agree (ask or always)');

/**
 * The orders that a seat begins with: it is asked in no window until it says where, so that a turn in which nobody answers waits for
 * nobody. A bot costs nobody’s time.
 */
export function defaultOrders(_seat: Seat, bot: boolean): StandingOrders {
  return ORDERS.asking(bot ? WINDOWS.map(({ id }) => id) : []);
}

/** Checks orders that a person gave. Throws `Refused` with what to do. */
export function parseOrders(raw: unknown, { orders }: Pick<State<FirstEdition>, 'orders'>, seat: Seat): StandingOrders {
  const { ask, prefer } = ORDERS.parse(alsoAsking(raw, orders[seat]));
  return { ask, prefer };
}

/** Nothing is answered in a seat’s stead but a pass where it isn’t to be asked, and consent where it is always given. */
export function auto({ stack, orders }: State<FirstEdition>, { seat, options }: Question): string[] | null {
  const frame = stack.at(-1);
  if (frame?.proc !== AGREEMENT.name || orders[seat]?.prefer['agree'] !== 'always') return null;
  if (frame.step === 'consent') return options.slice(0, 1).map(({ key }) => key);
  // The other has said all that a dilemma does.
  return frame.step === 'what' && frame.local['confirms'] === true ? [PASS] : null;
}

/** The safe answer when time runs out (C.5): nothing is played, risked or agreed to; else the first that is on offer. */
export function fallback(_state: State<FirstEdition>, decision: Decision): string[] {
  return firstOf(['pass', 'refuse', 'end:turn', 'lay:right', 'crew'], decision);
}
