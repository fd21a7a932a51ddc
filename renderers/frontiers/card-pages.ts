import { type Block, flow, type Page, stack } from '../kit/flow.ts';
import { page } from '../kit/theme.ts';

/** Columns of cards side by side. */
export const columns = 3;
const gap = 24;
const stripGap = 14;
/** Width of one of three cards side by side. */
export const cardWidth = (page.width - 2 * page.margin - (columns - 1) * gap) / columns;
/** Where cards begin, below the head. */
export const cardsTop = 140;

/** Cards three to a row on as many pages as they take; `foot`, as wide as the page, comes after them. */
export function cardPages(cards: readonly Block[], foot?: Block): Page[] {
  const bottom = page.maxHeight - page.margin;
  const pages = flow(cards, { columns, width: cardWidth, gap, left: page.margin, top: cardsTop, bottom });
  const shown = cards.length === 0 ? [{ bottom: cardsTop - gap, placed: [] }] : pages;
  return foot === undefined ? shown : withFoot(shown, foot);
}

/** Strips as wide as the page below each other, on as many pages as they take. */
export function stripPages(strips: readonly Block[]): Page[] {
  const width = page.width - 2 * page.margin;
  const bottom = page.maxHeight - page.margin;
  return flow(strips, { columns: 1, width, gap: stripGap, left: page.margin, top: cardsTop, bottom });
}

/** Pages with a last block as wide as the page: on the last one, or where it doesn’t fit on one of its own. */
export function withFoot(pages: readonly Page[], block: Block): Page[] {
  const last = pages.at(-1);
  const y = last === undefined ? cardsTop : last.bottom + gap;
  const fits = last !== undefined && y + block.height <= page.maxHeight - page.margin;
  const at = fits ? y : cardsTop;
  const placed = { block, x: page.margin, y: at, height: block.height };
  const bottom = at + block.height;
  if (!fits) return [...pages, { bottom, placed: [placed] }];
  return [...pages.slice(0, -1), { bottom, placed: [...last.placed, placed] }];
}

/** A block as wide as the page, below it others in two columns; what doesn’t fit goes on further pages. */
export function stackUnder(head: Block, blocks: readonly Block[]): Page[] {
  const bottom = page.maxHeight - page.margin;
  const width = (page.width - 2 * page.margin - gap) / 2;
  const room = { columns: 2, width, gap, left: page.margin, bottom };
  const under = cardsTop + head.height + gap;
  const alone = { block: head, x: page.margin, y: cardsTop, height: head.height };
  const [first, ...rest] = stack(blocks, { ...room, top: under });
  // Where not even one block fits below, they begin on the next page.
  if (blocks.length === 0 || first === undefined || first.bottom > bottom) {
    const more = blocks.length === 0 ? [] : stack(blocks, { ...room, top: cardsTop });
    return [{ bottom: cardsTop + head.height, placed: [alone] }, ...more];
  }
  const later = rest.flatMap(({ placed }) => placed.map(({ block }) => block));
  const more = later.length === 0 ? [] : stack(later, { ...room, top: cardsTop });
  return [{ bottom: first.bottom, placed: [alone, ...first.placed] }, ...more];
}

/** A page by its number; one after the last means the last. */
export function pageAt(pages: readonly Page[], wanted: number): { number: number; shown: Page } {
  const number = Math.min(Math.max(1, wanted), pages.length);
  const shown = pages[number - 1] ?? { bottom: cardsTop, placed: [] };
  return { number, shown };
}
