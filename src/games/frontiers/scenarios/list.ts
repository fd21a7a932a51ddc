import { type Scenario, scenario } from './scenario.ts';

/** The common parts of the competitive conquests. */
const CONQUEST = {
  goal: 'Destroy all Borg Cubes. The most points win.',
  pvp: 'maybe',
  end: 'cubesDestroyed',
  scoring: ['achievements', 'conquest'],
} as const satisfies Partial<Scenario>;

/** The common parts of the cooperative conquests. */
const TOGETHER = {
  goal: 'Destroy all Borg Cubes together.',
  together: true,
  pvp: 'never',
  end: 'cubesDestroyed',
  scoring: ['achievements', 'cooperative'],
} as const satisfies Partial<Scenario>;

/**
 * The better start that some scenarios give to make up for fewer Rounds (F-SCEN-21, F-SCEN-22, F-SCEN-23, F-SCEN-38).
 */
const BLITZ = {
  start: { experience: 1, reputation: 2 },
  more: 1,
  lineBonus: true,
} as const satisfies Partial<Scenario>;

/** The scenarios by id, in the order of the rulebook. */
export const SCENARIOS = {
  // Find a Borg Cube (F-SCEN-01 to F-SCEN-10).
  'first-reconnaissance': scenario({
    name: 'The First Reconnaissance',
    goal: 'Find a Borg Cube on one of the Core tiles, and gain Experience on the way.',
    // F-SCEN-02, F-SCEN-03, F-SCEN-09: a solo game has four Rounds.
    sizes: {
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
    cubes: 'found',
    offersOpen: false,
    verdict: 'F-SCEN-08',
    loneVerdict: 'F-SCEN-09',
  }),
  // Destroy all Borg Cubes in six Rounds (F-SCEN-14 to F-SCEN-18).
  'full-conquest': scenario({
    ...CONQUEST,
    name: 'Full Conquest',
    // F-SCEN-15.
    sizes: {
      2: { rounds: 6, frontier: 8, cubes: 2, core: 1, levels: [4] },
      3: { rounds: 6, frontier: 9, cubes: 3, core: 2, levels: [4] },
      4: { rounds: 6, frontier: 11, cubes: 4, core: 3, levels: [4] },
    },
    teams: 'maybe',
    verdict: 'F-SCEN-17',
  }),
  // Destroy all Borg Cubes in four Rounds (F-SCEN-19 to F-SCEN-24).
  'blitz-conquest': scenario({
    ...CONQUEST,
    ...BLITZ,
    name: 'Blitz Conquest',
    // F-SCEN-20.
    sizes: {
      2: { rounds: 4, frontier: 6, cubes: 2, core: 1, levels: [3] },
      3: { rounds: 4, frontier: 7, cubes: 3, core: 2, levels: [3] },
      4: { rounds: 4, frontier: 9, cubes: 4, core: 3, levels: [3] },
    },
    verdict: 'F-SCEN-24',
  }),
  // Destroy all Borg Cubes together in six Rounds (F-SCEN-25 to F-SCEN-34).
  'full-cooperation': scenario({
    ...TOGETHER,
    name: 'Full Cooperation',
    // F-SCEN-26, F-SCEN-27.
    sizes: {
      2: { rounds: 6, frontier: 8, cubes: 3, core: 2, levels: [5], last: 8 },
      3: { rounds: 6, frontier: 10, cubes: 4, core: 3, levels: [5], last: 11 },
    },
  }),
  // Full Cooperation in four Rounds (F-SCEN-35 to F-SCEN-38).
  'blitz-cooperation': scenario({
    ...TOGETHER,
    ...BLITZ,
    name: 'Blitz Cooperation',
    // F-SCEN-36, F-SCEN-37. F-OPEN-97: from two players to one, the numbers change as they do from Full Cooperation to
    // Solo Conquest.
    sizes: {
      1: { rounds: 4, frontier: 6, cubes: 1, core: 1, levels: [5] },
      2: { rounds: 4, frontier: 7, cubes: 2, core: 1, levels: [5, 8] },
      3: { rounds: 4, frontier: 8, cubes: 3, core: 2, levels: [5, 8, 11] },
    },
  }),
  // Destroy two Borg Cubes with one ship (F-SCEN-39 to F-SCEN-43).
  'solo-conquest': scenario({
    ...TOGETHER,
    name: 'Solo Conquest',
    goal: 'Destroy all Borg Cubes.',
    // F-SCEN-40.
    sizes: { 1: { rounds: 6, frontier: 7, cubes: 2, core: 2, levels: [5, 8] } },
    loneVerdict: 'F-SCEN-43',
  }),
  // Liberate occupied Research Stations. The Cube is already destroyed (F-SCEN-45 to F-SCEN-57).
  liberate: scenario({
    name: 'Liberate the Research Stations',
    goal: 'Reveal all tiles and liberate all Research Stations. The most points win.',
    // F-OPEN-97: the solo game has one Frontier tile fewer and one Core tile more than the game for two players, as in
    // Solo Conquest (F-SCEN-40).
    sizes: {
      1: { rounds: 4, frontier: 7, cubes: 1, core: 2, levels: [1] },
      2: { rounds: 4, frontier: 8, cubes: 1, core: 1, levels: [1] },
      3: { rounds: 4, frontier: 9, cubes: 1, core: 2, levels: [1] },
      4: { rounds: 4, frontier: 11, cubes: 1, core: 3, levels: [1] },
    },
    pvp: 'maybe',
    tiles: 'research',
    end: 'stationsLiberated',
    scoring: ['achievements', 'stations'],
    cubes: 'destroyed',
  }),
  // Visit the most tiles of the whole box (F-SCEN-58 to F-SCEN-63).
  'where-no-one': scenario({
    name: 'Where No One Has Gone Before',
    goal: 'Visit the most tiles before the last one is on the map. The most points win.',
    // F-OPEN-97: a solo game has one more Round, as in The First Reconnaissance (F-SCEN-09).
    sizes: {
      1: { rounds: 5, frontier: 11, cubes: 4, core: 4, levels: [3] },
      3: { rounds: 4, frontier: 11, cubes: 4, core: 4, levels: [3] },
      4: { rounds: 4, frontier: 11, cubes: 4, core: 4, levels: [3] },
    },
    pvp: 'maybe',
    end: 'mapComplete',
    scoring: ['achievements', 'tiles'],
  }),
  // Conquer Starbases for one of two sides (F-SCEN-64 to F-SCEN-83).
  'conquer-and-hold': scenario({
    name: 'Conquer and Hold',
    goal: 'Own the most Starbases at the end. Romulan ones score 3 points, Dominion ones 2.',
    // F-SCEN-67. The only tile with a Cube is the Gold Cube's. This Cube was destroyed long ago (F-SCEN-68).
    sizes: {
      2: { rounds: 6, frontier: 5, cubes: 1, core: 3, levels: [1] },
      4: { rounds: 4, frontier: 5, cubes: 1, core: 3, levels: [1] },
    },
    teams: 'always',
    pvp: 'always',
    elite: 'half',
    map: 'rows',
    tiles: 'starbases',
    end: 'rounds',
    scoring: ['starbases'],
    cubes: 'none',
    dominion: 'control',
    strangers: 'growing',
    attackCost: 'none',
    pvpGain: 2,
    exploreGain: 0,
    // F-SCEN-69: Rank 4 Crew joins only at destroyed Cubes.
    topRank: 3,
    verdict: 'F-SCEN-82',
  }),
  // Hold the Wormhole at the end to return home (F-SCEN-84 to F-SCEN-92).
  'one-to-return': scenario({
    name: 'One to Return',
    goal: 'Be on the Wormhole’s space when the last Round is over.',
    // F-SCEN-85.
    sizes: {
      2: { rounds: 4, frontier: 7, cubes: 1, core: 1, levels: [3] },
      3: { rounds: 4, frontier: 8, cubes: 2, core: 2, levels: [3] },
      4: { rounds: 4, frontier: 10, cubes: 3, core: 3, levels: [3] },
    },
    teams: 'maybe',
    pvp: 'always',
    end: 'rounds',
    // F-SCEN-89: this scenario has no scoring.
    scoring: [],
    attackCost: 'garrisons',
  }),
} as const;

/** The id of a scenario, such as `full-conquest`. */
export type ScenarioId = keyof typeof SCENARIOS;
