import type { FrontiersView } from '../../src/games/frontiers/view.ts';
import type { Page } from '../kit/flow.ts';
import { count } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { cardBlock, smallFace } from './card-face.ts';
import { cardPages, cardWidth } from './card-pages.ts';
import { drawPage } from './paged.ts';
import { crewBlock, skillBlock, tacticBlock } from './people-face.ts';
import { cardWords, crewWords, skillWords } from './words.ts';

/** Which page of many cards, from 1. */
export interface ChoiceParams {
  readonly page?: number;
}

function pagesOf({ choice: { cards, crew, skills, tactics } }: FrontiersView): Page[] {
  return cardPages([
    ...cards.map((card) => cardBlock(card, cardWidth, smallFace)),
    ...crew.map((card) => crewBlock(card, cardWidth)),
    ...skills.map((skill) => skillBlock(skill, cardWidth)),
    ...tactics.map((tactic) => tacticBlock(tactic, cardWidth)),
  ]);
}

function factOf({ choice: { cards, crew, skills, tactics } }: FrontiersView): string {
  return count(cards.length + crew.length + skills.length + tactics.length, 'choice');
}

/** What the reader chooses among now: cards of a draft or an offer, Crew, Skills, Tactics. */
export const choice: Scene<FrontiersView, ChoiceParams> = {
  draw(view, { page: wanted = 1 }) {
    const seat = view.reader === 'spectator' ? undefined : view.reader;
    return drawPage(pagesOf(view), wanted, { seat, title: 'Choose', facts: [factOf(view)] });
  },
  pages: (view) => pagesOf(view).length,
  alt: (view) => altText(words(view)),
  text: words,
};

function words(view: FrontiersView): string[] {
  const { cards, crew, skills, tactics } = view.choice;
  return [
    `You choose among ${factOf(view)}.`,
    ...cards.flatMap((card) => cardWords(card)),
    ...crew.flatMap((card) => crewWords(card)),
    ...skills.map(skillWords),
    ...tactics.map(({ number, name, text }) => `${number} ${name}: ${text}`),
  ];
}
