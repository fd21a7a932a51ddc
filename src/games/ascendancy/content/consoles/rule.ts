import type { READINGS } from '../../options.ts';
import type { Rule } from '../../rules/rule.ts';

/** A special rule of a console (A-COMP-07, A-OPEN-101). */
export interface ConsoleRule {
  /** The name printed on the console. */
  readonly id: string;
  readonly line: string;
  /** It is in force under this reading of the book alone. */
  readonly reading?: (typeof READINGS)[number];
  readonly rule: Rule;
}
