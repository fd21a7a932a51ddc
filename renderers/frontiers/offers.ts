import type { DummyView, FrontiersView } from '../../src/games/frontiers/view.ts';
import { type Block, type Page, stack } from '../kit/flow.ts';
import { entryWords, type ListItem, listBlock } from '../kit/list-block.ts';
import { drawPage } from '../kit/paged.ts';
import { page } from '../kit/theme.ts';
import { count, list } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { cardBlock, smallFace } from './card-face.ts';
import { cardPages, cardsTop, cardWidth } from './card-pages.ts';
import { coreBlock } from './core-block.ts';
import { crewBlock, skillBlock, tacticBlock } from './people-face.ts';
import { cardWords, crewWords, heap, skillWords } from './words.ts';

/**
 * A part of the common supply: the card offers with the Core, the Crew, or the Tactics with the Round Order and common
 * Skills.
 */
export type OfferPart = 'cards' | 'crew' | 'tactics';

/** The part of the supply, and its page, counted from 1. */
export interface OffersParams {
  readonly part: OfferPart;
  readonly page?: number;
}

const gap = 24;
const wide = page.width - 2 * page.margin;
const half = (wide - gap) / 2;

const titles: Record<OfferPart, string> = { cards: 'Card offers', crew: 'Crew offer', tactics: 'Tactics and order' };

function factOf({ market, round }: FrontiersView, part: OfferPart): string {
  const { advanced, undiscovered, crew, actions } = market;
  switch (part) {
    case 'cards':
      return count(advanced.length + undiscovered.length, 'card');
    case 'crew':
      return `${count(crew.length, 'Crew card')}${actions.length > 0 ? `, ${count(actions.length, 'action')}` : ''}`;
    case 'tactics':
      return `Round ${round}`;
  }
}

function pagesOf(view: FrontiersView, part: OfferPart): Page[] {
  const { market } = view;
  const cards = (of: FrontiersView['market']['advanced']): Block[] =>
    of.map((card) => cardBlock(card, cardWidth, smallFace));
  switch (part) {
    case 'cards':
      return cardPages([...cards(market.advanced), ...cards(market.undiscovered)], coreBlock(view, wide));
    case 'crew':
      return cardPages([...market.crew.map((crew) => crewBlock(crew, cardWidth)), ...cards(market.actions)]);
    case 'tactics': {
      const blocks = [
        listBlock('Round Order', orderEntries(view), half),
        ...(view.dummy === null ? [] : [listBlock('Dummy Player', dummyEntries(view.dummy), half)]),
        ...market.tactics.map((tactic) => tacticBlock(tactic, half)),
        ...market.heldOut.map((tactic) => tacticBlock(tactic, half, true)),
        ...market.common.map((skill) => skillBlock(skill, half)),
        listBlock('Encounter Tokens left', pileEntries(view), half),
      ];
      const bottom = page.maxHeight - page.margin;
      return stack(blocks, { columns: 2, width: half, gap, left: page.margin, top: cardsTop, bottom });
    }
  }
}

/** Lists the column of Round Order Tokens with the public information about each. */
function orderEntries({ order, turn, announced, finale }: FrontiersView): ListItem[] {
  return [
    ...order.map(({ who, name, number, down }): ListItem => {
      const now = who === turn?.seat ? ', now' : '';
      const entry = { icon: 'ship' as const, words: `${name}${now}${down ? ', face down' : ''}` };
      return number === null ? entry : { ...entry, value: `${number}` };
    }),
    ...(announced === null
      ? []
      : [
          {
            icon: 'clock',
            words: `${announced.by} announced the end. Turns left: ${list(announced.left) || 'none'}`,
          } as const,
        ]),
    ...(finale === null
      ? []
      : [{ icon: 'flag', words: `${finale.why} Last turns: ${list(finale.left) || 'none'}` } as const]),
  ];
}

/** Lists the open information about the Dummy Player, and its number of cards. */
function dummyEntries({ name, deck, discard, crystals, tactic, skillPile }: DummyView): ListItem[] {
  return [
    { icon: 'ship', words: name },
    ...(tactic === null ? [] : [{ icon: 'clock', words: `${tactic.number} ${tactic.name}` } as const]),
    { icon: 'deck', words: 'Ship Deck', value: `${deck}` },
    { icon: 'discard', words: 'Discards', value: `${discard}` },
    { icon: 'crystal', words: `Crystals: ${heap(crystals)}` },
    ...(skillPile > 0 ? [{ icon: 'skill', words: 'Skills face down', value: `${skillPile}` } as const] : []),
  ];
}

function pileEntries({ market }: FrontiersView): ListItem[] {
  return market.piles.map(({ name, draw, discard }) => ({
    words: name,
    value: discard > 0 ? `${draw} + ${discard}` : `${draw}`,
  }));
}

/**
 * Shows a part of the common supply: the card offers with the Core, the Crew offer, or the Tactics with the Round
 * Order.
 */
export const offers: Scene<FrontiersView, OffersParams> = {
  draw(view, { part, page: wanted = 1 }) {
    const facts = [factOf(view, part)];
    return drawPage(pagesOf(view, part), wanted, { seat: view.turn?.seat, title: titles[part], facts });
  },
  pages: (view, { part }) => pagesOf(view, part).length,
  alt: (view, { part }) => altText(words(view, part)),
  text: (view, { part }) => words(view, part),
};

function words(view: FrontiersView, part: OfferPart): string[] {
  const { market } = view;
  const { decks } = market;
  switch (part) {
    case 'cards':
      return [
        `Core: ${market.core.join(', ') || 'empty'}.`,
        `Advanced Action offer, ${count(decks.advanced, 'card')} in the deck:`,
        ...market.advanced.flatMap((card) => cardWords(card)),
        `Undiscovered offer, ${count(decks.undiscovered, 'card')} in the deck:`,
        ...market.undiscovered.flatMap((card) => cardWords(card)),
      ];
    case 'crew':
      return [
        `Crew offer; decks: ${decks.regular} Regular, ${decks.elite} Elite.`,
        ...market.crew.flatMap((crew) => crewWords(crew)),
        ...(market.actions.length > 0 ? ['Advanced Actions of Class-M Planets:'] : []),
        ...market.actions.flatMap((card) => cardWords(card)),
      ];
    case 'tactics':
      return [
        ...orderEntries(view).map(
          ({ words: name, value }) => `${name}${value === undefined ? '' : `: Tactic ${value}`}.`,
        ),
        ...(view.dummy === null ? [] : [`Dummy Player: ${dummyEntries(view.dummy).map(entryWords).join('; ')}.`]),
        ...market.tactics.map(({ number, name, text }) => `${number} ${name}: ${text}`),
        ...market.heldOut.map(({ number, name }) => `${number} ${name} sits out this Round.`),
        ...market.common.map(skillWords),
        ...pileEntries(view).map((entry) => `${entryWords(entry)}.`),
      ];
  }
}
