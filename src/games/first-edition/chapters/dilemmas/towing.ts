import type { Seat } from '../../../../kernel/types.ts';
import { no, type Offer, offer } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import type { Formula } from '../../content/formula.ts';
import { ruleOf } from '../../content/rules.ts';
import { allPieces, hostIn, pieceOf, piecesAt } from '../../position/find.ts';
import { cardName, pieceName } from '../../position/names.ts';
import { isShip } from '../../position/piece-types.ts';
import { isStopped } from '../../position/pieces.ts';
import { inSpace, locationAt, onPiece } from '../../position/places.ts';
import { beginOrders } from '../../position/turn.ts';
import type { FirstEdition, Piece } from '../../state.ts';
import type { CardPlace } from '../../terms.ts';
import type { Payload } from '../calls.ts';
import { meets } from '../skills/group.ts';
import { crewPlaces } from '../teams/teams.ts';
import { groupAt } from './remedies.ts';

/**
 * Returns the dilemmas that a player's ships can tow or release. A towed dilemma moves with the ship (C-DILEMMA-18).
 */
export function towOffers(g: FirstEdition, seat: Seat): Offer<Payload>[] {
  return allPieces(g).flatMap((piece) => {
    const needs = ruleOf(piece.card)?.towed;
    if (needs === undefined) return [];
    const location = locationAt(g, piece.at);
    if (location === null) return [];
    const by = hostIn(g, piece.at);
    if (by !== undefined) return by.seat === seat ? [haul(g, piece, null, `at:${location}`, needs)] : [];
    const ships = piecesAt(g, inSpace(location)).filter((one) => one.seat === seat && isShip(one));
    return ships.map((ship) => haul(g, piece, ship, onPiece(ship.id), needs));
  });
}

/** Returns the cards that a ship is towing. */
export function towedBy(g: FirstEdition, ship: Piece): readonly Piece[] {
  return piecesAt(g, onPiece(ship.id)).filter(({ card }) => ruleOf(card)?.towed !== undefined);
}

function haul(g: FirstEdition, what: Piece, ship: Piece | null, to: CardPlace, needs: Formula): Offer<Payload> {
  const name = cardName(what.card);
  const payload: Payload = (ctx) => {
    beginOrders(ctx.g);
    pieceOf(ctx.g, what.id).at = to;
    ctx.log(
      ship === null ? `${name} is released from tow.` : `${pieceName(ctx.g, ship.id)} tows ${name}.`,
      'C-DILEMMA-18',
    );
  };
  const able = ship === null || (!isStopped(g, ship) && meets(g, active(g, ship), needs));
  const why = able ? null : no('C-DILEMMA-18', () => `A ship needs a tractor beam and two engineers to tow ${name}.`);
  return offer(payload, why, () => ({
    key: ship === null ? `drop:${what.id}` : `tow:${what.id}:${ship.id}`,
    verb: ship === null ? 'drop' : 'tow',
    label: asLabel(ship === null ? name : `${name} with ${pieceName(g, ship.id)}`),
    group: name,
    rule: 'C-DILEMMA-18',
  }));
}

// Stopped personnel can't help with towing (C-TEAM-06).
function active(g: FirstEdition, ship: Piece) {
  const group = groupAt(g, crewPlaces(g, ship.id), ship.seat);
  return { ...group, people: group.people.filter((piece) => !isStopped(g, piece)) };
}
