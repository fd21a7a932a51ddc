import type { Seat } from '../../../../kernel/types.ts';
import { no, type Offer } from '../../../kit/offers.ts';
import { EFFECTS } from '../../effects/frame.ts';
import { aimWhy } from '../../effects/targets.ts';
import type { Effects } from '../../effects/union.ts';
import { cardName } from '../../position/names.ts';
import { beginOrders } from '../../position/turn.ts';
import { saying } from '../../rules/ask.ts';
import type { RuleSource } from '../../rules/rule.ts';
import type { FirstEdition } from '../../state.ts';
import type { Payload } from '../calls.ts';

/**
 * Returns what cards in play let a player do on their turn, during card plays and while executing orders (C-TURN-04,
 * C-TURN-06).
 */
export function ruleOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  const late = g.turn?.segment === 'plays' ? null : no('C-TURN-04', 'You have already begun executing orders.');
  return [
    ...saying(g, 'acts').flatMap(({ source, says }) =>
      says(g, source, seat).map((one) =>
        done(g, { ...one, why: one.why ?? late, option: one.option }, seat, source, false),
      ),
    ),
    ...betweenOffers(g, seat),
    ...ruleOrders(g, seat),
  ];
}

/**
 * Returns what cards in play let a player do at any time between actions, during either player’s turn (C-RESPONSE-13).
 */
export function betweenOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  return saying(g, 'between').flatMap(({ source, says }) =>
    says(g, source, seat).map((one) => done(g, one, seat, source, false)),
  );
}

/** Returns the orders that cards in play allow, for all cards or only for matching ones. */
export function ruleOrders(
  g: FirstEdition,
  seat: Seat,
  isMeant: (source: RuleSource) => boolean = () => true,
): Offer<Payload>[] {
  return saying(g, 'orders')
    .filter(({ source }) => isMeant(source))
    .flatMap(({ source, says }) => says(g, source, seat).map((one) => done(g, one, seat, source, true)));
}

function done(
  g: FirstEdition,
  { option, payload: list, why }: Offer<Effects>,
  seat: Seat,
  from: RuleSource,
  isOrder: boolean,
): Offer<Payload> {
  const payload: Payload = (ctx) => {
    if (isOrder) beginOrders(ctx.g);
    ctx.call(EFFECTS, { seat, from, list });
  };
  return { option: { group: cardName(from.card), ...option }, payload, why: why ?? aimWhy(g, seat, from, list) };
}
