import { FACTS, LASTING, RULES } from '../../../src/games/first-edition/content/all-rules.ts';
import { gradeOf } from '../../../src/games/first-edition/content/grades.ts';
import { cardOf } from '../../../src/games/first-edition/content/pool.ts';
import { layRules } from '../../../src/games/first-edition/content/rules.ts';
import { layFacts } from '../../../src/games/first-edition/content/text-facts.ts';
import type { Rule } from '../../../src/games/first-edition/rules/rule.ts';
import type { CardId } from '../../../src/games/first-edition/terms.ts';

/** Other cards keep their own rules and their grades. */
const isAgreed = (card: CardId) => gradeOf(cardOf(card)).grade === 'by agreement';

/** The rules that a test has made up, and the cards that are empty now. */
let madeUp: Readonly<Record<CardId, Rule>> = {};
let empty: readonly CardId[] = [];

/** The cards that the game has looked up since `lookedUp` cleared the set. */
const seen = new Set<CardId>();

class Watched<T> extends Map<CardId, T> {
  override get(card: CardId): T | undefined {
    seen.add(card);
    return super.get(card);
  }
}

/** Registers the rules of all cards. Those that are passed replace the cards’ own. */
export function rulesWith(rules: Readonly<Record<CardId, Rule>> = {}): void {
  madeUp = rules;
  lay();
}

/** True if a rule has more than a text, facts, and the encounter that a dilemma has without a rule. */
function isForce({ text: _text, facts: _facts, meeting = {}, ...more }: Rule): boolean {
  return Object.keys({ ...meeting, ...more }).length > 0;
}

/** True if a rule has more than a text, so that emptying it takes something away. */
export function isFull(rule: Rule): boolean {
  return isForce(rule) || rule.facts !== undefined;
}

/** Registers the rules and facts. An empty card has only its text or, if its rule is only facts, no facts. */
function lay(): void {
  const rules = new Watched(RULES);
  const facts = new Watched(FACTS);
  for (const card of empty) {
    const rule = rules.get(card);
    if (rule === undefined || !isForce(rule)) facts.delete(card);
    else rules.set(card, { text: rule.text });
  }
  for (const [card, rule] of Object.entries(madeUp)) rules.set(card, rule);
  layRules(rules, LASTING, isAgreed);
  layFacts(facts);
}

/** Calls a function and returns the cards whose rules or facts the game looked up meanwhile. */
export async function lookedUp(run: () => unknown): Promise<ReadonlySet<CardId>> {
  lay();
  seen.clear();
  await run();
  return new Set(seen);
}

/** Returns true if something throws as soon as some cards are empty. Restores their rules afterwards. */
export async function failsWithout(cards: readonly CardId[], run: () => unknown): Promise<boolean> {
  empty = cards;
  lay();
  try {
    await run();
    return false;
  } catch {
    return true;
  } finally {
    empty = [];
    lay();
  }
}
