import { LASTING, RULES } from '../../../src/games/first-edition/content/all-rules.ts';
import { gradeOf } from '../../../src/games/first-edition/content/grades.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { layRules } from '../../../src/games/first-edition/content/rules.ts';
import type { Rule } from '../../../src/games/first-edition/rules/rule.ts';
import type { CardId } from '../../../src/games/first-edition/terms.ts';

/** Other cards keep their own rules and their grades. */
const isAgreed = (card: CardId) => gradeOf(cardOf(card)).grade === 'by agreement';

/** Registers the rules of all cards. Those that are passed replace the cards’ own. */
export function rulesWith(rules: Readonly<Record<CardId, Rule>> = {}): void {
  const own = Object.entries(rules);
  layRules(own.length === 0 ? RULES : new Map([...RULES, ...own]), LASTING, isAgreed);
}

/** Returns true if something throws as soon as a card has no rule, only its text. Restores the rule afterwards. */
export function failsWithout(card: CardId, run: () => void): boolean {
  rulesWith({ [card]: { text: RULES.get(card)?.text ?? '' } });
  try {
    run();
    return false;
  } catch {
    return true;
  } finally {
    rulesWith();
  }
}
