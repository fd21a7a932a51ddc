import { z } from 'zod';
import { Refused } from '../../kernel/types.ts';
import { faultyField } from '../kit/schema.ts';
import { SCENARIOS, type ScenarioId } from './scenarios/list.ts';

/** The ids of the scenarios (F-SETUP-01). */
// Every key of SCENARIOS is a ScenarioId.
export const SCENARIO_IDS = Object.keys(SCENARIOS) as ScenarioId[];

/** The options of a game. Variant rules are off unless all players agree to them (F-SETUP-02). */
const OPTIONS = z.strictObject({
  scenario: z.enum(SCENARIO_IDS).default('first-reconnaissance'),
  players: z.int().min(1).max(4).default(2),
  /** Ships are bid for with Experience (F-VARIANT-01). */
  auction: z.boolean().default(false),
  /** Player versus Player combat (F-PVP-01). */
  pvp: z.boolean().default(false),
  /** Players may not assault each other’s Romulan Starbases, even with PvP on (F-VARIANT-13). */
  starbasePeace: z.boolean().default(false),
  /** Leaves out two Undiscovered Cards that hinder other players (F-VARIANT-12). */
  friendlyCards: z.boolean().default(false),
  /** White dice can't stand in for a color that a die in the Core shows (F-VARIANT-14). */
  friendlyData: z.boolean().default(false),
  /** The previous player sets a secret die for a single enemy (F-VARIANT-16). */
  interactiveCombat: z.boolean().default(false),
  /** Tiles are placed in a random orientation (F-VARIANT-08). */
  randomTiles: z.boolean().default(false),
  /** A random draw determines which Borg Cube appears (F-VARIANT-09). */
  randomCubes: z.boolean().default(false),
  /** Cards can be exchanged for Advanced Actions after even Rounds (F-VARIANT-22). */
  actionUpgrades: z.boolean().default(false),
  /** Action Upgrades show all players the cards in every deck (F-VARIANT-31). */
  openDecks: z.boolean().default(false),
  /** Advanced Actions are drafted at the start (F-VARIANT-27). */
  drafting: z.boolean().default(false),
  /** Players may assault Borg Cubes together in competitive scenarios too (F-COOP-01). */
  jointAssaults: z.boolean().default(false),
  /** Players form two teams of two (F-TEAM-01). */
  teams: z.boolean().default(false),
  /** Levels added to each Borg Cube (F-VARIANT-11). */
  cubeLevels: z.int().min(0).max(8).default(0),
  /** The change to the scenario's number of Frontier tiles, negative for fewer tiles (F-VARIANT-07). */
  frontierTiles: z.int().min(-5).max(5).default(0),
  /** The change to the scenario's number of Core tiles without a Borg Cube, negative for fewer tiles (F-VARIANT-07). */
  coreTiles: z.int().min(-3).max(3).default(0),
  /** The change to the scenario's number of Core tiles with a Borg Cube, negative for fewer tiles (F-VARIANT-07). */
  cubeTiles: z.int().min(-3).max(3).default(0),
  /** Full Conquest in teams has two Level 10 Borg Cubes (F-SCEN-18). */
  twoCubes: z.boolean().default(false),
  /** The first solo game is played without the Dummy Player (F-SCEN-10). */
  noDummy: z.boolean().default(false),
  /** Lessons explain each step the first time it comes up. */
  guide: z.boolean().default(false),
  /** Cooperative Achievements use the lowest score (F-SCEN-34). */
  lowestScores: z.boolean().default(false),
  /** The whole map is revealed from the start (F-SCEN-83). */
  openMap: z.boolean().default(false),
  /** One to Return lasts six Rounds (F-SCEN-91). */
  epic: z.boolean().default(false),
});

/** The complete options of a game. */
export type FrontiersOptions = z.infer<typeof OPTIONS>;

/**
 * Parses raw options and fills in defaults. `scenarios/fits` checks whether the options fit together. Throws `Refused`.
 */
export function readOptions(raw: unknown): FrontiersOptions {
  const parsed = OPTIONS.safeParse(raw ?? {});
  if (parsed.success) return parsed.data;
  const where = faultyField(parsed.error);
  throw new Refused(`These options aren’t valid. Check “${where}”.`, 'F-SETUP-02');
}
