import type { Force, Rule } from '../rules/rule.ts';
import type { CardId } from '../terms.ts';
import type { TextFacts } from './text-facts.ts';

/**
 * A card with effects: its rule and its text. A dilemma needs no text if its rule says everything (`meetingSaid`).
 * A reprint and a combo refer to the rows of other cards.
 */
export type CardRule = Rule | Force | Reprint | Combo;

/** A card that was printed again with the same text under another id (C-DECK-13). */
export interface Reprint {
  readonly reprints: CardId;
}

/** Two dilemmas on one card, in order (C-DILEMMA-22). Each half has the rule of its own card. */
export interface Combo {
  readonly combo: readonly [ComboHalf, ComboHalf];
  readonly text?: string;
}

/** The card of a half, and the formula to overcome the half, or null if it can't be overcome. */
type ComboHalf = readonly [card: CardId, unless: string | null];

/** The cards of one file, in the order of their ids. */
export type CardRules = Readonly<Record<CardId, CardRule>>;

/** Adds a text to a rule. */
export function says(text: string, force: Force): Rule {
  return { ...force, text };
}

/** Adds facts that the card's text states to a rule. */
export function having<R extends Force>(facts: TextFacts, rule: R): R {
  return { ...rule, facts: { ...rule.facts, ...facts } };
}

/** The row of a card with the same text as an earlier one. */
export function reprint(card: CardId): Reprint {
  return { reprints: card };
}

/** The row of a combo dilemma, with its text if its rule doesn't say everything. */
export function combo(first: ComboHalf, second: ComboHalf, text?: string): Combo {
  return { combo: [first, second], ...(text === undefined ? {} : { text }) };
}
