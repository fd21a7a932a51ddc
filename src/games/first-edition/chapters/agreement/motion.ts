import type { Seat, Text } from '../../../../kernel/types.ts';
import { several } from '../../../kit/words.ts';
import { cardName, pieceName, placeName, seatName } from '../../position/names.ts';
import type { FirstEdition, OwnedCard } from '../../state.ts';
import type { CardPlace, PieceId } from '../../terms.ts';

/** Where a card goes that isn’t put somewhere in play; `table`: it comes into play, `show`: it goes back after all have seen it. */
export type Pile = 'hand' | 'discard' | 'out-of-play' | 'top' | 'bottom' | 'table' | 'show';
/** From where a player takes a card of their own. */
export type FromPile = 'hand' | 'deck' | 'discard' | 'removed';

/** A card that all have seen since somebody proposed something with it: from where it came, so that it can go back. */
export interface ShownCard {
  do: 'card';
  from: FromPile;
  at: number;
  to: Pile;
}

/** One thing that players may agree on. It holds no name of a card that is hidden: it may be dealt anew while it waits. */
export type Motion =
  | { do: 'place'; piece: PieceId; to: CardPlace }
  | { do: 'remove'; piece: PieceId; to: Pile }
  | ShownCard
  // A card of the hand that nobody else sees, by its place there.
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
  bottom: 'goes under the draw deck',
  table: 'comes into play',
  show: 'is shown',
};

const SOURCES: Readonly<Record<FromPile, string>> = {
  hand: 'hand',
  deck: 'draw deck',
  discard: 'discard pile',
  removed: 'cards out-of-play',
};

/** A pile in words: “goes to the hand”. */
export function pileWords(to: Pile): string {
  return WHERE[to];
}

/** A motion in words that tell nobody more than all know; `shown`: the card that it is about, once that was shown. */
export function motionWords(g: FirstEdition, seat: Seat, motion: Motion, shown?: OwnedCard): Text {
  switch (motion.do) {
    case 'place':
      return `${pieceName(g, motion.piece)} goes ${placeName(g, motion.to)}`;
    case 'remove':
      return `${pieceName(g, motion.piece)} ${WHERE[motion.to]}`;
    case 'card':
      return `${cardName(shown?.card ?? '')} of ${seatName(seat)}’s ${SOURCES[motion.from]} ${WHERE[motion.to]}`;
    case 'tuck':
      return `a card of ${seatName(seat)}’s hand ${WHERE[motion.to]}`;
    case 'stop':
      return `${pieceName(g, motion.piece)} is stopped for this turn`;
    case 'ready':
      return `${pieceName(g, motion.piece)} is no longer stopped`;
    case 'damage':
      return `${pieceName(g, motion.piece)} is damaged`;
    case 'repair':
      return `${pieceName(g, motion.piece)} is repaired`;
    case 'give':
      return `the other player has ${pieceName(g, motion.piece)}`;
    case 'expose':
      return `${pieceName(g, motion.piece)} is exposed`;
    case 'points':
      return `${seatName(motion.seat)} ${motion.points < 0 ? 'loses' : 'scores'} ${Math.abs(motion.points)} points`;
    case 'draw':
      return `${seatName(motion.seat)} draws ${several(motion.count, 'card')}`;
    case 'lose':
      return `${seatName(motion.seat)} discards ${several(motion.count, 'card')} at random`;
    case 'verdict':
      return motion.is === 'passed' ? 'they get past the dilemma' : 'the dilemma stops them';
  }
}
