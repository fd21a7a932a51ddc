import { areSorted } from './contents.ts';
import type { OwnSection } from './section.ts';
import { titleOf } from './titles.ts';

/** Minimum number of explained terms in a section that is split into terms. */
const FEWEST = 8;

const RUN_IN = /^(["“‘]?[\p{Lu}\p{N}][^.:;!?]{0,60}?):\s+(?=\S)/u;

/** The sections that result from splitting a section. */
export interface Split {
  sections: OwnSection[];
  /** The number of terms among these sections. */
  terms: number;
}

/**
 * If the paragraphs explain terms in alphabetical order, makes a section for each term. An explanation begins with the
 * term's name and a colon. Paragraphs without a name belong to the previous term.
 */
export function splitTerms(title: string, path: readonly string[], paragraphs: readonly string[]): Split {
  const names = paragraphs.map((paragraph) => nameOf(paragraph));
  const found = names.flatMap((name) => name ?? []);
  if (found.length < FEWEST || found.length * 5 < paragraphs.length * 3 || !areSorted(found)) {
    return { sections: [{ title, path: [...path], text: paragraphs.join('\n\n') }], terms: 0 };
  }
  const first = names.findIndex((name) => name !== null);
  const sections: OwnSection[] = [{ title, path: [...path], text: paragraphs.slice(0, first).join('\n\n') }];
  for (const [at, paragraph] of paragraphs.entries()) {
    const name = names[at] ?? null;
    const last = sections.at(-1);
    if (name !== null) sections.push({ title: name, path: [...path, title], text: paragraph.replace(RUN_IN, '') });
    else if (at > first && last !== undefined) last.text += `\n\n${paragraph}`;
  }
  return { sections, terms: found.length };
}

function nameOf(paragraph: string): string | null {
  const [, name] = RUN_IN.exec(paragraph) ?? [];
  return name === undefined || name.split(' ').length > 8 ? null : titleOf(name);
}
