/** A section of a rulebook that its owner brought along: a heading, or a glossary's term, with what stands under it. */
export interface OwnSection {
  title: string;
  /** The headings above it, the outermost first. */
  path: string[];
  /** Paragraphs with an empty line between them; items of a list and rows of a table have a line each. */
  text: string;
}
