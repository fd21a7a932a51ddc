import { afterEach, beforeEach } from 'vitest';
import { LASTING } from '../../../src/games/first-edition/content/effects/lasting.ts';
import { layRules } from '../../../src/games/first-edition/content/effects/rules.ts';
import { TABLES } from '../../../src/games/first-edition/content/effects/tables.ts';
import { gradeOf } from '../../../src/games/first-edition/content/grades.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import type { Rule } from '../../../src/games/first-edition/rules/rule.ts';

/** In each case of a file, or of a part of it, some cards do what no card of the pool that has a row does yet. */
export function madeUp(rules: Readonly<Record<string, Rule>>): void {
  // Others find everything as it was.
  const isAgreed = (card: string) => gradeOf(cardOf(card)).grade === 'by agreement';
  const all = Object.fromEntries(TABLES.flatMap((table) => Object.entries(table)));
  beforeEach(() => layRules([{ ...all, ...rules }], LASTING, isAgreed));
  afterEach(() => layRules(TABLES, LASTING, isAgreed));
}
