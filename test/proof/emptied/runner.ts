import { readFileSync } from 'node:fs';
import { inject, type RunnerTestCase, TestRunner } from 'vitest';
import { RULES } from '../../../src/games/first-edition/content/all-rules.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import type { Rule } from '../../../src/games/first-edition/rules/rule.ts';
import type { CardId } from '../../../src/games/first-edition/terms.ts';
import { kept } from '../../../src/games/kit/cache.ts';
import { failsWithout, isFull, lookedUp } from '../../rules/first-edition/emptied.ts';
import { UNNOTICED } from './unnoticed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testFiles: number;
  }
}

/**
 * The cards with each rule that has more than a text. Reprints and newer texts share the rule of a card, and are emptied
 * together.
 */
const CARDS = new Map<Rule, CardId[]>();
for (const [card, rule] of RULES) if (isFull(rule)) kept(CARDS, rule, () => []).push(card);

/** The rules that a test has noticed. */
const noticed = new Set<Rule>();
const texts = new Map<string, string>();
let filesLeft = inject('testFiles');

/**
 * Runs each test, and then repeats it with cards emptied, one after the other: those that it looks up and that its
 * file or its own name mentions. After the last file, fails unless exactly the cards in `UNNOTICED` have gone
 * unnoticed.
 */
export default class extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    const seen = await lookedUp(run);
    const text = test.fullTestName + kept(texts, test.file.filepath, (file) => readFileSync(file, 'utf8'));
    for (const rule of new Set([...seen].flatMap((card) => RULES.get(card) ?? []))) {
      const cards = CARDS.get(rule) ?? [];
      if (noticed.has(rule) || !cards.some((card) => isNamed(text, card))) continue;
      if (!(await failsWithout(cards, run))) continue;
      // A test that can't run twice proves nothing.
      if (await failsWithout([], run)) return;
      noticed.add(rule);
    }
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles();
    filesLeft -= 1;
    if (filesLeft === 0) report();
  }
}

/** True if a text has the title or the id of a card. Both sides of a two-sided card have one title. */
function isNamed(text: string, card: CardId): boolean {
  return text.includes(cardOf(card).title.replace(/ \(back\)$/, '')) || text.includes(`'${card}'`);
}

/** Prints the counts. Throws if the list of unnoticed cards is wrong. */
function report(): void {
  const unnoticed = [...CARDS].flatMap(([rule, [card = '']]) => (noticed.has(rule) ? [] : [card]));
  process.stdout.write(`Cards with a rule: ${CARDS.size}. Tests notice ${noticed.size} of them if they are emptied.\n`);
  const fresh = unnoticed.filter((card) => UNNOTICED[card] === undefined);
  const old = Object.keys(UNNOTICED).filter((card) => !unnoticed.includes(card));
  if (fresh.length > 0) throw new Error(`No test notices if these cards are emptied: ${fresh.join(', ')}`);
  if (old.length > 0) throw new Error(`Take these cards off the list, since tests notice them: ${old.join(', ')}`);
}
