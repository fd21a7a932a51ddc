import type { ChangesSince } from '../../src/kernel/changes.ts';
import { abreast, changeCorners, recordWay, ringedPlaces, waysOf } from '../kit/changes.ts';
import type { Pen } from '../kit/pen.ts';
import { type Point, trail } from '../kit/pieces.ts';
import { CARD } from './mission-card.ts';
import { lookOf } from './sides.ts';

/** The upper left corner of each location’s card, by location. Locations on other pages are outside the picture. */
export type MissionPlaces = ReadonlyMap<string, Point>;

/** The distance of the marks from the card, in pixels. */
const AWAY = 9;

/** Marks the corners of the changed locations of a page. */
export function drawChanged(pen: Pen, places: MissionPlaces, changes: ChangesSince | undefined): void {
  for (const place of ringedPlaces(changes)) {
    const corner = places.get(place);
    if (corner === undefined || corner[1] < 0 || corner[1] > pen.canvas.height) continue;
    const [x, y] = corner;
    changeCorners(pen, place, { x0: x - AWAY, y0: y - AWAY, x1: x + CARD.width + AWAY, y1: y + CARD.height + AWAY });
  }
}

/**
 * Draws the moves since the earlier position below the cards, from mission to mission. Only the parts between the cards
 * are visible, so the arrowhead is at the edge of the last card.
 */
export function drawWays(pen: Pen, places: MissionPlaces, changes: ChangesSince | undefined): void {
  const ways = waysOf(changes);
  for (const way of ways) {
    const middles = way.path.flatMap((id): Point[] => {
      const corner = places.get(id);
      return corner === undefined ? [] : [[corner[0] + CARD.width / 2, corner[1] + CARD.height / 2]];
    });
    const points = abreast(middles, way, ways);
    const seen = points.filter(([, y]) => y > 0 && y < pen.canvas.height);
    const [last, before] = [points.at(-1), points.at(-2)];
    if (way.seat === null || last === undefined || before === undefined || seen.length === 0) continue;
    trail(pen, lookOf(way.seat), points, edgeOf(before, last));
    recordWay(pen, way, seen);
  }
}

/** The distance from the middle of a card to its edge, in the direction of another point, with room for an arrowhead. */
function edgeOf([x0, y0]: Point, [x1, y1]: Point): number {
  const far = Math.hypot(x1 - x0, y1 - y0);
  const [across, down] = [Math.abs(x1 - x0) / far, Math.abs(y1 - y0) / far];
  return Math.min(CARD.width / 2 / (across || 0.001), CARD.height / 2 / (down || 0.001)) + 18;
}
