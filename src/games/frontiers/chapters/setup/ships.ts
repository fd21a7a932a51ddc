import { procedure } from '../../../../kernel/game.ts';
import type { Seat } from '../../../../kernel/types.ts';
import { type Offer, offering, open } from '../../../kit/offers.ts';
import { minus } from '../../../kit/words.ts';
import { SHIPS } from '../../content/ships.ts';
import type { Frontiers } from '../../state.ts';
import { pass, pickOffer } from '../asking/asking.ts';
import { playerOf, seatName } from '../captains/find.ts';
import { type Bidding, nextBidder, offersOf, openBidding, shipOption, shipsFor, takeShip } from './ship-choice.ts';

interface Local {
  /** The selection order. */
  order: Seat[];
  /** The current auction, or null. */
  bidding: Bidding | null;
}

/**
 * Players choose their ships one after another (F-SETUP-03, F-SETUP-04), and bid Experience for them if the variant is
 * on (F-VARIANT-01 to F-VARIANT-06).
 */
export const ships = procedure<Frontiers, Local>('ships')({
  begin(ctx, local) {
    const { g } = ctx;
    local.order = [...g.players.keys()];
    local.bidding = null;
    if (g.options.auction) {
      // F-VARIANT-30.
      ctx.shuffle(local.order);
      const names = local.order.map((seat) => seatName(g, seat));
      ctx.log(`Ships are chosen in this order: ${names.join(', ')}.`, 'F-VARIANT-30');
    }
    return 'pick';
  },
  pick: offering({
    ask({ g }, { order }) {
      const seat = chooser(g, order);
      if (seat === null) return { go: 'end' };
      const free = shipsFor(g, seat);
      if (free.length === 1) return { go: 'only' };
      const offers = free.map((ship) => open(shipOption(ship), ship));
      return pickOffer(seat, 'Which ship do you choose?', offers, 'F-SETUP-03');
    },
    take(ctx, local, ship, { seat }) {
      if (!ctx.g.options.auction) {
        takeShip(ctx, seat, ship, 0);
        return 'pick';
      }
      ctx.log(`${seatName(ctx.g, seat)} picks the ${SHIPS[ship].name}.`, 'F-VARIANT-01');
      local.bidding = openBidding(ctx.g, local.order, seat, ship);
      return 'bid';
    },
  }),
  // If only one ship is left, there is no choice, and nobody else can bid for it.
  only(ctx, { order }) {
    const seat = chooser(ctx.g, order);
    const [ship] = seat === null ? [] : shipsFor(ctx.g, seat);
    if (seat === null || ship === undefined) throw new Error('no ship is left');
    takeShip(ctx, seat, ship, 0);
    return 'pick';
  },
  bid: offering({
    ask({ g }, { bidding }) {
      const seat = bidding === null ? null : nextBidder(bidding);
      if (bidding === null || seat === null) return { go: 'won' };
      const { name } = SHIPS[bidding.ship];
      const leader = seatName(g, bidding.leader);
      const prompt = `${leader} leads for the ${name} with a bid of ${bidding.offer} Experience. How much do you bid?`;
      const { experience } = playerOf(g, seat);
      const offers = offersOf(bidding, seat).map((offer) => bidOffer(offer, experience - offer));
      const none = open(pass('Stop bidding', 'F-VARIANT-02', `You give up on the ${name}.`), null);
      return { ...pickOffer<number | null>(seat, prompt, offers, 'F-VARIANT-01'), kind: 'amount', instead: [none] };
    },
    take(ctx, { bidding }, offer, { seat }) {
      if (bidding === null) return 'pick';
      bidding.asked = seat;
      if (offer === null) bidding.out.push(seat);
      else {
        Object.assign(bidding, { leader: seat, offer });
        ctx.log(`${seatName(ctx.g, seat)} bids ${offer} Experience.`, 'F-VARIANT-01');
      }
      return 'bid';
    },
  }),
  won(ctx, local) {
    const { bidding } = local;
    if (bidding !== null) takeShip(ctx, bidding.leader, bidding.ship, bidding.offer);
    local.bidding = null;
    return 'pick';
  },
  // F-VARIANT-06: the column is in selection order, not in the order in which the seats got their ships.
  end({ g }, { order }) {
    g.order.sort((one, other) => order.indexOf(Number(one.who)) - order.indexOf(Number(other.who)));
    return null;
  },
});

/** F-VARIANT-04: returns the first seat in the selection order without a ship. */
function chooser(g: Frontiers, order: readonly Seat[]): Seat | null {
  return order.find((seat) => playerOf(g, seat).ship === null) ?? null;
}

function bidOffer(offer: number, left: number): Offer<number> {
  const hint = `If nobody bids more, you start at ${minus(left)} Experience.`;
  return open({ key: `${offer}`, verb: 'bid', label: `${offer} Experience`, hint, rule: 'F-VARIANT-05' }, offer);
}
