import type { Scenario } from './scenario.ts';

/** Where No One Has Gone Before: visit the most tiles of the whole box (F-SCEN-58 to F-SCEN-63). */
export const whereNoOne: Scenario = {
  id: 'where-no-one',
  name: 'Where No One Has Gone Before',
  sizes: {
    // F-SCEN-44: a Round more alone, as in The First Reconnaissance (F-SCEN-09).
    1: { rounds: 5, frontier: 11, cubes: 4, core: 4, levels: [3] },
    3: { rounds: 4, frontier: 11, cubes: 4, core: 4, levels: [3] },
    4: { rounds: 4, frontier: 11, cubes: 4, core: 4, levels: [3] },
  },
  start: { experience: 0, reputation: 0 },
  more: 0,
  together: false,
  teams: 'never',
  pvp: 'maybe',
  elite: 'core',
  map: 'wedge',
  tiles: 'random',
  end: 'mapComplete',
  scoring: ['achievements', 'tiles'],
};
