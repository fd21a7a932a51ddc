import { describe, expect, it } from 'vitest';
import { type Layout, layOut, layoutOf, type Space } from '../../../src/games/away-missions/chapters/area/layout.ts';
import { canSee, rays } from '../../../src/games/away-missions/chapters/area/sight.ts';
import { area, figure, STANDARD_BOARDS, STANDARD_LIFTS } from '../../support/away-area.ts';

const BORG = 1;

type Segment = readonly [number, number, number, number];

/** Walls and doors of a layout as segments, in tenths of a space. */
function edges(layout: Layout, kind: 'wall' | 'door'): Segment[] {
  return layout.spaces.flatMap(({ column, row, links }) => {
    const [x, y] = [10 * column, 10 * row];
    const sides: Segment[] = [
      [x, y + 10, x + 10, y + 10],
      [x + 10, y, x + 10, y + 10],
      [x, y, x + 10, y],
      [x, y, x, y + 10],
    ];
    return sides.filter((_, side) => links[side]?.edge === kind);
  });
}

/** Whether two segments meet, including their ends. */
function meet([ax, ay, bx, by]: Segment, [cx, cy, dx, dy]: Segment): boolean {
  const turn = (px: number, py: number, qx: number, qy: number, rx: number, ry: number): number =>
    Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px));
  return (
    turn(ax, ay, bx, by, cx, cy) !== turn(ax, ay, bx, by, dx, dy) &&
    turn(cx, cy, dx, dy, ax, ay) !== turn(cx, cy, dx, dy, bx, by)
  );
}

/** M-GEO-06 by plain geometry: whether one of the 25 lines between two spaces meets none of some segments. */
function linesUp(from: Space, to: Space, walls: readonly Segment[]): boolean {
  const points = ({ column, row }: Space): [number, number][] =>
    [
      [5, 5],
      [1, 1],
      [1, 9],
      [9, 1],
      [9, 9],
    ].map(([x = 0, y = 0]) => [10 * column + x, 10 * row + y]);
  return points(from).some((a) => points(to).some((b) => !walls.some((wall) => meet([...a, ...b], wall))));
}

describe('line of sight', () => {
  it('M-LOS-01 M-GEO-06: computed sight matches plain geometry for every pair of spaces, with doors open or closed, on both sides of the boards', () => {
    for (const side of ['federation', 'borg'] as const) {
      const layout = layOut(side, STANDARD_BOARDS, STANDARD_LIFTS);
      const walls = edges(layout, 'wall');
      const all = [...walls, ...edges(layout, 'door')];
      for (const from of layout.spaces) {
        for (const to of layout.spaces) {
          if (to.index <= from.index) continue;
          const lines = rays(layout, from, to);
          expect([from.id, to.id, lines.length > 0]).toEqual([from.id, to.id, linesUp(from, to, walls)]);
          const closed = lines.some((ray) => ray.doors.length === 0);
          expect([from.id, to.id, closed]).toEqual([from.id, to.id, linesUp(from, to, all)]);
        }
      }
    }
  });

  it('M-LOS-01: if nobody is in between, two characters either see each other or neither sees the other', () => {
    const g = area([figure('riker', 0, 'B7'), figure('one', BORG, 'B6')]);
    for (const { id: a } of layoutOf(g).spaces) {
      for (const { id: b } of layoutOf(g).spaces) expect(canSee(g, a, b, 9)).toBe(canSee(g, b, a, 9));
    }
  });

  it('M-EDGE-01 M-EDGE-02: a line of sight can cross open edges but not walls, and a character sees its own space', () => {
    const g = area();
    expect(canSee(g, 'A10', 'A7', 0)).toBe(true);
    expect(canSee(g, 'B9', 'C9', 0)).toBe(false);
    expect(canSee(g, 'B9', 'B9', 0)).toBe(true);
    expect(canSee(g, 'A6', 'H6', 0)).toBe(true);
  });

  it('M-LOS-03 M-EDGE-03: a door blocks sight until someone is next to it', () => {
    expect(canSee(area([figure('riker', 0, 'B8')]), 'B8', 'B6', 0)).toBe(false);
    expect(canSee(area([figure('riker', 0, 'B8'), figure('two', BORG, 'B6')]), 'B8', 'B6', 0)).toBe(true);
    expect(canSee(area([figure('riker', 0, 'B8'), figure('two', BORG, 'B7')]), 'B8', 'B6', 0)).toBe(true);
    expect(canSee(area([figure('riker', 0, 'B8'), figure('two', BORG, 'A6')]), 'B8', 'B6', 0)).toBe(false);
  });

  it('M-LOS-02 M-OPEN-46: one or two friends in between block sight, but hostile characters don’t', () => {
    const seen = (seat: number, count: number): boolean =>
      canSee(area(Array.from({ length: count }, (_, i) => figure(`x${i}`, seat, 'C6'))), 'A6', 'H6', 0);
    expect([seen(BORG, 1), seen(BORG, 2), seen(0, 1), seen(0, 2)]).toEqual([true, true, false, false]);
    // Another line past the friend is free.
    expect(canSee(area([figure('data', 0, 'C6')]), 'A6', 'H5', 0)).toBe(true);
  });

  it('M-LOS-02: friends in the attacker’s or target’s space don’t block sight', () => {
    const friends = [figure('data', 0, 'A6'), figure('worf', 0, 'B6')];
    expect(canSee(area(friends), 'A6', 'B6', 0)).toBe(true);
  });

  it('M-LOS-04 scenario 8: a drone opens the door, so Riker sees it and Five, but not Locutus behind the wall', () => {
    const people = [
      figure('riker', 0, 'B9'),
      figure('two', BORG, 'B6'),
      figure('five', BORG, 'B5'),
      figure('locutus', BORG, 'E6'),
    ];
    const g = area(people);
    expect(['B6', 'B5', 'E6'].map((space) => canSee(g, 'B9', space, 0))).toEqual([true, true, false]);
    // A friend in the doorway blocks the line to Five; a hostile one does not.
    expect(canSee(area([...people, figure('data', 0, 'B7')]), 'B9', 'B5', 0)).toBe(false);
    expect(canSee(area([...people, figure('one', BORG, 'B7')]), 'B9', 'B5', 0)).toBe(true);
  });

  it('M-OPEN-60: a line of sight can pass diagonally through a doorway as far as the frame allows', () => {
    const g = area([figure('riker', 0, 'A7'), figure('two', BORG, 'B6')]);
    expect(canSee(g, 'A7', 'B6', 0)).toBe(true);
    expect(canSee(g, 'A7', 'C6', 0)).toBe(true);
    expect(canSee(g, 'A7', 'A6', 0)).toBe(false);
  });

  it('M-MOVE-07 M-GEO-07: a turbolift is seen only through open doors, even from the other turbolift', () => {
    expect(canSee(area(), 'C5', 'T1', 0)).toBe(false);
    expect(canSee(area([figure('one', BORG, 'T1')]), 'C5', 'T1', 0)).toBe(true);
    const lifts = [figure('one', BORG, 'T1'), figure('riker', 0, 'T2')];
    expect(canSee(area(lifts), 'T2', 'T1', 0)).toBe(true);
    expect(canSee(area([...lifts, figure('data', 0, 'C5'), figure('worf', 0, 'C6')]), 'T2', 'T1', 0)).toBe(false);
  });
});
