import type { MapForm } from '../chapters/map/layout.ts';
import type { CubeLevel } from '../content/cubes.ts';

/** A scenario's numbers of Rounds and tiles, and its Cube Levels, for one number of players. */
export interface Size {
  /** The number of Rounds after which the game ends. */
  rounds: number;
  /** The number of Frontier tiles, including the two setup tiles. */
  frontier: number;
  /** The number of Core tiles with a Borg Cube. */
  cubes: number;
  /** The number of Core tiles without a Borg Cube. */
  core: number;
  /** The Levels of Cubes in the order of discovery. After the last entry, the last Level repeats (F-EXPLORE-15). */
  levels: readonly CubeLevel[];
  /**
   * The Level of the last Cube. If `levels` has too few entries for the earlier Cubes, its last Level repeats
   * (F-SCEN-27).
   */
  last?: CubeLevel;
}

/** The event that starts the last turns. With `rounds`, all Rounds are played. */
export type End = 'cubeFound' | 'cubesDestroyed' | 'stationsLiberated' | 'mapComplete' | 'rounds';

/** A part of the final score in addition to Experience. `starbases` replaces everything else. */
export type ScoringPart = 'achievements' | 'conquest' | 'cooperative' | 'stations' | 'tiles' | 'starbases';

/** The definition of a scenario (F-SETUP-01). */
export interface Scenario {
  name: string;
  /** The goal in one or two short sentences. */
  goal: string;
  /**
   * The Rounds, tiles and Cube Levels of the scenario, by number of players. The scenario can't be played with other
   * numbers of players.
   */
  sizes: Readonly<Partial<Record<number, Size>>>;
  /** The Experience and Reputation everyone starts with (F-SETUP-05). */
  start: { experience: number; reputation: number };
  /** Extra Core dice and Crew offer cards beyond the number of players plus two (F-SETUP-18, F-SETUP-20). */
  more: number;
  /** True if all players cooperate against the Borg, including solo games. */
  together: boolean;
  /** Whether players form two teams of two: never, optionally, or always with four players. */
  teams: 'never' | 'maybe' | 'always';
  pvp: 'never' | 'maybe' | 'always';
  /**
   * The time from which Elite Crew is dealt: never, once a Core tile is revealed, or in the second half of the Rounds
   * (F-ROUND-07, F-ROUND-08, F-SCEN-71).
   */
  elite: 'never' | 'core' | 'half';
  /** The form of the map, which is `rows` only in Conquer and Hold (F-SCEN-66). */
  map: MapForm;
  /** The tiles used: random tiles, the lowest numbers, all with Research Stations, or all with Starbases. */
  tiles: 'random' | 'numbered' | 'research' | 'starbases';
  end: End;
  scoring: readonly ScoringPart[];
  /**
   * The role of Borg Cubes. Players can interact with an `assaulted` Cube once they have destroyed it. A `found` Cube
   * only has to be found (F-SCEN-04), and a `destroyed` Cube is destroyed from the start (F-SCEN-48). With `none`, the
   * space of a Cube is empty (F-SCEN-68).
   */
  cubes: 'assaulted' | 'found' | 'destroyed' | 'none';
  /**
   * The reward for conquering a Dominion Starbase: an Undiscovered Card, or control of it (F-OUTCOME-07, F-SCEN-75,
   * F-SCEN-76).
   */
  dominion: 'card' | 'control';
  /**
   * The number of tokens that stand in for a Starbase's absent owner: one, or one more every second Round (F-SCEN-79,
   * F-SCEN-80).
   */
  strangers: 'one' | 'growing';
  /**
   * The attacks on Starbases and players that cost Reputation: all usual attacks, only attacks on garrisons, or none
   * (F-SCEN-73, F-SCEN-88).
   */
  attackCost: 'all' | 'garrisons' | 'none';
  /** The multiplier of the Experience for driving off a player (F-SCEN-74). */
  pvpGain: 1 | 2;
  /** The Experience for each revealed tile (F-EXPLORE-04, F-SCEN-70). */
  exploreGain: 0 | 1;
  /** Whether crossing a line of the Experience Track gives an extra point (F-SCEN-21, F-SCEN-38). */
  lineBonus: boolean;
  /** The highest Rank in the Elite deck (F-SCEN-69). */
  topRank: 3 | 4;
  /** Whether card offers are revealed at the start, or only when they are first needed (F-SCEN-06). */
  offersOpen: boolean;
  /** The rules that decide who wins with several players, and in a solo game (F-OPEN-97, F-OPEN-88). */
  verdict: string;
  loneVerdict: string;
}

/**
 * The values that most scenarios share. Each scenario sets the values that are missing here, and overrides those that
 * differ.
 */
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
  // A solo player wins any other scenario if its mission succeeds, as in Solo Conquest.
  loneVerdict: 'F-OPEN-97',
} as const satisfies Partial<Scenario>;

/** Returns a scenario with defaults for everything it doesn't set. */
export function scenario(own: Omit<Scenario, keyof typeof USUAL> & Partial<Scenario>): Scenario {
  return { ...USUAL, ...own };
}
