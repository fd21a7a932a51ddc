import { placeKind } from '../../../position/places.ts';
import type { Piece } from '../../../state.ts';

/** The key in `g.lasting` of a ship that the next wormhole doesn't stop. */
export const SMOOTH = 'wormhole-navigation-schematic';

/** True if a ship is undocked and on no planet. */
export const isInSpace = (ship: Piece): boolean => placeKind(ship.at) === 'space';
