import type { FrontiersView, Highlights, SpaceView } from '../../src/games/frontiers/view.ts';
import { type Page, stack } from '../kit/flow.ts';
import { header, picture } from '../kit/frame.ts';
import { entryWords } from '../kit/list-block.ts';
import { drawPlaced, pageAt, pageFacts } from '../kit/paged.ts';
import type { Pen } from '../kit/pen.ts';
import { colour, page, size } from '../kit/theme.ts';
import { count } from '../kit/wording.ts';
import { write } from '../kit/words.ts';
import { altText, type Scene } from '../scene.ts';
import { type Chart, chartOf } from './hexes.ts';
import { highlightWords, priceWords, spaceWords } from './map-words.ts';
import { roster, sales } from './roster.ts';
import { drawSpaces } from './spaces.ts';
import { drawPrices, drawTerrain } from './terrain.ts';

/**
 * The center of the close-up: a tile by its letter, or a space. The close-up has the same highlights as the whole map.
 */
export interface CloseupParams {
  readonly at: string;
  readonly highlight?: Highlights;
  /** The page, counted from 1. A long list of enemies continues on further pages. */
  readonly page?: number;
}

const top = 140;
const gap = 20;
/** The radius of the close-up, in spaces. */
const radius = 2;
const width = (page.width - 2 * page.margin - gap) / 2;

interface Region {
  /** A title such as `Tile E` or `Around E4`, or an empty string if there is no tile. */
  readonly title: string;
  readonly view: FrontiersView;
}

function distance(one: SpaceView, other: SpaceView): number {
  const [q, r] = [one.q - other.q, one.r - other.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Returns the part of the map around the center, as a separate map. */
function regionOf(view: FrontiersView, at: string): Region | null {
  const middle = view.spaces.find(({ id }) => id === at) ?? view.spaces.find(({ id }) => id === `${at}0`);
  if (middle === undefined) return null;
  const spaces = view.spaces.filter((space) => distance(space, middle) <= radius);
  const near = new Set(spaces.map(({ id }) => id));
  const tiles = view.tiles.filter(({ id }) => sevenOf(id).every((space) => near.has(space)));
  const reach = view.reach.filter(({ space }) => near.has(space));
  const title = middle.id === at ? `Around ${at}` : `Tile ${at}`;
  return { title, view: { ...view, spaces, tiles, places: [], reach, trace: traceIn(view, near) } };
}

const sevenOf = (tile: string): string[] => Array.from({ length: 7 }, (_, slot) => `${tile}${slot}`);

/** Returns the ship's path if all of it is in the region, or null. */
function traceIn({ trace }: FrontiersView, near: ReadonlySet<string>): FrontiersView['trace'] {
  return trace?.path.every((id) => near.has(id)) ? trace : null;
}

/** The height of the row below the map that shows Move costs. */
const priceRow = 70;

interface Layout {
  readonly chart: Chart;
  readonly shown: FrontiersView;
  /** The y coordinate below the map and its costs, on the first page. */
  readonly under: number;
  readonly pages: readonly Page[];
}

/**
 * Draws the map as large as possible while all enemies and goods of the region still fit below it. If even the smallest
 * map leaves too little room, the remaining enemies and goods go on further pages.
 */
function layoutOf(view: FrontiersView, region: Region | null): Layout {
  const shown = region?.view ?? { ...view, spaces: [], tiles: [], places: [], reach: [], trace: null };
  const blocks = roster(shown, width);
  const bottom = page.maxHeight - page.margin;
  const room = { columns: 2, width, gap, left: page.margin, bottom };
  const made = (most: number): Layout => {
    const chart = chartIn(shown, most);
    const under = (shown.spaces.length > 0 ? chart.bottom : top) + priceRow;
    const [first, ...rest] = blocks.length === 0 ? [] : stack(blocks, { ...room, top: under + gap });
    const later = rest.flatMap(({ placed }) => placed.map(({ block }) => block));
    const more = later.length === 0 ? [] : stack(later, { ...room, top });
    return { chart, shown, under, pages: [first ?? { bottom: under, placed: [] }, ...more] };
  };
  const layouts = sizes.map(made);
  return layouts.find(({ pages }) => pages.length === 1) ?? layouts[0] ?? made(largest);
}

/** The possible radii of spaces, largest first. Spaces of the smallest radius still have room for text. */
const largest = 104;
const sizes = [largest, 92, 80, 68];

/** Shows part of the map with large spaces and Move costs, then the enemies and the goods for sale in that part. */
export const closeup: Scene<FrontiersView, CloseupParams> = {
  draw(view, { at, highlight = {}, page: wanted = 1 }) {
    const region = regionOf(view, at);
    const { chart, shown, under, pages } = layoutOf(view, region);
    const { number, shown: sheet } = pageAt(pages, wanted);
    return picture(Math.round(sheet.bottom + page.margin), (pen) => {
      if (number === 1) {
        drawTerrain(pen, shown, chart);
        drawSpaces(pen, shown, { view, highlight, chart });
        drawPriceRow(pen, view, under - priceRow / 2 + 6);
      }
      drawPlaced(pen, sheet.placed);
      const seat = view.awaited[0] ?? view.turn?.seat;
      const facts = [...pageFacts(number, pages.length), ...view.facts].slice(0, 2);
      header(pen, { seat, title: region?.title ?? 'There is no tile', facts });
    });
  },
  pages: (view, { at }) => layoutOf(view, regionOf(view, at)).pages.length,
  alt: (view, params) => altText(words(view, params)),
  text: words,
};

function drawPriceRow(pen: Pen, { terrain }: FrontiersView, y: number): void {
  const words = { face: 'text', ink: colour.soft, ground: colour.field } as const;
  write(pen, 'Move costs', page.margin, y, words);
  drawPrices(pen, terrain, page.margin + 230, y, { size: 27, step: 130, px: size.value, on: colour.field });
}

function chartIn({ spaces }: FrontiersView, most: number): Chart {
  const room = { left: page.margin, top, width: page.width - 2 * page.margin, height: 830, most };
  return chartOf(spaces.length > 0 ? spaces : [{ q: 0, r: 0 }], room);
}

function words(view: FrontiersView, { at, highlight = {} }: CloseupParams): string[] {
  const region = regionOf(view, at);
  if (region === null) return ['There is no tile there.'];
  const { title, view: shown } = region;
  return [
    `${title}: ${count(shown.spaces.length, 'space')}.`,
    ...highlightWords(shown, highlight),
    priceWords(view),
    ...shown.spaces.map((space) => spaceWords(shown, space)),
    ...sales(shown).map(({ heading, items }) => `${heading}, for Diplomacy: ${items.map(entryWords).join('; ')}.`),
  ];
}
