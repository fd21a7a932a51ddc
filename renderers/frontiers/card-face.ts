import type { CardView } from '../../src/games/frontiers/view.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { panel, rule } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { shorten, type Writing, wrap, write } from '../kit/words.ts';
import {
  type CardFace,
  dimPlate,
  drawPart,
  isShut,
  lock,
  lockRoom,
  partOf,
  sidesRow,
  type Tone,
  tones,
} from './card-parts.ts';
import { largeLines, smallLines } from './line-row.ts';
import { data, strongPlate } from './looks.ts';

/** The sizes for cards shown three to a row. */
export const smallFace: CardFace = { pad: 22, name: size.name, kind: size.small, lines: smallLines, price: 20 };
/** The sizes for a card shown alone. */
export const largeFace: CardFace = { pad: 44, name: 54, kind: 36, lines: largeLines, price: 32 };

const foot = 78;

/**
 * Returns a Ship Deck card as a block. At the top are the card's name and kind, or the reason its effects can’t be used
 * now. Below are the basic effect and the strong effect, whose plate begins with the data that it costs. The bottom
 * shows the points that the card gives when played sideways. `number` is the card's position in the hand.
 */
export function cardBlock(card: CardView, width: number, face: CardFace, number?: number): Block {
  if (card.basic === null || card.strong === null) return damageCards(1, width, 300);
  const ruler = measuringPen();
  const { pad } = face;
  const why = card.now?.why ?? null;
  const tone = tones(why !== null);
  const kind: Kind = {
    words: why ?? card.kind,
    locked: why !== null,
    px: why === null ? face.kind : Math.max(size.body, face.kind),
  };
  const nameLeft = number === undefined ? pad : pad + 40;
  const nameRoom = width - nameLeft - pad;
  const nameWriting: Writing = { px: face.name };
  const names = shorten(ruler, wrap(ruler, card.name, nameRoom, nameWriting), 2, nameRoom, nameWriting);
  const nameStep = Math.round(face.name * 1.15);
  const kindAt = pad + names.length * nameStep + kind.px * 0.5 + 4;
  // If only one effect can be used, the other one is muted and has a lock.
  const shut = { basic: !tone.dim && isShut(card, 'basic'), strong: !tone.dim && isShut(card, 'strong') };
  const room = width - 2 * pad;
  const basic = partOf(card.basic, room - (shut.basic ? lockRoom : 0), face);
  const strong = partOf(card.strong, room - (shut.strong ? lockRoom : 0), face);
  const basicTop = kindAt + kind.px * 0.5 + 24;
  const plateTop = basicTop + basic.height + 24;
  const plateHeight = Math.max(112, strong.height + 44);
  const height = plateTop + plateHeight + foot;
  const [noBasic, noStrong] = [tone.dim || shut.basic, tone.dim || shut.strong];
  const plateInk = noStrong || card.colour === null ? dimPlate : strongPlate[card.colour];
  return {
    height,
    draw(pen, x, y, tall) {
      // The two effects share the extra height of the row.
      const more = (tall - height) / 2;
      panel(pen, x, y, width, tall, { fill: tone.ground, edge: tone.edge, cut: 22 });
      if (number !== undefined) {
        const px = number > 9 ? size.body : size.title;
        const ink = card.now === null ? tone.soft : colour.may;
        const place = { px, face: 'display', ink, ground: tone.ground, align: 'center' } as const;
        write(pen, `${number}`, x + pad + 10, y + pad + nameStep * 0.5, place);
      }
      for (const [i, name] of names.entries()) {
        const at = y + pad + (i + 0.5) * nameStep;
        write(pen, name, x + nameLeft, at, { ...nameWriting, ink: tone.name, ground: tone.ground });
      }
      drawKind(pen, kind, x + nameLeft, y + kindAt, tone);
      drawPart(
        pen,
        basic,
        x + pad,
        y + basicTop + more / 2,
        noBasic ? { ...tone, dim: true, ink: colour.quiet } : tone,
      );
      if (shut.basic) lock(pen, x + width - pad, y + basicTop + more / 2);
      const [plateAt, plateTall] = [y + plateTop + more, plateHeight + more];
      pen.ctx.fillStyle = plateInk;
      pen.ctx.fillRect(x + 2, plateAt, width - 4, plateTall);
      pen.ctx.fillStyle = noStrong || card.colour === null ? colour.line : data[card.colour].fill;
      pen.ctx.fillRect(x + 2, plateAt, 10, plateTall);
      const onPlate = { ...tone, ground: plateInk, ...(noStrong ? { dim: true, ink: colour.quiet } : {}) };
      drawPart(pen, strong, x + pad, plateAt + (plateTall - strong.height) / 2, onPlate);
      if (shut.strong) lock(pen, x + width - pad, plateAt);
      sideways(pen, card, x, y + tall - foot / 2, width, tone);
    },
  };
}

/** The kind of card or, next to a lock, the reason the card can't be used now. */
interface Kind {
  readonly words: string;
  readonly locked: boolean;
  readonly px: number;
}

function drawKind(pen: Pen, { words, locked, px }: Kind, x: number, y: number, tone: Tone): void {
  const writing: Writing = { px, face: 'text', ink: tone.soft, ground: tone.ground };
  if (!locked) {
    write(pen, words, x, y, writing);
    return;
  }
  icon(pen, 'lock', x + 12, y, 26, colour.quiet);
  write(pen, words, x + 34, y, { ...writing, ink: colour.soft });
}

/** Draws the points that a card gives when played sideways. Points that are useful now are bright. */
function sideways(pen: Pen, card: CardView, x: number, y: number, width: number, tone: Tone): void {
  rule(pen, x + 24, y - foot / 2, width - 48, 2, colour.line);
  icon(pen, 'sideways', x + 46, y, 38, colour.soft);
  write(pen, `${card.now?.worth ?? 1}`, x + 84, y, { px: size.name, face: 'display', ground: tone.ground });
  sidesRow(pen, card, x + 150, y, 54);
}

/** Returns the hand's Damage Cards as one red pile that shows how many there are. */
export function damageCards(many: number, width: number, height = 380): Block {
  return { height, draw: (pen, x, y, tall) => drawDamage(pen, many, x, y, [width, tall]) };
}

function drawDamage(pen: Pen, many: number, x: number, y: number, [width, tall]: readonly [number, number]): void {
  const layers = Math.min(3, many);
  const shift = 26;
  const [w, h] = [width - shift * (layers - 1), tall - shift * (layers - 1)];
  for (let i = layers - 1; i >= 0; i--) {
    panel(pen, x + i * shift, y + i * shift, w, h, { fill: colour.foeFill, edge: colour.foe, cut: 22, weight: 3 });
  }
  const [cx, ground] = [x + w / 2, colour.foeFill];
  icon(pen, 'damage', cx, y + h * 0.3, 100, colour.foe);
  write(pen, many === 1 ? 'Damage' : `${many} Damage`, cx, y + h * 0.6, {
    px: 40,
    face: 'display',
    ground,
    align: 'center',
  });
  const words: Writing = { face: 'text', ink: colour.soft, ground, align: 'center' };
  write(pen, 'takes up room,', cx, y + h * 0.6 + 54, words);
  write(pen, 'can’t be played', cx, y + h * 0.6 + 92, words);
}
