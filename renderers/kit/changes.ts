import type { BoardChange, ChangesSince } from '../../src/kernel/changes.ts';
import type { Box, Pen } from './pen.ts';
import type { Point } from './pieces.ts';
import { circle, paint } from './shapes.ts';
import { colour, page, size } from './theme.ts';
import { count } from './wording.ts';
import { write } from './words.ts';

type Way = NonNullable<BoardChange['way']>;

/** The maximum number of places that a picture rings, and of moves that it draws. */
const MOST_PLACES = 12;
const MOST_WAYS = 12;

/** The changes that a picture marks, and the less important ones, for which it has no room. */
export interface MarkedChanges {
  readonly marked: readonly BoardChange[];
  readonly rest: readonly BoardChange[];
}

/**
 * Chooses the changes that a picture marks: the most important places and moves, and all figures. Pictures, alternative
 * texts and text versions all use this choice, so they agree.
 */
export function split({ list }: ChangesSince): MarkedChanges {
  const places = new Set([...new Set(list.flatMap(({ place }) => place ?? []))].slice(0, MOST_PLACES));
  const ways = new Set(list.filter(({ way }) => way !== undefined).slice(0, MOST_WAYS));
  const isMarked = (change: BoardChange): boolean =>
    change.figure !== undefined || ways.has(change) || (change.place !== undefined && places.has(change.place));
  return { marked: list.filter(isMarked), rest: list.filter((change) => !isMarked(change)) };
}

/** Returns the places to ring. */
export function ringedPlaces(changes: ChangesSince | undefined): ReadonlySet<string> {
  return new Set(changes === undefined ? [] : split(changes).marked.flatMap(({ place }) => place ?? []));
}

/** Returns the moves to draw. */
export function waysOf(changes: ChangesSince | undefined): Way[] {
  return changes === undefined ? [] : split(changes).marked.flatMap(({ way }) => way ?? []);
}

/** The name under which a drawn mark is recorded: `place earth`, `figure 0 production`, `way 1 earth vulcan`. */
export function markNames({ place, figure, way }: BoardChange): string[] {
  return [
    ...(place === undefined ? [] : [`place ${place}`]),
    ...(figure === undefined ? [] : [figureName(figure)]),
    ...(way === undefined ? [] : [wayName(way)]),
  ];
}

function wayName({ seat, path }: Way): string {
  return `way ${seat ?? 'nobody'} ${path.join(' ')}`;
}

/** The weight of the mark of a place, in pixels, and its dashes. */
const WEIGHT = 6;
const DASHES = [22, 14] as const;

/** Marks a changed place with dashes in the color of changes. `trace` adds the path of the mark, whose box is `box`. */
export function changeMark(pen: Pen, place: string, box: Box, trace: () => void): void {
  pen.ctx.setLineDash([...DASHES]);
  trace();
  paint(pen.ctx, undefined, colour.changed, WEIGHT);
  pen.ctx.setLineDash([]);
  pen.changes.push({ name: `place ${place}`, ...box });
}

/** Draws the ring around a changed place, on a dark edge. */
export function changeRing(pen: Pen, place: string, x: number, y: number, r: number): void {
  circle(pen.ctx, x, y, r);
  paint(pen.ctx, undefined, colour.field, WEIGHT + 6);
  changeMark(pen, place, { x0: x - r, y0: y - r, x1: x + r, y1: y + r }, () => circle(pen.ctx, x, y, r));
}

/** The length of the corners around a changed box, as a share of its shorter side. */
const CORNER = 0.3;

/** Draws the four corners of a changed box, on a dark edge. */
export function changeCorners(pen: Pen, place: string, box: Box): void {
  corners(pen, box);
  pen.changes.push({ ...box, name: `place ${place}` });
}

function corners({ ctx }: Pen, { x0, y0, x1, y1 }: Box): void {
  const long = CORNER * Math.min(x1 - x0, y1 - y0);
  ctx.lineCap = 'square';
  for (const [ink, weight] of [
    [colour.field, WEIGHT + 5],
    [colour.changed, WEIGHT],
  ] as const) {
    ctx.beginPath();
    for (const [x, inX] of [
      [x0, 1],
      [x1, -1],
    ] as const) {
      for (const [y, inY] of [
        [y0, 1],
        [y1, -1],
      ] as const) {
        ctx.moveTo(x + inX * long, y);
        ctx.lineTo(x, y);
        ctx.lineTo(x, y + inY * long);
      }
    }
    paint(ctx, undefined, ink, weight);
  }
  ctx.lineCap = 'butt';
}

/** The distance between moves that have the same way, in pixels. */
const ABREAST = 14;

/**
 * Moves a way’s points aside if an earlier one of these ways leads through the same places, so that both can be seen.
 */
export function abreast(points: readonly Point[], way: Way, ways: readonly Way[]): Point[] {
  const earlier = ways.slice(0, ways.indexOf(way)).filter(({ path }) => path.join() === way.path.join());
  return points.map(([x, y]): Point => [x, y + ABREAST * earlier.length]);
}

/** Records a move that was drawn through these points. */
export function recordWay(pen: Pen, way: Way, points: readonly Point[]): void {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const box = { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
  pen.changes.push({ name: wayName(way), ...box });
}

/** Underlines a figure if it is among the changes. The figure’s text is between `x0` and `x1`, centered on `y`. */
export type LinedFigures = (
  pen: Pen,
  figure: NonNullable<BoardChange['figure']>,
  at: { x0: number; x1: number; y: number },
) => void;

/** Returns a function that underlines figures. */
export function linedFigures(changes: ChangesSince | undefined): LinedFigures {
  const lined = new Set(changes?.list.flatMap(({ figure }) => (figure === undefined ? [] : [figureName(figure)])));
  return (pen, figure, { x0, x1, y }) => {
    const name = figureName(figure);
    if (!lined.has(name)) return;
    pen.ctx.fillStyle = colour.changed;
    pen.ctx.fillRect(Math.round(x0), Math.round(y + LINE), Math.round(x1 - x0), 4);
    pen.changes.push({ name, x0, x1, y0: y + LINE, y1: y + LINE + 4 });
  };
}

/** The distance of the line under a figure from the figure’s middle, in pixels. */
const LINE = 17;

function figureName({ of, name }: NonNullable<BoardChange['figure']>): string {
  return `figure ${of} ${name}`;
}

/** The height of the line that explains the marks, in pixels. */
export const NOTE = 56;

/** The mark of places in a game's pictures, which the line that explains the marks shows. */
export type ChangeSign = 'ring' | 'corners';

/** Draws the line that explains the marks. `y` is the top of the line, which is `NOTE` high. */
export function changeNote(pen: Pen, changes: ChangesSince, y: number, sign: ChangeSign = 'ring'): void {
  const { rest } = split(changes);
  const more = rest.length === 0 ? '' : `, and ${count(rest.length, 'more change')}`;
  const [x, middle] = [page.margin, y + NOTE / 2];
  const text = { px: size.body, face: 'text', ink: colour.soft } as const;
  if (changes.list.length === 0) {
    write(pen, `Nothing has changed since ${changes.since}`, x, middle, text);
    return;
  }
  drawSign(pen, sign, x + 16, middle);
  write(pen, `Changed since ${changes.since}${more}`, x + 46, middle, text);
}

/** Draws the mark of places around a point, for the line that explains the marks and for legends. */
export function drawSign(pen: Pen, sign: ChangeSign, x: number, y: number): void {
  const r = 14;
  if (sign === 'corners') {
    corners(pen, { x0: x - r, y0: y - r, x1: x + r, y1: y + r });
    return;
  }
  pen.ctx.setLineDash([9, 6]);
  circle(pen.ctx, x, y, r);
  paint(pen.ctx, undefined, colour.changed, 5);
  pen.ctx.setLineDash([]);
}

/** Lists the changes in sentences, those that the picture marks first. Returns nothing without a list of changes. */
export function changeWords(changes: ChangesSince | undefined): string[] {
  if (changes === undefined) return [];
  const { since, list } = changes;
  if (list.length === 0) return [`Nothing has changed since ${since}.`];
  const { marked, rest } = split(changes);
  return [
    `Changed since ${since}:`,
    ...marked.map(({ words }) => words),
    ...(rest.length === 0 ? [] : ['Also changed, but not marked in the picture:', ...rest.map(({ words }) => words)]),
  ];
}
