import type { Rule } from '../../rules/rule.ts';

/** What lasts a while, by the names that stand in `g.lasting`. */
const LASTING: Readonly<Record<string, Rule>> = {};

/** The rule of something that lasts; undefined: it only counts. */
export function lastingRule(what: string): Rule | undefined {
  return LASTING[what];
}
