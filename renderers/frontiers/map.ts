import type { FrontiersView, Highlights } from '../../src/games/frontiers/view.ts';
import type { ChangesSince } from '../../src/kernel/changes.ts';
import { changeNote, NOTE } from '../kit/changes.ts';
import { header, picture } from '../kit/frame.ts';
import { layer, stamp } from '../kit/layers.ts';
import type { Pen } from '../kit/pen.ts';
import { page } from '../kit/theme.ts';
import { altText, type Scene } from '../scene.ts';
import { type Axial, type Chart, chartOf, sevenAround } from './hexes.ts';
import { drawPlaces } from './highlights.ts';
import { mapAlt, mapWords } from './map-words.ts';
import { drawSpaces } from './spaces.ts';
import { drawTerrain } from './terrain.ts';
import { type Corner, drawTotals, freeCorner } from './totals.ts';

/** The highlights that the map shows in addition to the position. */
export interface MapParams {
  readonly highlight?: Highlights;
  /** The changes to mark. The moves since then replace the current path. */
  readonly changes?: ChangesSince;
}

const top = 136;
/** The minimum height of the map, in pixels. */
const leastHeight = 420;

/**
 * Returns the hexes that must be visible: all spaces, and for each place where the next tile may go, its center and the
 * hexes that touch the map.
 */
function hexesOf({ spaces, places }: FrontiersView): Axial[] {
  const taken = spaces.length > 0 ? spaces : sevenAround({ q: 0, r: 0 });
  const beside = new Set(taken.flatMap(sevenAround).map(({ q, r }) => `${q},${r}`));
  const edges = places.flatMap((place) => [place, ...sevenAround(place).filter(({ q, r }) => beside.has(`${q},${r}`))]);
  return [...taken, ...edges];
}

/**
 * Shows the whole map: terrain, locations, tokens, ships, Faction Tokens, the current path, changes, places for the
 * next tile, totals.
 */
export const map: Scene<FrontiersView, MapParams> = {
  draw(view, { highlight = {}, changes }) {
    const foot = changes === undefined ? 0 : NOTE;
    const { chart, corner } = layoutOf(view, foot);
    const bottom = Math.round(corner.bottom);
    const height = bottom + foot + page.margin;
    return picture(height, (pen) => {
      stamp(pen, ground(view, chart, height));
      drawPlaces(pen, view, chart, top);
      drawSpaces(pen, view, { view, highlight, chart, changes });
      drawTotals(pen, view, corner, changes);
      if (changes !== undefined) changeNote(pen, changes, bottom);
      header(pen, { seat: view.awaited[0] ?? view.turn?.seat, title: view.headline, facts: view.facts });
    });
  },
  pages: () => 1,
  alt: (view, { highlight = {}, changes }) => altText(mapAlt(view, highlight, changes)),
  text: (view, { highlight = {}, changes }) => mapWords(view, highlight, changes),
};

/**
 * Lays out the map and the panel of totals above `foot` pixels. The map is as large as it can be with a free corner
 * for the panel.
 */
function layoutOf(view: FrontiersView, foot: number): { chart: Chart; corner: Corner & { bottom: number } } {
  const hexes = hexesOf(view);
  const lowest = page.maxHeight - page.margin - foot;
  for (let height = lowest - top; ; height -= 40) {
    const chart = chartOf(hexes, { left: page.margin, top, width: page.width - 2 * page.margin, height, most: 76 });
    const bottom = Math.max(chart.bottom, top + leastHeight);
    const corner = freeCorner(view, hexes, chart, { top: top + 10, bottom, lowest });
    if (corner !== null) return { chart, corner };
  }
}

/** Returns the terrain layer, which stays cached while the same tiles are in the same places. */
function ground(view: FrontiersView, chart: Chart, height: number): Pen {
  const [x, y] = chart.at({ q: 0, r: 0 });
  const tiles = view.tiles.map(({ name, q, r }) => `${name}:${q}:${r}`);
  const key = ['frontiers', height, chart.size, x, y, ...tiles].join(' ');
  return layer(key, page.width, height, (pen) => drawTerrain(pen, view, chart));
}
