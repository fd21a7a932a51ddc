import type { CardFace, FaceSection } from '../../src/games/first-edition/viewing/face.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { panel, plate, rule } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { measure, type Writing, wrap, write } from '../kit/words.ts';
import { gradeIcons, typeIcons } from './looks.ts';

const pad = 36;
const step = 42;
const title: Writing = { px: 54, face: 'display', ground: colour.panel };
const label: Writing = { px: size.small, face: 'text', ink: colour.quiet, ground: colour.panel, second: true };
const text: Writing = { face: 'text', ground: colour.panel };
/** The text style of a card’s effects. Effects are larger than facts, since players read them most. */
const saying: Writing = { ...text, px: size.head };
const sayingStep = 48;

/** A horizontal band of a card’s picture. Bands follow one another from top to bottom. */
interface Band {
  readonly height: number;
  draw(pen: Pen, x: number, y: number): void;
}

/** Draws a card: its head, numbers, labeled facts, icons, effects, and how to play it. */
export function cardBlock(face: CardFace, width: number): Block {
  const room = width - 2 * pad;
  const bands = [
    headBand(face, room),
    ...(face.figures.length === 0 ? [] : [figureBand(face.figures, room)]),
    ...face.sections.map((section) => sectionBand(section, room)),
    ...(face.icons.length === 0 ? [] : [iconBand(face.icons, room)]),
    ...(face.text === null ? [] : [textBand(face.text, room)]),
    footBand(face, room),
  ];
  const gap = 22;
  return {
    height: bands.reduce((sum, { height }) => sum + height + gap, 2 * pad - gap),
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { edge: colour.rim, cut: 22 });
      let at = y + pad;
      for (const band of bands) {
        band.draw(pen, x + pad, at);
        at += band.height + gap;
      }
    },
  };
}

/** Draws the icon of the type, the title, and a note about whether the card is unique. */
function headBand({ title: name, type, unique }: CardFace, room: number): Band {
  const left = 132;
  const lines = wrap(measuringPen(), name, room - left, title);
  const height = Math.max(104, lines.length * 62 + (unique === null ? 0 : 46));
  return {
    height,
    draw(pen, x, y) {
      plate(pen, x, y, 104, 104, { fill: colour.raised, edge: colour.rim, cut: 22 });
      icon(pen, typeIcons[type], x + 52, y + 52, 60, colour.text);
      const top = y + (height - lines.length * 62 - (unique === null ? 0 : 46)) / 2;
      for (const [i, line] of lines.entries()) write(pen, line, x + left, top + 31 + i * 62, title);
      const ink = colour.soft;
      if (unique !== null) write(pen, marks[unique], x + left, top + lines.length * 62 + 23, { ...text, ink });
    },
  };
}

const marks = { unique: 'Unique', universal: 'Universal', enigma: 'Enigma' } as const;

/** Draws the numbers, side by side. */
function figureBand(figures: CardFace['figures'], room: number): Band {
  const gap = 20;
  const wide = (room - gap * (Math.max(3, figures.length) - 1)) / Math.max(3, figures.length);
  return {
    height: 120,
    draw(pen, x, y) {
      for (const [i, { name, shown }] of figures.entries()) {
        const left = x + i * (wide + gap);
        plate(pen, left, y, wide, 120, { fill: colour.raised, cut: 16 });
        const ground = colour.raised;
        write(pen, name, left + wide / 2, y + 30, { ...label, ink: colour.soft, ground, align: 'center' });
        write(pen, shown, left + wide / 2, y + 80, { ...title, ground, align: 'center' });
      }
    },
  };
}

/** Draws the lines of a section under its label. Many short lines are set in columns. */
function sectionBand({ label: said, lines, any }: FaceSection, room: number): Band {
  const ruler = measuringPen();
  const longest = Math.max(...lines.map((line) => measure(ruler, line, text)));
  const columns = any === true || lines.length < 3 ? 1 : Math.max(1, Math.min(3, Math.floor(room / (longest + 64))));
  const wide = room / columns;
  const led = any === true || columns > 1;
  const indent = led ? 44 : 0;
  const wrapped = lines.map((line) => wrap(ruler, line, wide - indent - (columns > 1 ? 16 : 0), text));
  const rows = Math.ceil(lines.length / columns);
  const tall = columns > 1 ? rows : wrapped.flat().length;
  return {
    height: 40 + tall * step,
    draw(pen, x, y) {
      write(pen, said, x, y + 12, label);
      let at = y + 40 + step / 2;
      for (const [i, parts] of wrapped.entries()) {
        const left = x + Math.floor(i / rows) * (columns > 1 ? wide : 0);
        if (columns > 1) at = y + 40 + step / 2 + (i % rows) * step;
        if (led && any === true && i > 0) write(pen, 'or', left, at, { ...text, ink: colour.quiet });
        if (led && any !== true) icon(pen, 'point', left + 14, at, 22, colour.rim);
        for (const part of parts) {
          write(pen, part, left + indent, at, text);
          at += step;
        }
      }
    },
  };
}

/** Draws the icons as plates with their names, in rows. */
function iconBand(icons: readonly string[], room: number): Band {
  const ruler = measuringPen();
  const [gap, tall] = [16, 56];
  const placed: { words: string; x: number; y: number; wide: number }[] = [];
  let [x, y] = [0, 0];
  for (const words of icons) {
    const wide = measure(ruler, words, text) + 44;
    if (x > 0 && x + wide > room) [x, y] = [0, y + tall + gap];
    placed.push({ words, x, y, wide });
    x += wide + gap;
  }
  return {
    height: y + tall,
    draw(pen, left, top) {
      for (const { words, x: across, y: down, wide } of placed) {
        plate(pen, left + across, top + down, wide, tall, { fill: colour.panel, edge: colour.rim, cut: 12 });
        write(pen, words, left + across + 22, top + down + tall / 2, text);
      }
    },
  };
}

/** Draws the effects below a horizontal rule. */
function textBand(does: string, room: number): Band {
  const lines = wrap(measuringPen(), does, room, saying);
  return {
    height: 22 + lines.length * sayingStep,
    draw(pen, x, y) {
      rule(pen, x, y, room);
      for (const [i, line] of lines.entries()) write(pen, line, x, y + 22 + sayingStep / 2 + i * sayingStep, saying);
    },
  };
}

/** Draws a note on how the card is played, and the names of its sets. */
function footBand({ grade, note, sets }: CardFace, room: number): Band {
  const ruler = measuringPen();
  const notes = note === null ? [] : wrap(ruler, note, room - 48, text);
  const printed = wrap(ruler, `In ${sets.join(', ')}`, room, label);
  return {
    height: 22 + notes.length * step + printed.length * 34,
    draw(pen, x, y) {
      rule(pen, x, y, room);
      if (note !== null) icon(pen, gradeIcons[grade] satisfies IconName, x + 16, y + 22 + step / 2, 28, colour.soft);
      for (const [i, line] of notes.entries()) write(pen, line, x + 48, y + 22 + step / 2 + i * step, text);
      const top = y + 22 + notes.length * step + 17;
      for (const [i, line] of printed.entries()) write(pen, line, x, top + i * 34, label);
    },
  };
}
