import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offer } from '../../../kit/offers.ts';
import { playerOf } from '../../position/find.ts';
import { does, resourcesText } from '../../position/names.ts';
import { pay, unpaid } from '../../position/resources.ts';
import { added } from '../../rules/ask.ts';
import { moment } from '../../rules/moments.ts';
import type { Ascendancy } from '../../state.ts';
import type { Payload } from '../calls.ts';

/** Culture that Ascendancy costs (A-WIN-03), or by agreement (A-OPT-08). */
const PRICE = { usual: 5, easier: 4 } as const;

/** What a player pays for the next Ascendancy, in Culture. */
export function ascendancyPrice(g: Ascendancy, seat: Seat): number {
  const { usual, easier } = PRICE;
  return Math.max(0, (g.options.rules.easierAscension ? easier : usual) + added(g, 'ascendancy', { seat }));
}

/** A-WIN-03: Ascendancy may be bought at any moment of the own turn, as often as it can be paid. */
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
