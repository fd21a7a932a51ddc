import type { AwayMissionsView, CardView } from '../../src/games/away-missions/view.ts';
import { type Page, stack } from '../kit/flow.ts';
import { type DrawnPicture, header, picture } from '../kit/frame.ts';
import { drawPlaced, pageAt, pageFacts } from '../kit/paged.ts';
import { page, size } from '../kit/theme.ts';
import { write } from '../kit/words.ts';
import { altText, longestAlt } from '../scene.ts';
import { cardBlock, smallFace } from './card-face.ts';
import { cardText } from './card-words.ts';
import { kindLine } from './looks.ts';

/** Numbered cards, on as many pages as needed. */
export interface Cards {
  readonly title: string;
  readonly cards: readonly CardView[];
  /** The fact next to the title, such as `5 missions, 4 support`. */
  readonly fact: string;
  /** The text shown if there are no cards. */
  readonly none: string;
}

const columns = 3;
const gap = 24;
const width = (page.width - 2 * page.margin - (columns - 1) * gap) / columns;
const top = 140;

/** Arranges the cards on one or more pages. */
export function pagesOf(cards: readonly CardView[]): Page[] {
  const blocks = cards.map((card, i) => cardBlock(card, width, smallFace, i + 1));
  return stack(blocks, { columns, width, gap, left: page.margin, top, bottom: page.maxHeight - page.margin });
}

/** Draws one page of cards. A page number past the end means the last page. */
export function drawCards(view: AwayMissionsView, { title, cards, fact, none }: Cards, wanted: number): DrawnPicture {
  const pages = pagesOf(cards);
  const { number, shown } = pageAt(pages, wanted);
  const bottom = Math.max(shown.bottom, top + 120);
  const seat = view.reader === 'spectator' ? undefined : view.reader;
  return picture(bottom + page.margin, (pen) => {
    const facts = [...pageFacts(number, pages.length), fact];
    header(pen, { seat, title, facts });
    if (cards.length === 0) write(pen, none, page.margin, top + 40, { px: size.head });
    drawPlaced(pen, shown.placed);
  });
}

/** Returns the text of the cards on one page, or only their names if that would be too long. */
export function cardsAlt({ title, cards, fact, none }: Cards, wanted: number): string {
  if (cards.length === 0) return `${title}: ${none}`;
  const pages = pagesOf(cards);
  const { number, shown: sheet } = pageAt(pages, wanted);
  const first = pages.slice(0, number - 1).reduce((sum, { placed }) => sum + placed.length, 0);
  const shown = cards.slice(first, first + sheet.placed.length);
  const head = `${title}${pages.length > 1 ? `, page ${number} of ${pages.length}` : ''}: ${fact}.`;
  const whole = [head, ...shown.map((card, i) => spoken(card, first + i + 1))].join(' ');
  return whole.length <= longestAlt ? whole : altText([head, ...shown.map((card, i) => brief(card, first + i + 1))]);
}

/** Describes all cards, one line per effect. */
export function cardsText(cards: readonly CardView[]): string[] {
  return cards.flatMap((card, i) => cardText(card, `${i + 1}. `));
}

function spoken(card: CardView, number: number): string {
  return cardText(card, `${number}. `)
    .map((line) => (/[.!?]$/.test(line) ? line : `${line}.`))
    .join(' ');
}

function brief(card: CardView, number: number): string {
  const points = card.points === null ? '' : `, ${card.points} points`;
  const now = card.now === null ? '' : card.now.playable ? ', playable now' : ', not playable now';
  return `${number}. ${card.name}: ${kindLine(card)}${points}${now}.`;
}
