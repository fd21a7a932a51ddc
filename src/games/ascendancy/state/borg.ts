import type { Seat } from '../../../kernel/types.ts';
import type { CardId, Sector, SystemId } from '../terms.ts';

/** A Borg Cube (A-BORG-02). */
export interface Cube {
  id: number;
  at: Sector;
  /** Dice that it has, of 9. */
  dice: number;
  /** What it has adapted to, by seat: its Shield Modifier against that player. */
  adapted: number[];
  /** Seats that have struck first since it last acted. */
  struck: Seat[];
  /** The turn of the Borg from which it acts. */
  from: number;
}

/** The Borg, who are run by the game (A-BORG-01). */
export interface BorgState {
  /** How they come: with the Transwarp Hub, or met by chance (A-OPEN-21). */
  variant: 'invasion' | 'encounter';
  /** Turns of the Borg so far. */
  turns: number;
  cubes: Cube[];
  /** Cubes that there ever were. */
  built: number;
  /** Command Cards and Tech, the top first. */
  commands: { deck: CardId[]; discard: CardId[] };
  tech: CardId[];
  /** The Hub was closed for good. */
  sealed: boolean;
  /** Systems that lure Cubes, the newest last. */
  lures: { system: SystemId; turns: number }[];
  /** Turn Order Cards of this round and the last. */
  order: { card: number | null; last: number | null };
  /** Players who were assimilated, in this order (A-OPEN-32). */
  voices: Seat[];
  /** The Cube that acts, by id, and its card. */
  active: { cube: number; card: CardId | null } | null;
}
