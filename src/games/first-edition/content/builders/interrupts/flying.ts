import { placeKind } from '../../../position/places.ts';
import type { Piece } from '../../../state.ts';
export const isInSpace = (ship: Piece): boolean => placeKind(ship.at) === 'space';
