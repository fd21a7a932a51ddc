import type { Seat } from '../../kernel/types.ts';

/** A ship or facility in a ship battle, with its values now or at the end of the battle. `hull` is in percent. */
export interface Fought {
  name: string;
  isShip: boolean;
  seat: Seat;
  fires: boolean;
  weapons: number;
  shields: number;
  hull: number;
  /** The HULL lost in the battle (C-SHIPBAT-07). */
  lost: number;
  isRotated: boolean;
  /** Damage markers on the vessel, including older ones. */
  markers: string[];
  isDestroyed: boolean;
}

/** A player's attack on a target (C-SHIPBAT-04). `tactics` has the current tactic of each seat. */
export interface ShotReport {
  seat: Seat;
  target: string;
  attack: number;
  defense: number;
  hit: 'hit' | 'direct' | 'miss';
  tactics: (string | null)[];
}

/** Two paired personnel, by seat, with their STRENGTH and the result for the weaker one (C-PERSBAT-03). */
export interface Pairing {
  sides: { name: string; strength: number }[];
  fate: 'stunned' | 'mortally wounded' | null;
  loser: Seat | null;
}

/** A battle as everyone saw it. The report uses names, so it stays valid when the fighters have left play. */
export type BattleReport = {
  /** The attacker, or null if neither player began it. */
  seat: Seat | null;
  where: string;
  /** The number of the turn in which the battle was fought. */
  turn: number;
  isOver: boolean;
  /** Set if a card ended the battle before anyone fired or fought (C-BATTLE-08). */
  isCalledOff?: true;
  winner: Seat | null;
  /** The names of the sides, by seat. */
  sides: string[];
} & (
  | { kind: 'ship'; vessels: Fought[]; shots: ShotReport[] }
  | { kind: 'personnel'; pairs: Pairing[]; totals: number[] | null; killed: { name: string; seat: Seat }[] }
);
