import type { AdvancementFace, Token } from '../../src/games/ascendancy/view.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { hatch, panel, rule } from '../kit/shapes.ts';
import { colour, type HexColour, size } from '../kit/theme.ts';
import { type Writing, wrap, write } from '../kit/words.ts';
import { space } from './palette.ts';

/** The content of a card. */
export interface Face {
  readonly name: string;
  /** The kind of card, printed below the name. */
  readonly kind: string;
  readonly line: string;
  /** Icons in the upper right corner. */
  readonly icons?: readonly IconName[];
  /** The reason the card can’t be used now, or null. With a reason, the card is dimmed. */
  readonly dim?: string | null;
  /** A line at the bottom of the card. */
  readonly note?: { readonly icon: IconName; readonly words: string };
  /** The progress made on the card. */
  readonly progress?: { readonly done: number; readonly of: number };
  /** True if the card is shown alone, in larger type. */
  readonly large?: true;
}

const pad = 24;

/** The icon of each token printed on Advancements. */
const tokenIcons: Record<Token, IconName> = { warp: 'warp', command: 'command', culture: 'culture' };

/** Returns the printed content of an Advancement. */
export function advancementOf(card: AdvancementFace): Pick<Face, 'name' | 'kind' | 'line' | 'icons'> {
  return { name: card.name, kind: card.type, line: card.line, icons: card.tokens.map((token) => tokenIcons[token]) };
}

/** Draws a card: its name, kind, text, and current state. */
export function faceBlock(face: Face, width: number): Block {
  const ruler = measuringPen();
  const { dim = null, note, progress, icons = [], large } = face;
  const px = large === true ? size.head : size.body;
  const step = Math.round(px * 1.26);
  const text: Writing = { px, face: 'text' };
  const title: Writing = { px: large === true ? size.title : size.name };
  const names = wrap(ruler, face.name, width - 2 * pad - icons.length * 40, title);
  const lines = wrap(ruler, face.line, width - 2 * pad, text);
  const under = large === true ? size.body : size.small;
  const head = 24 + names.length * 42 + 8 + under;
  const foot = (dim === null ? 0 : 46) + (note === undefined ? 0 : 46) + (progress === undefined ? 0 : 58);
  return {
    height: head + lines.length * step + foot + 26,
    draw(pen, x, y, tall) {
      const ground: HexColour = dim === null ? colour.panel : colour.sunken;
      const ink: HexColour = dim === null ? colour.text : colour.quiet;
      panel(pen, x, y, width, tall, { fill: ground, edge: colour.line, cut: 22 });
      for (const [i, words] of names.entries()) write(pen, words, x + pad, y + 44 + i * 42, { ...title, ink, ground });
      for (const [i, name] of icons.entries())
        icon(pen, name, x + width - pad - 16 - i * 40, y + 42, 30, dim === null ? colour.soft : colour.quiet);
      const second: Writing = {
        px: under,
        face: 'text',
        ink: dim === null ? colour.soft : colour.quiet,
        ground,
        second: true,
      };
      write(pen, face.kind, x + pad, y + 24 + names.length * 42 + under / 2, second);
      let at = y + head + step / 2 + 4;
      for (const words of lines) {
        write(pen, words, x + pad, at, { ...text, ink: dim === null ? colour.text : colour.quiet, ground });
        at += step;
      }
      if (progress !== undefined) {
        drawProgress(pen, progress, x + pad, at + 12, width - 2 * pad, ground);
        at += 58;
      }
      if (note !== undefined) {
        drawFoot(pen, note.icon, note.words, x + pad, at + 10, ground);
        at += 46;
      }
      if (dim !== null) drawFoot(pen, 'lock', dim, x + pad, at + 10, ground);
    },
  };
}

function drawFoot(pen: Pen, name: IconName, words: string, x: number, y: number, ground: HexColour): void {
  icon(pen, name, x + 14, y, 26, colour.soft);
  write(pen, words, x + 42, y, { face: 'text', ink: colour.soft, ground });
}

function drawProgress(
  pen: Pen,
  { done, of }: { done: number; of: number },
  x: number,
  y: number,
  width: number,
  ground: HexColour,
): void {
  const figures = { px: size.value, face: 'display', ground, align: 'right' } as const;
  icon(pen, 'science', x + 14, y, 28, '#BDB6FF');
  const bar = width - 44 - 110;
  const each = bar / Math.max(1, of);
  for (let i = 0; i < of; i++) rule(pen, x + 44 + i * each, y - 9, each - 5, 18, i < done ? '#BDB6FF' : colour.gone);
  write(pen, `${done} of ${of}`, x + width, y, figures);
}

/** Draws the back of a card that is hidden from the reader. */
export function backBlock(name: string, words: string, width: number): Block {
  return {
    height: 132,
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { fill: space.back, edge: space.backInk, cut: 22 });
      hatch(pen, 'rising', x + width - 120, y + 12, 96, tall - 24, space.lane);
      write(pen, name, x + pad, y + 46, { px: size.name, ground: space.back });
      write(pen, words, x + pad, y + 92, { face: 'text', ground: space.back });
    },
  };
}
