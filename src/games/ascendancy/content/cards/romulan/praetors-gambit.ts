import { open } from '../../../../kit/offers.ts';
import { playerOf, rivals } from '../../../position/find.ts';
import { theSeat } from '../../../position/names.ts';
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
