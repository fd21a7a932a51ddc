import { kept } from '../../kit/cache.ts';
import type { Force, Rule } from '../rules/rule.ts';
import type { CardId } from '../terms.ts';

// The rows import chapters, and chapters look up rows here through the rules in force. To avoid an import cycle, this
// file doesn't import the rows. Instead, the game registers the rules when it is loaded (index.ts).

let rules: ReadonlyMap<CardId, Rule> = new Map();
let lasting: ReadonlyMap<string, Force> = new Map();
let agreed: (card: CardId) => boolean = () => false;

/**
 * Registers the rules of cards by id and of lasting effects by key. `byAgreement` tells which cards have text that
 * isn't automated.
 */
export function layRules(
  cards: ReadonlyMap<CardId, Rule>,
  effects: ReadonlyMap<string, Force>,
  byAgreement: (card: CardId) => boolean,
): void {
  rules = cards;
  lasting = effects;
  const known = new Map<CardId, boolean>();
  // A card's content never changes.
  agreed = (card) => kept(known, card, byAgreement);
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
  return lasting.get(what);
}
