import type { Seat } from '../../../kernel/types.ts';
import type { Colour } from '../content/colours.ts';
import type { Pile } from '../content/encounters/token.ts';
import type { FireType } from '../content/fire.ts';
import type { CombatPhase } from '../state.ts';
import type { EnemyView, SpaceLabel } from './map.ts';

/** Attack or Shield points: the total, and by type. */
export interface FireView {
  total: number;
  parts: { type: FireType; points: number }[];
}

/** An enemy in a fight, with its current figures. */
export interface FoeView extends EnemyView {
  pile: Pile;
  /** The enemy's space, or null if it was drawn for this fight. */
  at: SpaceLabel | null;
  /** True if the enemy joined the fight and doesn't have to be defeated. */
  joined: boolean;
  defeated: boolean;
  /** True if the enemy doesn't attack. */
  skips: boolean;
  /** The differences from the printed token: `Defense 5, not 6`. */
  changed: string[];
  shields: FireView;
  /** The value of the Shields used against the enemy, and the attack points that are left. */
  deflects: number;
  undeflected: number;
  /** The damage of the attack points that are left, doubled by an Antimatter Weapon. */
  damage: number;
  /** The value of the current attack or Diplomacy against this enemy, if it is the only target. */
  hit: number;
}

/** The current fight. */
export interface FightView {
  /** A title such as `Fight at E3`. */
  title: string;
  seat: Seat;
  at: SpaceLabel | null;
  phase: CombatPhase;
  phaseName: string;
  foes: FoeView[];
  /** The names of the Away Team's members, Captain first, or null if no team has beamed down. */
  team: { name: string; defense: number }[] | null;
  /** The points that can be spent in this phase: attack, Shields or Diplomacy. */
  strength: FireView;
  /** The value of the attack against all remaining enemies together, and the value needed. */
  all: { hit: number; needed: number };
  /**
   * The Damage Cards that the enemies' attacks would deal now, or null on a planet and in phases without enemy attacks.
   */
  coming: number | null;
  /** The number of Damage Cards taken in this fight. Damage is catastrophic once the number reaches the Hand Limit. */
  sustained: number;
  limit: number;
  catastrophic: boolean;
  /** Interactive Combat: who set the die, and its color if the reader may know it. */
  die: { by: Seat; colour: Colour | null } | null;
}

/** One side of a combat between players. */
export interface PvpSideView {
  seat: Seat;
  name: string;
  defense: number;
  sustained: number;
  stopped: boolean;
}

/** A combat between two players. */
export interface PvpView {
  aggressor: PvpSideView;
  defender: PvpSideView;
  attendance: 'full' | 'partial' | null;
  phaseName: string;
  attacker: Seat;
  at: SpaceLabel | null;
  attack: FireView;
  shields: FireView;
  /** The attack points left after Shields. */
  remaining: number;
  /** The Damage Cards that the attack would deal. */
  damage: number;
}

/** A joint assault on a Cube. */
export interface AssaultView {
  shares: { seat: Seat; name: string; count: number }[];
}
