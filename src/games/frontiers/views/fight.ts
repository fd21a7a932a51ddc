import type { Seat } from '../../../kernel/types.ts';
import type { Colour } from '../content/colours.ts';
import type { Pile } from '../content/encounters/token.ts';
import type { FireType } from '../content/fire.ts';
import type { CombatPhase } from '../state.ts';
import type { EnemyView, SpaceLabel } from './map.ts';

/** Points of attack or shields: all together, and by type. */
export interface FireView {
  total: number;
  parts: { type: FireType; points: number }[];
}

/** An enemy in a fight with its figures as changed. */
export interface FoeView extends EnemyView {
  pile: Pile;
  /** Where it lies; null: drawn for this fight. */
  at: SpaceLabel | null;
  /** It joined: it needs not be beaten. */
  joined: boolean;
  defeated: boolean;
  /** It doesn’t attack. */
  skips: boolean;
  /** What is otherwise than on its token: `Defense 5, not 6`. */
  changed: string[];
  shields: FireView;
  /** What the shields set against it are worth, and what is left of its attack. */
  deflects: number;
  undeflected: number;
  /** The damage that this does: an Antimatter Weapon doubles it. */
  damage: number;
  /** What the attack that is played now, or Diplomacy, comes to against it alone. */
  hit: number;
}

/** The fight as it stands. */
export interface FightView {
  /** `Fight at E3`. */
  title: string;
  seat: Seat;
  at: SpaceLabel | null;
  phase: CombatPhase;
  phaseName: string;
  foes: FoeView[];
  /** Null while nobody is beamed down; members by name, the Captain first. */
  team: { name: string; defense: number }[] | null;
  /** What can be spent in this phase: attack, shields, or diplomacy. */
  strength: FireView;
  /** Against all foes that are left at once: what the attack comes to, and what it takes. */
  all: { hit: number; needed: number };
  /** Damage Cards that the enemies' attacks come to as it stands, before they are assigned; null in any other phase, and on a planet. */
  coming: number | null;
  /** Damage Cards in this fight; from the Hand Limit on it is Catastrophic Damage. */
  sustained: number;
  limit: number;
  catastrophic: boolean;
  /** Interactive Combat: who set the die; its colour only for those who know it. */
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
  /** What the shields leave of the attack. */
  remaining: number;
  /** Damage Cards that it would deal. */
  damage: number;
}

/** A cooperative assault on a Cube. */
export interface AssaultView {
  shares: { seat: Seat; name: string; count: number }[];
}
