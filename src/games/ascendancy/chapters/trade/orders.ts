import { z } from 'zod';
import type { Seat, StandingOrders } from '../../../../kernel/types.ts';
import { kept } from '../../../kit/cache.ts';

const SEATS = z.array(z.int().nonnegative());

/** What a rival is to hold in the place of the Agreement that it holds now (A-TRADE-05): which card, or the one worth most or least. */
const EXCHANGE = z.union([
  z.enum(['most', 'least']),
  z.array(z.strictObject({ rival: z.int().nonnegative(), card: z.string() })),
]);

/**
 * What a seat wants done about trade out of its own turn (A-TRADE-04): whom it gives its Agreements to, the least worth first; whose
 * it accepts unasked, or that it wants none; from whom it takes them back; which it exchanges for others.
 */
export const TRADE_ORDERS = z.strictObject({
  give: SEATS.default([]),
  accept: z.union([SEATS, z.enum(['all', 'none'])]).default([]),
  revoke: SEATS.default([]),
  exchange: EXCHANGE.default([]),
});
export type TradeOrders = z.output<typeof TRADE_ORDERS>;

const NOTHING: TradeOrders = { give: [], accept: [], revoke: [], exchange: [] };

/** The orders of a seat about trade; those that can’t be read order nothing. */
export function tradeOrders(orders: StandingOrders | undefined): TradeOrders {
  // Between any two things that are done all seats’ are read, and most have none.
  const given = orders?.prefer['trade'];
  if (typeof given !== 'object' || given === null) return NOTHING;
  return kept(READ, given, () => TRADE_ORDERS.safeParse(given).data ?? NOTHING);
}

/** What was read already: orders are given anew, never changed. */
const READ = new WeakMap<object, TradeOrders>();

/** Whether orders accept what a giver offers; null: they leave it open. */
export function accepts(orders: StandingOrders | undefined, giver: Seat): boolean | null {
  const { accept } = tradeOrders(orders);
  if (accept === 'none') return false;
  return accept === 'all' || accept.includes(giver) ? true : null;
}
