import type { CubeLevel } from '../content/cubes.ts';
import type { FrontiersOptions } from '../options.ts';
import type { Frontiers } from '../state.ts';
import { SCENARIOS } from './list.ts';
import type { Scenario, Size } from './scenario.ts';

/** The highest Level of a Cube (F-VARIANT-11). */
const TOP_LEVEL = 11;
/** The Level of both Cubes in Full Conquest for teams with two Cubes (F-SCEN-18). */
const TWO_CUBES_LEVEL = 10;

/** The Undiscovered Cards that hinder other players (F-VARIANT-12). */
const CONFLICT_CARDS = ['data-virus', 'energy-flow'];
/**
 * The cards left out of solo and cooperative games: the two cards that hinder others, and two more (F-SCEN-11,
 * F-SCEN-28, F-SCEN-41).
 */
const LONE_CARDS = [...CONFLICT_CARDS, 'telepathy', 'the-inner-light'];

/** Returns the scenario that the options name. */
export function scenarioOf({ scenario }: Pick<FrontiersOptions, 'scenario'>): Scenario {
  return SCENARIOS[scenario];
}

/** Returns the scenario of a game. */
export function scenarioIn(g: Frontiers): Scenario {
  return scenarioOf(g.options);
}

/**
 * Returns the numbers of Rounds and tiles and the Cube Levels of a game, including changes by the players
 * (F-VARIANT-07, F-VARIANT-11). Throws for a wrong number of players.
 */
export function sizeOf(options: FrontiersOptions): Size {
  const size = scenarioOf(options).sizes[options.players];
  if (size === undefined) throw new Error(`${options.scenario} isn’t for ${options.players}`);
  // F-SCEN-91: the epic form has one more tile of each kind, and Cubes are one Level higher.
  const epic = options.epic ? 1 : 0;
  const cubes = options.twoCubes ? 2 : size.cubes + epic + options.cubeTiles;
  const levels = options.twoCubes ? [TWO_CUBES_LEVEL] : levelsFor(size, cubes);
  return {
    rounds: options.epic ? 6 : size.rounds,
    frontier: size.frontier + epic + options.frontierTiles,
    cubes,
    core: size.core + epic + options.coreTiles,
    // The limits of the settings keep Levels whole and at least 1, so the cast is safe.
    levels: levels.map((level) => Math.min(TOP_LEVEL, level + epic + options.cubeLevels) as CubeLevel),
  };
}

/** Returns the Levels for this number of Cubes (F-EXPLORE-15, F-SCEN-27). */
function levelsFor({ levels, last }: Size, cubes: number): readonly number[] {
  if (last === undefined) return levels;
  return Array.from({ length: cubes }, (_, place) =>
    place === cubes - 1 ? last : (levels[place] ?? levels.at(-1) ?? last),
  );
}

/** Returns the Round limit of a game. */
export function roundsOf(g: Frontiers): number {
  return sizeOf(g.options).rounds;
}

/** Whether a Dummy Player sets the pace (F-DUMMY-01, F-SCEN-10, F-SCEN-44). */
export function hasDummy(options: FrontiersOptions): boolean {
  return scenarioOf(options).together || (options.players === 1 && !options.noDummy);
}

/** Returns the Undiscovered Cards that stay in the box. */
export function cardsLeftOut(options: FrontiersOptions): readonly string[] {
  if (scenarioOf(options).together || options.players === 1) return LONE_CARDS;
  return options.friendlyCards ? CONFLICT_CARDS : [];
}
