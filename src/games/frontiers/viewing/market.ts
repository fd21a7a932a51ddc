import { sizes } from '../../kit/zones.ts';
import { PILE_NAMES, PILES } from '../content/encounters/token.ts';
import type { Frontiers } from '../state.ts';
import type { MarketView } from '../view.ts';
import { cardView, crewCardView, skillView, tacticView } from './cards.ts';

/** What lies open for all: dice, offers, Tactics, common Skills; decks and piles as numbers. */
export function marketView(g: Frontiers): MarketView {
  const { core, advanced, undiscovered, crew, tactics, common, piles } = g;
  return {
    core: [...core],
    advanced: advanced.offer.map((card) => cardView(card)),
    undiscovered: undiscovered.offer.map((card) => cardView(card)),
    crew: crew.offer.map(crewCardView),
    actions: crew.actions.map((card) => cardView(card)),
    tactics: tactics.display.map(tacticView),
    heldOut: tactics.aside.map(({ tactic }) => tacticView(tactic)),
    common: common.map(({ skill }) => skillView(skill)),
    decks: {
      advanced: advanced.deck.length,
      undiscovered: undiscovered.deck.length,
      ...sizes(crew, 'regular', 'elite'),
    },
    piles: PILES.map((pile) => ({
      pile,
      name: PILE_NAMES[pile],
      ...sizes(piles[pile], 'draw', 'discard'),
    })),
  };
}
