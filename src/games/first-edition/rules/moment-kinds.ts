import type { Seat } from '../../../kernel/types.ts';
import type { Affiliation } from '../content/printed.ts';
import type { CardId, CardPlace, LocationId, PieceId } from '../terms.ts';

/**
 * The moments at which rules may act, and their subjects. `seat` is the acting player. Only chapters call `moment`
 * (rules/moments.ts). At the moment of an action, the action has been initiated but has no results yet (C-RESPONSE-18).
 */
export interface Moments {
  'turn-start': { seat: Seat };
  'turn-end': { seat: Seat };
  /** A card is being played or reported, but isn't in its place yet. */
  play: { seat: Seat; card: CardId; to: CardPlace; from?: 'hand' | 'deck' };
  /**
   * A card entered play. `isFree` is set if a download or another card brought it (C-DOWNLOAD-03, C-PLAY-16), and `from` says
   * where it was (C-DOWNLOAD-13).
   */
  played: { seat: Seat; piece: PieceId; isFree?: true; from?: 'hand' | 'deck' };
  draw: { seat: Seat };
  /** Cards were drawn. The last card drawn is the last in hand (C-DRAW-01). */
  drawn: { seat: Seat };
  move: { seat: Seat; ship: PieceId; to: LocationId };
  /** A ship has arrived. `through` lists the locations entered, ending with its own (C-MOVE-04). */
  moved: { seat: Seat; ship: PieceId; through: readonly LocationId[] };
  beam: { seat: Seat; pieces: readonly PieceId[]; to: CardPlace };
  dock: { seat: Seat; ship: PieceId; facility: PieceId };
  docked: { seat: Seat; ship: PieceId; facility: PieceId };
  /** A ship has just cloaked or phased (C-CLOAK-01). */
  veiled: { seat: Seat; ship: PieceId };
  /** A mission attempt begins. */
  attempt: { seat: Seat; location: LocationId };
  /** An attempt has ended, in any way. */
  attempted: { seat: Seat; location: LocationId };
  /** A ship battle begins. All firing cards have been chosen (C-SHIPBAT-02). See `g.battle`. */
  'ship-battle': { seat: Seat; location: LocationId; target: PieceId };
  /** A personnel battle begins (C-PERSBAT-01). See `g.battle`. */
  'personnel-battle': { seat: Seat; at: CardPlace };
  /** Two personnel are paired in a battle, before the stronger one strikes (C-PERSBAT-04). */
  pairing: { seat: Seat; pieces: readonly PieceId[] };
  /**
   * Personnel were just captured by a player, in the places `from`, in the order of `pieces` (C-RESPONSE-16). `from` is
   * missing if the game was saved at this moment by a version that didn't note the places.
   */
  captured: { seat: Seat; pieces: readonly PieceId[]; from?: readonly CardPlace[] };
  /** A battle has ended. `winner` is null if nobody won. */
  fought: { seat: Seat; kind: 'ship' | 'personnel'; winner: Seat | null };
  /**
   * A dilemma is encountered. The dilemma's conditions have been checked and its targets chosen (C-DILEMMA-20). See
   * `g.attempt.met`.
   */
  dilemma: { seat: Seat; location: LocationId; card: CardId };
  solved: { seat: Seat; location: LocationId };
  /** Points were scored or lost during the action that just ended. */
  scored: { seat: Seat; points: number };
  /** Cards are about to leave play. `why` is the reason. Responses can still prevent it. */
  leaving: { seat: Seat; pieces: readonly PieceId[]; why: 'killed' | 'destroyed' | 'discarded' };
  /** Cards have just left play (C-RESPONSE-16). */
  left: {
    seat: Seat;
    cards: readonly CardId[];
    /** The affiliations that the cards had in play. */
    sides: readonly (Affiliation | null)[];
    /** The ids that the cards had in play. */
    pieces: readonly PieceId[];
    /** The cards' controllers and owners. */
    had: readonly Seat[];
    owners: readonly Seat[];
    why: 'killed' | 'destroyed' | 'discarded';
  };
}
export type Moment = keyof Moments;
