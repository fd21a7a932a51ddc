import { type Scenario, USUAL } from './scenario.ts';

/** Full Conquest: destroy all Borg Cubes in six Rounds (F-SCEN-14 to F-SCEN-18). */
export const fullConquest: Scenario = {
  ...USUAL,
  id: 'full-conquest',
  name: 'Full Conquest',
  goal: 'Destroy all Borg Cubes; the most points win.',
  // F-SCEN-15.
  sizes: {
    2: { rounds: 6, frontier: 8, cubes: 2, core: 1, levels: [4] },
    3: { rounds: 6, frontier: 9, cubes: 3, core: 2, levels: [4] },
    4: { rounds: 6, frontier: 11, cubes: 4, core: 3, levels: [4] },
  },
  teams: 'maybe',
  pvp: 'maybe',
  end: 'cubesDestroyed',
  scoring: ['achievements', 'conquest'],
};
