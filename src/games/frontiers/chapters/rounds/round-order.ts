import type { Seat } from '../../../../kernel/types.ts';
import { TACTICS } from '../../content/tactics.ts';
import type { Captain, Frontiers, OrderToken } from '../../state.ts';
import { playerOf } from '../captains/find.ts';

/** Returns the seats in the Round Order column, from the top. */
export function seatsInOrder(g: Frontiers): Seat[] {
  return g.order.flatMap(({ who }) => (who === 'dummy' ? [] : [who]));
}

/**
 * Returns the order in which seats choose Tactics. The seat with the least Experience chooses first (F-TACTIC-02), and
 * in a tie the seat with the lower token (F-TACTIC-03). In Round 1 the order is the reverse of the order in which
 * players chose ships (F-TACTIC-04).
 */
export function tacticOrder(g: Frontiers): Seat[] {
  const upwards = seatsInOrder(g).reverse();
  // F-VARIANT-06: after an auction, the last seat in the selection order chooses first, regardless of the bids.
  if (g.options.auction && g.round === 1) return upwards;
  return upwards.sort((one, other) => playerOf(g, one).experience - playerOf(g, other).experience);
}

/** Sorts the column by Tactic numbers, lowest on top (F-TACTIC-06, F-DUMMY-06). */
export function sortOrder(g: Frontiers): void {
  g.order.sort((one, other) => numberOf(g, one) - numberOf(g, other));
}

/**
 * Returns the token below a captain’s token in the column, or the top token after the last one (F-ROUND-18). With
 * `null`, returns the first token of the Round.
 */
export function tokenAfter(g: Frontiers, who: Captain | null): OrderToken {
  const place = who === null ? -1 : g.order.findIndex((token) => token.who === who);
  const token = g.order[(place + 1) % g.order.length];
  if (token === undefined) throw new Error('nobody is left in the Round Order');
  return token;
}

/** Returns all other captains, in turn order after this one. */
export function captainsAfter(g: Frontiers, who: Captain): Captain[] {
  const place = g.order.findIndex((token) => token.who === who);
  return [...g.order.slice(place + 1), ...g.order.slice(0, Math.max(0, place))].map((token) => token.who);
}

/** Returns the number of a captain's Tactic this Round, or infinity if the captain has none. */
function numberOf(g: Frontiers, { who }: OrderToken): number {
  const tactic = (who === 'dummy' ? g.dummy?.tactic : playerOf(g, who).tactic?.tactic) ?? null;
  return tactic === null ? Number.POSITIVE_INFINITY : TACTICS[tactic].number;
}
