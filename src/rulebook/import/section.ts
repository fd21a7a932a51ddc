/** A section of an owner's imported rulebook: a heading or a glossary term, with its text. */
export interface OwnSection {
  title: string;
  /** The headings above the section, outermost first. */
  path: string[];
  /** Paragraphs separated by blank lines; each list item or table row has a separate line. */
  text: string;
}
