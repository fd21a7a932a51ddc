import type { CubeLevel } from '../content/cubes.ts';
import type { ScenarioId } from '../options.ts';
import type { MapForm } from '../rules/layout.ts';

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
  id: ScenarioId;
  name: string;
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
  /** When Elite Crew is dealt: never, once a Core tile was revealed, or in the second half (F-ROUND-07, F-ROUND-08). */
  elite: 'never' | 'core' | 'half';
  map: MapForm;
  /** Which tiles are taken: any, the lowest numbers, all with Research Stations, those with Starbases. */
  tiles: 'random' | 'numbered' | 'research' | 'starbases';
  end: End;
  scoring: readonly ScoringPart[];
}
