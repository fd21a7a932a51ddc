import { z } from 'zod';
import type { Seat, StandingOrders } from '../../../../kernel/types.ts';
import { kept } from '../../../kit/cache.ts';

const SEATS = z.array(z.int().nonnegative());

/**
 * Orders to replace Agreements that rivals hold: with the most or least valuable one, or with a certain card for each
 * rival (A-TRADE-05).
 */
const EXCHANGE = z.union([
  z.enum(['most', 'least']),
  z.array(z.strictObject({ rival: z.int().nonnegative(), card: z.string() })),
]);

/**
 * A seat’s trade orders outside its own turn (A-TRADE-04). `give` lists rivals who get Agreements, the least valuable
 * first. `accept` lists rivals whose offers the seat accepts. `revoke` lists rivals from whom the seat takes Agreements
 * back. `exchange` lists Agreements to replace.
 */
export const TRADE_ORDERS = z.strictObject({
  give: SEATS.default([]),
  accept: z.union([SEATS, z.enum(['all', 'none'])]).default([]),
  revoke: SEATS.default([]),
  exchange: EXCHANGE.default([]),
});
export type TradeOrders = z.output<typeof TRADE_ORDERS>;

const NOTHING: TradeOrders = { give: [], accept: [], revoke: [], exchange: [] };

/** Returns a seat’s trade orders (A-TRADE-04). Unreadable orders are ignored. */
export function tradeOrders(orders: StandingOrders | undefined): TradeOrders {
  // This function must be fast, because it runs between all steps for every seat. Most seats have no orders.
  const given = orders?.prefer['trade'];
  if (typeof given !== 'object' || given === null) return NOTHING;
  return kept(READ, given, () => TRADE_ORDERS.safeParse(given).data ?? NOTHING);
}

/** Caches parsed orders by the object they were parsed from, because that object is replaced and never changed. */
const READ = new WeakMap<object, TradeOrders>();

/** Returns whether a seat’s orders say to accept a giver’s offer, or null if they don’t mention that giver. */
export function accepts(orders: StandingOrders | undefined, giver: Seat): boolean | null {
  const { accept } = tradeOrders(orders);
  if (accept === 'none') return false;
  return accept === 'all' || accept.includes(giver) ? true : null;
}
