import type { AwayMissionsView } from '../../src/games/away-missions/view.ts';
import type { ChangesSince } from '../../src/kernel/changes.ts';
import { abreast, changeCorners, changeRing, recordWay, ringedPlaces, waysOf } from '../kit/changes.ts';
import type { Pen } from '../kit/pen.ts';
import { type Point, token, trail } from '../kit/pieces.ts';
import { aloneAt } from './people.ts';
import { type AreaLayout, spacesById } from './plan.ts';

/** The distance of a mark from the edge of its space or board, in pixels. */
const INSET = 1;
/** The radius of the ring around a door, as a fraction of the side of a space. */
const DOOR = 0.42;

/** A part of the area, in spaces. */
interface Part {
  readonly column: number;
  readonly row: number;
  readonly width: number;
  readonly height: number;
}

/** Marks the corners of the changed spaces and of the placed boards, and rings the changed doors. */
export function drawChanged(
  pen: Pen,
  view: AwayMissionsView,
  plan: AreaLayout,
  changes: ChangesSince | undefined,
): void {
  const places = ringedPlaces(changes);
  const mark = (place: string, { column, row, width, height }: Part): void => {
    const [x, y] = [plan.x(column) + INSET, plan.y(row + height - 1) + INSET];
    const [w, h] = [width * plan.side - 2 * INSET, height * plan.side - 2 * INSET];
    changeCorners(pen, place, { x0: x, y0: y, x1: x + w, y1: y + h });
  };
  for (const board of view.boards.filter((one) => places.has(one.board))) mark(board.board, board);
  for (const { id, column, row } of view.spaces) {
    if (places.has(id)) mark(id, { column, row, width: 1, height: 1 });
    const [x, y, r] = [plan.x(column) + plan.side / 2, plan.y(row) + plan.side / 2, plan.side * DOOR];
    if (places.has(`${id} north`)) changeRing(pen, `${id} north`, x, y - plan.side / 2, r);
    if (places.has(`${id} east`)) changeRing(pen, `${id} east`, x + plan.side / 2, y, r);
  }
}

/** Draws the moves since the earlier position as straight lines under the pieces, with a ghost where each began. */
export function drawWays(pen: Pen, view: AwayMissionsView, plan: AreaLayout, changes: ChangesSince | undefined): void {
  const spaces = spacesById(view);
  const ways = waysOf(changes);
  for (const way of ways) {
    const straight = way.path.flatMap((id): Point[] => {
      const space = spaces.get(id);
      return space === undefined ? [] : [aloneAt(plan.x(space.column), plan.y(space.row), plan.side)];
    });
    const points = abreast(straight, way, ways);
    const [start] = points;
    if (way.seat === null || start === undefined) continue;
    trail(pen, way.seat, points, plan.side * 0.3);
    token(pen, way.seat, start[0], start[1], plan.side * 0.2, { ghost: true });
    recordWay(pen, way, points);
  }
}
