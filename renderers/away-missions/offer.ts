import type { AwayMissionsView } from '../../src/games/away-missions/view.ts';
import { count } from '../kit/wording.ts';
import type { Scene } from '../scene.ts';
import { type Cards, cardsAlt, cardsText, drawCards, pagesOf } from './card-pages.ts';

/** The page of the cards, counted from 1. */
export interface OfferParams {
  readonly page?: number;
}

function cardsOf({ offer: cards }: AwayMissionsView): Cards {
  return { title: 'Choose a card', cards, fact: count(cards.length, 'card'), none: 'There is nothing to choose from.' };
}

/**
 * Draws the cards the viewer is choosing from. The cards come from a deck or a discard pile, or are offered before the
 * game.
 */
export const offer: Scene<AwayMissionsView, OfferParams> = {
  draw: (view, { page = 1 }) => drawCards(view, cardsOf(view), page),
  pages: (view) => pagesOf(view.offer).length,
  alt: (view, { page = 1 }) => cardsAlt(cardsOf(view), page),
  text: (view) => cardsText(view.offer),
};
