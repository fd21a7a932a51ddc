import { z } from 'zod';
import { Refused } from '../../kernel/types.ts';
import { SCENARIOS, type ScenarioId } from './scenarios/list.ts';

/** The scenarios (F-SETUP-01). */
// The table has no other keys.
export const SCENARIO_IDS = Object.keys(SCENARIOS) as ScenarioId[];

/** Variant rules are off unless all players consent to them (F-SETUP-02). */
const OPTIONS = z.strictObject({
  scenario: z.enum(SCENARIO_IDS).default('first-reconnaissance'),
  players: z.int().min(1).max(4).default(2),
  /** F-VARIANT-01 */
  auction: z.boolean().default(false),
  /** Player versus Player combat (F-PVP-01). */
  pvp: z.boolean().default(false),
  /** Players may not assault each other’s Romulan Starbases either (F-VARIANT-13). */
  starbasePeace: z.boolean().default(false),
  /** Two Undiscovered Cards that hinder others are left out (F-VARIANT-12). */
  friendlyCards: z.boolean().default(false),
  /** F-VARIANT-14 */
  friendlyData: z.boolean().default(false),
  /** F-VARIANT-16 */
  interactiveCombat: z.boolean().default(false),
  /** F-VARIANT-08 */
  randomTiles: z.boolean().default(false),
  /** F-VARIANT-09 */
  randomCubes: z.boolean().default(false),
  /** F-VARIANT-22 */
  actionUpgrades: z.boolean().default(false),
  /** At Action Upgrades the cards of all decks are named to all (F-VARIANT-31). */
  openDecks: z.boolean().default(false),
  /** F-VARIANT-27 */
  drafting: z.boolean().default(false),
  /** Borg Cubes may be assaulted together in a competitive scenario too (F-COOP-01). */
  jointAssaults: z.boolean().default(false),
  /** Two teams of two (F-TEAM-01). */
  teams: z.boolean().default(false),
  /** Levels that Borg Cubes have more (F-VARIANT-11). */
  cubeLevels: z.int().min(0).max(8).default(0),
  /** Frontier tiles more or less than the scenario says (F-VARIANT-07). */
  frontierTiles: z.int().min(-5).max(5).default(0),
  /** Core tiles without a Borg Cube more or less than the scenario says (F-VARIANT-07). */
  coreTiles: z.int().min(-3).max(3).default(0),
  /** Core tiles with a Borg Cube more or less than the scenario says (F-VARIANT-07). */
  cubeTiles: z.int().min(-3).max(3).default(0),
  /** Full Conquest in teams with two Borg Cubes of Level 10 (F-SCEN-18). */
  twoCubes: z.boolean().default(false),
  /** A first game alone without the Dummy Player (F-SCEN-10). */
  noDummy: z.boolean().default(false),
  /** Each first step is explained to each player as it comes. */
  guide: z.boolean().default(false),
  /** Cooperative Achievements by the lowest score (F-SCEN-34). */
  lowestScores: z.boolean().default(false),
  /** The whole map lies open from the start (F-SCEN-83). */
  openMap: z.boolean().default(false),
  /** One to Return in six Rounds (F-SCEN-91). */
  epic: z.boolean().default(false),
});

/** What can be chosen before a game. */
export type FrontiersOptions = z.infer<typeof OPTIONS>;

/** Checks and completes options by shape; whether they fit together is `scenarios/fits`. Throws `Refused`. */
export function readOptions(raw: unknown): FrontiersOptions {
  const parsed = OPTIONS.safeParse(raw ?? {});
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new Refused(`These options can’t be used: look at “${where}”.`, 'F-SETUP-02');
}
