import type { Seat } from '../../../kernel/types.ts';
import type { CardId, LaneId, Sector, SystemId, UnitId } from '../terms.ts';

/** A Movement, Retreat or Tactical Maneuver that is under way (A-MOVE-01). */
export interface Movement {
  /** Who moves the units, and whose they are. */
  by: Seat;
  seat: Seat;
  units: UnitId[];
  kind: 'impulse' | 'warp' | 'retreat' | 'maneuver';
  /** Sectors left at impulse, Systems left at Warp. */
  left: number;
  /** Sectors gone through, the first is where it began. */
  path: Sector[];
  /** What the mover wants to reach, if that was said; null: step by step. */
  goal: Sector | null;
  /** The Sector of this step, for which somebody is asked. */
  next: Sector | null;
  /** A lane that was just laid. */
  lane: LaneId | null;
  /** Rules that were used in it. */
  used: string[];
  /** It is over, and what ends it still has to be done. */
  over: boolean;
}

/** An Exploration Card that is being resolved (A-EXPL-07). */
export interface Exploring {
  seat: Seat;
  system: SystemId;
  card: CardId | null;
  /** The units that came here. */
  units: UnitId[];
  kind: 'impulse' | 'warp' | 'none';
}
