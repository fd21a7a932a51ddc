import { afterEach, beforeEach } from 'vitest';
import { LASTING } from '../../../src/games/first-edition/content/effects/lasting.ts';
import { layRules } from '../../../src/games/first-edition/content/effects/rules.ts';
import { TABLES } from '../../../src/games/first-edition/content/effects/tables.ts';
import { gradeOf } from '../../../src/games/first-edition/content/grades.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import type { Rule } from '../../../src/games/first-edition/rules/rule.ts';

/** Gives cards rules that no card in the pool has yet, in each case of a file or a part of it. */
export function madeUp(rules: Readonly<Record<string, Rule>>): void {
  // Other cards keep their own rules.
  const isAgreed = (card: string) => gradeOf(cardOf(card)).grade === 'by agreement';
  const all = Object.fromEntries(TABLES.flatMap((table) => Object.entries(table)));
  beforeEach(() => layRules([{ ...all, ...rules }], LASTING, isAgreed));
  afterEach(() => layRules(TABLES, LASTING, isAgreed));
}
