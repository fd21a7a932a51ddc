import type { BriefView, FirstEditionView } from '../../src/games/first-edition/view.ts';
import { count } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { briefBlock } from './brief-block.ts';
import { columnWidth, drawPage, pagesOf } from './paged.ts';
import { lookOf } from './sides.ts';

/** The page of a large hand, counted from 1. */
export interface HandParams {
  readonly page?: number;
}

function cardsOf({ players, reader }: FirstEditionView): readonly BriefView[] {
  return reader === 'spectator' ? [] : (players[reader]?.hand ?? []);
}

const blocksOf = (view: FirstEditionView) => cardsOf(view).map((card) => briefBlock(card, columnWidth(2)));

function words(view: FirstEditionView): string[] {
  const cards = cardsOf(view);
  if (cards.length === 0) return ['You have no cards in hand.'];
  return cards.map(({ title, type, kind, figures, facts, text }) => {
    const numbers = figures.map(({ name, shown }) => `${name} ${shown}`);
    return `${title}: ${[kind === '' ? type : kind, ...numbers, ...facts].join(', ')}.${text === null ? '' : ` ${text}`}`;
  });
}

/** Shows the reader’s own hand. */
export const hand: Scene<FirstEditionView, HandParams> = {
  draw: (view, { page = 1 }) =>
    drawPage(blocksOf(view), 2, page, {
      seat: view.reader === 'spectator' ? undefined : lookOf(view.reader),
      title: 'Your hand',
      facts: [count(cardsOf(view).length, 'card')],
    }),
  pages: (view) => pagesOf(blocksOf(view), 2).length,
  alt: (view) => altText(words(view)),
  text: words,
};
