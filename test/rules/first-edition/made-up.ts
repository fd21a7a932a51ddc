import { afterEach, beforeEach } from 'vitest';
import { LASTING, RULES } from '../../../src/games/first-edition/content/all-rules.ts';
import { gradeOf } from '../../../src/games/first-edition/content/grades.ts';

import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { layRules } from '../../../src/games/first-edition/content/rules.ts';
import type { Rule } from '../../../src/games/first-edition/rules/rule.ts';

/** Gives cards rules that no card in the pool has yet, in each case of a file or a part of it. */
export function madeUp(rules: Readonly<Record<string, Rule>>): void {
  // Other cards keep their own rules.
  const isAgreed = (card: string) => gradeOf(cardOf(card)).grade === 'by agreement';
  beforeEach(() => layRules(new Map([...RULES, ...Object.entries(rules)]), LASTING, isAgreed));
  afterEach(() => layRules(RULES, LASTING, isAgreed));
}
