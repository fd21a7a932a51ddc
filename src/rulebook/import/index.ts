import { withoutContents } from './contents.ts';
import { withoutFurniture } from './furniture.ts';
import { headingsOf } from './headings.ts';
import { textLines } from './lines.ts';
import { outlineOf } from './outline.ts';
import { paragraphsOf, vocabularyOf } from './paragraphs.ts';
import { cutSections } from './parts.ts';
import type { OwnSection } from './section.ts';

export type { OwnSection } from './section.ts';

/** What was found in a document. */
export interface Imported {
  sections: OwnSection[];
  /** How many of the sections are terms of a glossary. */
  terms: number;
  /** Whether it has headings. Without any it is cut into sections of about 200 words. */
  hasHeadings: boolean;
  skipped: Skipped;
}

/** What was left out, in lines unless it says otherwise. */
export interface Skipped {
  contents: number;
  pages: number;
  navigation: number;
  pictures: number;
  sources: number;
  /** Words before a list of terms, which belong to the web page. */
  opening: number;
  /** Headings with nothing under them that head nothing else. */
  headings: number;
  /** Sections that say again what another one of the same title says. */
  repeated: number;
}

/** Finds the sections of a document: plain text as it comes out of a PDF or a web page. */
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
