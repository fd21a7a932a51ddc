import { kept } from '../../kit/cache.ts';
import type { Force, Rule } from '../rules/rule.ts';
import type { CardId } from '../terms.ts';

// The rows import chapters, and chapters look up rows here through the rules in force. To avoid an import cycle, this
// file doesn't import the rows. Instead, the game registers the rules when it is loaded (index.ts).

let rules: ReadonlyMap<CardId, Rule> = new Map();
const LASTING: Map<string, Force> = new Map();
let agreed: (card: CardId) => boolean = () => false;

/**
 * Registers the rules of cards by id and of lasting effects by key. `byAgreement` tells which cards have text that
 * isn't automated.
 */
export function layRules(
  cards: ReadonlyMap<CardId, Rule>,
  lasting: Readonly<Record<string, Force>>,
  byAgreement: (card: CardId) => boolean,
): void {
  rules = cards;
  LASTING.clear();
  const known = new Map<CardId, boolean>();
  // A card's content never changes.
  agreed = (card) => kept(known, card, byAgreement);
  for (const [what, rule] of Object.entries(lasting)) LASTING.set(what, rule);
}

/** Returns the rule of a card, or undefined if it has only facts. */
export function ruleOf(card: CardId): Rule | undefined {
  return rules.get(card);
}

/** True if players carry out a card's text by agreement. */
export function isAgreed(card: CardId): boolean {
  return agreed(card);
}

/** Returns every rule with its card. */
export function allRules(): Iterable<readonly [CardId, Rule]> {
  return rules;
}

/** Returns the rule of a lasting effect, or undefined if only the effect's presence matters. */
export function lastingRule(what: string): Force | undefined {
  return LASTING.get(what);
}
