import type { Seat } from '../../../kernel/types.ts';
import type { CardId, Sector, SystemId } from '../terms.ts';

/** A Borg Cube (A-BORG-02). */
export interface Cube {
  id: number;
  at: Sector;
  /** The number of the Cube’s dice, 9 at most. */
  dice: number;
  /** The Cube’s Shield Modifier against each seat, to which it adapts separately. */
  adapted: number[];
  /** Seats that have used First Strike against the Cube since it last acted. */
  struck: Seat[];
  /** The Borg turn in which the Cube first acts. */
  from: number;
}

/** The Borg, who are played by the game itself (A-BORG-01). */
export interface BorgState {
  /** The way in which the Borg enter: through the Transwarp Hub, or by chance (A-OPEN-21). */
  variant: 'invasion' | 'encounter';
  /** Number of Borg turns so far. */
  turns: number;
  cubes: Cube[];
  /** Number of Cubes built so far. */
  built: number;
  /** Command Cards and Tech, the top card first. */
  commands: { deck: CardId[]; discard: CardId[] };
  tech: CardId[];
  /** Whether the Hub is closed for good. */
  sealed: boolean;
  /**
   * Markers that lure all Cubes to a System for `turns` Borg turns. If `cube` is set, a marker lures only that Cube,
   * and `turns` counts the Cube’s Command Cards instead.
   */
  lures: { system: SystemId; turns: number; cube?: number }[];
  /** The Turn Order Cards of this round and the last. */
  order: { card: number | null; last: number | null };
  /** Assimilated players, in order of assimilation (A-OPEN-32). */
  voices: Seat[];
  /** The acting Cube and its card. `choice` holds cards that only the Voice sees and chooses from (A-OPEN-32). */
  active: { cube: number; card: CardId | null; choice: CardId[]; voice: Seat | null } | null;
  /**
   * Facts about the current Borg turn: whether Cubes regain no dice, whether a Voice has drawn two cards, and how many
   * Nodes each Home System has lost.
   */
  jammed?: true;
  voiced?: true;
  lost?: Record<SystemId, number>;
}
