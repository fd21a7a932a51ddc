import { type Scenario, USUAL } from './scenario.ts';

/** The First Reconnaissance: find a Borg Cube (F-SCEN-01 to F-SCEN-10). */
export const firstReconnaissance: Scenario = {
  ...USUAL,
  id: 'first-reconnaissance',
  name: 'The First Reconnaissance',
  goal: 'Find a Borg Cube on one of the Core tiles and gather Experience on the way.',
  // F-SCEN-02, F-SCEN-03.
  sizes: {
    // F-SCEN-09: four Rounds alone.
    1: { rounds: 4, frontier: 8, cubes: 1, core: 2, levels: [1] },
    2: { rounds: 3, frontier: 8, cubes: 1, core: 2, levels: [1] },
    3: { rounds: 3, frontier: 9, cubes: 1, core: 2, levels: [1] },
    4: { rounds: 3, frontier: 11, cubes: 1, core: 2, levels: [1] },
  },
  // F-SCEN-05.
  pvp: 'never',
  elite: 'never',
  tiles: 'numbered',
  end: 'cubeFound',
  scoring: ['achievements'],
  // F-SCEN-04.
  cubes: 'found',
  // F-SCEN-06.
  offersOpen: false,
};
