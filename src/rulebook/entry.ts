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
  entries: readonly RuleEntry[];
}
