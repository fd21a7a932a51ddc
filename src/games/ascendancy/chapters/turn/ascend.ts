import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offer } from '../../../kit/offers.ts';
import { playerOf } from '../../position/find.ts';
import { does, resourcesText } from '../../position/names.ts';
import { pay, unpaid } from '../../position/resources.ts';
import { added } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy } from '../../state.ts';
import type { Payload } from '../calls.ts';

/** The Culture price of Ascendancy (A-WIN-03), and its price with the optional rule (A-OPT-08). */
const PRICE = { usual: 5, easier: 4 } as const;

/** Returns the Culture price of a player’s next Ascendancy. */
export function ascendancyPrice(g: Ascendancy, seat: Seat): number {
  const { usual, easier } = PRICE;
  return Math.max(
    0,
    (g.options.rules.easierAscension ? easier : usual) + added(g, 'price', { of: 'ascendancy', seat }),
  );
}

/**
 * Lists the offer to buy Ascendancy, at any time during the player’s turn, for as long as the player can pay
 * (A-WIN-03).
 */
export function ascendOffers(g: Ascendancy, seat: Seat): Offer<Payload>[] {
  const price = { culture: ascendancyPrice(g, seat) };
  const why = unpaid(g, seat, price, 'A-WIN-03');
  const payload: Payload = (ctx) => {
    pay(ctx.g, seat, price);
    const player = playerOf(ctx.g, seat);
    player.ascendancy += 1;
    ctx.log(
      `${does(ctx.g, seat, 'rises', 'rise')} to ${player.ascendancy} Ascendancy for ${resourcesText(price)}.`,
      'A-WIN-03',
    );
    moment(ctx, 'ascended', { seat });
  };
  return [
    offer(payload, why, () => ({
      key: 'ascend',
      verb: 'ascend',
      label: 'Gain 1 Ascendancy',
      hint: resourcesText(price),
      rule: 'A-WIN-03',
    })),
  ];
}
