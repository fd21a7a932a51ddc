import { type Scenario, USUAL } from './scenario.ts';

/** Full Cooperation: all players together destroy all Borg Cubes in six Rounds (F-SCEN-25 to F-SCEN-34). */
export const fullCooperation: Scenario = {
  ...USUAL,
  id: 'full-cooperation',
  name: 'Full Cooperation',
  goal: 'Destroy all Borg Cubes together.',
  // F-SCEN-26.
  sizes: {
    // F-SCEN-27.
    2: { rounds: 6, frontier: 8, cubes: 3, core: 2, levels: [5], last: 8 },
    3: { rounds: 6, frontier: 10, cubes: 4, core: 3, levels: [5], last: 11 },
  },
  together: true,
  pvp: 'never',
  end: 'cubesDestroyed',
  scoring: ['achievements', 'cooperative'],
};
