import type { Seat } from '../../../kernel/types.ts';
import type { CardId, LaneId, Sector, SystemId, UnitId } from '../terms.ts';

/** A Movement, Retreat or Tactical Maneuver that is under way (A-MOVE-01). */
export interface Movement {
  /** The seat that moves the units, and the seat that owns them. */
  by: Seat;
  seat: Seat;
  /** A card lets the mover move another player’s units without asking. */
  forced?: true;
  units: UnitId[];
  kind: 'impulse' | 'warp' | 'retreat' | 'maneuver';
  /** Sectors left at impulse, Systems left at Warp. */
  left: number;
  /** Sectors gone through, the first is where it began. */
  path: Sector[];
  /** What the mover wants to reach; null: nothing further, or it is asked. */
  goal: Sector | null;
  /** What is done there: a new lane is laid, or the open end of the lane is passed; null: it ends there. */
  explore: 'lane' | 'system' | null;
  /** The Sector of this step, for which somebody is asked. */
  next: Sector | null;
  /** A lane that was laid in this move, and a System that was discovered: the last ones. */
  lane: LaneId | null;
  found: SystemId | null;
  /** Rules that were used in it. */
  used: string[];
  /** It is over, and what ends it still has to be done. */
  over: boolean;
  /** The one in the midst of which this one began. */
  outer: Movement | null;
}

/** A System that is being explored, and its Exploration Card (A-EXPL-07). */
export interface Exploring {
  seat: Seat;
  system: SystemId;
  /** The card that was drawn; set beforehand by who chooses it. */
  card: CardId | null;
  /** Cards that the seat looks at, of which it chooses the one to be drawn. */
  looked?: CardId[];
  /** The units that came here. */
  units: UnitId[];
  kind: 'impulse' | 'warp' | 'none';
  /** What was being explored when this began. */
  outer: Exploring | null;
}
