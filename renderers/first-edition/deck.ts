import type { DeckFace, DeckLine } from '../../src/games/first-edition/viewing/face.ts';
import type { Block } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import { type ListItem, listBlock } from '../kit/list-block.ts';
import { panel } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { count } from '../kit/wording.ts';
import { write } from '../kit/words.ts';
import { altText, type Scene } from '../scene.ts';
import { gradeIcons, typeIcons } from './looks.ts';
import { columnWidth, drawPage, pagesOf } from './paged.ts';

/** The deck that is shown, and which page of it, from 1. */
export interface DeckParams {
  readonly deck: DeckFace;
  readonly page?: number;
}

const width = columnWidth(2);
const pad = 24;
const row = 48;
const barRoom = 150;
/** Cards in a panel: a longer zone stands in several of them, side by side. */
const MOST = 15;
/** Things that the rules say that are told. */
const MOST_NOTES = 4;

/** How many cards of each type, as bars. */
function typesBlock({ types }: DeckFace): Block {
  const most = Math.max(1, ...types.map((one) => one.count));
  const ground = colour.panel;
  return {
    height: 70 + types.length * row + pad - 6,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { cut: 22 });
      write(pen, 'By type', x + pad, y + 42, { px: size.value, ground });
      for (const [at, { type, count: many }] of types.entries()) {
        const middle = y + 70 + at * row + row / 2;
        icon(pen, typeIcons[type], x + pad + 14, middle, 28, colour.soft);
        const text = { px: size.body, face: 'text', ground } as const;
        // The longest, “Interrupt/Event”, fits.
        const room = width - 2 * pad - 44 - barRoom - 80;
        write(pen, type, x + pad + 44, middle, { ...text, room });
        const left = x + width - pad - 64 - barRoom;
        pen.ctx.fillStyle = colour.gone;
        pen.ctx.fillRect(left, middle - 8, barRoom, 16);
        pen.ctx.fillStyle = colour.full;
        pen.ctx.fillRect(left, middle - 8, (barRoom * many) / most, 16);
        write(pen, `${many}`, x + width - pad, middle, { px: size.value, face: 'display', ground, align: 'right' });
      }
    },
  };
}

const GRADE_WORDS = { enforced: 'Play themselves', 'by agreement': 'By agreement', out: 'Can’t be played' } as const;

function gradesBlock({ grades }: DeckFace): Block {
  const items = grades
    .filter((one) => one.count > 0)
    .map(({ grade, count: many }) => ({ icon: gradeIcons[grade], words: GRADE_WORDS[grade], value: `${many}` }));
  return listBlock('How they are played', items, width);
}

function notesBlock({ notes }: DeckFace): Block[] {
  if (notes.length === 0) return [listBlock('The rules', [{ icon: 'check', words: 'It breaks none.' }], width)];
  const items: ListItem[] = notes.slice(0, MOST_NOTES).map(({ isBroken, says }) => ({
    icon: isBroken ? 'damage' : 'flag',
    words: says,
    rows: 4,
  }));
  const more = notes.length - items.length;
  if (more > 0) items.push({ words: `${more} more: /deck check`, quiet: true });
  return [listBlock('The rules', items, width)];
}

/** A card with its sign; what isn’t done by itself has another one. */
function itemOf({ title, type, count: many, grade }: DeckLine): ListItem {
  return {
    icon: grade === 'enforced' ? typeIcons[type] : gradeIcons[grade],
    words: title,
    rows: 2,
    ...(many > 1 ? { value: `×${many}` } : {}),
  };
}

function blocksOf(deck: DeckFace): Block[] {
  return [typesBlock(deck), gradesBlock(deck), ...notesBlock(deck), ...deck.zones.flatMap(zoneBlocks)];
}

/** The cards of a zone in panels of about one height. */
function zoneBlocks({ title, count: many, cards }: DeckFace['zones'][number]): Block[] {
  const panels = Math.ceil(cards.length / MOST);
  const each = Math.ceil(cards.length / panels);
  return Array.from({ length: panels }, (_, at) =>
    listBlock(
      at === 0 ? `${title}: ${many}` : `${title}, more`,
      cards.slice(at * each, (at + 1) * each).map(itemOf),
      width,
    ),
  );
}

function words({ deck }: DeckParams): string[] {
  const said = { enforced: '', 'by agreement': ' (by agreement)', out: ' (can’t be played)' } as const;
  return [
    `${deck.name}: ${count(deck.size, 'card')}.`,
    `${deck.types.map(({ type, count: many }) => `${type} ${many}`).join(', ')}.`,
    ...deck.grades.filter((one) => one.count > 0).map(({ grade, count: many }) => `${GRADE_WORDS[grade]}: ${many}.`),
    ...deck.notes.map(({ says }) => says),
    ...deck.zones.map(
      ({ title, count: many, cards }) =>
        `${title} (${many}): ${cards.map((one) => `${one.count} ${one.title}${said[one.grade]}`).join(', ')}.`,
    ),
  ];
}

/** A deck as its owner looks at it. */
export const deck: Scene<null, DeckParams> = {
  draw: (_view, params) =>
    drawPage(blocksOf(params.deck), 2, params.page ?? 1, {
      title: params.deck.name,
      facts: [count(params.deck.size, 'card')],
    }),
  pages: (_view, params) => pagesOf(blocksOf(params.deck), 2).length,
  alt: (_view, params) => altText(words(params)),
  text: (_view, params) => words(params),
};
