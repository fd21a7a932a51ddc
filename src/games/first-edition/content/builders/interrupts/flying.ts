import { crewsWithin } from '../../../chapters/teams/teams.ts';
import { piecesAt, piecesIn } from '../../../position/find.ts';
import { isPerson } from '../../../position/piece-types.ts';
import { onPiece, placeKind } from '../../../position/places.ts';
import { granted } from '../../../rules/ask.ts';
import type { FirstEdition, Piece } from '../../../state.ts';

/** The key in `g.lasting` of a ship that the next wormhole doesn't stop. */
export const SMOOTH = 'wormhole-navigation-schematic';

/** True if a ship is undocked and on no planet. */
export const isInSpace = (ship: Piece): boolean => placeKind(ship.at) === 'space';

/** True if a ship is empty: neither personnel nor boarders such as Rogue Borg are aboard (C-TEAM-17). */
export function isEmpty(g: FirstEdition, ship: Piece): boolean {
  if (piecesIn(g, crewsWithin(g, ship.id).flat()).some(isPerson)) return false;
  return !piecesAt(g, onPiece(ship.id)).some(({ id }) => granted(g, 'boards', { piece: id }));
}
