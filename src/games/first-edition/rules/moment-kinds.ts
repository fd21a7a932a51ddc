import type { Seat } from '../../../kernel/types.ts';
import type { Affiliation } from '../content/printed.ts';
import type { CardId, CardPlace, LocationId, PieceId } from '../terms.ts';

/**
 * The moments at which rules may speak, and what each is about; `seat` is who acts. Chapters call `moment` (rules/moments.ts) at each
 * of them and nowhere else. An action is at its moment when it was initiated and has no results yet (C-RESPONSE-18).
 */
export interface Moments {
  'turn-start': { seat: Seat };
  'turn-end': { seat: Seat };
  /** A card is played, or reports: it lies in no place yet. */
  play: { seat: Seat; card: CardId; to: CardPlace; from?: 'hand' | 'deck' };
  /** It came into play; `isFree`: by a download, or along with another card (C-DOWNLOAD-03, C-PLAY-16). */
  played: { seat: Seat; piece: PieceId; isFree?: true };
  draw: { seat: Seat };
  /** Cards were drawn, the last one last in hand (C-DRAW-01). */
  drawn: { seat: Seat };
  move: { seat: Seat; ship: PieceId; to: LocationId };
  /** It has arrived; `through` are the locations that it entered, the last one where it is (C-MOVE-04). */
  moved: { seat: Seat; ship: PieceId; through: readonly LocationId[] };
  beam: { seat: Seat; pieces: readonly PieceId[]; to: CardPlace };
  dock: { seat: Seat; ship: PieceId; facility: PieceId };
  docked: { seat: Seat; ship: PieceId; facility: PieceId };
  /** A ship has just cloaked or phased (C-CLOAK-01). */
  veiled: { seat: Seat; ship: PieceId };
  /** A mission is attempted. */
  attempt: { seat: Seat; location: LocationId };
  /** An attempt is over, however it ended. */
  attempted: { seat: Seat; location: LocationId };
  /** Ships and facilities fire: all that will has been named (C-SHIPBAT-02); `g.battle`. */
  'ship-battle': { seat: Seat; location: LocationId; target: PieceId };
  /** A group attacks another one (C-PERSBAT-01); `g.battle`. */
  'personnel-battle': { seat: Seat; at: CardPlace };
  /** Two face each other in a personnel battle: before the stronger one strikes (C-PERSBAT-04). */
  pairing: { seat: Seat; pieces: readonly PieceId[] };
  /** People were just captured by a seat (C-RESPONSE-16). */
  captured: { seat: Seat; pieces: readonly PieceId[] };
  /** A battle is over; who won it: null: nobody did. */
  fought: { seat: Seat; kind: 'ship' | 'personnel'; winner: Seat | null };
  /** A dilemma is met: conditions are checked, and whom it hits is chosen (C-DILEMMA-20); `g.attempt.met`. */
  dilemma: { seat: Seat; location: LocationId; card: CardId };
  solved: { seat: Seat; location: LocationId };
  /** Points were scored, or lost, in the action that is over now. */
  scored: { seat: Seat; points: number };
  /** Cards are about to leave play, for the reason given: it can still be prevented. */
  leaving: { seat: Seat; pieces: readonly PieceId[]; why: 'killed' | 'destroyed' | 'discarded' };
  /** They have just left it (C-RESPONSE-16). */
  left: {
    seat: Seat;
    cards: readonly CardId[];
    /** The affiliation that each acted as. */
    sides: readonly (Affiliation | null)[];
    /** The ids that they had in play. */
    pieces: readonly PieceId[];
    /** Who had each of them, and whose it is. */
    had: readonly Seat[];
    owners: readonly Seat[];
    why: 'killed' | 'destroyed' | 'discarded';
  };
}
export type Moment = keyof Moments;
