import { contrast } from './colour.ts';
import { missingGlyphs } from './glyphs.ts';
import type { Box, Mark, Pen, Word } from './pen.ts';
import { page, size } from './theme.ts';

/** Something wrong with a single word or icon in a picture. */
export interface LayoutFault {
  readonly kind: 'small' | 'outside' | 'wide' | 'contrast' | 'overlap' | 'high' | 'glyph' | 'touch';
  readonly what: string;
}

/** The measurements of a picture's layout. A picture may be shown only if there are no faults. */
export interface AuditReport {
  readonly faults: readonly LayoutFault[];
  readonly words: number;
  /** All words in drawing order. */
  readonly texts: readonly string[];
  /** The names of all icons in drawing order. The name of an upside-down ship is `ship turned`. */
  readonly icons: readonly string[];
  /** The names of the drawn marks of changes, in drawing order. */
  readonly changes: readonly string[];
  /** Words that were cut to fit. Words may be cut if the full text appears elsewhere. */
  readonly cut: readonly string[];
  /** The smallest type size in pixels. */
  readonly smallest: number;
  /** The lowest contrast between a word and its background. */
  readonly contrast: number;
}

/** Minimum contrast of a word: WCAG 2.2, level AA. */
const leastContrast = 4.5;
/** Minimum distance of words from the picture's edge, in pixels. */
const edge = 8;
/** The part of an icon's width on each side that may overlap, since icons rarely fill their box. */
const slack = 0.12;

/** Minimum space between words, as a fraction of the type size. */
const blank = 0.15;

const meet = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

const inside = (a: Box, width: number, height: number): boolean =>
  a.x0 >= edge && a.y0 >= 4 && a.x1 <= width - edge && a.y1 <= height - edge;

function core(mark: Mark): Box {
  const s = (mark.x1 - mark.x0) * slack;
  return { x0: mark.x0 + s, y0: mark.y0 + s, x1: mark.x1 - s, y1: mark.y1 - s };
}

function wordFaults(word: Word, width: number, height: number): LayoutFault[] {
  const faults: LayoutFault[] = [];
  const least = word.second ? size.small : size.body;
  if (word.size < least) faults.push({ kind: 'small', what: `${word.text} (${word.size})` });
  if (!inside(word, width, height)) faults.push({ kind: 'outside', what: word.text });
  const wide = Math.round(word.x1 - word.x0);
  if (word.room !== undefined && wide > Math.ceil(word.room)) {
    faults.push({ kind: 'wide', what: `${word.text} (${wide} in ${Math.round(word.room)})` });
  }
  const missing = missingGlyphs(word.text, word.face);
  if (missing.length > 0) faults.push({ kind: 'glyph', what: `${word.text} (${missing.join('')})` });
  const ratio = contrast(word.ink, word.ground);
  if (ratio < leastContrast) faults.push({ kind: 'contrast', what: `${word.text} (${ratio.toFixed(2)})` });
  return faults;
}

function overlaps(words: readonly Word[], marks: readonly Mark[]): LayoutFault[] {
  const boxes = [
    ...words.map((word) => ({ name: word.text, box: word as Box })),
    ...marks.map((mark) => ({ name: `icon ${mark.icon}`, box: core(mark) })),
  ];
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => meet(a.box, b.box))
      .map((b): LayoutFault => ({ kind: 'overlap', what: `${a.name} / ${b.name}` })),
  );
}

/** Finds words that look like one word because there is too little space between them. */
function touching(words: readonly Word[]): LayoutFault[] {
  return words.flatMap((a, i) =>
    words
      .slice(i + 1)
      .filter((b) => areTouching(a, b))
      .map((b): LayoutFault => ({ kind: 'touch', what: `${a.text} / ${b.text}` })),
  );
}

function areTouching(a: Word, b: Word): boolean {
  const shared = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  const isBeside = shared > Math.min(a.y1 - a.y0, b.y1 - b.y0) / 2;
  const gap = Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1);
  return isBeside && gap >= 0 && gap < Math.min(a.size, b.size) * blank;
}

/**
 * Checks a drawn picture for words that are too small, too wide, too faint, touching or overlapping, for missing
 * glyphs, and for anything outside the page.
 */
export function audit(pen: Pen): AuditReport {
  const { width, height } = pen.canvas;
  const faults = [
    ...pen.words.flatMap((word) => wordFaults(word, width, height)),
    ...pen.marks
      .filter((mark) => !inside(core(mark), width, height))
      .map((mark): LayoutFault => ({ kind: 'outside', what: `icon ${mark.icon}` })),
    ...pen.changes
      .filter((mark) => !inside(mark, width, height))
      .map((mark): LayoutFault => ({ kind: 'outside', what: mark.name })),
    ...overlaps(pen.words, pen.marks),
    ...touching(pen.words),
  ];
  if (height > page.maxHeight) faults.push({ kind: 'high', what: `${height}` });
  return {
    faults,
    words: pen.words.length,
    texts: pen.words.map((word) => word.text),
    icons: pen.marks.map(({ icon, isTurned }) => (isTurned ? `${icon} turned` : icon)),
    changes: pen.changes.map(({ name }) => name),
    cut: pen.words.filter((word) => word.text.endsWith('…')).map((word) => word.text),
    smallest: Math.min(...pen.words.map((word) => word.size)),
    contrast: Math.min(...pen.words.map((word) => contrast(word.ink, word.ground))),
  };
}
