import type { GameId, RuleId } from '../kernel/types.ts';
import { awayMissionsRules } from './away-missions/index.ts';
import type { Chapter, RuleEntry } from './entry.ts';
import { tableRules } from './tables.ts';

/** The rulebooks, by game; what holds at every table stands under `tables`. */
export const rulebooks: Readonly<Record<GameId, readonly Chapter[]>> = {
  'away-missions': awayMissionsRules,
  tables: [tableRules],
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
