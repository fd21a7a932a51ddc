import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { agreementCard } from '../../content/lookup.ts';
import { playerOf } from '../../position/find.ts';
import { seatName, theSeat, theSeats, verbFor } from '../../position/names.ts';
import { agreementBetween, haveContact, isNear } from '../../position/standing.ts';
import type { Agreement, Ascendancy } from '../../state.ts';

/** Whether a seat takes part in the current conflict, and so can’t exchange Agreements (A-TRADE-12, A-OPEN-40). */
export function isFrozen(g: Ascendancy, seat: Seat): boolean {
  return g.conflict !== null && !g.conflict.over && g.conflict.sides.some(({ owner }) => owner === seat);
}

function frozen(g: Ascendancy, ...seats: readonly Seat[]): Obstacle {
  return seats.some((seat) => isFrozen(g, seat))
    ? no('A-TRADE-12', 'Players in a conflict can’t trade until it is over.')
    : null;
}

/**
 * Returns the reason a giver can’t give any new Agreement to a receiver, or null (A-TRADE-03, A-TRADE-06, A-TRADE-12).
 */
export function noTrade(g: Ascendancy, giver: Seat, receiver: Seat): Obstacle {
  if (!haveContact(g, giver, receiver))
    return no('A-TRADE-03', () => `You must make First Contact before you trade with ${theSeat(g, receiver)}.`);
  if (!isNear(g, giver, receiver))
    return no('A-TRADE-03', () => `None of your pieces is Adjacent to one of ${theSeats(g, receiver)} pieces.`);
  if (agreementBetween(g, giver, receiver) !== null)
    return no(
      'A-TRADE-06',
      () => `The ${seatName(g, receiver)} already ${verbFor(g, receiver, 'holds', 'hold')} one of your Agreements.`,
    );
  return frozen(g, giver, receiver);
}

/**
 * Returns the reason an Agreement can’t be given, or null: it has a holder already, or it is face down (A-TRADE-13).
 */
export function unfree(g: Ascendancy, agreement: Agreement): Obstacle {
  const { holder } = agreement;
  if (holder !== null)
    return no('A-TRADE-05', () => `The ${seatName(g, holder)} ${verbFor(g, holder, 'holds', 'hold')} it.`);
  return exhausted(agreement);
}

function exhausted({ exhausted: down }: Agreement): Obstacle {
  return down ? no('A-TRADE-13', 'You can’t move an Exhausted Trade Agreement.') : null;
}

/** Returns the reason an Agreement can’t be taken back or replaced, or null (A-OPEN-63). */
function bound(g: Ascendancy, giver: Seat, agreement: Agreement): Obstacle {
  const { holder, locked } = agreement;
  if (holder === null) return no('A-TRADE-05', 'Nobody holds that Trade Agreement.');
  if (locked === true) return no('A-TRADE-09', 'A card has locked this Agreement until the next Maintenance.');
  return exhausted(agreement) ?? frozen(g, giver, holder);
}

/**
 * Returns the reason an Agreement can’t be taken back, or null (A-TRADE-09, A-TRADE-13). With A-OPT-11, an Agreement
 * can be taken back only during the giver’s own turn.
 */
export function unrevocable(g: Ascendancy, giver: Seat, agreement: Agreement): Obstacle {
  if (g.options.rules.unrestrictedTrade === true && g.turn?.seat !== giver)
    return no('A-OPT-11', 'You can take back Trade Agreements only on your own turn.');
  return bound(g, giver, agreement);
}

/**
 * Returns the reason one Agreement can’t replace another, or null. The positions of Ships don’t matter (A-TRADE-05).
 */
export function unswappable(g: Ascendancy, giver: Seat, given: Agreement, other: Agreement): Obstacle {
  return bound(g, giver, given) ?? unfree(g, other);
}

/** Returns an Agreement’s Production, for orders and hints. Agreements without a fixed value count as 0 (A-FER-06). */
export function worthOf({ card }: Agreement): number {
  return agreementCard(card).production ?? 0;
}

/** Returns a seat’s Agreements that can be given now, the least valuable first. */
export function spare(g: Ascendancy, giver: Seat): Agreement[] {
  return playerOf(g, giver)
    .agreements.filter((one) => unfree(g, one) === null)
    .sort((a, b) => worthOf(a) - worthOf(b));
}

/** Describes what an Agreement pays. */
export function valueText({ card }: Agreement): string {
  const { production } = agreementCard(card);
  return production === null
    ? '1 Production for each System with your Ships in Orbit'
    : `${production} Production each round`;
}
