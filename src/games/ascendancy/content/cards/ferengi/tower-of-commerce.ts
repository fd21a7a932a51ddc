import { no, type Offer, offer } from '../../../../kit/offers.ts';
import { several } from '../../../../kit/words.ts';
import type { Effects } from '../../../effects/union.ts';
import { unpaid } from '../../../position/resources.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { Ascendancy } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';

/** The price of 1 Culture at the Tower of Commerce, and how many times it can be bought per round. */
const TOWER = { price: { production: 2 }, often: 2 } as const;

/** Offers 1 Culture for 2 Production, twice per round. */
function tower(g: Ascendancy, seat: number): Offer<Effects>[] {
  const { price, often } = TOWER;
  const left = often - timesUsed(g, seat, 'fer-14');
  const why =
    left > 0
      ? unpaid(g, seat, price, 'A-FER-10')
      : no('A-SPEC-01', 'You have already bought Culture there twice this round.');
  const buy: Effects = [
    { do: 'pay', price },
    { do: 'mark-used', rule: 'fer-14', span: 'round' },
    { do: 'gain', gains: { culture: 1 }, rule: 'A-SPEC-01' },
  ];
  return [
    offer(buy, why, () => ({
      key: 'tower',
      verb: 'tower',
      label: 'Buy 1 Culture at the Tower of Commerce',
      hint: `2 Production. ${several(Math.max(0, left), 'time')} left this round`,
    })),
  ];
}

/** Tower of Commerce. */
export const CARDS = advancements('ferengi', [
  {
    id: 'fer-14',
    name: 'Tower of Commerce',
    cost: 2,
    type: 'Commerce',
    tokens: ['command'],
    source: 'ours',
    line: 'Twice per round, on your turn or during Resource Generation, you may buy 1 Culture for 2 Production.',
    rule: {
      plays: { turn: (g, source, { seat }) => (seat === source.seat ? tower(g, seat) : []) },
      at: {
        generate: {
          prompt: 'buy Culture?',
          offers: (g, source, { seat }) => (seat === source.seat ? tower(g, seat) : []),
          again: true,
        },
      },
    },
  },
]);
