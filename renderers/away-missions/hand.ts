import type { AwayMissionsView } from '../../src/games/away-missions/view.ts';
import { count } from '../kit/wording.ts';
import type { Scene } from '../scene.ts';
import { type Cards, cardsAlt, cardsText, drawCards, pagesOf } from './card-pages.ts';

/** The page of a large hand, counted from 1. */
export interface HandParams {
  readonly page?: number;
}

function cardsOf({ hand: cards }: AwayMissionsView): Cards {
  const missions = cards.filter((card) => card.deck === 'mission').length;
  const fact = `${count(missions, 'mission')}, ${cards.length - missions} support`;
  return { title: 'Your hand', cards, fact, none: 'No cards in hand.' };
}

/** Draws the viewer's own numbered cards. Playable cards are bright. Unplayable cards are dim and show the reason. */
export const hand: Scene<AwayMissionsView, HandParams> = {
  draw: (view, { page = 1 }) => drawCards(view, cardsOf(view), page),
  pages: (view) => pagesOf(view.hand).length,
  alt: (view, { page = 1 }) => cardsAlt(cardsOf(view), page),
  text: (view) => cardsText(view.hand),
};
