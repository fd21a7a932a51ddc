import type { CaptainView, Colour, FrontiersView, PotentialView } from '../../src/games/frontiers/view.ts';
import { type Block, measuringPen } from '../kit/flow.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { panel, rule } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { count } from '../kit/wording.ts';
import { shorten, type Writing, wrap, write } from '../kit/words.ts';
import { type Container, datum, type Piece } from './datum.ts';
import { kindWords } from './words.ts';

/** A total of the turn's points. */
interface Total {
  readonly icon: IconName;
  readonly value: string;
  readonly word: string;
}

const pad = 32;
const row = 60;
/** The width of the available data. */
const half = 520;
/**
 * The maximum number of totals that fit in one column beside the data. If there are more totals, they are in two
 * columns.
 */
const mostInRow = 3;
const text: Writing = { face: 'text', ink: colour.soft, ground: colour.panel };

/** The maximum number of rows of text that describe the sources of points. */
const mostRows = 7;
/** The height of a row of text. */
const step = 38;
/** The height of the row that shows the highest possible totals. */
const strip = 66;
const MOST: readonly (readonly [keyof PotentialView, IconName])[] = [
  ['move', 'move'],
  ['attack', 'attack'],
  ['shields', 'defense'],
  ['diplomacy', 'diplomacy'],
];
/** The number of pieces that fit in one row. */
const most = 6;
/** The number of kinds of pieces that fit in one row if each kind has a count. */
const mostHeaps = 4;
/** The distance between pieces, and between pieces with counts. */
const [pieceStep, heapStep] = [52, 90];

function times<K extends string>(of: Readonly<Record<K, number>>, container: Container): Piece[] {
  // The keys of this record are exactly the colors of data.
  return (Object.entries(of) as [Colour, number][]).flatMap(([kind, many]) =>
    Array.from({ length: many }, () => ({ container, colour: kind })),
  );
}

function rowsOf(view: FrontiersView, captain: CaptainView): { label: string; pieces: Piece[] }[] {
  const dice = captain.dice.map((die): Piece => ({ container: 'die', colour: die.colour, spent: die.used }));
  return [
    {
      label: 'Core',
      pieces: view.market.core.map((kind): Piece => ({ container: 'die', colour: kind })),
    },
    { label: 'Crystals', pieces: times(captain.crystals, 'crystal') },
    { label: 'This turn', pieces: [...dice, ...times(captain.data, 'token')] },
  ];
}

function totalsOf({ points }: CaptainView): Total[] {
  const { move, diplomacy, repair, heal, mend, close, long, shields } = points;
  const all: [IconName, number, string][] = [
    ['move', move, 'Move'],
    ['diplomacy', diplomacy, 'Diplomacy'],
    ['attack', close.total, 'Attack'],
    ['range', long.total, 'Long Range'],
    ['defense', shields.total, 'Shields'],
    ['repair', repair, 'Repair'],
    ['recover', heal, 'Heal'],
    ['recover', mend, 'Repair or Heal'],
  ];
  return all.flatMap(([name, many, word]) => (many > 0 ? [{ icon: name, value: `${many}`, word }] : []));
}

/**
 * Lists the types of fire points: `Attack: 3 Phasers, 2 Photon Pulse`. The list is empty if all points are of the
 * normal type.
 */
function kindsOf({ points: { close, long, shields } }: CaptainView): string[] {
  const all = [
    ['Long Range', kindWords(long, 'fire')],
    ['Attack', kindWords(close, 'fire')],
    ['Shields', kindWords(shields, 'shields')],
  ];
  return all.flatMap(([word, kinds]) => (kinds === '' ? [] : [`${word}: ${kinds}`]));
}

/** The position of the text that describes the sources of points. */
interface Words {
  readonly lines: readonly string[];
  readonly x: number;
  readonly room: number;
  /** The distance from the top edge to the first line. */
  readonly top: number;
  /** The distance from the top edge to the end of the text. */
  readonly end: number;
}

/**
 * Returns a block with the available data on the left and this turn's points on the right. The block also shows the
 * highest totals that the reader could reach with everything they hold. Unless `brief` is set, the block also describes
 * the sources of the points.
 */
export function rackBlock(view: FrontiersView, captain: CaptainView, width: number, brief = false): Block {
  const totals = totalsOf(captain);
  const columns = totals.length > mostInRow ? 2 : 1;
  const rows = rowsOf(view, captain);
  // If there are no totals, the text goes beside the first row of data.
  const right = totals.length === 0 ? (row - step) / 2 : Math.ceil(totals.length / columns) * row;
  const upper = Math.max(rows.length * row, right);
  const said = brief ? [] : [...kindsOf(captain), playedText(captain)];
  const words = lower([wordsIn(said, half + 20, width, right, upper), wordsIn(said, pad, width, upper, upper)]);
  const most = view.reader === captain.seat ? (view.own?.most ?? null) : null;
  const divided = words.x > pad ? words.end : upper;
  return {
    height: words.end + 24 + (most === null ? 0 : strip),
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { cut: 22 });
      for (const [i, { label, pieces }] of rows.entries()) drawRow(pen, label, pieces, x, y + 12 + row * (i + 0.5));
      rule(pen, x + half, y + 24, 2, divided - 24);
      const column = (width - half - pad) / columns;
      for (const [i, one] of totals.entries()) {
        const [across, down] = [i % columns, Math.floor(i / columns)];
        drawTotal(pen, one, x + half + 20 + across * column, y + 12 + row * (down + 0.5), column - 8);
      }
      for (const [i, line] of words.lines.entries()) {
        write(pen, line, x + words.x, y + 12 + words.top + step * (i + 0.5), { ...text, room: words.room });
      }
      if (most !== null) drawMost(pen, most, x, y + words.end + 24, width);
    },
  };
}

/** Lays out text from `x` to the right edge, below totals that end at `top`. */
function wordsIn(said: readonly string[], x: number, width: number, top: number, least: number): Words {
  const ruler = measuringPen();
  const room = width - x - pad;
  const broken = said.flatMap((words) => wrap(ruler, words, room, text));
  const lines = shorten(ruler, broken, mostRows, room, text);
  return { lines, x, room, top, end: Math.max(least, top + lines.length * step) };
}

function lower([one, other]: readonly [Words, Words]): Words {
  return one.end <= other.end ? one : other;
}

function drawRow(pen: Pen, label: string, pieces: readonly Piece[], x: number, y: number): void {
  write(pen, label, x + pad, y, text);
  if (pieces.length === 0) write(pen, 'none', x + 170, y, { ...text, ink: colour.quiet });
  const heaps = heapsOf(pieces);
  if (pieces.length > most && heaps.length <= mostHeaps) {
    for (const [i, { piece, many }] of heaps.entries()) {
      datum(pen, piece, x + 192 + i * heapStep, y, 22);
      write(pen, `${many}`, x + 220 + i * heapStep, y, { px: size.value, face: 'display', ground: colour.panel });
    }
    return;
  }
  const shown = pieces.slice(0, pieces.length > most ? most - 1 : most);
  for (const [i, piece] of shown.entries()) {
    datum(pen, piece, x + 192 + i * pieceStep, y, 22);
  }
  const more = pieces.length - shown.length;
  if (more > 0) write(pen, `+${more}`, x + 172 + shown.length * pieceStep, y, { ...text, face: 'display' });
}

/** Groups equal pieces, so that each kind appears once with its count. */
function heapsOf(pieces: readonly Piece[]): { piece: Piece; many: number }[] {
  const heaps = new Map<string, { piece: Piece; many: number }>();
  for (const piece of pieces) {
    const kind = `${piece.container} ${piece.colour} ${piece.spent === true}`;
    heaps.set(kind, { piece, many: (heaps.get(kind)?.many ?? 0) + 1 });
  }
  return [...heaps.values()];
}

function drawTotal(pen: Pen, { icon: name, value, word }: Total, x: number, y: number, room: number): void {
  const ink = name === 'move' ? colour.may : colour.text;
  icon(pen, name, x + 20, y, 40, ink);
  const wide = 50 + write(pen, value, x + 50, y, { px: size.title, face: 'display', ink, ground: colour.panel }) + 10;
  write(pen, word, x + wide, y, { face: 'text', ground: colour.panel, room: room - wide });
}

/** Draws the highest totals, by kind of point, that the reader's cards, Crew and data could add up to. */
function drawMost(pen: Pen, most: PotentialView, x: number, y: number, width: number): void {
  rule(pen, x + 24, y, width - 48, 2, colour.line);
  const middle = y + strip / 2;
  write(pen, 'Most you could get', x + pad, middle, text);
  for (const [i, [sort, name]] of MOST.entries()) {
    const at = x + 400 + i * 180;
    icon(pen, name, at, middle, 36, colour.soft);
    write(pen, `${most[sort]}`, at + 34, middle, { px: size.name, face: 'display', ground: colour.panel });
  }
}

/** Describes the sources of points: the names of the cards played, or a note that nothing has been played yet. */
function playedText({ played, dice }: CaptainView): string {
  if (played.length === 0 && dice.length === 0) return 'Nothing played yet';
  const cards = played.map(({ card, as }) => (as === 'basic' ? card.name : `${card.name} (${as})`));
  const from = dice.length === 0 ? [] : [count(dice.length, 'die', 'dice')];
  return `From ${[...cards, ...from].join(', ')}`;
}
