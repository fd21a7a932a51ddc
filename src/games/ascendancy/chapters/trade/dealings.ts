import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { inOrder, playerOf, rivals } from '../../position/find.ts';
import { timesUsed, use } from '../../position/uses.ts';
import type { Agreement, Ascendancy, CardId } from '../../state.ts';
import { DEALINGS, type Play, TRADE } from '../calls.ts';
import { revoke, swap } from './change.ts';
import { noTrade, spare, unrevocable, unswappable, worthOf } from './legal.ts';
import { accepts, type TradeOrders, tradeOrders } from './orders.ts';

/**
 * Makes the trades that standing orders call for, between the steps of every turn (A-TRADE-04, A-TRADE-05, A-TRADE-09).
 */
export const dealings = procedure<Ascendancy, object>(DEALINGS.name)({
  begin(ctx) {
    for (const seat of inOrder(ctx.g, ctx.g.turn?.seat ?? 0)) takeBack(ctx, seat);
    if (exchanges(ctx)) return 'begin';
    const deal = wanted(ctx);
    if (deal === null) return null;
    // An offer isn’t repeated before the next round.
    use(ctx.g, deal.giver, offered(deal.receiver), 'round');
    ctx.call(TRADE, deal);
    return 'begin';
  },
});

/** Takes back the Agreements that a seat’s orders take back (A-TRADE-09). */
function takeBack(ctx: Play, seat: Seat): void {
  const { revoke: from } = tradeOrders(ctx.state.orders[seat]);
  if (from.length === 0) return;
  for (const agreement of playerOf(ctx.g, seat).agreements) {
    const { holder, card } = agreement;
    if (from.some((rival) => rival === holder) && unrevocable(ctx.g, seat, agreement) === null) revoke(ctx, seat, card);
  }
}

/** Makes the first replacement that standing orders call for (A-TRADE-05). Returns false if there was none. */
function exchanges(ctx: Play): boolean {
  const { g, state } = ctx;
  for (const giver of inOrder(g, g.turn?.seat ?? 0)) {
    const { exchange } = tradeOrders(state.orders[giver]);
    if (exchange.length === 0) continue;
    for (const given of playerOf(g, giver).agreements) {
      const other = inPlaceOf(g, giver, given, exchange);
      if (other === null || unswappable(g, giver, given, other) !== null) continue;
      swap(ctx, giver, given.card, other.card);
      return true;
    }
  }
  return false;
}

/** Returns the Agreement that is to replace a given one according to the giver’s orders, or null (A-TRADE-05). */
function inPlaceOf(g: Ascendancy, giver: Seat, given: Agreement, exchange: TradeOrders['exchange']): Agreement | null {
  if (typeof exchange !== 'string') {
    const card = exchange.find(({ rival }) => rival === given.holder)?.card;
    return playerOf(g, giver).agreements.find((one) => one.card === card) ?? null;
  }
  const left = spare(g, giver);
  const [least, most] = [left[0], left.at(-1)];
  const better = exchange === 'most' ? most : least;
  if (better === undefined) return null;
  const more = worthOf(better) - worthOf(given);
  return (exchange === 'most' ? more > 0 : more < 0) ? better : null;
}

/**
 * Returns the first Agreement that a seat’s orders give to a rival who can receive it and doesn’t refuse, or null
 * (A-TRADE-04).
 */
function wanted({ g, state }: Play): { giver: Seat; receiver: Seat; card: CardId } | null {
  for (const giver of inOrder(g, g.turn?.seat ?? 0)) {
    const { give, revoke: against } = tradeOrders(state.orders[giver]);
    if (give.length === 0) continue;
    for (const receiver of rivals(g, giver)) {
      if (!give.includes(receiver) || against.includes(receiver)) continue;
      if (timesUsed(g, giver, offered(receiver)) > 0 || accepts(state.orders[receiver], giver) === false) continue;
      const [agreement] = spare(g, giver);
      if (agreement !== undefined && noTrade(g, giver, receiver) === null)
        return { giver, receiver, card: agreement.card };
    }
  }
  return null;
}

function offered(receiver: Seat): string {
  return `offered to ${receiver}`;
}
