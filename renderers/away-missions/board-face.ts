import type { PrintedSideView, SpaceView } from '../../src/games/away-missions/view.ts';
import type { Block } from '../kit/flow.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { plate } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { measure, type Writing, wrap, write } from '../kit/words.ts';
import { drawDoors, drawFloor } from './floor.ts';
import { floor } from './looks.ts';
import type { AreaLayout } from './plan.ts';

const nameHeight = 62;
const gap = 36;
const listGap = 64;
const lineHeight = 60;
/** Maximum height of all plans together, and maximum width of a single space, in pixels. */
const room = 1_300;
const most = 148;
const label: Writing = { px: size.body, face: 'text', ink: colour.soft };
const labelLine = 34;

/** Returns a block with the printed sides of a board, one below the other, each with a list of its fixtures. */
export function boardBlock(sides: readonly PrintedSideView[], width: number): Block {
  const rows = sides.reduce((sum, { height }) => sum + height, 0);
  const columns = Math.max(...sides.map((side) => side.width));
  const side = Math.floor(Math.min(most, width / columns, (room - sides.length * (nameHeight + gap)) / rows));
  return {
    height: sides.length * (nameHeight + gap) - gap + rows * side,
    draw(pen, x, y) {
      let at = y;
      for (const printed of sides) {
        drawSide(pen, printed, x, at, side);
        at += nameHeight + printed.height * side + gap;
      }
    },
  };
}

function drawSide(
  pen: Pen,
  { name, width, height, spaces }: PrintedSideView,
  x: number,
  y: number,
  side: number,
): void {
  const top = y + nameHeight;
  const plan: AreaLayout = {
    side,
    columns: [1, width],
    rows: [1, height],
    x: (column) => x + (column - 1) * side,
    y: (row) => top + (height - row) * side,
  };
  write(pen, name, x, y + 18, { px: 36 });
  drawFloor(pen, { spaces }, plan);
  drawDoors(pen, spaces, plan);
  for (const space of spaces) drawFeature(pen, space, plan);
  for (const run of roomRuns(spaces)) drawRoom(pen, run, plan);
  drawList(pen, spaces, x + width * side + listGap, top + lineHeight / 2);
}

/** The fixtures of spaces, in the order they are listed. */
const features = [
  ['command', 'Command terminal'],
  ['operations', 'Operations terminal'],
  ['science', 'Science terminal'],
  ['medical', 'Medical terminal'],
  ['transporter', 'Transporter'],
] as const;

/** Returns the icon name of a space's fixture, or null. */
function featureOf({ terminal, transporter }: SpaceView): (typeof features)[number][0] | null {
  return terminal ?? (transporter ? 'transporter' : null);
}

/** Draws a terminal or transporter in the upper right corner, as on the map. */
function drawFeature(pen: Pen, space: SpaceView, plan: AreaLayout): void {
  const name = featureOf(space);
  if (name === null) return;
  const w = 46;
  const [cx, cy] = [plan.x(space.column) + plan.side - w / 2 - 12, plan.y(space.row) + w / 2 + 12];
  drawMark(pen, name, cx, cy, w);
}

function drawMark(pen: Pen, name: IconName, cx: number, cy: number, w: number): void {
  if (name === 'transporter') {
    icon(pen, name, cx, cy, w * 0.86, colour.warn);
    return;
  }
  plate(pen, cx - w / 2, cy - w / 2, w, w, { fill: colour.plate, cut: 8 });
  icon(pen, name, cx, cy, w * 0.68, colour.plateInk);
}

/** Adjacent spaces in one row of the board, all within the same room. */
type Run = readonly [SpaceView, ...SpaceView[]];

/**
 * Returns the run of spaces in which each room's name is drawn: the room's longest run, or the lowest run if several
 * are equally long.
 */
function roomRuns(spaces: readonly SpaceView[]): Run[] {
  const best = new Map<string, Run>();
  let run: Run | undefined;
  for (const space of [...spaces].sort((a, b) => a.row - b.row || a.column - b.column)) {
    run = run && follows(space, run) ? [...run, space] : [space];
    if (space.room !== null && run.length > (best.get(space.room)?.length ?? 0)) best.set(space.room, run);
  }
  return [...best.values()];
}

function follows({ row, room, edges }: SpaceView, [first]: Run): boolean {
  return row === first.row && room === first.room && edges.west === 'open';
}

/** Draws a room's name in the lower part of its run, on a strip of floor without grid lines. */
function drawRoom(pen: Pen, run: Run, plan: AreaLayout): void {
  const [{ room: name, column, row, board }] = run;
  const width = run.length * plan.side;
  const ground = floor[board];
  const lines = wrap(pen, name ?? '', width - 24, label);
  const [cx, bottom] = [plan.x(column) + width / 2, plan.y(row) + plan.side - 34];
  for (const [i, words] of lines.entries()) {
    const y = bottom - (lines.length - 1 - i) * labelLine;
    const wide = measure(pen, words, label);
    pen.ctx.fillStyle = ground;
    pen.ctx.fillRect(cx - wide / 2 - 6, y - 16, wide + 12, 34);
    write(pen, words, cx, y, { ...label, ground, align: 'center', room: width - 16 });
  }
}

/** Lists the fixtures of a side, each kind with its count. */
function drawList(pen: Pen, spaces: readonly SpaceView[], x: number, y: number): void {
  let at = y;
  for (const [kind, word] of features) {
    const found = spaces.filter((space) => featureOf(space) === kind).length;
    if (found === 0) continue;
    drawMark(pen, kind, x + 23, at, 46);
    write(pen, `${found}`, x + 66, at, { px: 36, face: 'display' });
    write(pen, found === 1 ? word : `${word}s`, x + 108, at, { px: 32, face: 'text' });
    at += lineHeight;
  }
}
