import { type Scenario, USUAL } from './scenario.ts';

/** Conquer and Hold: two sides fight over Starbases (F-SCEN-64 to F-SCEN-83). */
export const conquerAndHold: Scenario = {
  ...USUAL,
  id: 'conquer-and-hold',
  name: 'Conquer and Hold',
  goal: 'Own the most Starbases at the end: Romulan ones count 3 points, Dominion ones 2.',
  sizes: {
    // F-SCEN-67; the Cube’s tile is Gold, and its Cube was destroyed long ago (F-SCEN-68).
    2: { rounds: 6, frontier: 5, cubes: 1, core: 3, levels: [1] },
    4: { rounds: 4, frontier: 5, cubes: 1, core: 3, levels: [1] },
  },
  teams: 'always',
  pvp: 'always',
  // F-SCEN-71.
  elite: 'half',
  // F-SCEN-66.
  map: 'rows',
  tiles: 'starbases',
  end: 'rounds',
  scoring: ['starbases'],
  // F-SCEN-68.
  cubes: 'none',
  // F-SCEN-75, F-SCEN-76.
  dominion: 'control',
  // F-SCEN-79, F-SCEN-80.
  strangers: 'growing',
  // F-SCEN-73.
  attackCost: 'none',
  // F-SCEN-74.
  pvpGain: 2,
  // F-SCEN-70.
  exploreGain: 0,
  // F-SCEN-69: Crew of Rank 4 joins at destroyed Cubes alone.
  topRank: 3,
};
