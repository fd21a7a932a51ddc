import { must } from '../../src/kernel/must.ts';
import type { Page, Placed } from './flow.ts';
import { type DrawnPicture, type Header, header, picture } from './frame.ts';
import type { Pen } from './pen.ts';
import { page } from './theme.ts';

/** Returns the number of the page to show. A number that is too high or too low means the last or the first page. */
export function pageNumber(wanted: number, count: number): number {
  return Math.min(Math.max(1, wanted), count);
}

/** Returns the page to show, with its number. Throws if there are no pages. */
export function pageAt(pages: readonly Page[], wanted: number): { number: number; shown: Page } {
  const number = pageNumber(wanted, pages.length);
  return { number, shown: must(pages[number - 1], 'a page') };
}

/** Returns the fact for the header of one of several pages, or none if there is only one. */
export function pageFacts(number: number, count: number): string[] {
  return count > 1 ? [`Page ${number} of ${count}`] : [];
}

/** Draws blocks at their positions. */
export function drawPlaced(pen: Pen, placed: readonly Placed[]): void {
  for (const { block, x, y, height } of placed) block.draw(pen, x, y, height);
}

/** Draws a page of blocks under a header. If there are several pages, the first fact is the page number. */
export function drawPage(pages: readonly Page[], wanted: number, head: Header): DrawnPicture {
  const { number, shown } = pageAt(pages, wanted);
  return picture(Math.round(shown.bottom + page.margin), (pen) => {
    const facts = [...pageFacts(number, pages.length), ...(head.facts ?? [])];
    header(pen, { ...head, facts: facts.slice(0, 2) });
    drawPlaced(pen, shown.placed);
  });
}
