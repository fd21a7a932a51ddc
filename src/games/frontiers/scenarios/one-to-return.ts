import { type Scenario, USUAL } from './scenario.ts';

/** One to Return: whoever holds the Wormhole at the end goes home (F-SCEN-84 to F-SCEN-92). */
export const oneToReturn: Scenario = {
  ...USUAL,
  id: 'one-to-return',
  name: 'One to Return',
  goal: 'Be on the space of the Wormhole when the last Round is over.',
  // F-SCEN-85.
  sizes: {
    2: { rounds: 4, frontier: 7, cubes: 1, core: 1, levels: [3] },
    3: { rounds: 4, frontier: 8, cubes: 2, core: 2, levels: [3] },
    4: { rounds: 4, frontier: 10, cubes: 3, core: 3, levels: [3] },
  },
  teams: 'maybe',
  pvp: 'always',
  end: 'rounds',
  // F-SCEN-89: no scoring.
  scoring: [],
  // F-SCEN-88.
  attackCost: 'garrisons',
};
