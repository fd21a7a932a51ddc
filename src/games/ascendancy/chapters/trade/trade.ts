import { PASS } from '../../../../kernel/decision.ts';
import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { offering, open } from '../../../kit/offers.ts';
import { does, theSeat } from '../../position/names.ts';
import type { Ascendancy, CardId } from '../../state.ts';
import { TRADE } from '../calls.ts';
import { agreementOf, give, named } from './change.ts';
import { noTrade, spare, valueText } from './legal.ts';
import { accepts } from './orders.ts';

interface Deal {
  giver: Seat;
  receiver: Seat;
  card: CardId;
  /** The Agreement that the receiver gives in return. */
  back?: CardId;
  result?: number;
}

/** Offers an Agreement to a rival, who may accept it and may give one in return. Standing orders answer first. */
export const trade = procedure<Ascendancy, Deal>(TRADE.name)({
  begin: ({ state }, { giver, receiver }) => (accepts(state.orders[receiver], giver) === true ? 'take' : 'ask'),
  ask: offering({
    ask({ g, state }, { giver, receiver, card }) {
      // A player who wants no trades isn’t asked.
      if (accepts(state.orders[receiver], giver) === false) return { go: 'declined' };
      const back = noTrade(g, receiver, giver) === null ? spare(g, receiver) : [];
      const value = valueText(agreementOf(g, giver, card));
      return {
        seat: receiver,
        kind: 'pick',
        prompt: `${does(g, giver, 'offers', 'offer')} you ${named(card)}, which pays ${value}. Accept?`,
        offers: [
          open<CardId | 'accept' | null>({ key: 'accept', verb: 'accept', label: 'Accept' }, 'accept'),
          ...back.map((own) =>
            open<CardId | 'accept' | null>(
              {
                key: `accept:${own.card}`,
                verb: 'accept',
                label: `Accept and give ${named(own.card)} in return`,
                hint: `It pays ${valueText(own)}`,
              },
              own.card,
            ),
          ),
          open<CardId | 'accept' | null>({ key: PASS, verb: PASS, label: 'Decline' }, null),
        ],
        min: 1,
        max: 1,
        window: 'trade',
        rule: 'A-TRADE-03',
      };
    },
    take(_ctx, local, taken) {
      if (taken === null) return 'declined';
      if (taken !== 'accept') local.back = taken;
      return 'take';
    },
  }),
  declined(ctx, local) {
    const { giver, receiver, card } = local;
    ctx.log(
      `${does(ctx.g, receiver, 'declines', 'decline')} ${named(card)} from ${theSeat(ctx.g, giver)}.`,
      'A-TRADE-03',
    );
    local.result = 0;
    return null;
  },
  take(ctx, { giver, receiver, card }) {
    give(ctx, giver, receiver, card);
    return 'return';
  },
  return(ctx, { giver, receiver, back }) {
    if (back !== undefined) give(ctx, receiver, giver, back);
    return 'end';
  },
  end(_ctx, local) {
    local.result = 1;
    return null;
  },
});
