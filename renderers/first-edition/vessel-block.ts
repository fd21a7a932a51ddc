import type { FirstEditionView } from '../../src/games/first-edition/view.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { type IconName, icon, turnedIcon } from '../kit/icons.ts';
import { panel, plate } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { type Writing, wrap, write } from '../kit/words.ts';
import { sideBar, sideColour, sideToken } from './sides.ts';

type Ships = Extract<NonNullable<FirstEditionView['lastBattle']>, { kind: 'ship' }>;

/** A ship or facility after a battle. */
export type Fought = Ships['vessels'][number];

const pad = 24;
const step = 44;
const ground = colour.panel;
/** The size of the icon plate. */
const PLATE = 132;

/** Lists what happened to the vessel, one line each: destroyed, rotated, its damage markers. */
function harmTo({ isDestroyed, isRotated, lost, markers }: Fought): string[] {
  if (isDestroyed) return ['Destroyed', ...markers];
  return [
    ...(isRotated ? ['Damaged, rotated'] : []),
    ...(lost > 0 ? [`Lost ${lost}% of its HULL here`] : []),
    ...markers,
  ];
}

/** Describes a ship or facility. */
export function vesselWords(vessel: Fought): string {
  const { name, fires, weapons, shields, hull } = vessel;
  const figures = [...(fires ? [`fires with WEAPONS ${weapons}`] : []), `SHIELDS ${shields}`, `HULL ${hull}%`];
  return `${name}: ${[...figures, ...harmTo(vessel)].join('; ')}.`;
}

/**
 * Draws a ship or facility after a battle: turned if its card is rotated, with its figures, HULL, and damage
 * (C-SHIPBAT-06).
 */
export function vesselBlock(vessel: Fought, width: number): Block {
  const ruler = measuringPen();
  const { name, isShip, seat, fires, weapons, shields, hull, isRotated, isDestroyed } = vessel;
  const heading: Writing = { px: size.value, ground };
  const text: Writing = { face: 'text', ground };
  const names = wrap(ruler, name, width - 2 * pad - 48, heading);
  const harm = harmTo(vessel).map((words) => wrap(ruler, words, width - 2 * pad - 44, text));
  const rows = harm.reduce((sum, lines) => sum + lines.length, 0);
  const top = 28 + names.length * step;
  const under = top + PLATE + 20;
  const figures: (readonly [glyph: IconName, words: string, value: string])[] = [
    ['attack', fires ? 'WEAPONS' : 'Holds fire', fires ? `${weapons}` : ''],
    ['defense', 'SHIELDS', `${shields}`],
    ['ship', 'HULL', `${hull}%`],
  ];
  return {
    height: under + 16 + (rows === 0 ? 0 : 20 + rows * step) + pad,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { cut: 22 });
      sideToken(pen, seat, x + pad + 16, y + 44, 16);
      for (const [at, line] of names.entries()) write(pen, line, x + pad + 48, y + 44 + at * step, heading);
      const edge = isRotated || isDestroyed ? colour.foe : colour.line;
      plate(pen, x + pad, y + top, PLATE, PLATE, { fill: colour.raised, edge, cut: 16 });
      const draw = isRotated ? turnedIcon : icon;
      const middle = PLATE / 2;
      const ink = isDestroyed ? colour.gone : sideColour(seat);
      draw(pen, isShip ? 'ship' : 'outpost', x + pad + middle, y + top + middle, 96, ink);
      const left = x + pad + PLATE + 24;
      for (const [at, [glyph, words, value]] of figures.entries()) {
        const line = y + top + 22 + at * step;
        icon(pen, glyph, left + 14, line, 28, colour.soft);
        write(pen, words, left + 44, line, text);
        if (value !== '')
          write(pen, value, x + width - pad, line, { px: size.value, face: 'display', ground, align: 'right' });
      }
      sideBar(pen, seat, x + pad, y + under, width - 2 * pad, 16, hull / 100);
      let at = y + under + 16 + 20 + step / 2;
      for (const lines of harm) {
        icon(pen, 'damage', x + pad + 14, at, 28, colour.foe);
        for (const line of lines) {
          write(pen, line, x + pad + 44, at, text);
          at += step;
        }
      }
    },
  };
}
