import type { FrontiersView, Highlights, PlaceView, ReachView, SpaceView } from '../../src/games/frontiers/view.ts';
import type { Pen } from '../kit/pen.ts';
import { cost, target } from '../kit/pieces.ts';
import { circle, paint } from '../kit/shapes.ts';
import { colour, type HexColour, page, size } from '../kit/theme.ts';
import { write } from '../kit/words.ts';
import { type Chart, hexPath, sevenAround } from './hexes.ts';
import { chart as inks } from './looks.ts';
import { roomy } from './spot.ts';

/** The fill of spaces that the ship can enter, but not without a consequence. */
const warnFill: HexColour = '#3A3220';

/** The minimum distance of dashed lines from the picture's edge, in pixels. */
const edge = 12;

/** Returns the fill of each space that isn't filled with the color of its terrain. */
export function groundsOf(view: FrontiersView, { reach = false }: Highlights): Map<string, HexColour> {
  const grounds = new Map<string, HexColour>();
  if (reach)
    for (const { space, warn } of withPoints(view)) grounds.set(space, warn === null ? colour.mayFill : warnFill);
  return grounds;
}

/** Returns the spaces that the ship can reach with its current points. */
function withPoints({ reach }: FrontiersView): ReachView[] {
  return reach.filter(({ more }) => more !== true);
}

/**
 * Draws dashed outlines around the places for the next tile, as far as they fit in the picture. Places that the
 * reader’s ship may explore now are mint.
 */
export function drawPlaces(pen: Pen, view: FrontiersView, chart: Chart, top: number): void {
  for (const place of view.places) drawPlace(pen, place, chart, top);
}

function drawPlace(pen: Pen, place: PlaceView, chart: Chart, top: number): void {
  const { ctx } = pen;
  ctx.setLineDash([10, 9]);
  for (const hex of sevenAround(place)) {
    const [x, y] = chart.at(hex);
    const half = chart.size * 0.87;
    if (x - half < edge || x + half > page.width - edge || y - chart.size < top - edge) continue;
    hexPath(ctx, [x, y], chart.size - 3);
    paint(ctx, undefined, inks.fog, 3);
  }
  ctx.setLineDash([]);
  const [x, y] = chart.at(place);
  const wide = chart.size >= roomy;
  const px = wide ? size.body : size.small;
  const ink = place.cost === null ? inks.label : colour.may;
  const letter = { px: wide ? size.name : px, face: 'display', align: 'center' } as const;
  if (place.cost === null) {
    write(pen, place.id, x, y, { ...letter, ink });
    return;
  }
  const k = chart.size / 76;
  cost(pen, place.cost, x, y - (wide ? 34 : 22) * Math.max(k, 0.8), wide ? 21 : 19);
  if (wide) write(pen, 'Explore', x, y + 8 * k, { px, ink, align: 'center', room: chart.size * 1.7 });
  write(pen, place.id, x, y + (wide ? 44 : 16) * k, { ...letter, px, ink: inks.label });
}

/**
 * Draws the spaces the ship can reach: mint, or amber if an enemy is provoked or the ship can't stay. Spaces that the
 * current points don't reach, but that the reader could reach with everything they hold, are muted and dashed.
 */
export function drawReach(
  pen: Pen,
  view: FrontiersView,
  { reach = false, chosen = [] }: Highlights,
  chart: Chart,
): void {
  const spaces = new Map(view.spaces.map((space) => [space.id, space]));
  const edge = (space: SpaceView | undefined, fill: HexColour | undefined, ink: HexColour): void => {
    if (space === undefined) return;
    hexPath(pen.ctx, chart.at(space), chart.size - 5);
    paint(pen.ctx, fill, ink, 5);
  };
  if (reach) {
    pen.ctx.setLineDash([14, 10]);
    for (const { space, more } of view.reach) {
      const far = more === true ? spaces.get(space) : undefined;
      if (far === undefined) continue;
      hexPath(pen.ctx, chart.at(far), chart.size - 5);
      paint(pen.ctx, undefined, colour.soft, 3);
    }
    pen.ctx.setLineDash([]);
    for (const { space, warn } of withPoints(view)) {
      const safe = warn === null;
      edge(spaces.get(space), safe ? colour.mayFill : warnFill, safe ? colour.may : colour.warn);
    }
  }
  for (const id of chosen) edge(spaces.get(id), undefined, colour.may);
}

/**
 * Draws the total cost of each reachable space at its top corner: a mint disc, or an amber square if it has a
 * consequence. For spaces that the current points don't reach, the cost is shown only if there is room. The close-up
 * and the text always show the cost.
 */
export function drawCosts(pen: Pen, view: FrontiersView, { reach = false }: Highlights, chart: Chart): void {
  if (!reach) return;
  const spaces = new Map(view.spaces.map((space) => [space.id, space]));
  for (const { space: id, cost: move, warn, more } of view.reach) {
    const space = spaces.get(id);
    if (space === undefined || (more === true && chart.size < roomy)) continue;
    const [x, y] = chart.at(space);
    price(pen, move, x, y - chart.size + (chart.size >= roomy ? 2 : 0), chart.size >= roomy, {
      warned: warn !== null,
      quiet: more === true,
    });
  }
}

/**
 * Draws a Move cost around a point: a mint disc, or an amber square if the move has a consequence. The cost is muted if
 * the move needs everything the reader holds.
 */
export function price(
  pen: Pen,
  amount: number,
  x: number,
  y: number,
  wide: boolean,
  { warned, quiet }: { warned: boolean; quiet: boolean },
): void {
  const r = (wide ? 21 : 15) + (amount > 9 ? (wide ? 5 : 3) : 0);
  const ground = quiet ? colour.raised : warned ? colour.warn : colour.may;
  if (warned) {
    pen.ctx.beginPath();
    pen.ctx.rect(x - r + 1, y - r + 2, 2 * r - 2, 2 * r - 4);
  } else circle(pen.ctx, x, y, r);
  paint(pen.ctx, ground, quiet ? colour.soft : colour.field, wide ? 4 : 3);
  const px = wide ? size.value : size.small;
  const ink = quiet ? (warned ? colour.warn : colour.text) : colour.ink;
  write(pen, `${amount}`, x, y, { px, face: 'display', ink, ground, align: 'center' });
}

/** Draws four arcs around the spaces where the reader can fight. */
export function drawTargets(pen: Pen, view: FrontiersView, { targets = [] }: Highlights, chart: Chart): void {
  for (const space of view.spaces) {
    if (!targets.includes(space.id)) continue;
    const [x, y] = chart.at(space);
    target(pen, x, y - chart.size * 0.12, chart.size * 0.62);
  }
}
