import { type Json, Refused } from '../../../kernel/types.ts';
import { frontiers } from '../index.ts';
import { type FrontiersOptions, readOptions, SCENARIO_IDS } from '../options.ts';
import { SCENARIOS } from '../scenarios/list.ts';

type Wanted = Partial<FrontiersOptions>;

/** Variants that change a number, restrict players or remove components. */
const CHANGES: Wanted = {
  starbasePeace: true,
  friendlyCards: true,
  friendlyData: true,
  noDummy: true,
  frontierTiles: 1,
  coreTiles: -1,
  cubeLevels: 2,
};
/**
 * The variants that aren't in `CHANGES`. Each variant comes after the variants that it needs. Guided games are left
 * out, since lessons change no rules.
 */
const VARIANTS: Wanted = Object.fromEntries(
  Object.entries(readOptions({}))
    .filter(([name, usual]) => usual === false && name !== 'guide' && !(name in CHANGES))
    .map(([name]) => [name, true]),
);

/** Returns each scenario with each number of players: plain, with all fitting variants, and with changed numbers. */
export function modes(): Json[] {
  const all = SCENARIO_IDS.flatMap((scenario) =>
    Object.keys(SCENARIOS[scenario].sizes).flatMap((players) => {
      const plain: Wanted = { scenario, players: Number(players) };
      return [plain, withAll(plain, VARIANTS), withAll(plain, CHANGES)];
    }),
  );
  return [...new Map(all.map((mode) => [JSON.stringify(mode), mode])).values()];
}

/** Adds each option that fits together with the options added before it. */
function withAll(plain: Wanted, wishes: Wanted): Wanted {
  const options = { ...plain };
  for (const [name, value] of Object.entries(wishes))
    if (fits({ ...options, [name]: value })) Object.assign(options, { [name]: value });
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
