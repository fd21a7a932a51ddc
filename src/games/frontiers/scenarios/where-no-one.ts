import { type Scenario, USUAL } from './scenario.ts';

/** Where No One Has Gone Before: visit the most tiles of the whole box (F-SCEN-58 to F-SCEN-63). */
export const whereNoOne: Scenario = {
  ...USUAL,
  id: 'where-no-one',
  name: 'Where No One Has Gone Before',
  goal: 'Visit the most tiles, until the last one lies on the map; the most points win.',
  sizes: {
    // F-SCEN-44: a Round more alone, as in The First Reconnaissance (F-SCEN-09).
    1: { rounds: 5, frontier: 11, cubes: 4, core: 4, levels: [3] },
    3: { rounds: 4, frontier: 11, cubes: 4, core: 4, levels: [3] },
    4: { rounds: 4, frontier: 11, cubes: 4, core: 4, levels: [3] },
  },
  pvp: 'maybe',
  end: 'mapComplete',
  scoring: ['achievements', 'tiles'],
};
