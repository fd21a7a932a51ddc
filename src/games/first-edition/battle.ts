import type { Seat } from '../../kernel/types.ts';
import type { CardId, CardPlace, LocationId, OwnedCard, PieceId } from './terms.ts';

/** A ship battle. Each side's force fires at one card of the opposing side (C-SHIPBAT-01, C-SHIPBAT-02). */
export interface ShipBattle {
  kind: 'ship';
  /** The attacker. */
  seat: Seat;
  location: LocationId;
  /** By seat: the firing cards and their target. The target is null if that player doesn't fire. */
  firing: PieceId[][];
  targets: (PieceId | null)[];
  /** By seat: tactics drawn but not yet used, and current tactics, which are public (C-SHIPBAT-14). */
  drawn: CardId[][];
  tactics: OwnedCard[];
  /** The HULL lost in the battle, in percent (C-SHIPBAT-07). */
  lost: Record<PieceId, number>;
  /** Cards with no HULL left, which are discarded at the battle's end (C-SHIPBAT-08). */
  wrecked: PieceId[];
  /** The self-controlling card that takes a player's place, and all of its targets (C-SHIPBAT-17, C-SHIPBAT-18). */
  lone?: { piece: PieceId; seat: Seat; against: PieceId[] };
  /** Set if a response canceled the battle. The battle still counts as fought (C-BATTLE-08). */
  cancelled?: true;
}

/** A personnel battle (C-PERSBAT-01). */
export interface PersonnelBattle {
  kind: 'personnel';
  /** The attacker. */
  seat: Seat;
  at: CardPlace;
  /**
   * By seat: all fighters, and those still in the combat pile. The pile is unordered, since the next fighter is drawn at random
   * (C-PERSBAT-02).
   */
  forces: PieceId[][];
  piles: PieceId[][];
  stunned: PieceId[];
  /** Personnel who stunned or wounded someone, listed once per victim. */
  felled?: PieceId[];
  wounded: PieceId[];
  cancelled?: true;
}

/** A location where a player attacked. The opponent may counter-attack there on their next turn (C-BATTLE-09). */
export interface Attacked {
  by: Seat;
  location: LocationId;
  /** For an attack in the attacked player's own turn: that turn, which doesn't count as their next turn. */
  within?: number;
}
