import type { RuleId } from '../kernel/types.ts';
import { outOfScopeFirstEdition } from './out-of-scope-first-edition.ts';

/** The reasons why the engine doesn't enforce some rules, by the id of the rule or by the beginning of several ids. */
export const outOfScope: Readonly<Record<RuleId, string>> = {
  ...outOfScopeFirstEdition,
  'F-TEAM-03': 'nothing here hands anything to another player, so that there is nothing to forbid',
  'F-TEAM-04': 'what allies say to each other is theirs; the table shows hands to their owners alone',
  'A-COMP-13': 'about a printed summary of what is offered here with its prices whenever it can be done',
  'A-COMP-18': 'about the models of Starbases, which make no difference',
  'A-SET-20': 'about how long a game takes at a table',
  'A-VUL-06': 'about what people say to each other, which nothing here can weigh',
  'M-COMP-01': 'about the faces of the printed dice: ours bear the numbers 1 to 6',
};

/** Returns the reason why a rule isn't enforced, or null if it is. */
export function excuse(id: RuleId): string | null {
  if (outOfScope[id] !== undefined) return outOfScope[id];
  const prefix = Object.keys(outOfScope).find((begin) => begin.endsWith('-') && id.startsWith(begin));
  return prefix === undefined ? null : (outOfScope[prefix] ?? null);
}
