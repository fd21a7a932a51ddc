import type { Seat } from '../../../../../kernel/types.ts';
import { open } from '../../../../kit/offers.ts';
import type { Kind } from '../../../effects/kind.ts';
import { playerOf, rivals } from '../../../position/find.ts';
import { does, theSeat } from '../../../position/names.ts';
import { canPay } from '../../../position/resources.ts';
import { advancements } from '../../card-rules.ts';

/** Praetor’s Gambit. */
export const CARDS = advancements('romulan', [
  {
    id: 'rom-10',
    name: 'Praetor’s Gambit',
    cost: 3,
    type: 'Espionage',
    tokens: [],
    needsRival: true,
    source: 'ours',
    line: 'After all Turn Order Cards are taken, if you have made First Contact, exhaust this card and pay 1 Research. Exchange your Turn Order Card with that of a rival who committed at most 2 Resources this round.',
    rule: {
      at: {
        'initiative-end': {
          prompt: 'exchange Turn Order Cards for 1 Research?',
          offers(g, { seat }) {
            const { randomTurnOrder, mysteryTurnOrder } = g.options.rules;
            if (seat === null || randomTurnOrder === true || mysteryTurnOrder === true) return [];
            if (playerOf(g, seat).contact.length === 0 || !canPay(g, seat, { research: 1 })) return [];
            return rivals(g, seat)
              .filter((rival) => playerOf(g, rival).order.committed <= 2)
              .map((rival) => {
                const label = `Take Turn Order Card ${playerOf(g, rival).order.card} from ${theSeat(g, rival)}`;
                return open({ key: `gambit:${rival}`, verb: 'exchange', label, hint: '1 Research' }, [
                  { do: 'exhaust' },
                  { do: 'pay', price: { research: 1 } },
                  { do: 'swap-order', with: rival },
                ]);
              });
          },
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Exchanges the player’s Turn Order Card of this round with a rival’s card. */
    'swap-order': { with: Seat };
  }
}

const swapOrder: Kind<'swap-order'> = {
  run(ctx, run, { with: rival }) {
    const { g } = ctx;
    const [own, its] = [playerOf(g, run.seat).order, playerOf(g, rival).order];
    [own.card, its.card] = [its.card, own.card];
    g.sequence = g.sequence.map((one) => (one === run.seat ? rival : one === rival ? run.seat : one));
    ctx.log(`${does(g, run.seat, 'exchanges', 'exchange')} Turn Order Cards with ${theSeat(g, rival)}.`, 'A-INIT-07');
  },
  worth: () => 0.6,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'swap-order': swapOrder };
