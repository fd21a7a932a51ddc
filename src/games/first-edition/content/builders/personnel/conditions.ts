import { captivesIn, playerOf } from '../../../position/find.ts';
import type { FirstEdition, Piece } from '../../../state.ts';

/** True if the personnel's player has a captive, anywhere. */
export const holdsCaptive = (own: Piece, g: FirstEdition): boolean =>
  captivesIn(g).some(({ seat }) => seat === own.seat);

/** True if the discard pile of the personnel's player is empty. */
export const hasNoDiscards = (own: Piece, g: FirstEdition): boolean => playerOf(g, own.seat).discard.length === 0;
