import { afterEach, beforeEach } from 'vitest';
import type { Rule } from '../../../src/games/first-edition/rules/rule.ts';
import { rulesWith } from './emptied.ts';

/** Gives cards rules that no card in the pool has yet, in each case of a file or a part of it. */
export function madeUp(rules: Readonly<Record<string, Rule>>): void {
  beforeEach(() => rulesWith(rules));
  afterEach(() => rulesWith());
}
