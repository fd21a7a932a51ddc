import type { RuleId } from '../kernel/types.ts';

/** A rule in our own words, with where it stands in its book. */
export interface RuleEntry {
  id: RuleId;
  text: string;
  /** Headings of the rulebook; `ruling` where the book is silent and we decided. */
  source: string;
}

/** Rules of one chapter. */
export interface Chapter {
  title: string;
  entries: readonly RuleEntry[];
}
