/** A section of an owner's imported rulebook: a heading or a glossary term, with its text. */
export interface OwnSection {
  title: string;
  /** The headings above it, the outermost first. */
  path: string[];
  /** Paragraphs separated by blank lines; list items and table rows have a line each. */
  text: string;
}
