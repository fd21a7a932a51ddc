import type { CaptainView, CardView, FrontiersView } from '../../src/games/frontiers/view.ts';
import type { Page } from '../kit/flow.ts';
import { page } from '../kit/theme.ts';
import { count } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { cardBlock, damageCards, smallFace } from './card-face.ts';
import { cardPages, cardWidth } from './card-pages.ts';
import { drawPage } from './paged.ts';
import { rackBlock } from './rack.ts';
import { cardWords, heap, pointsWords } from './words.ts';

/** Which page of a large hand, from 1. */
export interface HandParams {
  readonly page?: number;
}

interface Held {
  readonly cards: readonly CardView[];
  readonly damage: number;
  readonly captain: CaptainView | undefined;
}

function heldBy(view: FrontiersView): Held {
  const all = view.own?.hand ?? [];
  const cards = all.filter(({ sort }) => sort !== 'damage');
  const captain = view.captains.find(({ seat }) => seat === view.reader);
  return { cards, damage: all.length - cards.length, captain };
}

function pagesOf(view: FrontiersView): Page[] {
  const { cards, damage, captain } = heldBy(view);
  const blocks = cards.map((card, i) => cardBlock(card, cardWidth, smallFace, i + 1));
  if (damage > 0) blocks.push(damageCards(damage, cardWidth));
  return cardPages(blocks, captain === undefined ? undefined : rackBlock(view, captain, page.width - 2 * page.margin));
}

function fact({ cards, damage }: Held): string {
  return damage === 0 ? count(cards.length, 'card') : `${count(cards.length, 'card')}, ${damage} Damage`;
}

/** The reader’s own cards, numbered, with the ways to play them now; data at hand, and what the turn has gathered. */
export const hand: Scene<FrontiersView, HandParams> = {
  draw(view, { page: wanted = 1 }) {
    const held = heldBy(view);
    const facts = [...(held.captain === undefined ? [] : [held.captain.name]), fact(held)];
    const seat = view.reader === 'spectator' ? undefined : view.reader;
    return drawPage(pagesOf(view), wanted, { seat, title: 'Your hand', facts });
  },
  pages: (view) => pagesOf(view).length,
  alt: (view) => altText(words(view)),
  text: words,
};

function mostWords({ own }: FrontiersView): string[] {
  if (own === null) return [];
  const { move, attack, shields, diplomacy } = own.most;
  return [
    `With all you hold, of each at most: Move ${move}, Attack ${attack}, Shields ${shields}, Diplomacy ${diplomacy}.`,
  ];
}

function words(view: FrontiersView): string[] {
  const held = heldBy(view);
  const { cards, captain } = held;
  if (captain === undefined) return ['You have no hand: you only watch.'];
  const points = pointsWords(captain);
  return [
    `Your hand: ${fact(held)}.`,
    ...cards.flatMap((card, i) => cardWords(card, `${i + 1}. `)),
    `Core: ${view.market.core.join(', ') || 'empty'}. Crystals: ${heap(captain.crystals)}. Data: ${heap(captain.data)}.`,
    ...(captain.dice.length > 0
      ? [`Dice taken: ${captain.dice.map(({ colour, used }) => (used ? `${colour} (used)` : colour)).join(', ')}.`]
      : []),
    ...(captain.played.length > 0
      ? [`Played: ${captain.played.map(({ card, as }) => `${card.name} (${as})`).join(', ')}.`]
      : []),
    ...(points === '' ? [] : [`Gathered: ${points}.`]),
    ...mostWords(view),
  ];
}
