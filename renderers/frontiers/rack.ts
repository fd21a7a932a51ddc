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

/** A total of the turn. */
interface Total {
  readonly icon: IconName;
  readonly value: string;
  readonly word: string;
}

const row = 66;
const total = 70;
const text: Writing = { face: 'text', ink: colour.soft, ground: colour.panel };

/** Rows of words at most: what was gathered from what. */
const mostRows = 12;
/** Height of the row that says what all could add up to. */
const strip = 76;
const MOST: readonly (readonly [keyof PotentialView, IconName])[] = [
  ['move', 'move'],
  ['attack', 'attack'],
  ['shields', 'defense'],
  ['diplomacy', 'diplomacy'],
];
/** Pieces that fit one row. */
const most = 7;
/** Kinds of pieces that fit one row with their numbers. */
const mostHeaps = 4;

function times<K extends string>(of: Readonly<Record<K, number>>, container: Container): Piece[] {
  // Keys of the record are colours.
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
    ['repair', repair, 'Repair'],
    ['recover', heal, 'Heal'],
    ['recover', mend, 'Repair or Heal'],
    ['range', long.total, 'Long Range'],
    ['attack', close.total, 'Attack'],
    ['defense', shields.total, 'Shields'],
  ];
  return all.flatMap(([name, many, word]) => (many > 0 ? [{ icon: name, value: `${many}`, word }] : []));
}

/** Which types there are among points of fire: `Attack: 3 Phasers, 2 Photon Pulse`; nothing where all are plain. */
function kindsOf({ points: { close, long, shields } }: CaptainView): string[] {
  const all = [
    ['Long Range', kindWords(long, 'fire')],
    ['Attack', kindWords(close, 'fire')],
    ['Shields', kindWords(shields, 'shields')],
  ];
  return all.flatMap(([word, kinds]) => (kinds === '' ? [] : [`${word}: ${kinds}`]));
}

/** Data at hand at the left, at the right what the turn has gathered and what it was gathered from. */
export function rackBlock(view: FrontiersView, captain: CaptainView, width: number): Block {
  const ruler = measuringPen();
  const half = 600;
  const room = width - half - 64;
  const totals = totalsOf(captain);
  const said = [...kindsOf(captain), playedText(captain)].flatMap((words) => wrap(ruler, words, room, text));
  const from = shorten(ruler, said, mostRows, room, text);
  const rows = rowsOf(view, captain);
  const left = rows.length * row + 34;
  const right = totals.length * total + from.length * 40 + 44;
  const most = view.reader === captain.seat ? (view.own?.most ?? null) : null;
  const data = Math.max(left, right);
  return {
    height: data + (most === null ? 0 : strip),
    draw(pen, x, y, tall) {
      panel(pen, x, y, width, tall, { cut: 22 });
      for (const [i, { label, pieces }] of rows.entries()) drawRow(pen, label, pieces, x, y + 17 + row * (i + 0.5));
      const upper = tall - (most === null ? 0 : strip);
      rule(pen, x + half - 10, y + 28, 2, upper - 56);
      if (most !== null) drawMost(pen, most, x, y + upper, width);
      let at = y + 18 + total / 2;
      for (const one of totals) {
        drawTotal(pen, one, x + half + 44, at);
        at += total;
      }
      at += totals.length > 0 ? -8 : 0;
      for (const line of from) {
        write(pen, line, x + half + 26, at, { ...text, room });
        at += 40;
      }
    },
  };
}

function drawRow(pen: Pen, label: string, pieces: readonly Piece[], x: number, y: number): void {
  write(pen, label, x + 32, y, text);
  if (pieces.length === 0) write(pen, 'none', x + 178, y, { ...text, ink: colour.quiet });
  const heaps = heapsOf(pieces);
  if (pieces.length > most && heaps.length <= mostHeaps) {
    for (const [i, { piece, many }] of heaps.entries()) {
      datum(pen, piece, x + 200 + i * 100, y, 23);
      write(pen, `${many}`, x + 230 + i * 100, y, { px: size.value, face: 'display', ground: colour.panel });
    }
    return;
  }
  const shown = pieces.slice(0, pieces.length > most ? most - 1 : most);
  for (const [i, piece] of shown.entries()) {
    datum(pen, piece, x + 200 + i * 58, y, 23);
  }
  const more = pieces.length - shown.length;
  if (more > 0) write(pen, `+${more}`, x + 178 + shown.length * 58, y, { ...text, face: 'display' });
}

/** Pieces that are alike, each kind once with its number. */
function heapsOf(pieces: readonly Piece[]): { piece: Piece; many: number }[] {
  const heaps = new Map<string, { piece: Piece; many: number }>();
  for (const piece of pieces) {
    const kind = `${piece.container} ${piece.colour} ${piece.spent === true}`;
    heaps.set(kind, { piece, many: (heaps.get(kind)?.many ?? 0) + 1 });
  }
  return [...heaps.values()];
}

function drawTotal(pen: Pen, { icon: name, value, word }: Total, x: number, y: number): void {
  const ink = name === 'move' ? colour.may : colour.text;
  icon(pen, name, x, y, 44, ink);
  const wide = write(pen, value, x + 44, y, { px: 50, face: 'display', ink, ground: colour.panel });
  write(pen, word, x + 60 + wide, y, { px: size.name, ground: colour.panel });
}

/** What all that the reader holds could add up to, each for itself. */
function drawMost(pen: Pen, most: PotentialView, x: number, y: number, width: number): void {
  rule(pen, x + 24, y, width - 48, 2, colour.line);
  const middle = y + strip / 2;
  write(pen, 'All you hold, at most', x + 32, middle, text);
  for (const [i, [sort, name]] of MOST.entries()) {
    const at = x + 400 + i * 180;
    icon(pen, name, at, middle, 36, colour.soft);
    write(pen, `${most[sort]}`, at + 34, middle, { px: size.name, face: 'display', ground: colour.panel });
  }
}

/** What the turn has gathered from: the cards by name, or that nothing was played yet. */
function playedText({ played, dice }: CaptainView): string {
  if (played.length === 0 && dice.length === 0) return 'Nothing played yet';
  const cards = played.map(({ card, as }) => (as === 'basic' ? card.name : `${card.name} (${as})`));
  const from = dice.length === 0 ? [] : [count(dice.length, 'die', 'dice')];
  return `From ${[...cards, ...from].join(', ')}`;
}
