import type { Seat } from '../../kernel/types.ts';

/** A ship or facility in a ship battle, as it came out of it or stands now; HULL in percent. */
export interface Fought {
  name: string;
  isShip: boolean;
  seat: Seat;
  fires: boolean;
  weapons: number;
  shields: number;
  hull: number;
  /** HULL that it lost in the battle (C-SHIPBAT-07). */
  lost: number;
  isRotated: boolean;
  /** Damage markers on it, older ones too. */
  markers: string[];
  isDestroyed: boolean;
}

/** A seat’s attack on its target (C-SHIPBAT-04), with the current tactics of both, by seat. */
export interface ShotReport {
  seat: Seat;
  target: string;
  attack: number;
  defense: number;
  hit: 'hit' | 'direct' | 'miss';
  tactics: (string | null)[];
}

/** Two who faced each other, by seat, with their STRENGTH; who was stronger did the harm (C-PERSBAT-03). */
export interface Pairing {
  sides: { name: string; strength: number }[];
  fate: 'stunned' | 'mortally wounded' | null;
  loser: Seat | null;
}

/** A battle as everyone saw it, in names: it stays when those who fought have left. */
export type BattleReport = {
  /** Who attacked; null: nobody has begun it. */
  seat: Seat | null;
  where: string;
  /** The turn in which it was fought, by the count of turns. */
  turn: number;
  isOver: boolean;
  /** A card has ended it before anybody fired or fought (C-BATTLE-08). */
  isCalledOff?: true;
  winner: Seat | null;
  /** The names of the sides, by seat. */
  sides: string[];
} & (
  | { kind: 'ship'; vessels: Fought[]; shots: ShotReport[] }
  | { kind: 'personnel'; pairs: Pairing[]; totals: number[] | null; killed: { name: string; seat: Seat }[] }
);
