import type { Scenario } from './scenario.ts';

/** Solo Conquest: one ship against two Borg Cubes (F-SCEN-39 to F-SCEN-43). */
export const soloConquest: Scenario = {
  id: 'solo-conquest',
  name: 'Solo Conquest',
  // F-SCEN-40.
  sizes: { 1: { rounds: 6, frontier: 7, cubes: 2, core: 2, levels: [5, 8] } },
  start: { experience: 0, reputation: 0 },
  more: 0,
  together: true,
  teams: 'never',
  pvp: 'never',
  elite: 'core',
  map: 'wedge',
  tiles: 'random',
  end: 'cubesDestroyed',
  scoring: ['achievements', 'cooperative'],
};
