import type { FirstEditionView } from '../../src/games/first-edition/view.ts';
import type { Block } from '../kit/flow.ts';
import { type ListItem, listBlock } from '../kit/list-block.ts';
import type { Pen } from '../kit/pen.ts';
import { notch, paint, panel } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { write } from '../kit/words.ts';
import { altText, type Scene } from '../scene.ts';
import { gradeIcons, typeIcons } from './looks.ts';
import { columnWidth, drawPage, pagesOf } from './paged.ts';
import { sideToken } from './sides.ts';
import { backs, whereSign } from './signs.ts';

/** A sign that is drawn, with what it means. */
interface Sign {
  readonly words: string;
  draw(pen: Pen, x: number, y: number): void;
}

/** Types in the first of two columns. */
const FIRST_TYPES = 9;

const pad = 24;
const step = 60;
const ground = colour.panel;

/** Signs of a mission on the map that are no icons. */
const SIGNS: readonly Sign[] = [
  { words: 'A planet mission', draw: (pen, x, y) => whereSign(pen, 'planet', x, y) },
  { words: 'A space mission', draw: (pen, x, y) => whereSign(pen, 'space', x, y) },
  { words: 'Planet and space', draw: (pen, x, y) => whereSign(pen, 'both', x, y) },
  { words: 'Gold: cards, missions, points', draw: (pen, x, y) => sideToken(pen, 0, x, y, 16) },
  { words: 'Blue: the same', draw: (pen, x, y) => sideToken(pen, 1, x, y, 16) },
  { words: 'Cards face down under it', draw: (pen, x, y) => backs(pen, 3, x + 44, y, ground) },
  {
    words: 'Your ship can fly there: RANGE',
    draw(pen, x, y) {
      notch(pen.ctx, x - 22, y - 20, 44, 40, 8);
      paint(pen.ctx, undefined, colour.may, 5);
      write(pen, '4', x, y, { px: size.body, face: 'display', ink: colour.may, ground, align: 'center' });
    },
  },
];

const MAP: readonly ListItem[] = [
  { icon: 'star', words: 'Points for solving the mission' },
  { icon: 'check', words: 'Solved, by the side whose shape is beside it' },
  { icon: 'outpost', words: 'Facilities of a side' },
  { icon: 'ship', words: 'Ships of a side' },
  { icon: 'team', words: 'Personnel aboard ships and facilities' },
  { icon: 'transporter', words: 'Personnel on the planet' },
  { words: '“span” is the RANGE that it costs to fly there or on.' },
  { words: '“attempt”: your personnel there may attempt it now.' },
];

const BADGES: readonly ListItem[] = [
  { icon: 'lock', words: '“Stopped”: can’t act this turn' },
  { icon: 'damage', words: 'Damaged, or killed' },
  { icon: 'ship', turned: true, words: 'A damaged ship, turned around' },
  { icon: 'stun', words: 'Stunned in a battle' },
  { icon: 'attack', words: 'WEAPONS' },
  { icon: 'defense', words: 'SHIELDS' },
  { icon: 'check', words: 'They have what is asked for' },
  { icon: 'cross', words: 'They lack it' },
  { words: 'Three numbers beside a name: INTEGRITY, CUNNING, STRENGTH.' },
];

const LISTS: readonly ListItem[] = [
  { icon: 'card', words: 'Cards in hand' },
  { icon: 'deck', words: 'Cards to draw' },
  { icon: 'discard', words: 'Cards discarded' },
  { icon: 'out', words: 'Cards out of play' },
  { icon: 'move', words: 'The span of a mission' },
  { icon: 'skill', words: 'What solves a mission' },
];

const GRADES: readonly ListItem[] = [
  { icon: gradeIcons.enforced, words: 'Enforced: the program carries it out' },
  { icon: gradeIcons['by agreement'], words: 'By agreement: you propose what it does' },
  { icon: gradeIcons.out, words: 'Not playable yet' },
];

/** Types of cards by their icons; those that share one stand together. */
function types(): ListItem[] {
  const words = new Map<ListItem['icon'], string[]>();
  for (const [type, glyph] of Object.entries(typeIcons)) words.set(glyph, [...(words.get(glyph) ?? []), type]);
  return [...words].map(([glyph, titles]) => ({
    ...(glyph === undefined ? {} : { icon: glyph }),
    words: titles.join(', '),
  }));
}

function signBlock(width: number): Block {
  return {
    height: 76 + SIGNS.length * step + pad,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { cut: 22 });
      write(pen, 'Signs of a mission', x + pad, y + 42, { px: size.value, ground });
      for (const [at, { words, draw }] of SIGNS.entries()) {
        const middle = y + 76 + at * step + step / 2;
        draw(pen, x + pad + 40, middle);
        write(pen, words, x + pad + 100, middle, { px: size.body, face: 'text', ink: colour.text, ground });
      }
    },
  };
}

function blocks(): Block[] {
  const width = columnWidth(2);
  return [
    signBlock(width),
    listBlock('Icons of a mission', MAP, width),
    listBlock('Badges', BADGES, width),
    listBlock('Lists', LISTS, width),
    listBlock('How a card is played', GRADES, width),
    listBlock('Types of cards', types().slice(0, FIRST_TYPES), width),
    listBlock('More types of cards', types().slice(FIRST_TYPES), width),
  ];
}

function words(): string[] {
  const list = (title: string, items: readonly { readonly words: string; readonly icon?: string }[]): string =>
    `${title}: ${items.map(({ words: said }) => said.replace(/\.$/, '')).join('; ')}.`;
  return [
    list('Signs of a mission', SIGNS),
    list('Icons of a mission', MAP),
    list('Badges', BADGES),
    list('Lists', LISTS),
    list('How a card is played', GRADES),
    list('Types of cards', types()),
  ];
}

/** What signs, icons and badges in the pictures mean. */
export const legend: Scene<FirstEditionView, { readonly page?: number }> = {
  draw: (_view, { page = 1 }) => drawPage(blocks(), 2, page, { title: 'What the icons mean' }),
  pages: () => pagesOf(blocks(), 2).length,
  alt: () => altText(words()),
  text: words,
};
