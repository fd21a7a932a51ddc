import { type Scenario, USUAL } from './scenario.ts';

/** Liberate the Research Stations: they are occupied, the Cube is destroyed already (F-SCEN-45 to F-SCEN-57). */
export const liberate: Scenario = {
  ...USUAL,
  id: 'liberate',
  name: 'Liberate the Research Stations',
  goal: 'Lay all tiles and free all Research Stations; the most points win.',
  sizes: {
    // F-SCEN-44: a Frontier tile less and a Core tile more than for two, as in Solo Conquest (F-SCEN-40).
    1: { rounds: 4, frontier: 7, cubes: 1, core: 2, levels: [1] },
    2: { rounds: 4, frontier: 8, cubes: 1, core: 1, levels: [1] },
    3: { rounds: 4, frontier: 9, cubes: 1, core: 2, levels: [1] },
    4: { rounds: 4, frontier: 11, cubes: 1, core: 3, levels: [1] },
  },
  pvp: 'maybe',
  tiles: 'research',
  end: 'stationsLiberated',
  scoring: ['achievements', 'stations'],
  // F-SCEN-48.
  cubes: 'destroyed',
};
