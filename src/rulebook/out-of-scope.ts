import type { RuleId } from '../kernel/types.ts';
import { outOfScopeFirstEdition } from './out-of-scope-first-edition.ts';

/** The reasons why the engine doesn't enforce some rules, by the id of the rule or by the beginning of several ids. */
export const outOfScope: Readonly<Record<RuleId, string>> = {
  ...outOfScopeFirstEdition,
  'F-TEAM-03': 'players can’t hand anything to each other here, so there is nothing to forbid',
  'F-TEAM-04': 'allies may tell each other what they like; the table shows each hand only to its owner',
  'A-COMP-13': 'about a printed summary; the bot lists your options and their prices instead',
  'A-COMP-18': 'about the shapes of the Starbase models, which make no difference',
  'A-SET-20': 'about the time that a game takes at a table',
  'A-VUL-06': 'about what people say to each other, which the bot can’t judge',
  'M-COMP-01': 'about the faces of the printed dice; the dice here show 1 to 6',
};

/** Returns the reason why a rule isn't enforced, or null if it is. */
export function excuse(id: RuleId): string | null {
  if (outOfScope[id] !== undefined) return outOfScope[id];
  const prefix = Object.keys(outOfScope).find((begin) => begin.endsWith('-') && id.startsWith(begin));
  return prefix === undefined ? null : (outOfScope[prefix] ?? null);
}
