import type { FrontiersView } from '../../src/games/frontiers/view.ts';
import type { Page } from '../kit/flow.ts';
import { type ListItem, listBlock } from '../kit/list-block.ts';
import { drawPage } from '../kit/paged.ts';
import { page } from '../kit/theme.ts';
import { count } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { cardBlock, smallFace } from './card-face.ts';
import { cardPages, cardWidth } from './card-pages.ts';
import { crewBlock, skillBlock, tacticBlock } from './people-face.ts';
import { cardWords, crewWords, skillWords } from './words.ts';

/** The page to show if there are many cards, counted from 1. */
export interface ChoiceParams {
  readonly page?: number;
}

const wide = page.width - 2 * page.margin;

function pagesOf({ choice: { cards, crew, skills, tactics, wares } }: FrontiersView): Page[] {
  const blocks = [
    ...cards.map((card) => cardBlock(card, cardWidth, smallFace)),
    ...crew.map((card) => crewBlock(card, cardWidth)),
    ...skills.map((skill) => skillBlock(skill, cardWidth)),
    ...tactics.map((tactic) => tacticBlock(tactic, cardWidth)),
  ];
  const prices = wares.map(
    ({ name, terms, open }): ListItem => ({ icon: open ? 'check' : 'lock', words: `${name}. ${terms}`, quiet: !open }),
  );
  return cardPages(blocks, prices.length === 0 ? undefined : listBlock('Prices', prices, wide));
}

function factOf({ choice: { cards, crew, skills, tactics, wares } }: FrontiersView): string {
  if (wares.length > 0) return `${wares.filter(({ open }) => open).length} of ${wares.length} affordable`;
  return count(cards.length + crew.length + skills.length + tactics.length, 'choice');
}

/** Shows what the reader is choosing from: cards of a draft or an offer, Crew, Skills, Tactics. */
export const choice: Scene<FrontiersView, ChoiceParams> = {
  draw(view, { page: wanted = 1 }) {
    const seat = view.reader === 'spectator' ? undefined : view.reader;
    return drawPage(pagesOf(view), wanted, {
      seat,
      title: view.choice.wares.length > 0 ? 'For sale' : 'Choose',
      facts: [factOf(view)],
    });
  },
  pages: (view) => pagesOf(view).length,
  alt: (view) => altText(words(view)),
  text: words,
};

function words(view: FrontiersView): string[] {
  const { cards, crew, skills, tactics, wares } = view.choice;
  return [
    wares.length > 0 ? `For sale here: ${factOf(view)}.` : `You choose from ${factOf(view)}.`,
    ...wares.map(({ name, terms, open }) => `${name}: ${terms}${open ? '' : ' You can’t afford it yet.'}`),
    ...cards.flatMap((card) => cardWords(card)),
    ...crew.flatMap((card) => crewWords(card)),
    ...skills.map(skillWords),
    ...tactics.map(({ number, name, text }) => `${number} ${name}: ${text}`),
  ];
}
