import type { CaptainView, CardView, FrontiersView } from '../../src/games/frontiers/view.ts';
import type { Block, Page } from '../kit/flow.ts';
import { drawPage } from '../kit/paged.ts';
import { page } from '../kit/theme.ts';
import { count } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { cardBlock, damageCards, smallFace } from './card-face.ts';
import { cardPages, cardWidth, columns, stripPages, withFoot } from './card-pages.ts';
import { cardStrip, damageStrip, TELLINGS } from './card-strip.ts';
import { rackBlock } from './rack.ts';
import { cardWords, heap, pointsWords } from './words.ts';

/** The page of a large hand, counted from 1. */
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

const width = page.width - 2 * page.margin;

/** The pages of a hand, and whether its cards are shown in full. */
interface Layout {
  readonly pages: Page[];
  readonly whole: boolean;
}

/**
 * Lays out the hand. If everything fits in one picture, the cards are side by side with everything else below. If the
 * cards don't fit side by side, they are drawn as strips, and the tallest strips are shortened until all of them fit.
 * If shortened cards still don't fit, the hand takes several pages.
 */
function layoutOf(view: FrontiersView): Layout {
  const { cards, damage, captain } = heldBy(view);
  const racks = captain === undefined ? [[]] : [false, true].map((brief) => [rackBlock(view, captain, width, brief)]);
  const [rack = []] = racks;
  const beside = { pages: sideBySide(cards, damage, rack), whole: true };
  if (beside.pages.length === 1) return beside;
  const pile = damage > 0 ? [damageStrip(damage, width)] : [];
  const ways = shorterAndShorter(cards);
  const found = racks.flatMap((foot) =>
    ways.map(({ strips, whole }) => ({ pages: stripPages([...strips, ...pile, ...foot]), whole })),
  );
  const [first = beside] = found;
  const fewer = first.pages.length < beside.pages.length ? first : beside;
  return found.find(({ pages }) => pages.length === 1) ?? fewer;
}

/**
 * Returns ever shorter versions of the strips. The first version shows all effects as figures, and each further version
 * shortens one more strip, tallest first.
 */
function shorterAndShorter(cards: readonly CardView[]): { strips: Block[]; whole: boolean }[] {
  const strips = cards.map((card, i) => cardStrip(card, width, i + 1));
  const ways = [{ strips: [...strips], whole: true }];
  for (const telling of TELLINGS.slice(1)) {
    const order = [...cards.entries()].sort(([one], [other]) => heightOf(strips, other) - heightOf(strips, one));
    for (const [at, card] of order) {
      const shorter = cardStrip(card, width, at + 1, telling);
      if (shorter.height >= heightOf(strips, at)) continue;
      strips[at] = shorter;
      ways.push({ strips: [...strips], whole: telling === 'words' });
    }
  }
  return ways;
}

const heightOf = (blocks: readonly Block[], at: number): number => blocks[at]?.height ?? 0;

function sideBySide(cards: readonly CardView[], damage: number, foot: readonly Block[]): Page[] {
  const blocks = cards.map((card, i) => cardBlock(card, cardWidth, smallFace, i + 1));
  // The damage pile becomes a strip if the last row is full, since the pile would need a new row.
  const isFull = blocks.length > 0 && blocks.length % columns === 0;
  if (damage > 0 && !isFull) blocks.push(damageCards(damage, cardWidth));
  const strip = damage > 0 && isFull ? [damageStrip(damage, width)] : [];
  return [...strip, ...foot].reduce(withFoot, cardPages(blocks));
}

function fact({ cards, damage }: Held): string {
  return damage === 0 ? count(cards.length, 'card') : `${count(cards.length, 'card')}, ${damage} Damage`;
}

/** Shows the reader's cards, numbered, with the ways to play them now, available data, and the points of this turn. */
export const hand: Scene<FrontiersView, HandParams> = {
  draw(view, { page: wanted = 1 }) {
    const held = heldBy(view);
    const { pages, whole } = layoutOf(view);
    const name = held.captain === undefined ? [] : [held.captain.name];
    const facts = [...(whole ? name : ['/card tells more']), fact(held)];
    const seat = view.reader === 'spectator' ? undefined : view.reader;
    return drawPage(pages, wanted, { seat, title: 'Your hand', facts });
  },
  pages: (view) => layoutOf(view).pages.length,
  alt: (view) => altText(words(view)),
  text: words,
};

function mostWords({ own }: FrontiersView): string[] {
  if (own === null) return [];
  const { move, attack, shields, diplomacy } = own.most;
  return [
    `With everything you hold, you can reach at most: Move ${move}, Attack ${attack}, Shields ${shields}, Diplomacy ${diplomacy}.`,
  ];
}

function words(view: FrontiersView): string[] {
  const held = heldBy(view);
  const { cards, captain } = held;
  if (captain === undefined) return ['You are only watching, so you have no hand.'];
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
