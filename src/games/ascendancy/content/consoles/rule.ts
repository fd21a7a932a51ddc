import type { READINGS } from '../../options.ts';
import type { Rule } from '../../rules/rule.ts';

/** A special rule of a console (A-COMP-07, A-OPEN-101). */
export interface ConsoleRule {
  /** The name printed on the console. */
  readonly id: string;
  readonly line: string;
  /** The reading of the book that puts this rule in force. If undefined, the rule is always in force. */
  readonly reading?: (typeof READINGS)[number];
  readonly rule: Rule;
}
