import { countWords } from './lines.ts';
import type { OwnSection } from './section.ts';

/** A document without headings is cut into parts with about `ABOUT` words, but never more than `MOST` words. */
const ABOUT = 200;
const MOST = 300;

/** Cuts a text into parts of about 200 words, at the end of a sentence if possible. Each part is named by its first words. */
export function cutSections(paragraphs: readonly string[]): OwnSection[] {
  const sections: OwnSection[] = [];
  let part: string[] = [];
  const close = (): void => {
    const text = part.join('').trim();
    if (countWords(text) > 0) sections.push({ title: titleFrom(text), path: [], text });
    part = [];
  };
  for (const [piece] of paragraphs.join('\n\n').matchAll(/\S+\s*/g)) {
    part.push(piece);
    if (part.length >= MOST || (part.length >= ABOUT && /[.!?][)”"’']*\s*$/.test(piece))) close();
  }
  close();
  return sections;
}

function titleFrom(text: string): string {
  const start = text.slice(0, 80).split(/\s+/).slice(0, 8).join(' ');
  return start.length < text.length ? `${start} …` : start;
}
