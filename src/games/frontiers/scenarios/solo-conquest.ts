import { type Scenario, USUAL } from './scenario.ts';

/** Solo Conquest: one ship against two Borg Cubes (F-SCEN-39 to F-SCEN-43). */
export const soloConquest: Scenario = {
  ...USUAL,
  id: 'solo-conquest',
  name: 'Solo Conquest',
  goal: 'Destroy all Borg Cubes.',
  // F-SCEN-40.
  sizes: { 1: { rounds: 6, frontier: 7, cubes: 2, core: 2, levels: [5, 8] } },
  together: true,
  pvp: 'never',
  end: 'cubesDestroyed',
  scoring: ['achievements', 'cooperative'],
};
