import type { Seat } from '../../../../kernel/types.ts';
import { ruleOf } from '../../content/rules.ts';
import { backOf } from '../../content/sides.ts';
import { locationName } from '../../position/names.ts';
import { enter } from '../../position/pieces.ts';
import { inSpace } from '../../position/places.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardId, LocationId } from '../../terms.ts';
import { noteAffiliations } from '../play/playing.ts';

/** Returns the name of a side of a two-sided mission, or null for other missions. */
export function sideName(card: CardId): string | null {
  return ruleOf(card)?.side ?? null;
}

/**
 * Puts the facility printed on a mission's upper side into play. A printed facility isn't a separate card
 * (C-MISSION-25).
 */
export function build(g: FirstEdition, location: LocationId, seat: Seat): void {
  const laid = g.locations[location]?.missions.find(({ owner }) => owner === seat);
  const built = laid === undefined ? undefined : ruleOf(laid.card)?.built;
  if (built === undefined) return;
  const piece = enter(g, built, seat, inSpace(location));
  piece.printed = true;
  noteAffiliations(g, piece);
}

/**
 * Turns over a player's mission and puts the facility printed on that side into play. Returns text for the log, or null if the
 * mission can't be turned over.
 */
export function turnMission(g: FirstEdition, location: LocationId, seat: Seat): string | null {
  const laid = g.locations[location]?.missions.find(({ owner }) => owner === seat);
  if (laid === undefined) return null;
  const name = locationName(g, location);
  if (laid.front !== undefined) {
    laid.card = laid.front;
    delete laid.front;
  } else {
    const back = backOf(laid.card);
    if (back === null) return null;
    laid.front = laid.card;
    laid.card = back;
  }
  build(g, location, seat);
  return `${name} is turned over: now ${sideName(laid.card) ?? 'its other side'}.`;
}
