import type { Seat } from '../../../kernel/types.ts';
import type { CardId, LaneId, Sector, SystemId, UnitId } from '../terms.ts';

/** The current Movement, Retreat or Tactical Maneuver (A-MOVE-01). */
export interface Movement {
  /** The seat that moves the units, and the seat that owns them. */
  by: Seat;
  seat: Seat;
  /** True if a card lets the mover move another player’s units without asking. */
  forced?: true;
  units: UnitId[];
  kind: 'impulse' | 'warp' | 'retreat' | 'maneuver';
  /** The remaining distance: Sectors at impulse, Systems at Warp. */
  left: number;
  /** Sectors traveled so far. The first Sector is where the move began. */
  path: Sector[];
  /** The Sector that the mover wants to reach, or null if the move stops here or the mover is still to be asked. */
  goal: Sector | null;
  /**
   * The way to explore at the goal: `lane` places a new lane, and `system` moves past an open end. The value is null if
   * the move stops there without exploring.
   */
  explore: 'lane' | 'system' | null;
  /** The Sector of this step, for which permission may be needed. */
  next: Sector | null;
  /** The last lane placed and the last System discovered in this move. */
  lane: LaneId | null;
  found: SystemId | null;
  /** Rules used in this move. */
  used: string[];
  /** Whether the move is over, although its last effects still have to be carried out. */
  over: boolean;
  /** The move that the current move interrupted. */
  outer: Movement | null;
}

/** The current exploration and its Exploration Card (A-EXPL-07). */
export interface Exploring {
  seat: Seat;
  system: SystemId;
  /** The card drawn, or set in advance by the player who chose it. */
  card: CardId | null;
  /** The cards that the seat is looking at in order to choose one to draw. */
  looked?: CardId[];
  /** The units that arrived here. */
  units: UnitId[];
  kind: 'impulse' | 'warp' | 'none';
  /** The exploration that the current exploration interrupted. */
  outer: Exploring | null;
}
