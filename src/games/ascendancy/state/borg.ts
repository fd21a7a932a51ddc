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
  /**
   * Systems that lure Cubes, the newest last: all of them in so many turns of the Borg, or one Cube, by its number, with so many of
   * its Command Cards.
   */
  lures: { system: SystemId; turns: number; cube?: number }[];
  /** Turn Order Cards of this round and the last. */
  order: { card: number | null; last: number | null };
  /** Players who were assimilated, in this order (A-OPEN-32). */
  voices: Seat[];
  /** The Cube that acts, by id, and its card; cards of which a Voice chooses one, who alone knows them (A-OPEN-32). */
  active: { cube: number; card: CardId | null; choice: CardId[]; voice: Seat | null } | null;
  /** In this turn of the Borg: no Cube regains dice; a Voice drew two cards; Nodes that Home Systems lost. */
  jammed?: true;
  voiced?: true;
  lost?: Record<SystemId, number>;
}
