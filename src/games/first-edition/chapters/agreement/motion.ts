import { must } from '../../../../kernel/must.ts';
import type { Seat, Text } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import { cardName, pieceName, placeName, seatName } from '../../position/names.ts';
import type { FirstEdition } from '../../state.ts';
import type { CardPlace, OwnedCard, PieceId } from '../../terms.ts';

/**
 * The destination of a card that isn’t placed on a card or location in play. A card that goes to `table` enters play. A
 * card with `show` goes back to its pile after both players have seen it.
 */
export type Pile = 'hand' | 'discard' | 'out-of-play' | 'top' | 'bottom' | 'table' | 'show';
/** The pile that a player takes their own card from. */
export type FromPile = 'hand' | 'deck' | 'discard' | 'removed';

/** A card that was revealed from a pile for a proposal, and its old position, so that it can be put back. */
export interface ShownCard {
  do: 'card';
  from: FromPile;
  at: number;
  to: Pile;
}

/**
 * One effect that players may agree on. A motion never names a hidden card, since hidden cards may be re-dealt while it
 * waits.
 */
export type Motion =
  | { do: 'place'; piece: PieceId; to: CardPlace }
  | { do: 'remove'; piece: PieceId; to: Pile }
  | ShownCard
  // A card that goes from the hand to the draw deck unseen, given by its position in the hand.
  | { do: 'tuck'; at: number; to: 'top' | 'bottom' }
  | { do: 'stop' | 'ready' | 'damage' | 'repair' | 'give' | 'expose'; piece: PieceId }
  | { do: 'points'; seat: Seat; points: number }
  | { do: 'draw'; seat: Seat; count: number }
  | { do: 'lose'; seat: Seat; count: number }
  | { do: 'verdict'; is: 'passed' | 'blocked' };

const WHERE: Readonly<Record<Pile, string>> = {
  hand: 'goes to the hand',
  discard: 'is discarded',
  'out-of-play': 'goes out-of-play',
  top: 'goes on top of the draw deck',
  bottom: 'goes to the bottom of the draw deck',
  table: 'enters play',
  show: 'is shown',
};

const SOURCES: Readonly<Record<FromPile, string>> = {
  hand: 'hand',
  deck: 'draw deck',
  discard: 'discard pile',
  removed: 'cards out-of-play',
};

/** Returns the text of a destination, for example “goes to the hand”. */
export function pileWords(to: Pile): string {
  return WHERE[to];
}

/**
 * Returns the text of a motion, using public information only. `shown` is the card that the motion is about, once it
 * has been revealed.
 */
export function motionWords(g: FirstEdition, seat: Seat, motion: Motion, shown?: OwnedCard): Text {
  switch (motion.do) {
    case 'place':
      return `${pieceName(g, motion.piece)} is placed ${placeName(g, motion.to)}`;
    case 'remove':
      return `${pieceName(g, motion.piece)} ${WHERE[motion.to]}`;
    case 'card':
      return `${cardName(must(shown, 'the card that was shown').card)} from ${seatName(seat)}’s ${SOURCES[motion.from]} ${WHERE[motion.to]}`;
    case 'tuck':
      return `a card from ${seatName(seat)}’s hand ${WHERE[motion.to]}`;
    case 'stop':
      return `${pieceName(g, motion.piece)} is stopped for this turn`;
    case 'ready':
      return `${pieceName(g, motion.piece)} is no longer stopped`;
    case 'damage':
      return `${pieceName(g, motion.piece)} is damaged`;
    case 'repair':
      return `${pieceName(g, motion.piece)} is repaired`;
    case 'give':
      return `the opponent gets ${pieceName(g, motion.piece)}`;
    case 'expose':
      return `${pieceName(g, motion.piece)} is exposed`;
    case 'points':
      return `${seatName(motion.seat)} ${motion.points < 0 ? 'loses' : 'scores'} ${Math.abs(motion.points)} points`;
    case 'draw':
      return `${seatName(motion.seat)} draws ${several(motion.count, 'card')}`;
    case 'lose':
      return `${seatName(motion.seat)} discards ${several(motion.count, 'card')} at random`;
    case 'verdict':
      return motion.is === 'passed' ? 'the personnel get past the dilemma' : 'the dilemma stops the personnel';
  }
}
