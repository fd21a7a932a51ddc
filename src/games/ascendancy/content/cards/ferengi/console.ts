import type { Seat } from '../../../../../kernel/types.ts';
import { no, type Offer, offer } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { unpaid } from '../../../position/resources.ts';
import type { Ascendancy } from '../../../state.ts';
import { consoleRules } from '../../card-rules.ts';

/** The price of 1 Culture (A-FER-04). */
const PRICE = { production: 5 };

/** Returns the offer to buy Culture (A-FER-04, A-OPEN-68). */
function culture(g: Ascendancy, seat: Seat): Offer<Effects>[] {
  const why = unpaid(g, seat, PRICE, 'A-FER-04');
  const buy: Effects = [
    { do: 'pay', price: PRICE },
    { do: 'gain', gains: { culture: 1 }, rule: 'A-FER-04' },
  ];
  return [
    offer(buy, why, () => ({
      key: 'buy:culture',
      verb: 'buy',
      label: 'Buy 1 Culture',
      hint: '5 Production',
      rule: 'A-FER-04',
    })),
  ];
}

/** The console of the Ferengi, with its rules as printed. */
export const CARDS = consoleRules('ferengi', [
  {
    id: 'Profit Over Profundity',
    line: 'You can’t build Culture Nodes, and you don’t add Ascendancy to Hegemony rolls.',
    rule: {
      bans: {
        // The player may keep Culture Nodes that they have taken (A-OPEN-69).
        build: (_g, source, about) =>
          about.what === 'node' && about.seat === source.seat && about.resource === 'culture'
            ? no('A-FER-01', 'You can’t build Culture Nodes as the Ferengi.')
            : null,
      },
      sets: {
        // A-FER-02
        roll: (_g, source, { of, seat }) => (of === 'hegemony' && seat === source.seat ? 0 : null),
      },
    },
  },
  {
    id: 'Only Latinum Lasts',
    line: 'You may build Production Nodes on any site. On your turn or during Resource Generation, you may buy 1 Culture for 5 Production.',
    rule: {
      grants: {
        // A-FER-03
        build: (_g, source, about) =>
          about.what === 'node' && about.seat === source.seat && about.resource === 'production',
      },
      plays: {
        turn: (g, source, { seat }) => (seat === source.seat ? culture(g, seat) : []),
      },
      at: {
        generate: {
          prompt: 'buy Culture?',
          offers: (g, source, { seat }) => (seat === source.seat ? culture(g, seat) : []),
          again: true,
        },
      },
    },
  },
]);
