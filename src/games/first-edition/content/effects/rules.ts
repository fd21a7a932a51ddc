import type { Rule } from '../../rules/rule.ts';
import type { CardId } from '../../terms.ts';
import { DILEMMAS } from './dilemmas/all.ts';
import { EVENTS } from './events.ts';
import { INTERRUPTS } from './interrupts.ts';
import { TREATIES } from './treaties.ts';

/** What cards do beyond their facts, by their ids. */
const RULES: ReadonlyMap<CardId, Rule> = new Map(
  [TREATIES, DILEMMAS, EVENTS, INTERRUPTS].flatMap((table) => Object.entries(table)),
);

/** The rule of a card; undefined: it is its facts alone. */
export function ruleOf(card: CardId): Rule | undefined {
  return RULES.get(card);
}

/** Every rule with the card that has it. */
export function allRules(): Iterable<readonly [CardId, Rule]> {
  return RULES;
}
