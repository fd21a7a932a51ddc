import type { RuleId } from '../kernel/types.ts';

/** A rule in our own words, with where it stands in its book. */
export interface RuleEntry {
  id: RuleId;
  /** What it is about, in the words that a player looks for; a term of a glossary as the glossary spells it. */
  title: string;
  /** Paragraphs are set apart by an empty line; a line that begins with `• ` belongs to a list. */
  text: string;
  /** Headings of the rulebook; `Ruling` where the book is silent and we decided. */
  source: string;
  /** Other words and questions by which players look for it, divided by `; `. */
  terms?: string;
  /** Entries of the same game that help further. */
  see?: readonly RuleId[];
  /** For a term that is explained under others: those. */
  leadsTo?: readonly RuleId[];
}

/** Rules of one chapter. */
export interface Chapter {
  title: string;
  /**
   * Only on a chapter beside the game as it is usually played (setup, variants, scenarios, solo play, one faction,
   * components, rulings): words that call for it. A question without any of them means the rules that hold in general.
   */
  beside?: string;
  /** The rule that says best what the chapter is about, where that isn’t the first. */
  lead?: RuleId;
  entries: readonly RuleEntry[];
}
