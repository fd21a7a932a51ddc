import type { RuleId } from '../kernel/types.ts';

/** A rule in our own words, with its place in the book. */
export interface RuleEntry {
  id: RuleId;
  /** Its subject in the words that players search for. A glossary term is spelled as in the glossary. */
  title: string;
  /** The text. Blank lines separate paragraphs; a line that begins with `• ` is a list item. */
  text: string;
  /** Headings of the rulebook; `Ruling` if the book is silent and we decided. */
  source: string;
  /** Other words and questions that players search for, separated by `; `. */
  terms?: string;
  /** Related entries of the same game. */
  see?: readonly RuleId[];
  /** The terms that explain this one, if it has no explanation of its own. */
  leadsTo?: readonly RuleId[];
}

/** The rules of one chapter. */
export interface Chapter {
  title: string;
  /**
   * Only for a chapter on special ways of playing (setup, variants, scenarios, solo play, one faction, components,
   * rulings): the words that ask for it. A question without any of these words is about the general rules.
   */
  beside?: string;
  /** The rule that best represents the chapter, if it isn’t the first. */
  lead?: RuleId;
  entries: readonly RuleEntry[];
}
