import { withoutContents } from './contents.ts';
import { withoutFurniture } from './furniture.ts';
import { headingsOf } from './headings.ts';
import { textLines } from './lines.ts';
import { outlineOf } from './outline.ts';
import { paragraphsOf, vocabularyOf } from './paragraphs.ts';
import { cutSections } from './parts.ts';
import type { OwnSection } from './section.ts';

export type { OwnSection } from './section.ts';

/** The result of importing a document. */
export interface Imported {
  sections: OwnSection[];
  /** The number of sections that are glossary terms. */
  terms: number;
  /** False if the document has no headings and was cut into sections of about 200 words. */
  hasHeadings: boolean;
  skipped: Skipped;
}

/** How many parts of each kind were removed. The numbers count lines unless a comment says otherwise. */
export interface Skipped {
  contents: number;
  pages: number;
  navigation: number;
  pictures: number;
  sources: number;
  /** The number of words before a list of terms. These words belong to the web page, not to the book. */
  opening: number;
  /** Headings that have neither text nor subheadings. */
  headings: number;
  /** Sections that repeat another section with the same title. */
  repeated: number;
}

/** Finds the sections of a document that is given as plain text from a PDF or a web page. */
export function sectionsOf(text: string): Imported {
  const { lines, ...furniture } = withoutFurniture(textLines(text));
  const contents = withoutContents(lines);
  const { headings, areTerms } = headingsOf(contents);
  const vocabulary = vocabularyOf(contents.lines);
  const skipped = { ...furniture, contents: contents.taken, opening: contents.opening, headings: 0, repeated: 0 };
  const { sections, terms, empty } = outlineOf(contents.lines, headings, vocabulary, areTerms);
  if (headings.length === 0 || sections.length === 0) {
    const parts = cutSections(paragraphsOf(contents.lines, vocabulary));
    return { sections: parts, terms: 0, hasHeadings: false, skipped };
  }
  const references = contents.references.map(({ title, text: to }) => ({ title, path: [], text: to }));
  const all = [...sections, ...references];
  const seen = new Set<string>();
  const once = all.filter(({ title, text: under }) => {
    const size = seen.size;
    return seen.add(JSON.stringify([title, under])).size > size;
  });
  return {
    sections: once,
    terms: terms + references.length,
    hasHeadings: true,
    skipped: { ...skipped, headings: empty, repeated: all.length - once.length },
  };
}
