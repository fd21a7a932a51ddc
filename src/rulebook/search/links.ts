import type { RuleId } from '../../kernel/types.ts';
import type { RuleEntry } from '../entry.ts';
import { termsBehind } from './documents.ts';
import { push } from './lists.ts';

/** Returns the positions of the rules that are derived from each term, by the term's position. */
export function rulesOf(entries: readonly RuleEntry[]): Map<number, number[]> {
  const places = new Map(entries.map(({ title }, place) => [title, place]));
  const rules = new Map<number, number[]>();
  for (const [place, entry] of entries.entries())
    for (const term of termsBehind(entry)) {
      const at = places.get(term);
      if (at !== undefined) push(rules, at, place);
    }
  return rules;
}

/** Returns the number of entries that link to each rule. */
export function linksTo(entries: readonly RuleEntry[]): Map<RuleId, number> {
  const links = new Map<RuleId, number>();
  for (const id of entries.flatMap(({ see = [] }) => see)) links.set(id, (links.get(id) ?? 0) + 1);
  return links;
}
