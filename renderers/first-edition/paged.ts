import { type Block, type Page, stack } from '../kit/flow.ts';
import { type DrawnPicture, type Header, header, picture } from '../kit/frame.ts';
import { drawPlaced, pageAt } from '../kit/paged.ts';
import { page } from '../kit/theme.ts';

const gap = 24;
const top = 140;

/** Returns the width of a block on a page with the given number of columns. */
export function columnWidth(columns: number): number {
  return (page.width - 2 * page.margin - gap * (columns - 1)) / columns;
}

/** Arranges blocks in columns on as many pages as needed. */
export function pagesOf(blocks: readonly Block[], columns: number): Page[] {
  const bottom = page.maxHeight - page.margin;
  return stack(blocks, { columns, width: columnWidth(columns), gap, left: page.margin, top, bottom });
}

/** Draws a page of blocks under a header. Pages are counted from 1. */
export function drawPage(blocks: readonly Block[], columns: number, wanted: number, head: Header): DrawnPicture {
  const pages = pagesOf(blocks, columns);
  const { number, shown } = pageAt(pages, wanted);
  const facts = [...(head.facts ?? []), ...(pages.length > 1 ? [`${number} of ${pages.length}`] : [])];
  return picture(shown.bottom + page.margin, (pen) => {
    header(pen, { ...head, facts: facts.slice(0, 2) });
    drawPlaced(pen, shown.placed);
  });
}
