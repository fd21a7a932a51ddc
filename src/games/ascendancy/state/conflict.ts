import type { Seat } from '../../../kernel/types.ts';
import type { Owner, Resource, Sector, SystemId, UnitId } from '../terms.ts';

/** A to-hit die on the table. */
export interface Die {
  /** The face, or 0 if the die hits without a roll. */
  face: number;
  /** The Ship or Fleet that the die was rolled for, or null for a Starbase, Node, Cube or card. */
  unit: UnitId | null;
  /** The index of the side that the die is rolled against (A-BAT-09). */
  against: number;
  hit: boolean;
  /** Whether the die’s result has been counted and can’t change. */
  done: boolean;
  /** The rules that have rerolled the die (A-DICE-01). */
  rerolled: string[];
}

/**
 * A side of a Space Battle or an Invasion. All other sides fight the first one, which is the Attacker or the Borg, so
 * that several players can fight a Cube together.
 */
export interface Side {
  /** The owner of the side, or null for an independent world. */
  owner: Owner | null;
  /** Ships and Fleets, or Cubes, still taking part. */
  units: UnitId[];
  /** The numbers of Ships that this side brought, has lost so far, and has destroyed. */
  brought: number;
  lost: number;
  killed: number;
  /**
   * Whether the side has First Strike in the first Combat Round (A-BAT-21). If both sides have First Strike, neither
   * uses it.
   */
  strikes: boolean;
  /** To-hit dice of this Combat Round. */
  dice: Die[];
  /** Extra to-hit dice from effects in this Combat Round. */
  extra: number;
  /**
   * Hits this side still has to allot, by target side. `sure` Hits come from a rule that destroys Ships, and can’t be
   * ignored.
   */
  hits: { on: number; left: number; sure: boolean }[];
  /**
   * The Ships doomed in this Combat Round, by unit and by the side that destroys them. `by` is null for Ships that
   * their own side gives up.
   */
  doomed: { unit: UnitId; ships: number; by: number | null }[];
  /** Hits ignored in this Combat Round, by unit, or null for the whole side. */
  spared: { unit: UnitId | null; hits: number }[];
  /** The reason the side is out of the conflict, or null. */
  out: 'destroyed' | 'retreated' | 'cancelled' | null;
  /** Set if the side doesn’t roll this Combat Round: `kills` Ships or Nodes are destroyed instead. */
  instead: { rule: string; kills: number; on: number } | null;
}

/** The current Space Battle, Invasion or Hegemony attempt. The participants of a conflict can’t trade (A-TRADE-12). */
export interface Conflict {
  kind: 'battle' | 'invasion' | 'hegemony';
  /** The attacked Sector, and all Sectors involved (A-BAT-05). */
  sector: Sector;
  sectors: Sector[];
  system: SystemId | null;
  attacker: Owner;
  /** The sides: the Attacker, and everyone with Ships in the Sector (A-BAT-08), or the System’s Controller or independent world. */
  sides: Side[];
  /** In an attack on the Spire in `system`, the number of Hits still needed to remove it (A-OPEN-30). */
  spire?: { left: number };
  /** The number of the Combat Round, starting at 1, or 0 before the conflict has begun. */
  round: number;
  /** Cards and rules used in the conflict, and the seats that used them. */
  used: { rule: string; seat: Seat; round: number }[];
  /** Rules that can’t be used in the conflict. */
  barred: string[];
  /**
   * Sectors that Retreating Ships were refused in this Combat Round. Routes avoid these Sectors from then on
   * (A-BAT-26).
   */
  refused?: Sector[];
  /** Number of Nodes at the start of the Combat Round (A-OPEN-81). */
  nodes: number;
  /** The result of the Combat Round in an Invasion. */
  result: 'success' | 'collateral' | 'annihilation' | null;
  /** Resource Nodes destroyed in this Combat Round, and how many the Attacker still has to choose (A-INV-11). */
  razed: Resource[];
  toRaze: number;
  /** The index of the winning side, or null. If the Defenders win, every Defender that still takes part wins. */
  winner: number | null;
  over: boolean;
  /** In a Hegemony attempt, the Resistance, the bonus, and the die. */
  hegemony: { resistance: number; bonus: number; face: number | null; free: boolean } | null;
}
