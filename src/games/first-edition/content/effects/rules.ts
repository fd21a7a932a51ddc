import { kept } from '../../../kit/cache.ts';
import type { Force, Rule } from '../../rules/rule.ts';
import type { CardId } from '../../terms.ts';

// Rows ask chapters, and chapters ask the rules in force, which look rows up here: the game lays them out as it is loaded (index.ts),
// so that none imports the other.

type Rows = Readonly<Record<string, Rule>>;

const RULES: Map<CardId, Rule> = new Map();
const LASTING: Map<string, Force> = new Map();
let agreed: (card: CardId) => boolean = () => false;

/**
 * Lays out what cards do beyond their facts, by their ids, and what lasts a while, by its names; `byAgreement`: which cards say more
 * than is carried out. Throws when a card comes twice.
 */
export function layRules(
  tables: readonly Rows[],
  lasting: Readonly<Record<string, Force>>,
  byAgreement: (card: CardId) => boolean,
): void {
  RULES.clear();
  LASTING.clear();
  const known = new Map<CardId, boolean>();
  // What is in a card never changes.
  agreed = (card) => kept(known, card, byAgreement);
  for (const [card, rule] of tables.flatMap((table) => Object.entries(table))) {
    if (RULES.has(card)) throw new Error(`two rows for ${card}`);
    RULES.set(card, rule);
  }
  for (const [what, rule] of Object.entries(lasting)) LASTING.set(what, rule);
}

/** The rule of a card; undefined: it is its facts alone. */
export function ruleOf(card: CardId): Rule | undefined {
  return RULES.get(card);
}

/** Whether players do by agreement what a card says. */
export function isAgreed(card: CardId): boolean {
  return agreed(card);
}

/** Every rule with the card that has it. */
export function allRules(): Iterable<readonly [CardId, Rule]> {
  return RULES;
}

/** The rule of something that lasts; undefined: it only counts. */
export function lastingRule(what: string): Force | undefined {
  return LASTING.get(what);
}
