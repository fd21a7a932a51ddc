import type { RuleId } from '../kernel/types.ts';

/** A rule in our own words, with its place in the game's book. */
export interface RuleEntry {
  id: RuleId;
  /** The subject of the rule, in words that players search for. A glossary term is spelled as in the glossary. */
  title: string;
  /** The text. Blank lines separate paragraphs; a line that begins with `• ` is a list item. */
  text: string;
  /** Headings of the game's rulebook; `Ruling` if the book doesn't settle the question and we decided it. */
  source: string;
  /** Other words and questions that players search for, separated by `; `. */
  terms?: string;
  /** Related entries of the same game. */
  see?: readonly RuleId[];
  /** The terms that explain this entry, if the entry has no explanation of its own. */
  leadsTo?: readonly RuleId[];
}

/** The rules of one chapter. */
export interface Chapter {
  title: string;
  /**
   * Words that show that a question is about the chapter's topic. Only chapters on special topics (setup, variants,
   * scenarios, solo play, one faction, components, rulings) have such words. A question without any topic word is about
   * the general rules.
   */
  beside?: string;
  /** The rule that represents the chapter best, if it isn’t the first rule. */
  lead?: RuleId;
  entries: readonly RuleEntry[];
}
