import type { AscendancyView, Highlights, Sector, SystemView } from '../../src/games/ascendancy/view.ts';
import { type Block, flow, type Page, stack } from '../kit/flow.ts';
import { type DrawnPicture, header, picture } from '../kit/frame.ts';
import { drawPlaced, pageAt, pageFacts } from '../kit/paged.ts';
import { rule } from '../kit/shapes.ts';
import { page } from '../kit/theme.ts';
import { type Chart, type ChartFrame, chartOf, onLane } from './chart.ts';
import { drawGalaxy } from './galaxy.ts';

/** A part of the galaxy with text below it. */
export interface Part {
  readonly title: string;
  readonly facts: readonly string[];
  readonly seat: number | undefined;
  readonly frame: ChartFrame;
  /** The largest scale, in pixels per inch, and the largest height of the map, in pixels. */
  readonly most: number;
  readonly tall: number;
  readonly highlight: Highlights;
  /** The number of text columns. */
  readonly columns: number;
  /**
   * True if the blocks are read in order, row by row. By default, each block goes into the column with the most space
   * left.
   */
  readonly inOrder?: true;
  readonly blocks: readonly Block[];
}

const top = 114;
const gap = 20;

/** Returns the width of a column below the map, in pixels. */
export function columnWidth(columns: number): number {
  return (page.width - 2 * page.margin - (columns - 1) * gap) / columns;
}

interface Layout {
  readonly chart: Chart;
  readonly shown: AscendancyView;
  readonly beyond: readonly SystemView[];
  readonly pages: readonly Page[];
}

const RADIUS = 1500;
/** Extra space around a visible disc for the marks at its rim, in thousandths of an inch. */
const EDGE = 60;

/** Returns the visible part of the galaxy: the Systems completely inside, and those that are only partly inside. */
function within(view: AscendancyView, { west, east, south, north }: ChartFrame): Pick<Layout, 'shown' | 'beyond'> {
  const lies = ({ x, y }: { x: number; y: number }, r: number): boolean =>
    x >= west + r && x <= east - r && y >= south + r && y <= north - r;
  const systems = view.systems.filter((system) => lies(system, RADIUS + EDGE));
  const known = new Set(systems.map(({ id }) => id));
  const beyond = view.systems.filter((system) => !known.has(system.id) && lies(system, -RADIUS));
  const lanes = view.lanes.filter(({ from, to, a, b }) => {
    return lies(from, -350) || lies(to, -350) || known.has(a ?? '') || known.has(b ?? '');
  });
  const inside = (sector: Sector): boolean => {
    const [id, place] = sector.split('/');
    const lane = lanes.find((one) => one.id === id);
    return lane === undefined || place === undefined ? known.has(sector) : lies(onLane(lane, Number(place)), 0);
  };
  const units = view.units.filter(({ at, warp }) => inside(at ?? warp?.from ?? ''));
  const traces = view.traces.filter(({ path }) => path.every(inside));
  const borg = view.borg === null ? null : { ...view.borg, cubes: view.borg.cubes.filter(({ at }) => inside(at)) };
  return { shown: { ...view, systems, lanes, units, traces, borg }, beyond };
}

/** Lays out the map as large as possible, with the text below it. Text that doesn’t fit continues on further pages. */
function layoutOf(view: AscendancyView, part: Part): Layout {
  const { frame, most, blocks, columns } = part;
  const lay = part.inOrder === true ? flow : stack;
  const room = { columns, width: columnWidth(columns), gap, left: page.margin, bottom: page.maxHeight - page.margin };
  const made = (tall: number): Layout => {
    const chart = chartOf(view, frame, { left: 0, top, width: page.width, height: tall, most });
    const { shown, beyond } = within(view, chart.seen);
    const under = chart.bottom + (beyond.length > 0 ? 24 : 4);
    if (blocks.length === 0) return { chart, shown, beyond, pages: [{ bottom: chart.bottom, placed: [] }] };
    const [first, ...rest] = lay(blocks, { ...room, top: under });
    // If no block fits below the map, the blocks start on the next page.
    const fits = first !== undefined && first.bottom <= room.bottom;
    const later = fits ? rest.flatMap(({ placed }) => placed.map(({ block }) => block)) : blocks;
    const more = later.length === 0 ? [] : lay(later, { ...room, top: 142 });
    return { chart, shown, beyond, pages: [fits ? first : { bottom: chart.bottom, placed: [] }, ...more] };
  };
  const layouts = [1, 0.85, 0.7].map((times) => made(part.tall * times));
  return layouts.find(({ pages }) => pages.length === 1) ?? layouts[0] ?? made(part.tall);
}

/** Returns the number of pages of a part. */
export function partPages(view: AscendancyView, part: Part): number {
  return layoutOf(view, part).pages.length;
}

/** Draws one page of a part. The map is on the first page. */
export function drawPart(view: AscendancyView, part: Part, wanted = 1): DrawnPicture {
  const { chart, shown, beyond, pages } = layoutOf(view, part);
  const { number, shown: sheet } = pageAt(pages, wanted);
  const { placed } = sheet;
  return picture(Math.round(sheet.bottom + page.margin), (pen) => {
    if (number === 1) drawGalaxy(pen, shown, chart, part.highlight, beyond);
    if (number === 1 && beyond.length > 0 && placed.length > 0)
      rule(pen, page.margin, chart.bottom, page.width - 2 * page.margin);
    drawPlaced(pen, placed);
    const facts = [...pageFacts(number, pages.length), ...part.facts];
    header(pen, { seat: part.seat, title: part.title, facts: facts.slice(0, 2) });
  });
}
