import { afterAll, beforeAll } from 'vitest';
import { LASTING } from '../../../src/games/first-edition/content/effects/lasting.ts';
import { layRules } from '../../../src/games/first-edition/content/effects/rules.ts';
import { TABLES } from '../../../src/games/first-edition/content/effects/tables.ts';
import { gradeOf } from '../../../src/games/first-edition/content/grades.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import type { Rule } from '../../../src/games/first-edition/rules/rule.ts';

/** While the cases of a file run some cards do what no card of the pool that has a row does yet. */
export function madeUp(rules: Readonly<Record<string, Rule>>): void {
  // Games of other files are laid out as they were.
  const isAgreed = (card: string) => gradeOf(cardOf(card)).grade === 'by agreement';
  beforeAll(() => layRules([...TABLES, rules], LASTING, isAgreed));
  afterAll(() => layRules(TABLES, LASTING, isAgreed));
}
