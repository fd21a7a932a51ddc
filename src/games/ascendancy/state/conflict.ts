import type { Seat } from '../../../kernel/types.ts';
import type { Owner, Resource, Sector, SystemId, UnitId } from '../terms.ts';

/** A to-hit die that lies on the table. */
export interface Die {
  face: number;
  /** The Ship or Fleet that it was rolled for; null: a Starbase, a Node, a card. */
  unit: UnitId | null;
  /** The side that it is rolled against, by place (A-BAT-09). */
  against: number;
  hit: boolean;
  /** Rules that have rolled it again already (A-DICE-01). */
  rerolled: string[];
}

/** One side of a Space Battle or an Invasion: the Attacker is the first. */
export interface Side {
  /** Whose it is; null: an independent world. */
  owner: Owner | null;
  /** Ships and Fleets, or Cubes, that still take part. */
  units: UnitId[];
  /** Ships brought, lost so far, and destroyed by this side. */
  brought: number;
  lost: number;
  killed: number;
  /** It has First Strike in the first Combat Round (A-BAT-21). */
  strikes: boolean;
  /** To-hit dice of this Combat Round. */
  dice: Die[];
  /** Hits, ships or Nodes, that this side still has to allot, by the side that takes them. */
  hits: { on: number; left: number }[];
  /** Victims of this Combat Round, not yet removed: ships by unit. */
  doomed: { unit: UnitId; ships: number }[];
  /** Why it is out of the conflict. */
  out: 'destroyed' | 'retreated' | 'cancelled' | null;
  /** It doesn’t roll in this Combat Round: so many Ships or Nodes fall without. */
  instead: { rule: string; kills: number } | null;
}

/** A Space Battle, an Invasion or a Hegemony attempt that is under way: trade between its participants is frozen (A-TRADE-12). */
export interface Conflict {
  kind: 'battle' | 'invasion' | 'hegemony';
  /** The Sector that is attacked, and all Sectors involved (A-BAT-05). */
  sector: Sector;
  sectors: Sector[];
  system: SystemId | null;
  attacker: Owner;
  /** Who is fought: everyone with Ships in the Sector (A-BAT-08), or who Controls the System; nobody: an independent world. */
  sides: Side[];
  /** Combat Round, from 1. */
  round: number;
  /** Cards and rules that were used in it, with who did. */
  used: { rule: string; seat: Seat; round: number }[];
  /** Rules that can’t be used in it. */
  barred: string[];
  /** Nodes that stood when the Combat Round began (A-OPEN-81). */
  nodes: number;
  /** What the Combat Round came to in an Invasion. */
  result: 'success' | 'collateral' | 'annihilation' | null;
  /** Nodes chosen for destruction. */
  razed: Resource[];
  /** The winner’s side by place; null: none yet, or none at all. */
  winner: number | null;
  over: boolean;
  /** Hegemony: what is added, the Resistance, and what was rolled. */
  hegemony: { resistance: number; bonus: number; face: number | null; free: boolean } | null;
}
