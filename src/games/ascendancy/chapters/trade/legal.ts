import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { agreementCard } from '../../content/trade/table.ts';
import { playerOf } from '../../position/find.ts';
import { seatName, theSeat, verbFor } from '../../position/names.ts';
import { agreementBetween, haveContact, isNear } from '../../position/standing.ts';
import type { Agreement, Ascendancy } from '../../state.ts';

/** Whether a seat takes part in a conflict that is under way, and so may not exchange Agreements (A-TRADE-12, A-OPEN-40). */
export function isFrozen(g: Ascendancy, seat: Seat): boolean {
  return g.conflict !== null && !g.conflict.over && g.conflict.sides.some(({ owner }) => owner === seat);
}

function frozen(g: Ascendancy, ...seats: readonly Seat[]): Obstacle {
  return seats.some((seat) => isFrozen(g, seat))
    ? no('A-TRADE-12', 'Who takes part in a conflict can’t trade until it is over.')
    : null;
}

/** What stands against a new Agreement from one to another, whichever it is (A-TRADE-03, A-TRADE-06, A-TRADE-12). */
export function noTrade(g: Ascendancy, giver: Seat, receiver: Seat): Obstacle {
  if (!haveContact(g, giver, receiver))
    return no('A-TRADE-03', () => `First Contact must be made before you trade with ${theSeat(g, receiver)}.`);
  if (!isNear(g, giver, receiver))
    return no('A-TRADE-03', () => `No piece of yours is Adjacent to one of ${theSeat(g, receiver)}.`);
  if (agreementBetween(g, giver, receiver) !== null)
    return no(
      'A-TRADE-06',
      () => `The ${seatName(g, receiver)} ${verbFor(g, receiver, 'holds', 'hold')} an Agreement of yours already.`,
    );
  return frozen(g, giver, receiver);
}

/** What stands against giving one Agreement: it is given already, or is face down (A-TRADE-13). */
export function unfree(g: Ascendancy, agreement: Agreement): Obstacle {
  const { holder } = agreement;
  if (holder !== null)
    return no('A-TRADE-05', () => `The ${seatName(g, holder)} ${verbFor(g, holder, 'holds', 'hold')} it.`);
  return exhausted(agreement);
}

function exhausted({ exhausted: down }: Agreement): Obstacle {
  return down ? no('A-TRADE-13', 'An Exhausted Trade Agreement stays where it is.') : null;
}

/** What stands against changing an Agreement that was given, no move among it (A-OPEN-63): taking it back, or giving another in its place. */
function bound(g: Ascendancy, giver: Seat, agreement: Agreement): Obstacle {
  const { holder, locked } = agreement;
  if (holder === null) return no('A-TRADE-05', 'Nobody holds that Trade Agreement.');
  if (locked === true) return no('A-TRADE-09', 'It can’t be taken back before the next Maintenance.');
  return exhausted(agreement) ?? frozen(g, giver, holder);
}

/** What stands against taking an Agreement back (A-TRADE-09, A-TRADE-13; A-OPT-11: in the own turn only). */
export function unrevocable(g: Ascendancy, giver: Seat, agreement: Agreement): Obstacle {
  if (g.options.rules.unrestrictedTrade === true && g.turn?.seat !== giver)
    return no('A-OPT-11', 'Trade Agreements are taken back in your own turn only.');
  return bound(g, giver, agreement);
}

/** What stands against giving one Agreement in the place of another, wherever Ships are (A-TRADE-05). */
export function unswappable(g: Ascendancy, giver: Seat, given: Agreement, other: Agreement): Obstacle {
  return bound(g, giver, given) ?? unfree(g, other);
}

/** Production that an Agreement is worth, for orders and hints; those without a fixed value count for least (A-FER-06). */
export function worthOf({ card }: Agreement): number {
  return agreementCard(card).production ?? 0;
}

/** Own Agreements that can be given now, the least worth first. */
export function spare(g: Ascendancy, giver: Seat): Agreement[] {
  return playerOf(g, giver)
    .agreements.filter((one) => unfree(g, one) === null)
    .sort((a, b) => worthOf(a) - worthOf(b));
}

/** What an Agreement pays, in words. */
export function valueText({ card }: Agreement): string {
  const { production } = agreementCard(card);
  return production === null ? '1 Production a System with your Ships in Orbit' : `${production} Production each round`;
}
