import type { GameId, RuleId } from '../kernel/types.ts';
import type { Chapter, RuleEntry } from './entry.ts';
import { readLaid } from './prebuilt.ts';

export { bookTitles, gameOfRule, RULE_IDS } from './books.ts';

/** The rulebooks by game; `tables` contains the rules that apply at every table. */
export const rulebooks =
  (readLaid('books') as Readonly<Record<GameId, readonly Chapter[]>> | null) ??
  // A built program has the compiled books, so it doesn't load the compiler.
  (await import('./compile/index.ts')).compileBooks();

const byId = new Map<RuleId, RuleEntry>(
  Object.values(rulebooks).flatMap((chapters) =>
    chapters.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)),
  ),
);

/** Returns the rule with this id, or null. */
export function ruleOf(id: RuleId): RuleEntry | null {
  return byId.get(id) ?? null;
}
