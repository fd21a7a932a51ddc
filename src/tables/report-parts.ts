import type { ScoreSheet, Seat } from '../kernel/types.ts';
import type { LogLine } from './log-parts.ts';

/** The score after a turn of a finished game. */
export interface TurnScore {
  /** The entry that ended the turn. */
  seq: number;
  /** The seat whose turn it was; null for setup and for parts of a Round that belong to no seat. */
  seat: Seat | null;
  /** The Round, or 0 before the first one and in games without Rounds. */
  round: number;
  /** The points of each seat. */
  totals: number[];
}

/** A turn after which the lead was most different. */
export interface TurningPoint {
  seat: Seat | null;
  round: number;
  /** The seat that gained most on its best opponent, and by how many points. */
  gain: { seat: Seat; by: number };
  /** The log lines of the turn, for everyone. */
  lines: LogLine[];
}

/** The dice of a seat for which high faces are good. */
export interface SeatDice {
  seat: Seat;
  count: number;
  /** The sum of the faces, and the average sum of the same dice. */
  sum: number;
  average: number;
}

/** The report on a finished game. Everything in it is public. */
export interface GameReport {
  /** When the game began and ended (ms since 1970). */
  began: number;
  ended: number;
  /** The number of Rounds; 0 in games without Rounds. */
  rounds: number;
  /** The scores from the start on. The list is empty if this version can't replay the game. */
  scores: TurnScore[];
  /** The final score, with its parts; empty if this version can't replay the game. */
  final: ScoreSheet['rows'];
  /** The number of turns of each seat, and how long they took together, in milliseconds. */
  times: { seat: Seat; many: number; took: number }[];
  dice: SeatDice[];
  /** The number of rolls in the game; null if this version can't replay it. */
  rolls: number | null;
  points: TurningPoint[];
  /** The seats that won; missing if the game ended without a result. */
  winners?: readonly Seat[];
}

/** The result of replaying a game from its secret. */
export interface Verification {
  /** When the hash of the secret was shown (ms since 1970). */
  promised: number;
  entries: number;
  /** The result for a finished game: the numbers of rolls and shuffles, and what doesn't follow from the secret. */
  whole?: { rolls: number; shuffles: number; faults: string[] };
  /** For a running game: true if its entries so far lead to the position on the table. */
  agrees?: boolean;
}
