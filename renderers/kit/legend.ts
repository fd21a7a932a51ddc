import { altText, type Scene } from '../scene.ts';
import { type ChangeSign, drawSign } from './changes.ts';
import { type Block, measuringPen, type Page, stack } from './flow.ts';
import { iconLooks } from './icon-looks.ts';
import { type IconName, icon } from './icons.ts';
import { drawPage } from './paged.ts';
import type { Pen } from './pen.ts';
import { type Point, trail } from './pieces.ts';
import { panel } from './shapes.ts';
import { colour, type HexColour, page, size } from './theme.ts';
import { type Writing, wrap, write } from './words.ts';

/** A sign in the pictures, with its meaning. */
export interface Sign {
  /** Draws the sign at most `signRoom` wide, centered on x, y. */
  draw(pen: Pen, x: number, y: number): void;
  /** The height in pixels, 52 by default. */
  readonly high?: number;
  /** A description for readers who can't see the sign: `A red eight-pointed burst`. */
  readonly looks: string;
  /** The meaning, as a fragment without a full stop: `Attack`. */
  readonly means: string;
}

/** Signs under one heading. */
export interface SignGroup {
  readonly title: string;
  readonly signs: readonly Sign[];
}

/** The page to draw, counted from 1. */
export interface LegendParams {
  readonly page?: number;
}

/** Maximum width of a sign in pixels. */
export const signRoom = 96;

const gap = 24;
const top = 136;
const width = (page.width - 2 * page.margin - gap) / 2;
const pad = 20;
const line = 40;
const head = 72;
const left = 2 * pad + signRoom;
const text: Writing = { px: size.value, face: 'text', ground: colour.panel };

/** Returns a sign that consists of an icon. */
export function iconSign(name: IconName, means: string, ink: HexColour = colour.text): Sign {
  return { draw: (pen, x, y) => icon(pen, name, x, y, 44, ink), looks: iconLooks[name], means };
}

/** Returns the sign of a path in a player's color. */
export function trailSign(looks: string, means: string): Sign {
  const draw = (pen: Pen, x: number, y: number): void => {
    const way: Point[] = [
      [x - 42, y + 14],
      [x, y],
      [x + 42, y - 14],
    ];
    trail(pen, 0, way, 8);
  };
  return { draw, looks, means };
}

/** Returns the mark of changed places. `sign` is how the game’s pictures mark them. */
export function changeSign(sign: ChangeSign): Sign {
  return {
    draw: (pen, x, y) => drawSign(pen, sign, x, y),
    looks: sign === 'ring' ? 'White dashes around a place' : 'White corners around a place',
    means: 'The place has changed since the moment that the picture names',
  };
}

/** Returns a panel with a heading and a row for each sign. */
function groupBlock({ title, signs }: SignGroup): Block {
  const ruler = measuringPen();
  const rows = signs.map((sign) => {
    const lines = wrap(ruler, sign.means, width - left - pad, text);
    return { sign, lines, height: Math.max(sign.high ?? 52, lines.length * line) + 8 };
  });
  return {
    height: head + rows.reduce((sum, { height }) => sum + height, 0) + pad / 2,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { cut: 22 });
      write(pen, title, x + pad, y + 40, { px: size.head, ground: colour.panel });
      let at = y + head;
      for (const { sign, lines, height } of rows) {
        sign.draw(pen, x + pad + signRoom / 2, at + height / 2);
        const first = at + height / 2 - ((lines.length - 1) * line) / 2;
        for (const [i, words] of lines.entries()) write(pen, words, x + left, first + i * line, text);
        at += height;
      }
    },
  };
}

/**
 * Builds the legend of a game's pictures. The legend needs no position. A game lists its scene as `legend`, and shows
 * its pages with `legendPages` (`chat/showing.ts`).
 */
export function legendScene(groups: readonly SignGroup[]): Scene<unknown, LegendParams> {
  const room = { columns: 2, width, gap, left: page.margin, top, bottom: page.maxHeight - page.margin };
  let pages: Page[] | undefined;
  const all = (): Page[] => {
    pages ??= stack(groups.map(groupBlock), room);
    return pages;
  };
  const words = groups.flatMap(({ title, signs }) => [
    `${title}:`,
    ...signs.map(({ looks, means }) => `${looks}: ${means}.`),
  ]);
  return {
    draw(_view, { page: wanted = 1 }) {
      return drawPage(all(), wanted, { title: 'What the symbols mean' });
    },
    pages: () => all().length,
    alt: () => altText(words),
    text: () => words,
  };
}
