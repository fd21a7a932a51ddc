import { type Block, flow, type Page, stack } from '../kit/flow.ts';
import { page } from '../kit/theme.ts';

/** The number of columns of cards. */
export const columns = 3;
const gap = 24;
const stripGap = 14;
/** The width of a card in a row of three. */
export const cardWidth = (page.width - 2 * page.margin - (columns - 1) * gap) / columns;
/** The y coordinate at which the cards begin, below the header. */
export const cardsTop = 140;

/** Returns pages of cards in rows of three, followed by the full-width block `foot`, if given. */
export function cardPages(cards: readonly Block[], foot?: Block): Page[] {
  const bottom = page.maxHeight - page.margin;
  const pages = flow(cards, { columns, width: cardWidth, gap, left: page.margin, top: cardsTop, bottom });
  const shown = cards.length === 0 ? [{ bottom: cardsTop - gap, placed: [] }] : pages;
  return foot === undefined ? shown : withFoot(shown, foot);
}

/** Returns pages of full-width strips, one below another. */
export function stripPages(strips: readonly Block[]): Page[] {
  const width = page.width - 2 * page.margin;
  const bottom = page.maxHeight - page.margin;
  return flow(strips, { columns: 1, width, gap: stripGap, left: page.margin, top: cardsTop, bottom });
}

/** Adds a full-width block at the end. The block gets its own page if the last page has no room for it. */
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

/**
 * Returns pages with a full-width block at the top and other blocks below it in two columns. Blocks that don't fit go
 * on further pages.
 */
export function stackUnder(head: Block, blocks: readonly Block[]): Page[] {
  const bottom = page.maxHeight - page.margin;
  const width = (page.width - 2 * page.margin - gap) / 2;
  const room = { columns: 2, width, gap, left: page.margin, bottom };
  const under = cardsTop + head.height + gap;
  const alone = { block: head, x: page.margin, y: cardsTop, height: head.height };
  const [first, ...rest] = stack(blocks, { ...room, top: under });
  // If not even one block fits below the wide one, the columns start on the next page.
  if (blocks.length === 0 || first === undefined || first.bottom > bottom) {
    const more = blocks.length === 0 ? [] : stack(blocks, { ...room, top: cardsTop });
    return [{ bottom: cardsTop + head.height, placed: [alone] }, ...more];
  }
  const later = rest.flatMap(({ placed }) => placed.map(({ block }) => block));
  const more = later.length === 0 ? [] : stack(later, { ...room, top: cardsTop });
  return [{ bottom: first.bottom, placed: [alone, ...first.placed] }, ...more];
}
