import type { Seat } from '../../../../kernel/types.ts';
import { no, type Obstacle } from '../../../kit/offers.ts';
import { cardOf } from '../../content/pool.ts';
import type { Affiliation } from '../../content/printed.ts';
import { locationOf, piecesAt, vesselsIn } from '../../position/find.ts';
import { nativeQuadrant } from '../../position/kinds.ts';
import { cardName, pieceName } from '../../position/names.ts';
import { aboard, dockedAt, inSpace, locationAt } from '../../position/places.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace } from '../../terms.ts';
import { incompatibleAboard } from '../affiliation/arrest.ts';
import { affiliationOf, affiliationsOf, compatible, modesFor } from '../affiliation/compatible.ts';
import { isOpenHouse, takesIn } from '../affiliation/open-house.ts';

/**
 * A facility to which a card might report, and the reason it can't, or null if it can (C-PLAY-08). The facility must be
 * compatible (C-FAC-08) and not an opponent's outpost (C-FAC-07).
 */
export interface Berth {
  to: CardPlace;
  /** The facility to which the card reports. */
  facility: Piece;
  mode: Affiliation | null;
  why: Obstacle;
}

/**
 * Returns the facilities to which a player's card could report: their own outposts and all headquarters. A station's
 * text says whether cards report there (C-FAC-07, C-FAC-09).
 */
export function berthsFor(g: FirstEdition, seat: Seat, card: CardId): Berth[] {
  return vesselsIn(g)
    .filter((piece) => {
      const facts = cardOf(piece.card);
      if (facts.type !== 'Facility' || facts.facility === 'Station') return false;
      return piece.seat === seat || facts.facility === 'Headquarters' || isOpenHouse(g, piece);
    })
    .map((facility) => berth(g, seat, card, facility));
}

function berth(g: FirstEdition, seat: Seat, card: CardId, facility: Piece): Berth {
  const facts = cardOf(card);
  // A card with several affiliations uses one that is compatible with everyone there (C-AFFIL-10, C-AFFIL-12).
  const modes = modesFor(g, seat, facts, affiliationOf(facility));
  const tried = (modes.length === 0 ? [null] : modes).map((mode) => ({
    mode,
    why: berthWhy(g, seat, card, facility, mode),
  }));
  const { mode, why } = tried.find((one) => one.why === null) ?? tried[0] ?? { mode: null, why: null };
  return { to: placeIn(g, card, facility), facility, mode, why };
}

/**
 * A ship reports docked at the facility, or in orbit if ships don't dock there (C-PLAY-11). Other cards report inside
 * the facility.
 */
function placeIn(g: FirstEdition, card: CardId, facility: Piece): CardPlace {
  if (cardOf(card).type !== 'Ship') return aboard(facility.id);
  const location = locationAt(g, facility.at);
  return docks(facility) || location === null ? dockedAt(facility.id) : inSpace(location);
}

/**
 * True if a facility is an outpost, where ships can always dock. Other facilities dock ships only if their text says so
 * (C-FAC-09).
 */
export function docks({ card }: Piece): boolean {
  const facts = cardOf(card);
  return facts.type === 'Facility' && facts.facility === 'Outpost';
}

/**
 * Returns the reason a ship can't dock at an outpost that is open to all affiliations, or null if it can. The ship must
 * be compatible with its player's other ships docked there (C-FAC-08).
 */
export function crowdWhy(g: FirstEdition, ship: Piece, facility: Piece): Obstacle {
  const side = affiliationOf(facility);
  if (!docks(facility) || (side !== 'Non-Aligned' && side !== 'Neutral')) return null;
  const misfit = piecesAt(g, dockedAt(facility.id)).find(
    (one) => one.id !== ship.id && one.seat === ship.seat && !compatible(g, ship, one),
  );
  if (misfit === undefined) return null;
  return no(
    'C-FAC-08',
    () => `${cardName(ship.card)} isn’t compatible with ${pieceName(g, misfit.id)}, which is docked there.`,
  );
}

function berthWhy(g: FirstEdition, seat: Seat, card: CardId, facility: Piece, mode: Affiliation | null): Obstacle {
  const facts = cardOf(card);
  const location = locationAt(g, facility.at);
  const quadrant = location === null ? null : locationOf(g, location).quadrant;
  // The card and the facility must both be in their native quadrant (C-PLAY-09). Equipment is native everywhere.
  const isHome = facts.type === 'Equipment' || nativeQuadrant(facts) === quadrant;
  if (!isHome || nativeQuadrant(cardOf(facility.card)) !== quadrant)
    return no('C-PLAY-09', () => `${cardName(card)} isn’t from ${pieceName(g, facility.id)}’s quadrant.`);
  const isWelcome = takesIn(g, facility, facts);
  if (affiliationsOf(facts).length > 0 && mode === null && !isWelcome)
    return no('C-PLAY-08', () => `${cardName(card)} isn’t compatible with ${pieceName(g, facility.id)}.`);
  const arriving = {
    id: 0,
    card,
    owner: seat,
    seat,
    at: placeIn(g, card, facility),
    ...(mode === null ? {} : { mode }),
  };
  if (facts.type === 'Ship') return crowdWhy(g, arriving, facility);
  if (facts.type !== 'Personnel' || (mode === null && !isWelcome)) return null;
  const misfit = incompatibleAboard(g, facility, arriving);
  // The card must be compatible with the crew (C-PLAY-17).
  return misfit === null
    ? null
    : no('C-PLAY-17', () => `${cardName(card)} isn’t compatible with ${pieceName(g, misfit.id)}.`);
}
