import { altText, type Scene } from '../scene.ts';
import type { Block, Page } from './flow.ts';
import { stack } from './flow.ts';
import { header, picture } from './frame.ts';
import { type IconName, icon } from './icons.ts';
import { entryWords, type ListItem, listBlock } from './list-block.ts';
import { drawPlaced, pageAt } from './paged.ts';
import { panel } from './shapes.ts';
import { colour, page, size } from './theme.ts';
import { write } from './words.ts';

/** The look of a deck for its owner: numbers, rule notes, and the cards by zone. */
export interface DeckSheet {
  readonly name: string;
  /** The facts next to the name, such as `40 cards`. */
  readonly facts: readonly string[];
  /** The number of cards of each kind, as bars. */
  readonly bars: readonly { readonly icon: IconName; readonly words: string; readonly count: number }[];
  /** Lists of facts about the deck as a whole, each with a heading. */
  readonly lists: readonly { readonly heading: string; readonly items: readonly ListItem[] }[];
  readonly notes: readonly { readonly isBroken: boolean; readonly says: string }[];
  readonly zones: readonly { readonly title: string; readonly count: number; readonly cards: readonly DeckItem[] }[];
}

/** An entry of a deck, such as a card with its number of copies. */
export interface DeckItem extends ListItem {
  readonly copies: number;
  /** Text that follows the entry's name in the picture's description. */
  readonly said?: string;
}

/** The deck, and the page of its picture, counted from 1. */
export interface DeckParams<F> {
  readonly deck: F;
  readonly page?: number;
}

const columns = 2;
const gap = 24;
const top = 140;
const width = (page.width - 2 * page.margin - gap * (columns - 1)) / columns;
const pad = 24;
const row = 48;
const barRoom = 150;
/** The maximum number of cards in a panel. A zone with more cards has several panels. */
const MOST = 15;
/** The maximum number of rule notes shown. */
const MOST_NOTES = 4;

/** Builds the picture of a deck for its owner. The scene has no view, since a deck belongs to no table. */
export function deckScene<F>(sheetOf: (face: F) => DeckSheet): Scene<null, DeckParams<F>> {
  return {
    draw(_view, { deck, page: wanted = 1 }) {
      const sheet = sheetOf(deck);
      const pages = pagesOf(sheet);
      const { number, shown } = pageAt(pages, wanted);
      const facts = [...sheet.facts, ...(pages.length > 1 ? [`${number} of ${pages.length}`] : [])];
      return picture(shown.bottom + page.margin, (pen) => {
        header(pen, { title: sheet.name, facts: facts.slice(0, 2) });
        drawPlaced(pen, shown.placed);
      });
    },
    pages: (_view, { deck }) => pagesOf(sheetOf(deck)).length,
    alt: (_view, { deck }) => altText(words(sheetOf(deck))),
    text: (_view, { deck }) => words(sheetOf(deck)),
  };
}

function pagesOf(sheet: DeckSheet): Page[] {
  const blocks = [
    ...(sheet.bars.length === 0 ? [] : [barsBlock(sheet)]),
    ...sheet.lists.flatMap(({ heading, items }) => (items.length === 0 ? [] : [listBlock(heading, items, width)])),
    notesBlock(sheet),
    ...sheet.zones.flatMap(zoneBlocks),
  ];
  return stack(blocks, { columns, width, gap, left: page.margin, top, bottom: page.maxHeight - page.margin });
}

/** Returns the number of cards of each kind, as bars. */
function barsBlock({ bars }: DeckSheet): Block {
  const most = Math.max(1, ...bars.map((one) => one.count));
  const ground = colour.panel;
  return {
    height: 70 + bars.length * row + pad - 6,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { cut: 22 });
      write(pen, 'By type', x + pad, y + 42, { px: size.value, ground });
      for (const [at, bar] of bars.entries()) {
        const middle = y + 70 + at * row + row / 2;
        icon(pen, bar.icon, x + pad + 14, middle, 28, colour.soft);
        const text = { px: size.body, face: 'text', ground } as const;
        // The bars leave room for the longest label, “Interrupt/Event”.
        const room = width - 2 * pad - 44 - barRoom - 80;
        write(pen, bar.words, x + pad + 44, middle, { ...text, room });
        const left = x + width - pad - 64 - barRoom;
        pen.ctx.fillStyle = colour.gone;
        pen.ctx.fillRect(left, middle - 8, barRoom, 16);
        pen.ctx.fillStyle = colour.full;
        pen.ctx.fillRect(left, middle - 8, (barRoom * bar.count) / most, 16);
        write(pen, `${bar.count}`, x + width - pad, middle, {
          px: size.value,
          face: 'display',
          ground,
          align: 'right',
        });
      }
    },
  };
}

function notesBlock({ notes }: DeckSheet): Block {
  if (notes.length === 0) return listBlock('The rules', [{ icon: 'check', words: 'No rule is broken.' }], width);
  const items: ListItem[] = notes.slice(0, MOST_NOTES).map(({ isBroken, says }) => ({
    icon: isBroken ? 'damage' : 'flag',
    words: says,
    rows: 4,
  }));
  const more = notes.length - items.length;
  if (more > 0) items.push({ words: `${more} more in /deck check`, quiet: true });
  return listBlock('The rules', items, width);
}

/** Returns the cards of a zone in panels of about equal height. */
function zoneBlocks({ title, count: many, cards }: DeckSheet['zones'][number]): Block[] {
  const panels = Math.ceil(cards.length / MOST);
  const each = Math.ceil(cards.length / panels);
  return Array.from({ length: panels }, (_, at) =>
    listBlock(
      at === 0 ? `${title}: ${many}` : `${title}, more`,
      cards.slice(at * each, (at + 1) * each).map((card) => ({ rows: 2, ...card })),
      width,
    ),
  );
}

function words({ name, facts, bars, lists, notes, zones }: DeckSheet): string[] {
  return [
    `${name}: ${facts.join(', ')}.`,
    ...(bars.length === 0 ? [] : [`${bars.map((bar) => `${bar.words} ${bar.count}`).join(', ')}.`]),
    ...lists.flatMap(({ items }) => items.map((item) => `${entryWords(item)}.`)),
    ...notes.map(({ says }) => says),
    ...zones.map(
      ({ title, count: many, cards }) =>
        `${title} (${many}): ${cards.map((one) => `${one.copies} ${one.words}${one.said ?? ''}`).join(', ')}.`,
    ),
  ];
}
