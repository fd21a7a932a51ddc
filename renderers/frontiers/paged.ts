import type { Page } from '../kit/flow.ts';
import { type DrawnPicture, type Header, header, picture } from '../kit/frame.ts';
import { page } from '../kit/theme.ts';
import { pageAt } from './card-pages.ts';

/** Draws one of several pages of blocks under a header with the page number. */
export function drawPage(pages: readonly Page[], wanted: number, head: Header): DrawnPicture {
  const { number, shown } = pageAt(pages, wanted);
  return picture(Math.round(shown.bottom + page.margin), (pen) => {
    const facts = [...(pages.length > 1 ? [`Page ${number} of ${pages.length}`] : []), ...(head.facts ?? [])];
    header(pen, { ...head, facts: facts.slice(0, 2) });
    for (const { block, x, y, height } of shown.placed) block.draw(pen, x, y, height);
  });
}
