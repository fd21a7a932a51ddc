import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { inOrder, playerOf, rivals } from '../../position/find.ts';
import { timesUsed, use } from '../../position/uses.ts';
import type { Ascendancy, CardId } from '../../state.ts';
import { DEALINGS, type Play, TRADE } from '../calls.ts';
import { revoke } from './change.ts';
import { noTrade, spare, unrevocable } from './legal.ts';
import { accepts, tradeOrders } from './orders.ts';

/** Trade that standing orders want, between the steps of every turn (A-TRADE-04, A-TRADE-09). */
export const dealings = procedure<Ascendancy, object>(DEALINGS.name)({
  begin(ctx) {
    for (const seat of inOrder(ctx.g, ctx.g.turn?.seat ?? 0)) takeBack(ctx, seat);
    const deal = wanted(ctx);
    if (deal === null) return null;
    // What was offered once isn't offered again before the next round.
    use(ctx.g, deal.giver, offered(deal.receiver), 'round');
    ctx.call(TRADE, deal);
    return 'begin';
  },
});

function takeBack(ctx: Play, seat: Seat): void {
  const { revoke: from } = tradeOrders(ctx.state.orders[seat]);
  if (from.length === 0) return;
  for (const agreement of playerOf(ctx.g, seat).agreements) {
    const { holder, card } = agreement;
    if (holder !== null && from.includes(holder) && unrevocable(ctx.g, seat, agreement) === null)
      revoke(ctx, seat, card);
  }
}

/** The first Agreement that a seat’s orders give to a rival who can have it and doesn’t want none. */
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
