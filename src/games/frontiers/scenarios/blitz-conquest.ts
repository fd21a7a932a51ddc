import { type Scenario, USUAL } from './scenario.ts';

/** Blitz Conquest: all Borg Cubes in four Rounds, with a start that makes up for it (F-SCEN-19 to F-SCEN-24). */
export const blitzConquest: Scenario = {
  ...USUAL,
  id: 'blitz-conquest',
  name: 'Blitz Conquest',
  goal: 'Destroy all Borg Cubes; the most points win.',
  // F-SCEN-20.
  sizes: {
    2: { rounds: 4, frontier: 6, cubes: 2, core: 1, levels: [3] },
    3: { rounds: 4, frontier: 7, cubes: 3, core: 2, levels: [3] },
    4: { rounds: 4, frontier: 9, cubes: 4, core: 3, levels: [3] },
  },
  // F-SCEN-21, F-SCEN-22.
  start: { experience: 1, reputation: 2 },
  // F-SCEN-23.
  more: 1,
  pvp: 'maybe',
  end: 'cubesDestroyed',
  scoring: ['achievements', 'conquest'],
  // F-SCEN-21.
  lineBonus: true,
};
