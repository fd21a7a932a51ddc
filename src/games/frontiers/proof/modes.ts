import { type Json, Refused } from '../../../kernel/types.ts';
import { frontiers } from '../index.ts';
import type { FrontiersOptions } from '../options.ts';
import { SCENARIOS } from '../scenarios/all.ts';

type Wanted = Partial<FrontiersOptions>;

/** Variants by the one that should win where two don’t go together. */
const VARIANTS: readonly Wanted[] = [
  { pvp: true },
  { teams: true },
  { twoCubes: true },
  { jointAssaults: true },
  { interactiveCombat: true },
  { auction: true },
  { drafting: true },
  { actionUpgrades: true },
  { openDecks: true },
  { randomTiles: true },
  { randomCubes: true },
  { lowestScores: true },
  { openMap: true },
  { epic: true },
];
/** What changes numbers, or takes something away. */
const CHANGES: readonly Wanted[] = [
  { starbasePeace: true },
  { friendlyCards: true },
  { friendlyData: true },
  { noDummy: true },
  { frontierTiles: 1 },
  { coreTiles: -1 },
  { cubeLevels: 2 },
];

/** Each scenario for each number of players: plain, with all variants that fit, and with changed numbers. */
export function modes(): Json[] {
  const all = Object.values(SCENARIOS).flatMap(({ id, sizes }) =>
    Object.keys(sizes).flatMap((players) => {
      const plain: Wanted = { scenario: id, players: Number(players) };
      return [plain, withAll(plain, VARIANTS), withAll(plain, CHANGES)];
    }),
  );
  return [...new Map(all.map((mode) => [JSON.stringify(mode), mode])).values()];
}

/** Options with every wish, one after another, that goes with those before it. */
function withAll(plain: Wanted, wishes: readonly Wanted[]): Wanted {
  const options = { ...plain };
  for (const wish of wishes) if (fits({ ...options, ...wish })) Object.assign(options, wish);
  return options;
}

function fits(options: Wanted): boolean {
  try {
    frontiers.options(options);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
