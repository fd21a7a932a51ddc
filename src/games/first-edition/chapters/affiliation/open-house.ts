import type { Seat } from '../../../../kernel/types.ts';
import type { Card } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import { servesBoth } from '../../position/kinds.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';

/** Whether a facility takes in whoever comes, of either player, by its own text. */
export function isOpenHouse(g: FirstEdition, facility: Piece): boolean {
  return granted(g, 'open-house', { facility: facility.id });
}

/** Whether a card goes in there, whatever it is of: Borg fit nobody (C-BORG-17). */
export function takesIn(g: FirstEdition, facility: Piece, card: Card): boolean {
  const isBorg = 'affiliations' in card && card.affiliations.includes('Borg');
  return !isBorg && isOpenHouse(g, facility);
}

/** Whether a player may use a facility: an own one, one that serves both (C-FAC-07), and one that says so. */
export function isOpenTo(g: FirstEdition, facility: Piece, seat: Seat): boolean {
  return facility.seat === seat || servesBoth(cardOf(facility.card)) || isOpenHouse(g, facility);
}
