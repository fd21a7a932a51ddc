import type { Seat } from '../../../kernel/types.ts';
import type { Owner, Resource, Sector, SystemId, UnitId } from '../terms.ts';

/** A to-hit die that lies on the table. */
export interface Die {
  /** 0: it hits without being rolled. */
  face: number;
  /** The Ship or Fleet that it was rolled for; null: a Starbase, a Node, a Cube, a card. */
  unit: UnitId | null;
  /** The side that it is rolled against, by place (A-BAT-09). */
  against: number;
  hit: boolean;
  /** What it came to is counted: nothing changes it any more. */
  done: boolean;
  /** Rules that have rolled it again already (A-DICE-01). */
  rerolled: string[];
}

/**
 * One side of a Space Battle or an Invasion. The first is the one whom all others fight: the Attacker, or the Borg, so that several
 * players can fight a Cube together.
 */
export interface Side {
  /** The owner of the side, or null for an independent world. */
  owner: Owner | null;
  /** Ships and Fleets, or Cubes, that still take part. */
  units: UnitId[];
  /** Ships brought, lost so far, and destroyed by this side. */
  brought: number;
  lost: number;
  killed: number;
  /** It can use First Strike in the first Combat Round (A-BAT-21), which does nothing against a side that can, too. */
  strikes: boolean;
  /** To-hit dice of this Combat Round. */
  dice: Die[];
  /** To-hit dice that effects gave it for this Combat Round. */
  extra: number;
  /** Hits that this side still has to allot, by the side that takes them; `sure`: Ships that a rule destroys, which nothing ignores. */
  hits: { on: number; left: number; sure: boolean }[];
  /** Victims of this Combat Round, not yet removed: Ships by unit, and by which side; null: by its own. */
  doomed: { unit: UnitId; ships: number; by: number | null }[];
  /** Hits that were ignored in this Combat Round, by unit, or by the whole side. */
  spared: { unit: UnitId | null; hits: number }[];
  /** Why it is out of the conflict. */
  out: 'destroyed' | 'retreated' | 'cancelled' | null;
  /** It doesn’t roll in this Combat Round: so many Ships or Nodes fall without. */
  instead: { rule: string; kills: number; on: number } | null;
}

/** A Space Battle, an Invasion or a Hegemony attempt that is under way: trade between its participants is frozen (A-TRADE-12). */
export interface Conflict {
  kind: 'battle' | 'invasion' | 'hegemony';
  /** The Sector that is attacked, and all Sectors involved (A-BAT-05). */
  sector: Sector;
  sectors: Sector[];
  system: SystemId | null;
  attacker: Owner;
  /** The sides: the Attacker, and everyone with Ships in the Sector (A-BAT-08), or the System’s Controller or independent world. */
  sides: Side[];
  /** The Spire that is fought, in `system`: Hits that still remove it (A-OPEN-30). */
  spire?: { left: number };
  /** Combat Round, from 1; 0: it hasn’t begun. */
  round: number;
  /** Cards and rules that were used in it, with who did. */
  used: { rule: string; seat: Seat; round: number }[];
  /** Rules that can’t be used in it. */
  barred: string[];
  /** Sectors into which Ships that Retreat were refused the way in this Combat Round: they choose another way (A-BAT-26). */
  refused?: Sector[];
  /** Nodes that stood when the Combat Round began (A-OPEN-81). */
  nodes: number;
  /** What the Combat Round came to in an Invasion. */
  result: 'success' | 'collateral' | 'annihilation' | null;
  /** Resource Nodes destroyed in this Combat Round, and how many the Attacker still has to choose (A-INV-11). */
  razed: Resource[];
  toRaze: number;
  /** The winner’s side by place; null: none yet, or none at all. Of several Defenders all win that are still there. */
  winner: number | null;
  over: boolean;
  /** Hegemony: what is added, the Resistance, and what was rolled. */
  hegemony: { resistance: number; bonus: number; face: number | null; free: boolean } | null;
}
