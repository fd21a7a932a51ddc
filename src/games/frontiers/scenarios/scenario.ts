import type { MapForm } from '../chapters/map/layout.ts';
import type { CubeLevel } from '../content/cubes.ts';

/** Numbers of a scenario for one number of players. */
export interface Size {
  /** The Round limit. */
  rounds: number;
  /** Frontier tiles, the two of the setup included. */
  frontier: number;
  /** Core tiles with a Borg Cube. */
  cubes: number;
  /** Core tiles without one. */
  core: number;
  /** Levels for Cubes as they are found, the first one first; the last one goes on (F-EXPLORE-15). */
  levels: readonly CubeLevel[];
  /** The Level of the last Cube, however many there are; that of the others goes on till then (F-SCEN-27). */
  last?: CubeLevel;
}

/** What brings the last turns; `rounds`: nothing does, all Rounds are played. */
export type End = 'cubeFound' | 'cubesDestroyed' | 'stationsLiberated' | 'mapComplete' | 'rounds';

/** What the final score is made of, besides Experience; `starbases` takes the place of everything else. */
export type ScoringPart = 'achievements' | 'conquest' | 'cooperative' | 'stations' | 'tiles' | 'starbases';

/** What a scenario says (F-SETUP-01). */
export interface Scenario {
  name: string;
  /** What to play for, in one sentence. */
  goal: string;
  /** By number of players; a number that is left out can’t play it. */
  sizes: Readonly<Partial<Record<number, Size>>>;
  /** Experience and Reputation that everyone begins with (F-SETUP-05). */
  start: { experience: number; reputation: number };
  /** Dice in the Core, and cards in the Crew offer, beyond the players and two (F-SETUP-18, F-SETUP-20). */
  more: number;
  /** All players, or the only one, play against the Borg. */
  together: boolean;
  /** Two teams of two: not at all, if the players like, or always with four. */
  teams: 'never' | 'maybe' | 'always';
  pvp: 'never' | 'maybe' | 'always';
  /** When Elite Crew is dealt: never, once a Core tile was revealed, or in the second half (F-ROUND-07, F-ROUND-08, F-SCEN-71). */
  elite: 'never' | 'core' | 'half';
  /** F-SCEN-66: rows. */
  map: MapForm;
  /** Which tiles are taken: any, the lowest numbers, all with Research Stations, those with Starbases. */
  tiles: 'random' | 'numbered' | 'research' | 'starbases';
  end: End;
  scoring: readonly ScoringPart[];
  /**
   * What becomes of Borg Cubes: they are assaulted, and deal once they are destroyed; are found and left alone (F-SCEN-04); are
   * destroyed from the start (F-SCEN-48); or there is none, and its space is plain (F-SCEN-68).
   */
  cubes: 'assaulted' | 'found' | 'destroyed' | 'none';
  /** What a conquered Dominion Starbase gives: an Undiscovered Card, or control of it (F-OUTCOME-07, F-SCEN-75, F-SCEN-76). */
  dominion: 'card' | 'control';
  /** Tokens that stand in for the absent owner of a Starbase: one, or one more every second Round (F-SCEN-79, F-SCEN-80). */
  strangers: 'one' | 'growing';
  /** Which attacks on Starbases and players cost Reputation: all that do, those on garrisons, none (F-SCEN-73, F-SCEN-88). */
  attackCost: 'all' | 'garrisons' | 'none';
  /** By what the Experience for driving a player off is multiplied (F-SCEN-74). */
  pvpGain: 1 | 2;
  /** Experience for each tile that is revealed (F-EXPLORE-04, F-SCEN-70). */
  exploreGain: 0 | 1;
  /** Whether each line of the Experience Track that is crossed gives a point more (F-SCEN-21, F-SCEN-38). */
  lineBonus: boolean;
  /** The highest Rank in the Elite deck (F-SCEN-69). */
  topRank: 3 | 4;
  /** Whether the offers of cards lie open from the start, or once they are needed (F-SCEN-06). */
  offersOpen: boolean;
  /** The rules that say who wins among several, and alone (F-OPEN-97, F-OPEN-88). */
  verdict: string;
  loneVerdict: string;
}

/** What most scenarios have in common; each one says the rest, and what is otherwise. */
const USUAL = {
  start: { experience: 0, reputation: 0 },
  more: 0,
  together: false,
  teams: 'never',
  elite: 'core',
  map: 'wedge',
  tiles: 'random',
  cubes: 'assaulted',
  dominion: 'card',
  strangers: 'one',
  attackCost: 'all',
  pvpGain: 1,
  exploreGain: 1,
  lineBonus: false,
  topRank: 4,
  offersOpen: true,
  verdict: 'F-OPEN-88',
  // Other missions are played alone like Solo Conquest.
  loneVerdict: 'F-OPEN-97',
} as const satisfies Partial<Scenario>;

/** A scenario of what is its own. */
export function scenario(own: Omit<Scenario, keyof typeof USUAL> & Partial<Scenario>): Scenario {
  return { ...USUAL, ...own };
}
