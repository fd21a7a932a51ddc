import type { Seat } from '../../../../kernel/types.ts';
import { keyed, type Obstacle, type Offer } from '../../../kit/offers.ts';
import { playerOf, rivals } from '../../position/find.ts';
import { seatName, theSeat } from '../../position/names.ts';
import { notNow } from '../../position/turn.ts';
import type { Agreement, Ascendancy } from '../../state.ts';
import { type OfferFilter, type Payload, TRADE } from '../calls.ts';
import { named, numberOf, revoke, swap } from './change.ts';
import { noTrade, unfree, unrevocable, unswappable, valueText } from './legal.ts';

/**
 * Lists trade offers for a player’s own turn. At other times, trades are made by standing orders (A-TRADE-04,
 * A-TRADE-05, A-TRADE-09). Only the giver can take an Agreement back. An Agreement’s holder can’t return it
 * (A-TRADE-10).
 */
export function tradeOffers(g: Ascendancy, seat: Seat, wanted: OfferFilter = 'all'): Offer<Payload>[] {
  const { agreements } = playerOf(g, seat);
  const some = wanted === 'open' ? agreements.filter((one) => unfree(g, one) === null) : agreements;
  const receivers = some.length === 0 ? [] : rivals(g, seat);
  return [
    ...receivers.flatMap((rival) => {
      const apart = noTrade(g, seat, rival);
      if (apart !== null && wanted === 'open') return [];
      return some.map((one) => giveOffer(g, seat, rival, one, apart));
    }),
    ...agreements
      .filter(({ holder }) => holder !== null)
      .flatMap((one) => [revokeOffer(g, seat, one), ...swapOffers(g, seat, one)]),
  ];
}

/**
 * Makes an offer to give an Agreement. `apart` is the obstacle, if any, that keeps the two players from exchanging
 * Agreements at all.
 */
function giveOffer(g: Ascendancy, seat: Seat, rival: Seat, agreement: Agreement, apart: Obstacle): Offer<Payload> {
  const { card } = agreement;
  const why = notNow(g, seat) ?? unfree(g, agreement) ?? apart;
  return keyed(
    `trade:offer:${seatName(g, rival).toLowerCase()}:${card}`,
    (ctx) => ctx.call(TRADE, { giver: seat, receiver: rival, card }),
    why,
    () => ({
      verb: 'trade',
      label: `Offer Agreement ${numberOf(card)} to ${theSeat(g, rival)}`,
      called: [`Offer ${theSeat(g, rival)} ${named(card)}`],
      hint: `It pays ${valueText(agreement)}`,
      group: 'Trade',
      rule: 'A-TRADE-03',
    }),
  );
}

function revokeOffer(g: Ascendancy, seat: Seat, agreement: Agreement): Offer<Payload> {
  const { card, holder } = agreement;
  const why = notNow(g, seat) ?? unrevocable(g, seat, agreement);
  return keyed(
    `trade:revoke:${card}`,
    (ctx) => revoke(ctx, seat, card),
    why,
    () => ({
      verb: 'trade',
      label: `Take Agreement ${numberOf(card)} back from ${holder === null ? 'nobody' : theSeat(g, holder)}`,
      called: [`Take ${named(card)} back`],
      hint: 'They will no longer be at Peace with you',
      group: 'Trade',
      rule: 'A-TRADE-09',
    }),
  );
}

function swapOffers(g: Ascendancy, seat: Seat, given: Agreement): Offer<Payload>[] {
  return playerOf(g, seat)
    .agreements.filter(({ holder }) => holder === null)
    .map((other) => {
      const why = notNow(g, seat) ?? unswappable(g, seat, given, other);
      return keyed(
        `trade:swap:${given.card}:${other.card}`,
        (ctx) => swap(ctx, seat, given.card, other.card),
        why,
        () => ({
          verb: 'trade',
          label: `Exchange Agreement ${numberOf(given.card)} for ${numberOf(other.card)}`,
          called: [`Exchange ${named(given.card)} for ${named(other.card)}`],
          hint: `It pays ${valueText(other)}`,
          group: 'Trade',
          rule: 'A-TRADE-05',
        }),
      );
    });
}
