import type { AwayMissionsView, Highlights } from '../../src/games/away-missions/view.ts';
import type { ChangesSince } from '../../src/kernel/changes.ts';
import { changeNote, NOTE } from '../kit/changes.ts';
import { header, picture } from '../kit/frame.ts';
import { layer, stamp } from '../kit/layers.ts';
import type { Pen } from '../kit/pen.ts';
import { cost, type Point, token, trail } from '../kit/pieces.ts';
import { paint } from '../kit/shapes.ts';
import { colour, page } from '../kit/theme.ts';
import { altText, type Scene } from '../scene.ts';
import { drawChanged, drawWays } from './changed.ts';
import { drawBoardNames, drawDoors, drawFloor, drawRim } from './floor.ts';
import { floor } from './looks.ts';
import { aloneAt, drawLift, drawStand, type OccupiedSpace, pieceAt, roomy } from './people.ts';
import { drawLegend, drawPlaces, legendHeight, placesOf } from './places.ts';
import { type AreaLayout, mapExtents, mapRoom, planOf, spacesById } from './plan.ts';
import { drawTotals, totalsHeight } from './totals.ts';
import { highlightWords, mapAlt, mapWords } from './words.ts';

/** The highlights that the map shows in addition to the position. */
export interface MapParams {
  readonly highlight?: Highlights;
  /** The changes to mark. The moves since then replace the last move. */
  readonly changes?: ChangesSince;
}

/**
 * Draws the whole mission area: rooms, doors, terminals, characters, the last move, changes, possible actions and
 * totals.
 */
export const map: Scene<AwayMissionsView, MapParams> = {
  draw(view, { highlight = {}, changes }) {
    const note = changes === undefined ? 0 : NOTE;
    const places = placesOf(highlight);
    const legend = legendHeight(places);
    const extents = mapExtents(view, highlight);
    const footOf = (named: boolean): number => 56 + legend + totalsHeight(view, named) + note;
    // If names don't fit in the spaces, they go below the map.
    const named = planOf(extents, mapRoom(footOf(false))).side < roomy;
    const foot = footOf(named);
    const plan = planOf(extents, mapRoom(foot));
    const bottom = plan.y(plan.rows[0]) + plan.side;
    const height = bottom + foot;
    return picture(height, (pen) => {
      stamp(pen, ground(view, plan, height));
      const stands = standsOf(view, plan, highlight);
      drawBoards(pen, view, highlight, plan);
      drawReach(pen, highlight, stands, plan);
      drawPlaces(pen, places, plan);
      drawDoors(pen, view.spaces, plan);
      for (const stand of stands.values()) if (stand.space.board === 'lift') drawLift(pen, stand);
      drawSight(pen, highlight, stands);
      if (changes === undefined) drawTrace(pen, view, plan);
      drawWays(pen, view, plan, changes);
      // The costs of steps are drawn over the last move, because the costs matter more now.
      drawCosts(pen, highlight, stands, plan);
      for (const stand of stands.values()) drawStand(pen, stand);
      drawChanged(pen, view, plan, changes);
      drawLegend(pen, places, bottom + 56);
      drawTotals(pen, view, { top: bottom + 56 + legend, named, changes });
      if (changes !== undefined) changeNote(pen, changes, height - note - 16, 'corners');
      header(pen, { seat: view.awaited[0] ?? view.turn ?? undefined, title: view.headline, facts: view.facts });
    });
  },
  pages: () => 1,
  alt: (view, { changes }) => altText(mapAlt(view, changes)),
  text: (view, { highlight = {}, changes }) => [...mapWords(view, changes), ...highlightWords(view, highlight)],
};

/** Returns the floor layer, which is cached while the boards stay the same. */
function ground(view: AwayMissionsView, plan: AreaLayout, height: number): Pen {
  const floorKey = view.spaces.map(({ id, column, row, board, edges }) => {
    const walls = Object.values(edges).map((edge) => (edge === 'open' ? 0 : edge === 'wall' ? 1 : 2));
    return `${id}:${column}:${row}:${board}:${walls.join('')}`;
  });
  const names = view.boards.map((board) => `${board.name}:${board.column}:${board.row}`);
  const areas = view.players.map((player) => `${player.seat}:${player.area.join(',')}`);
  const key = ['away-missions', height, plan.side, plan.x(0), plan.y(0), ...areas, ...names, ...floorKey].join(' ');
  return layer(key, page.width, height, (pen) => {
    drawFloor(pen, view, plan);
    drawRim(pen, view, plan);
    drawBoardNames(pen, view, plan);
  });
}

/** Returns all spaces with their characters. */
function standsOf(view: AwayMissionsView, plan: AreaLayout, highlight: Highlights): Map<string, OccupiedSpace> {
  const targets = new Set(highlight.targets);
  const own = new Set(highlight.own);
  const reach = new Set(highlight.reach?.map((step) => step.space));
  const traps = new Set(view.players.flatMap((player) => player.traps.map(({ space }) => space)));
  return new Map(
    view.spaces.map((space) => [
      space.id,
      {
        space,
        people: view.characters.filter((person) => person.where === 'area' && person.space === space.id),
        x: plan.x(space.column),
        y: plan.y(space.row),
        side: plan.side,
        ground: reach.has(space.id) ? colour.mayFill : floor[space.board],
        reached: reach.has(space.id),
        trap: traps.has(space.id),
        targets,
        own,
        active: view.active,
      },
    ]),
  );
}

/** Outlines the boards that can be chosen, in mint, inside their walls. */
function drawBoards(
  pen: Pen,
  { boards }: AwayMissionsView,
  { boards: offered = [] }: Highlights,
  plan: AreaLayout,
): void {
  const inset = 11;
  for (const { board, column, row, width, height } of boards) {
    if (!offered.includes(board)) continue;
    const [x, y] = [plan.x(column) + inset, plan.y(row + height - 1) + inset];
    pen.ctx.beginPath();
    pen.ctx.rect(x, y, width * plan.side - 2 * inset, height * plan.side - 2 * inset);
    paint(pen.ctx, undefined, colour.may, 7);
  }
}

/** Fills the spaces the character can enter, in mint. */
function drawReach(pen: Pen, { reach = [] }: Highlights, stands: Map<string, OccupiedSpace>, plan: AreaLayout): void {
  const inset = 7;
  const s = plan.side;
  for (const { space } of reach) {
    const stand = stands.get(space);
    if (!stand) continue;
    pen.ctx.beginPath();
    pen.ctx.rect(stand.x + inset, stand.y + inset, s - 2 * inset, s - 2 * inset);
    paint(pen.ctx, colour.mayFill, colour.may, 4);
  }
}

/** Draws the cost of entering each empty space. A cost of 0 is left out. */
function drawCosts(pen: Pen, { reach = [] }: Highlights, stands: Map<string, OccupiedSpace>, plan: AreaLayout): void {
  const tight = plan.side < roomy;
  for (const { space, cost: steps } of reach) {
    const stand = stands.get(space);
    if (stand?.people.length !== 0 || steps === 0) continue;
    const lift = stand.space.board === 'lift';
    const x = stand.x + plan.side * (tight && !lift ? 0.38 : 0.5);
    const y = stand.y + plan.side * (lift ? 0.66 : tight ? 0.62 : 0.54);
    cost(pen, steps, x, y, steps > 9 && !tight ? 26 : 21);
  }
}

/** Draws dashed lines of sight from the acting character to its targets. */
function drawSight(pen: Pen, { from, targets = [] }: Highlights, stands: Map<string, OccupiedSpace>): void {
  const at = (character: string): Point | undefined => {
    for (const stand of stands.values()) {
      const found = pieceAt(stand, character);
      if (found) return found;
    }
    return undefined;
  };
  const start = from === undefined ? undefined : at(from);
  if (!start) return;
  const { ctx } = pen;
  ctx.setLineDash([13, 9]);
  ctx.strokeStyle = colour.foe;
  ctx.lineWidth = 6;
  for (const character of targets) {
    const end = at(character);
    if (!end) continue;
    const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
    const [ux, uy] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length];
    ctx.beginPath();
    ctx.moveTo(start[0] + ux * 38, start[1] + uy * 38);
    ctx.lineTo(end[0] - ux * 36, end[1] - uy * 36);
    ctx.stroke();
  }
  ctx.setLineDash([]);
}

/** Draws the last move below the pieces. A turbolift ride interrupts the line. */
function drawTrace(pen: Pen, view: AwayMissionsView, plan: AreaLayout): void {
  if (!view.trace) return;
  const spaces = spacesById(view);
  const way = view.trace.path.flatMap((id) => spaces.get(id) ?? []);
  const rides: Point[][] = [[]];
  for (const [i, space] of way.entries()) {
    const before = way[i - 1];
    if (before && Math.abs(before.column - space.column) + Math.abs(before.row - space.row) > 1) rides.push([]);
    rides.at(-1)?.push(aloneAt(plan.x(space.column), plan.y(space.row), plan.side));
  }
  for (const points of rides) trail(pen, view.trace.seat, points, plan.side * 0.3);
  const [start] = rides.flat();
  if (start && way.length > 1) token(pen, view.trace.seat, start[0], start[1], 20, { ghost: true });
}
