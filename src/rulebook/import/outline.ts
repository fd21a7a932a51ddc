import type { Heading } from './headings.ts';
import { type TextLine, wordsIn } from './lines.ts';
import { paragraphsOf, type Vocabulary } from './paragraphs.ts';
import type { OwnSection } from './section.ts';
import { type Split, splitTerms } from './terms.ts';
import { titleOf } from './titles.ts';

/** A document, divided by its headings. */
export interface Outline extends Split {
  /** Headings that have no text and contain no other headings. */
  empty: number;
}

/** A heading whose section contains the current line. */
interface Above {
  title: string;
  depth: number;
  /** The heading's index if it has no text of its own, otherwise null. */
  emptyAt: number | null;
}

/**
 * Arranges a document's text under its headings. If `asTerms` is set, the headings are terms, whose spelling is kept.
 */
export function outlineOf(
  lines: readonly TextLine[],
  headings: readonly Heading[],
  vocabulary: Vocabulary,
  asTerms: boolean,
): Outline {
  const sections = openingOf(lines.slice(0, headings[0]?.first), vocabulary);
  let terms = 0;
  let empty = 0;
  const above: Above[] = [];
  for (const [at, { first, end, depth }] of headings.entries()) {
    const words = lines.slice(first, end).map(({ text }) => text.trim());
    const title = asTerms ? words.join(' ') : titleOf(words.join(' '));
    const next = headings[at + 1];
    const paragraphs = paragraphsOf(lines.slice(end, next?.first), vocabulary);
    const isMarked = (lines[first]?.marks ?? 0) > 0;
    climb(above, depth, isMarked ? null : at - 1);
    const path = above.map((heading) => heading.title);
    if (paragraphs.length > 0) {
      const split = splitTerms(title, path, paragraphs);
      for (const section of split.sections) if (section.text !== '') sections.push(section);
      terms += asTerms ? 1 : split.terms;
    } else if (next === undefined || next.depth < depth || (next.depth === depth && isMarked)) empty += 1;
    above.push({ title, depth, emptyAt: paragraphs.length > 0 ? null : at });
  }
  return { sections, terms, empty };
}

/**
 * Removes from `above` all headings that don't contain the next heading, which has the given depth. If no text
 * separates a heading (at the index `before`) from the next one, the first contains the second even at the same depth:
 * in a document that doesn't show levels, all headings have the same depth.
 */
function climb(above: Above[], depth: number, before: number | null): void {
  for (let last = above.at(-1); last !== undefined && last.depth >= depth; last = above.at(-1)) {
    if (last.depth === depth && before !== null && last.emptyAt === before) return;
    above.pop();
  }
}

/** Returns the section before the first heading. */
function openingOf(lines: readonly TextLine[], vocabulary: Vocabulary): OwnSection[] {
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  const isTitle = wordsIn(first) <= 12 && !/[.!?:,;]$/.test(first.text) && rest.length > 0;
  const text = paragraphsOf(isTitle ? rest : lines, vocabulary).join('\n\n');
  return [{ title: isTitle ? titleOf(first.text) : 'Opening', path: [], text }];
}
