import type { CardView, EffectView } from '../../src/games/frontiers/view.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { panel } from '../kit/shapes.ts';
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
import { data, strongPlate } from './looks.ts';
import { lineWords } from './words.ts';

const face: CardFace = {
  ...{ pad: 16, name: size.body, kind: size.body, price: 18 },
  lines: { number: 38, words: size.body, icon: 34 },
};
/** The width of the left part: the number, the name, and the points that the card gives sideways. */
const head = 300;
/** The gap between a card's name and its effect. */
const headGap = 14;
const nameStep = 35;
const rowOfSides = 46;
/** The number of characters in two rows of an effect. */
const TWO_ROWS = 40;
const nameWriting: Writing = { px: face.name };

/**
 * The ways in which a strip can show an effect, longest first: one figure per line, the full text without line breaks,
 * the short text, or only the beginning of the text.
 */
export const TELLINGS = ['figures', 'words', 'gist', 'beginning'] as const;
type Telling = (typeof TELLINGS)[number];

/**
 * Returns a card as a strip as wide as the page, for hands that are too large for cards side by side. The strip shows
 * the two effects side by side.
 */
export function cardStrip(card: CardView, width: number, number: number, telling: Telling = 'figures'): Block {
  const { basic, strong } = card;
  if (basic === null || strong === null) return damageStrip(1, width);
  const ruler = measuringPen();
  const why = card.now?.why ?? null;
  const tone = tones(why !== null);
  const room = head - face.pad - 40 - headGap;
  const names = shorten(ruler, wrap(ruler, card.name, room, nameWriting), 2, room, nameWriting);
  const reasonRoom = room - 30;
  const reasons = why === null ? [] : shorten(ruler, wrap(ruler, why, reasonRoom, text), 2, reasonRoom, text);
  const plate = Math.round((width - head) * 0.52);
  const shut = { basic: !tone.dim && isShut(card, 'basic'), strong: !tone.dim && isShut(card, 'strong') };
  const basicRoom = width - head - plate - face.pad - 12 - (shut.basic ? lockRoom : 0);
  const basicPart = partOf(told(basic, telling), basicRoom, face);
  const strongRoom = plate - 12 - 2 * face.pad - (shut.strong ? lockRoom : 0);
  const strongPart = partOf(told(strong, telling), strongRoom, face);
  const headTall = (names.length + reasons.length) * nameStep + rowOfSides;
  const height = Math.max(headTall, basicPart.height, strongPart.height) + 2 * 13;
  const [noBasic, noStrong] = [tone.dim || shut.basic, tone.dim || shut.strong];
  const plateInk = noStrong || card.colour === null ? dimPlate : strongPlate[card.colour];
  const quiet = { dim: true, ink: colour.quiet };
  return {
    height,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { fill: tone.ground, edge: tone.edge, cut: 16 });
      const top = y + (tall - headTall) / 2;
      drawNumber(pen, card, number, x + face.pad + 12, top + nameStep / 2, tone);
      for (const [i, name] of names.entries()) {
        const at = top + (i + 0.5) * nameStep;
        write(pen, name, x + face.pad + 40, at, { ...nameWriting, ink: tone.name, ground: tone.ground, room });
      }
      for (const [i, words] of reasons.entries()) {
        const at = top + (names.length + i + 0.5) * nameStep;
        if (i === 0) icon(pen, 'lock', x + face.pad + 50, at, 24, colour.quiet);
        write(pen, words, x + face.pad + 70, at, { ...text, ink: colour.soft, ground: tone.ground, room: reasonRoom });
      }
      const sidesAt = top + headTall - rowOfSides / 2 + 4;
      icon(pen, 'sideways', x + face.pad + 12, sidesAt, 30, colour.soft);
      write(pen, `${card.now?.worth ?? 1}`, x + face.pad + 42, sidesAt, {
        px: size.body,
        face: 'display',
        ground: tone.ground,
      });
      sidesRow(pen, card, x + face.pad + 84, sidesAt, 44);
      const basicAt = y + (tall - basicPart.height) / 2;
      drawPart(pen, basicPart, x + head, basicAt, noBasic ? { ...tone, ...quiet } : tone);
      const left = x + width - plate;
      if (shut.basic) lock(pen, left - 6, y - 4);
      drawPlate(pen, card, left, y, [plate, tall], noStrong);
      const onPlate = { ...tone, ground: plateInk, ...(noStrong ? quiet : {}) };
      drawPart(pen, strongPart, left + 10 + face.pad, y + (tall - strongPart.height) / 2, onPlate);
      if (shut.strong) lock(pen, x + width - 10, y - 4);
    },
  };
}

const text: Writing = { px: size.body, face: 'text' };

function drawNumber(pen: Pen, { now }: CardView, number: number, x: number, y: number, tone: Tone): void {
  const px = number > 9 ? size.body : 38;
  const ink = now === null ? tone.soft : colour.may;
  write(pen, `${number}`, x, y, { px, face: 'display', ink, ground: tone.ground, align: 'center' });
}

/** Draws the plate of the strong effect, which follows the strip's cut corner, with a bar in the color of its data. */
function drawPlate(
  pen: Pen,
  card: CardView,
  x: number,
  y: number,
  [width, tall]: readonly [number, number],
  shut: boolean,
): void {
  const { ctx } = pen;
  const [right, bottom] = [x + width - 2, y + tall - 2];
  ctx.beginPath();
  ctx.moveTo(x, y + 2);
  ctx.lineTo(right, y + 2);
  ctx.lineTo(right, bottom - 15);
  ctx.lineTo(right - 15, bottom);
  ctx.lineTo(x, bottom);
  ctx.closePath();
  ctx.fillStyle = shut || card.colour === null ? dimPlate : strongPlate[card.colour];
  ctx.fill();
  ctx.fillStyle = shut || card.colour === null ? colour.line : data[card.colour].fill;
  ctx.fillRect(x, y + 2, 10, tall - 4);
}

/** Returns an effect in the form that the strip shows. Players see the omitted text when they look up the card. */
function told(effect: EffectView, telling: Telling): EffectView {
  if (telling === 'figures') return effect;
  const all = effect.lines.map(lineWords).reduce((before, line) => joined(before, line));
  const isBrief = telling !== 'words' && effect.gist.length < all.length;
  const words = isBrief ? effect.gist.replaceAll('/', ' / ') : all;
  const text = telling === 'beginning' ? beginningOf(words) : words;
  return { ...effect, name: null, lines: [{ icon: '', value: '', text }] };
}

/** Returns the start of a text, up to two rows long. */
function beginningOf(words: string): string {
  if (words.length <= TWO_ROWS) return words;
  const room = words.slice(0, TWO_ROWS);
  return `${room.slice(0, room.lastIndexOf(' ')).replace(/[,:/ ]+$/, '')} …`;
}

/** Joins two lines with a full stop, or with a comma if the second line begins with “or”. */
function joined(before: string, line: string): string {
  return /^or\b/i.test(line) ? `${before}, ${line.charAt(0).toLowerCase()}${line.slice(1)}` : `${before}. ${line}`;
}

/** Returns Damage Cards as one strip that shows how many there are. */
export function damageStrip(many: number, width: number): Block {
  return {
    height: 66,
    draw(pen, x, y, tall) {
      const ground = colour.foeFill;
      panel(pen, x, y, width, tall, { fill: ground, edge: colour.foe, cut: 16, weight: 3 });
      const middle = y + tall / 2;
      icon(pen, 'damage', x + 44, middle, 40, colour.foe);
      const wide = write(pen, `${many} Damage`, x + 82, middle, { px: size.head, face: 'display', ground });
      const words = many === 1 ? 'takes up room, can’t be played' : 'take up room, can’t be played';
      write(pen, words, x + 106 + wide, middle, { ...text, ink: colour.soft, ground });
    },
  };
}
