import type { Seat } from '../../../../kernel/types.ts';
import type { Card } from '../../content/card.ts';
import { cardOf } from '../../content/pool.ts';
import { servesBoth } from '../../position/kinds.ts';
import { hostOf } from '../../position/places.ts';
import { granted } from '../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../state.ts';

/** True if a facility's own text lets both players and all affiliations use it. */
export function isOpenHouse(g: FirstEdition, facility: Piece): boolean {
  return granted(g, 'open-house', { facility: facility.id });
}

/**
 * True if one of two cards is a facility whose own text lets all affiliations use it, or if both are inside such a
 * facility.
 */
export function isSheltered(g: FirstEdition, one: Piece, other: Piece): boolean {
  const host = hostOf(one.at);
  const facilities = [one.id, other.id, ...(host !== null && host === hostOf(other.at) ? [host] : [])];
  return facilities.some((facility) => granted(g, 'open-house', { facility }));
}

/**
 * True if a facility's own text lets it accept a card of any affiliation. No facility accepts Borg in this way
 * (C-BORG-17).
 */
export function takesIn(g: FirstEdition, facility: Piece, card: Card): boolean {
  const isBorg = 'affiliations' in card && card.affiliations.includes('Borg');
  return !isBorg && isOpenHouse(g, facility);
}

/**
 * True if a player may use a facility: their own, one that serves both players (C-FAC-07), or one whose text allows it.
 */
export function isOpenTo(g: FirstEdition, facility: Piece, seat: Seat): boolean {
  return facility.seat === seat || servesBoth(cardOf(facility.card)) || isOpenHouse(g, facility);
}
