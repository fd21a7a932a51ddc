import type { GameId, RuleId } from '../kernel/types.ts';
import { ascendancyRules } from './ascendancy/index.ts';
import { awayMissionsRules } from './away-missions/index.ts';
import type { Chapter, RuleEntry } from './entry.ts';
import { firstEditionRules } from './first-edition/index.ts';
import { frontiersRules } from './frontiers/index.ts';
import { tableRules } from './tables.ts';

/** The rulebooks, by game; what holds at every table stands under `tables`. */
export const rulebooks: Readonly<Record<GameId, readonly Chapter[]>> = {
  frontiers: frontiersRules,
  ascendancy: ascendancyRules,
  'first-edition': firstEditionRules,
  'away-missions': awayMissionsRules,
  tables: [tableRules],
};

/** What the rulebooks are called. */
export const bookTitles: Readonly<Record<GameId, string>> = {
  frontiers: 'Star Trek: Frontiers',
  ascendancy: 'Star Trek: Ascendancy',
  'first-edition': 'Star Trek CCG, First Edition',
  'away-missions': 'Star Trek: Away Missions',
  tables: 'Tables',
};

const byId = new Map<RuleId, RuleEntry>(
  Object.values(rulebooks).flatMap((chapters) =>
    chapters.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)),
  ),
);

/** The rule with this id, or null. */
export function ruleOf(id: RuleId): RuleEntry | null {
  return byId.get(id) ?? null;
}

/** The game whose rule this is: ids begin with the letter of their game. */
export function gameOfRule(id: RuleId): GameId {
  const games: Record<string, GameId> = { F: 'frontiers', A: 'ascendancy', C: 'first-edition', M: 'away-missions' };
  return games[id.charAt(0)] ?? 'tables';
}
