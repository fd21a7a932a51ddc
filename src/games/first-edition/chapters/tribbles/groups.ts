import type { Seat } from '../../../../kernel/types.ts';
import { cardOf } from '../../content/pool.ts';
import { ruleOf } from '../../content/rules.ts';
import { hostIn, locationOf, ofType, vesselsIn } from '../../position/find.ts';
import { isPerson } from '../../position/piece-types.ts';
import { aboard, locationAt, onSurface, placeKind } from '../../position/places.ts';
import { isNor, sitesOf } from '../../position/stations.ts';
import { concealedBy } from '../../position/veils.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardId, CardPlace } from '../../terms.ts';
import { isPlanet } from '../teams/teams.ts';

/** The number of tribbles on the largest card that personnel can carry (C-TRIB-03). */
const MOST_CARRIED = 10;

/** Returns the number of tribbles on a card, or 0 for other cards. */
export function tribblesOn({ card }: { readonly card: CardId }): number {
  return ruleOf(card)?.tribbles ?? 0;
}

/** True if personnel can carry a Tribble card, and nobody can beam it (C-TRIB-03). */
export function isSmall(piece: Piece): boolean {
  return tribblesOn(piece) <= MOST_CARRIED;
}

/** True for a Tribble card that a personnel carries. Other Tribble cards lie in a place. */
export function isCarriedTribble(piece: Piece): boolean {
  return cardOf(piece.card).type === 'Tribble' && placeKind(piece.at) === 'on';
}

/** Returns the ship, facility, site or planet that a Tribble or Trouble card is on. A carried one is with its carrier. */
export function groupPlace(g: FirstEdition, piece: Piece): CardPlace {
  return isCarriedTribble(piece) ? (hostIn(g, piece.at)?.at ?? piece.at) : piece.at;
}

/** Returns the Tribble cards of one player, or of both, in a place. A player's tribbles there form a group (C-TRIB-01). */
export function tribblesAt(g: FirstEdition, place: CardPlace, seat?: Seat): Piece[] {
  return ofType(g, 'Tribble').filter(
    (piece) => (seat === undefined || piece.seat === seat) && groupPlace(g, piece) === place,
  );
}

/** Returns the number of tribbles in a player's group. */
export function groupSize(g: FirstEdition, place: CardPlace, seat: Seat): number {
  return tribblesAt(g, place, seat).reduce((sum, piece) => sum + tribblesOn(piece), 0);
}

/** Returns the places of a player's groups of tribbles. */
export function groupsOf(g: FirstEdition, seat: Seat): CardPlace[] {
  const own = ofType(g, 'Tribble').filter((piece) => piece.seat === seat && locationAt(g, piece.at) !== null);
  return [...new Set(own.map((piece) => groupPlace(g, piece)))];
}

/** Returns the Trouble cards in a place. */
export function troublesAt(g: FirstEdition, place: CardPlace): Piece[] {
  return ofType(g, 'Trouble').filter(({ at }) => at === place);
}

/** True if a personnel is in the same place as a Tribble or Trouble card. */
export function isAmongTribbles(g: FirstEdition, piece: Piece, own: Piece): boolean {
  return isPerson(piece) && piece.at === groupPlace(g, own);
}

/**
 * Returns every place where tribbles can report “anywhere”: aboard ships and facilities of both players, at sites, and on
 * planets, but not in space or off the spaceline (C-PLAY-13). Concealed vessels can't be reached (C-CLOAK-02).
 */
export function anywhere(g: FirstEdition): CardPlace[] {
  const vessels = vesselsIn(g).filter(
    (piece) => locationAt(g, piece.at) !== null && concealedBy(g, aboard(piece.id)) === null,
  );
  const planets = Object.keys(g.locations).filter((id) => isPlanet(g, id) && locationOf(g, id).veiled !== true);
  return [
    ...vessels
      .flatMap((piece) => (isNor(cardOf(piece.card)) ? sitesOf(g, piece.id) : [piece]))
      .map(({ id }) => aboard(id)),
    ...planets.map(onSurface),
  ];
}
