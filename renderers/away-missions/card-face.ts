import type { CardView } from '../../src/games/away-missions/view.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { icon, iconNamed } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { panel, rule } from '../kit/shapes.ts';
import { colour, type HexColour, size } from '../kit/theme.ts';
import { shorten, type Writing, wrap, write } from '../kit/words.ts';
import { kindIcon, kindLine } from './looks.ts';

/** Text sizes and spacing of a card's face, in pixels. */
interface CardFace {
  readonly name: number;
  readonly kind: number;
  readonly body: number;
  readonly points: number;
  readonly icon: number;
  readonly pad: number;
  /** Maximum number of lines for the card's name, and for each effect. */
  readonly nameLines: number;
  readonly effectLines: number;
}

/** Sizes for a card that is drawn among other cards. */
export const smallFace: CardFace = {
  name: 34,
  kind: 24,
  body: 30,
  points: 44,
  icon: 32,
  pad: 28,
  nameLines: 3,
  effectLines: 14,
};
/** Sizes for a card that is drawn by itself. */
export const largeFace: CardFace = {
  name: 54,
  kind: 30,
  body: 36,
  points: 64,
  icon: 44,
  pad: 48,
  nameLines: 2,
  effectLines: 12,
};

/** Returns the colors of a card: bright, or dimmed if the card can't be used now. */
function tones(dim: boolean): Record<'ground' | 'edge' | 'name' | 'ink' | 'soft' | 'band', HexColour> {
  return dim
    ? {
        ground: colour.sunken,
        edge: colour.line,
        name: colour.soft,
        ink: colour.quiet,
        soft: colour.quiet,
        band: colour.sunkenBand,
      }
    : {
        ground: colour.raised,
        edge: colour.rim,
        name: colour.text,
        ink: colour.text,
        soft: colour.soft,
        band: colour.band,
      };
}

/**
 * Returns a card as a block: its name, kind and requirement, its effects with icons, and its points at the bottom.
 * `number` is the card's place in the hand. A card that can't be played now is dim, with a lock and the reason.
 */
export function cardBlock(card: CardView, width: number, face: CardFace, number?: number): Block {
  const ruler = measuringPen();
  const { pad, body } = face;
  const dim = card.now?.playable === false;
  const tone = tones(dim);
  const lineHeight = Math.round(body * 1.26);
  const text: Writing = { px: body, face: 'text' };

  const nameLeft = number === undefined ? pad : pad + (number > 9 ? 56 : 36);
  const nameWriting: Writing = { px: face.name, face: 'strong' };
  const nameRoom = width - nameLeft - pad;
  const name = shorten(ruler, wrap(ruler, card.name, nameRoom, nameWriting), face.nameLines, nameRoom, nameWriting);
  const nameHeight = name.length * Math.round(face.name * 1.18);

  const whyRoom = width - 2 * pad - body - 8;
  const why = dim && card.now?.why ? wrap(ruler, card.now.why, whyRoom, text) : [];
  const bandRoom = width - 2 * pad;
  const needs = card.requirement === null ? [] : wrap(ruler, `Needs: ${card.requirement}`, bandRoom, text);
  const bandHeight = needs.length ? needs.length * lineHeight + 28 : 0;
  const effectLeft = pad + face.icon + 16;
  const effectRoom = width - effectLeft - pad + 8;
  const effects = card.lines.map((line) => ({
    icon: iconNamed(line.icon),
    words: shorten(ruler, wrap(ruler, line.text, effectRoom, text), face.effectLines, effectRoom, text),
  }));

  const kindLeft = nameLeft + face.kind + 8;
  const kindWriting: Writing = { px: face.kind, face: 'text', ink: tone.soft, second: true };
  const kind = shorten(
    ruler,
    wrap(ruler, kindLine(card), width - kindLeft - pad + 12, kindWriting),
    2,
    width - kindLeft - pad + 12,
    kindWriting,
  );
  const kindHeight = kind.length * Math.round(face.kind * 1.2);

  const top = pad + nameHeight + kindHeight + Math.round(face.kind * 0.4);
  const whyHeight = why.length ? why.length * lineHeight + 8 : 0;
  const effectsHeight = effects.reduce((sum, effect) => sum + effect.words.length * lineHeight + 14, 0);
  const footHeight = card.points === null ? 0 : face.points + 40;
  const height = top + whyHeight + bandHeight + 16 + effectsHeight + footHeight + pad - 14;

  return {
    height,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { fill: tone.ground, edge: tone.edge, cut: 22 });
      const writeOn = (words: string, dx: number, dy: number, more: Writing): number =>
        write(pen, words, x + dx, y + dy, { ground: tone.ground, ...more });
      if (number !== undefined) {
        const ink = dim ? colour.quiet : colour.may;
        writeOn(`${number}`, pad + (number > 9 ? 18 : 8), pad + face.name * 0.5, {
          px: 40,
          face: 'display',
          ink,
          align: 'center',
        });
      }
      let at = pad + Math.round(face.name * 0.5);
      for (const line of name) {
        writeOn(line, nameLeft, at, { ...nameWriting, ink: tone.name, room: nameRoom });
        at += Math.round(face.name * 1.18);
      }
      at = pad + nameHeight + Math.round(face.kind * 0.5);
      icon(pen, kindIcon(card), x + nameLeft + face.kind / 2, y + at, face.kind, tone.soft);
      for (const line of kind) {
        writeOn(line, kindLeft, at, kindWriting);
        at += Math.round(face.kind * 1.2);
      }

      at = top + lineHeight / 2 + 2;
      if (why.length) icon(pen, 'lock', x + pad + body / 2, y + at, body * 0.9, colour.soft);
      for (const line of why) {
        writeOn(line, pad + body + 8, at, { ...text, ink: colour.soft, room: whyRoom });
        at += lineHeight;
      }
      at = top + whyHeight;
      if (needs.length) band(pen, x, y + at, width, bandHeight, tone.band, dim ? colour.line : colour.rim);
      for (const [i, line] of needs.entries()) {
        const dy = at + 14 + (i + 0.5) * lineHeight;
        writeOn(line, pad, dy, { ...text, ink: tone.ink, ground: tone.band, room: bandRoom });
      }
      at += bandHeight + 16 + lineHeight / 2;
      for (const effect of effects) {
        icon(pen, effect.icon, x + pad + face.icon / 2, y + at, face.icon, tone.ink);
        for (const line of effect.words) {
          writeOn(line, effectLeft, at, { ...text, ink: tone.ink, room: effectRoom });
          at += lineHeight;
        }
        at += 14;
      }
      if (card.points !== null) foot(pen, card.points, x, y + tall, width, face, dim);
    },
  };
}

/** Draws a tinted band across a card, with a bar at its left end. */
function band(pen: Pen, x: number, y: number, w: number, h: number, fill: HexColour, bar: HexColour): void {
  pen.ctx.fillStyle = fill;
  pen.ctx.fillRect(x + 2, y, w - 4, h);
  pen.ctx.fillStyle = bar;
  pen.ctx.fillRect(x + 2, y, 10, h);
}

/** Draws the points of a Mission at the bottom of its card. */
function foot(pen: Pen, points: number, x: number, bottom: number, width: number, face: CardFace, dim: boolean): void {
  const y = bottom - face.points * 0.5 - 24;
  rule(pen, x + face.pad, y - face.points * 0.5 - 14, width - 2 * face.pad);
  icon(pen, 'star', x + face.pad + face.icon / 2, y, face.icon * 1.1, dim ? colour.quiet : colour.warn);
  const left = x + face.pad + face.icon + 16;
  const ground = tones(dim).ground;
  const wide = write(pen, `${points}`, left, y, { px: face.points, face: 'display', ink: tones(dim).ink, ground });
  write(pen, 'points', left + wide + 12, y, { px: size.body, face: 'text', ink: tones(dim).soft, ground });
}
