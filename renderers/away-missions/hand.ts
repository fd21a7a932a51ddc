import type { AwayMissionsView, CardView } from '../../src/games/away-missions/view.ts';
import { type Page, stack } from '../kit/flow.ts';
import { header, picture } from '../kit/frame.ts';
import { page, size } from '../kit/theme.ts';
import { write } from '../kit/words.ts';
import { altText, type Scene } from '../scene.ts';
import { cardBlock, smallFace } from './card-face.ts';
import { cardText } from './card-words.ts';
import { count } from './words.ts';

/** Which page of a large hand, from 1. */
export interface HandParams {
  readonly page?: number;
}

const columns = 3;
const gap = 24;
const width = (page.width - 2 * page.margin - (columns - 1) * gap) / columns;
const top = 140;

function pagesOf(hand: readonly CardView[]): Page[] {
  const blocks = hand.map((card, i) => cardBlock(card, width, smallFace, i + 1));
  return stack(blocks, { columns, width, gap, left: page.margin, top, bottom: page.maxHeight - page.margin });
}

const reader = (view: AwayMissionsView): number | undefined => (view.reader === 'spectator' ? undefined : view.reader);

/** `5 missions, 4 support`. */
function contents(hand: readonly CardView[]): string {
  const missions = hand.filter((card) => card.deck === 'mission').length;
  return `${count(missions, 'mission')}, ${hand.length - missions} support`;
}

/** The reader's own cards side by side, numbered; what can be played now bright, the rest dim with the reason. */
export const hand: Scene<AwayMissionsView, HandParams> = {
  draw(view, { page: wanted = 1 }) {
    const pages = pagesOf(view.hand);
    const number = Math.min(Math.max(1, wanted), pages.length);
    const shown = pages[number - 1];
    const bottom = Math.max(shown?.bottom ?? 0, top + 120);
    return picture(bottom + page.margin, (pen) => {
      const facts = [...(pages.length > 1 ? [`Page ${number} of ${pages.length}`] : []), contents(view.hand)];
      header(pen, { seat: reader(view), title: 'Your hand', facts });
      if (view.hand.length === 0) write(pen, 'No cards in hand.', page.margin, top + 40, { px: size.head });
      for (const { block, x, y, height } of shown?.placed ?? []) block.draw(pen, x, y, height);
    });
  },
  pages: (view) => pagesOf(view.hand).length,
  alt(view) {
    const may = view.hand.filter((card) => card.now?.playable);
    const rest = view.hand.filter((card) => !card.now?.playable);
    const named = (card: CardView): string => (card.points === null ? card.name : `${card.name} (${card.points})`);
    return altText([
      `Your hand: ${contents(view.hand)}.`,
      ...(may.length ? [`You may play: ${may.map(named).join(', ')}.`] : []),
      ...(rest.length ? [`Not now: ${rest.map(named).join(', ')}.`] : []),
    ]);
  },
  text: (view) => view.hand.flatMap((card, i) => cardText(card, `${i + 1}. `)),
};
