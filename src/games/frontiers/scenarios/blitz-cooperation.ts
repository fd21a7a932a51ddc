import { type Scenario, USUAL } from './scenario.ts';

/** Blitz Cooperation: Full Cooperation in four Rounds with the start of a Blitz (F-SCEN-35 to F-SCEN-38). */
export const blitzCooperation: Scenario = {
  ...USUAL,
  id: 'blitz-cooperation',
  name: 'Blitz Cooperation',
  goal: 'Destroy all Borg Cubes together.',
  // F-SCEN-36, F-SCEN-37.
  sizes: {
    // F-SCEN-44: as much less than Solo Conquest as two have less than in Full Cooperation.
    1: { rounds: 4, frontier: 6, cubes: 1, core: 1, levels: [5] },
    2: { rounds: 4, frontier: 7, cubes: 2, core: 1, levels: [5, 8] },
    3: { rounds: 4, frontier: 8, cubes: 3, core: 2, levels: [5, 8, 11] },
  },
  // F-SCEN-38.
  start: { experience: 1, reputation: 2 },
  more: 1,
  together: true,
  pvp: 'never',
  end: 'cubesDestroyed',
  scoring: ['achievements', 'cooperative'],
  // F-SCEN-38.
  lineBonus: true,
};
