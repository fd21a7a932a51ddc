import type { FirstEditionView, PieceView } from '../../src/games/first-edition/view.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { notch, paint, panel, rule } from '../kit/shapes.ts';
import { colour, type HexColour, size } from '../kit/theme.ts';
import { measure, shorten, wrap, write } from '../kit/words.ts';
import type { Spot } from './line-layout.ts';
import { backs, backsWidth, points, whereSign } from './location-symbols.ts';
import { sideColour, sideToken } from './sides.ts';

/** The size of a mission on the map. */
export const CARD = { width: 346, height: 252 } as const;
/** The background color of a solved mission. */
const DONE: HexColour = '#101A2D';

/** The reader’s current options at a mission. */
export interface Marks {
  readonly isCurrent: boolean;
  readonly attempt: boolean;
  /** The RANGE that a flight to the mission costs, or null if the mission is out of reach. */
  readonly cost: string | null;
}

/** Draws a mission: its facts, each side’s cards there, and the number of cards under it. */
export function missionCard(pen: Pen, view: FirstEditionView, spot: Spot, x: number, y: number, marks: Marks): void {
  const { location, number } = spot;
  const { width, height } = CARD;
  const isDone = location.solved !== null;
  const ground = isDone ? DONE : colour.panel;
  if (marks.isCurrent) {
    notch(pen.ctx, x - 8, y - 8, width + 16, height + 16, 22);
    paint(pen.ctx, colour.field, colour.text, 5);
  }
  panel(pen, x, y, width, height, { fill: ground, edge: isDone ? colour.line : colour.rim, cut: 18 });
  if (marks.cost !== null) {
    notch(pen.ctx, x + 3, y + 3, width - 6, height - 6, 16);
    paint(pen.ctx, undefined, colour.may, 5);
  }
  const ink = marks.attempt ? colour.may : isDone ? colour.quiet : colour.soft;
  write(pen, `${number}`, x + 40, y + 40, { px: size.head, face: 'display', ink, ground, align: 'center' });
  const room = width - 124;
  // The name takes up to two lines, in the largest size in which it fits.
  const sizes = [size.body, 28, 26, size.small];
  const fits = (px: number) => wrap(pen, location.name, room, { px }).length <= 2;
  const name = { px: sizes.find(fits) ?? size.small, ink: isDone ? colour.soft : colour.text, ground, room } as const;
  const lines = shorten(pen, wrap(pen, location.name, room, name), 2, room, name);
  const first = y + 40 + (lines.length === 1 ? 0 : -8);
  for (const [at, line] of lines.entries()) write(pen, line, x + 74, first + at * 34, name);
  for (const [at, { owner }] of location.missions.entries())
    sideToken(pen, owner, x + width - 30, y + 36 + at * 26, 11);
  facts(pen, spot, marks, x, y + 110, ground);
  rule(pen, x + 20, y + 142, width - 40);
  // The word “here” is wider than a cost, so it is drawn smaller.
  const px = marks.cost === 'here' ? 26 : size.value;
  const may = { px, face: 'display', ink: colour.may, ground, align: 'right' } as const;
  // The widths reserved at the right of the rows for the cost and for the cards under the mission.
  const taken = [
    marks.cost === null ? 0 : measure(pen, marks.cost, may),
    location.seeds.length === 0 ? 0 : backsWidth(pen, location.seeds.length),
  ];
  for (const [row, seat] of [1, 0].entries()) {
    const room = width - 26 - (taken[row] ?? 0);
    presence(pen, countsAt(view, location.id, seat), seat, { x, y: y + 172 + row * 48, room, ground });
  }
  if (location.seeds.length > 0) backs(pen, location.seeds.length, x + width - 26, y + height - 34, ground);
  if (marks.cost === null) return;
  write(pen, marks.cost, x + width - 24, y + 168, may);
}

/**
 * Draws a mission's kind, points and span. A solved mission shows who solved it, with a check mark, and a mission that
 * can be attempted shows “attempt” instead of its span.
 */
function facts(pen: Pen, { location }: Spot, { attempt }: Marks, x: number, y: number, ground: HexColour): void {
  const [mission] = location.missions;
  const isDone = location.solved !== null;
  // A cloaked planet is drawn dimmed.
  whereSign(pen, location.where, x + 40, y, { dim: isDone || location.cloaked === true, ground });
  if (location.solved === null) points(pen, mission?.points ?? 0, x + 78, y, ground);
  else {
    sideToken(pen, location.solved, x + 92, y, 15);
    icon(pen, 'check', x + 126, y, 26, colour.soft);
    write(pen, `${mission?.points ?? 0}`, x + 150, y, { px: size.head, face: 'display', ink: colour.soft, ground });
  }
  const right = { ink: attempt ? colour.may : colour.soft, ground, align: 'right' } as const;
  if (attempt) {
    write(pen, 'attempt', x + CARD.width - 26, y, right);
    return;
  }
  const wide = write(pen, `${mission?.span ?? 0}`, x + CARD.width - 26, y, {
    ...right,
    px: size.name,
    face: 'display',
  });
  write(pen, 'span', x + CARD.width - 36 - wide, y, { ...right, face: 'text' });
}

/** Counts a side’s cards at a location: facilities, ships, personnel aboard, an Away Team, and tribbles. */
function countsAt(
  view: FirstEditionView,
  location: string,
  seat: number,
): { glyph: IconName; many: number; own: boolean; words?: string }[] {
  const here = view.pieces.filter((piece) => piece.location === location && piece.seat === seat);
  const is = (type: string) => (piece: PieceView) => piece.type === type;
  const down = here.filter((piece) => piece.type === 'Personnel' && piece.at.startsWith('surface:')).length;
  const up = here.filter(is('Personnel')).length - down;
  const tribbles = view.tribbles
    .filter((group) => group.location === location && group.seat === seat)
    .reduce((sum, group) => sum + group.count, 0);
  const found: ReturnType<typeof countsAt> = [
    { glyph: 'outpost', many: here.filter(is('Facility')).length, own: true },
    { glyph: 'ship', many: here.filter(is('Ship')).length, own: true },
    { glyph: 'team', many: up, own: false },
    { glyph: 'transporter', many: down, own: true },
    {
      glyph: 'bonus',
      many: tribbles,
      own: false,
      words: tribbles < 1000 ? `${tribbles}` : `${Math.floor(tribbles / 1000)}k`,
    },
  ];
  return found.filter(({ many }) => many > 0);
}

/** The position of a row with counts. `room` is the row’s width from `x`. */
interface Row {
  readonly x: number;
  readonly y: number;
  readonly room: number;
  readonly ground: HexColour;
}

/** Draws a side’s counts. The counts are smaller and closer together if the row has too little room. */
function presence(pen: Pen, counts: ReturnType<typeof countsAt>, seat: number, { x, y, room, ground }: Row): void {
  if (counts.length === 0) return;
  sideToken(pen, seat, x + 36, y, 13);
  const shown = counts.map(({ glyph, many, own, words = `${many}` }) => ({
    glyph,
    ink: own ? sideColour(seat) : colour.soft,
    // A single facility needs no number.
    words: glyph === 'outpost' && many === 1 ? '' : words,
  }));
  const [begin, between] = [60, 10];
  const sized = [32, 28, 25].map((px) => {
    const writing = { px, face: 'display', ground } as const;
    const widths = shown.map(({ words }) => px + (words === '' ? 0 : 6 + measure(pen, words, writing)));
    return { px, writing, widths, whole: widths.reduce((sum, wide) => sum + wide, 0) };
  });
  const fits = sized.find(({ whole }) => begin + whole + between * shown.length <= room) ?? sized.at(-1);
  if (fits === undefined) return;
  const gap = Math.max(2, Math.min(24, (room - begin - fits.whole) / shown.length));
  let at = x + begin;
  for (const [index, { glyph, ink, words }] of shown.entries()) {
    icon(pen, glyph, at + fits.px / 2, y, fits.px, ink);
    if (words !== '') write(pen, words, at + fits.px + 6, y, fits.writing);
    at += (fits.widths[index] ?? 0) + gap;
  }
}
