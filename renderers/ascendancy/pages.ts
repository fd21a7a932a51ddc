import { type Block, type Page, stack } from '../kit/flow.ts';
import { page } from '../kit/theme.ts';

const top = 140;
const gap = 24;

/** The width of a page, and the width of a column if there are two, in pixels. */
export const wide = page.width - 2 * page.margin;
export const half = (wide - gap) / 2;

/** Lays out blocks in two columns below full-width ones. Blocks that don’t fit continue on further pages. */
export function pagesOf(heads: readonly Block[], blocks: readonly Block[]): Page[] {
  const room = { columns: 2, width: half, gap, left: page.margin, bottom: page.maxHeight - page.margin };
  let under = top;
  const placed = heads.map((block) => {
    const one = { block, x: page.margin, y: under, height: block.height };
    under += block.height + gap;
    return one;
  });
  const alone = { bottom: heads.length === 0 ? top + 20 : under - gap, placed };
  if (blocks.length === 0) return [alone];
  const [first, ...rest] = stack(blocks, { ...room, top: under });
  const fits = first !== undefined && first.bottom <= room.bottom;
  const later = fits ? rest.flatMap((one) => one.placed.map(({ block }) => block)) : blocks;
  const more = later.length === 0 ? [] : stack(later, { ...room, top });
  return [fits ? { bottom: first.bottom, placed: [...placed, ...first.placed] } : alone, ...more];
}
