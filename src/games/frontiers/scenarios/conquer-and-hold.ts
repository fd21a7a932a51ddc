import type { Scenario } from './scenario.ts';

/** Conquer and Hold: two sides fight over Starbases (F-SCEN-64 to F-SCEN-83). */
export const conquerAndHold: Scenario = {
  id: 'conquer-and-hold',
  name: 'Conquer and Hold',
  sizes: {
    // F-SCEN-67; the Cube’s tile is Gold, and its Cube was destroyed long ago (F-SCEN-68).
    2: { rounds: 6, frontier: 5, cubes: 1, core: 3, levels: [1] },
    4: { rounds: 4, frontier: 5, cubes: 1, core: 3, levels: [1] },
  },
  start: { experience: 0, reputation: 0 },
  more: 0,
  together: false,
  teams: 'always',
  pvp: 'always',
  // F-SCEN-71.
  elite: 'half',
  // F-SCEN-66.
  map: 'rows',
  tiles: 'starbases',
  end: 'rounds',
  scoring: ['starbases'],
};
