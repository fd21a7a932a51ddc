import type { AscendancyView, Highlights, Point, SwingView, SystemView } from '../../src/games/ascendancy/view.ts';
import { must } from '../../src/kernel/must.ts';
import type { Block } from '../kit/flow.ts';
import { type ListItem, listBlock, listBlocks } from '../kit/list-block.ts';
import { count } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { type ChartFrame, frameOf } from './chart.ts';
import { letterBlock } from './letters.ts';
import { highlightWords, laneWords, sectorWords, systemWords } from './map-words.ts';
import { columnWidth, drawPart, type Part, partPages } from './part.ts';
import { heap, kindWords, nameOf, siteWords, standingWords, systemName, warpWords } from './words.ts';

/** A quarter of the galaxy, or its middle. */
export type Region = 'north-west' | 'north-east' | 'south-west' | 'south-east' | 'middle';

/** The center of the close-up (a System’s id, or a region), and what to highlight, as on the whole map. */
export interface CloseupParams {
  readonly at: string;
  readonly highlight?: Highlights;
  /** The page, counted from 1. Long text continues on further pages. */
  readonly page?: number;
}

const REGIONS: Record<Region, { title: string; west: number; south: number }> = {
  'north-west': { title: 'The north-west', west: 0, south: 0.44 },
  'north-east': { title: 'The north-east', west: 0.44, south: 0.44 },
  'south-west': { title: 'The south-west', west: 0, south: 0 },
  'south-east': { title: 'The south-east', west: 0.44, south: 0 },
  middle: { title: 'The middle', west: 0.22, south: 0.22 },
};
/** The share of the galaxy’s width and height that a region covers. */
const SHARE = 0.56;

function isRegion(at: string): at is Region {
  return at in REGIONS;
}

/** Returns the frame around the Systems of a region. */
function regionFrame(view: AscendancyView, region: Region): ChartFrame {
  const whole = frameOf(view);
  const { west, south } = REGIONS[region];
  const [wide, tall] = [whole.east - whole.west, whole.north - whole.south];
  const [x, y] = [whole.west + west * wide, whole.south + south * tall];
  const inside = view.systems.filter(
    (one) => one.x >= x && one.x <= x + SHARE * wide && one.y >= y && one.y <= y + SHARE * tall,
  );
  return inside.length === 0
    ? { west: x, east: x + SHARE * wide, south: y, north: y + SHARE * tall }
    : frameOf({ systems: inside, lanes: [] });
}

/** Returns the points where the middle of a System would be after each possible swing. */
function swungTo({ systems }: AscendancyView, { system, bearings }: SwingView): Point[] {
  const swung = systems.find(({ id }) => id === system);
  const anchor = systems.find(({ id }) => id === swung?.anchor);
  if (swung === undefined || anchor === undefined) return [];
  const far = Math.hypot(swung.x - anchor.x, swung.y - anchor.y);
  return bearings.map((bearing) => {
    const angle = (bearing * Math.PI) / 180;
    return { x: anchor.x + far * Math.sin(angle), y: anchor.y + far * Math.cos(angle) };
  });
}

/**
 * Returns the frame around a System, its lanes, the Systems at their other ends, and the places that the System can
 * swing to.
 */
function aroundFrame(view: AscendancyView, system: SystemView, swing: SwingView | undefined): ChartFrame {
  const lanes = view.lanes.filter(({ a, b }) => a === system.id || b === system.id);
  const ends = new Set([system.id, ...lanes.flatMap(({ a, b }) => [a, b])]);
  const near = { systems: view.systems.filter(({ id }) => ends.has(id)), lanes };
  return frameOf(near, swing?.system === system.id ? swungTo(view, swing) : []);
}

function partOf(view: AscendancyView, { at, highlight = {} }: CloseupParams): Part | null {
  const seat = view.awaited[0] ?? view.turn ?? undefined;
  const letters = (highlight.marks ?? []).map((mark) => letterBlock(mark, columnWidth(2)));
  const common = { seat, highlight, columns: 2 } as const;
  if (isRegion(at)) {
    const frame = regionFrame(view, at);
    const { title } = REGIONS[at];
    return { ...common, title, facts: view.facts.slice(-1), frame, most: 64, tall: 1340, blocks: letters };
  }
  const system = view.systems.find(({ id }) => id === at);
  if (system === undefined) return null;
  const [frame, facts] = [
    aroundFrame(view, system, highlight.swing),
    [must(kindWords(view, system).split(',')[0], 'the System’s kind')],
  ];
  const blocks = [...letters, ...blocksOf(view, system)];
  return { ...common, title: system.name, facts, frame, most: 84, tall: 760, blocks };
}

function blocksOf(view: AscendancyView, system: SystemView): Block[] {
  const width = columnWidth(2);
  const lanes = view.lanes.filter(({ a, b }) => a === system.id || b === system.id);
  const ways: ListItem[] = lanes.flatMap((lane) => {
    const sectors = Array.from({ length: lane.sectors }, (_, i) => `${lane.id}/${i + 1}`);
    const there = sectors.flatMap((sector, i) =>
      [...standingWords(view, sector), ...warpWords(view, sector)].map((words): ListItem => {
        return { icon: 'ship', words: `Sector ${i + 1}: ${words}`, quiet: true, rows: 6 };
      }),
    );
    return [{ icon: 'move', words: laneWords(view, lane, system) } as const, ...there];
  });
  const ships: ListItem[] = [...standingWords(view, system.id), ...warpWords(view, system.id)].map((words) => {
    return { icon: 'ship', words, rows: 6 };
  });
  return [
    listBlock(system.name, facts(view, system), width),
    ...listBlocks('Ships in Orbit', ships, width),
    ...listBlocks(`Lanes, ${lanes.length} of ${system.limit}`, ways, width),
    ...system.cards.map(({ name, line, count: many }) =>
      listBlock(many > 0 ? `${name} (${many})` : name, [{ words: line, rows: 6 }], width),
    ),
  ];
}

function facts(view: AscendancyView, system: SystemView): ListItem[] {
  const { control, starbase, spire, level, waiting, research, unseen, ambassadors, watched, anchor, hazard, line } =
    system;
  const [sites, resting] = [siteWords(system), heap(waiting)];
  return [
    ...(control === null ? [] : [{ icon: 'flag', words: `Controlled by the ${nameOf(view, control)}` } as const]),
    ...(starbase ? [{ icon: 'starbase', words: 'A Starbase' } as const] : []),
    ...(spire === null
      ? []
      : [{ icon: 'adapt', words: 'Borg Spire, Assimilation Nodes', value: `${spire.nodes}` } as const]),
    ...(sites === ''
      ? []
      : [{ icon: 'production', words: `${sites.charAt(0).toUpperCase()}${sites.slice(1)}` } as const]),
    ...(hazard === null ? [] : [{ icon: 'hazard', words: 'Hazard', value: `${hazard}` } as const]),
    ...(level > 0 ? [{ icon: 'warp', words: 'Independent civilization, level', value: `${level}` } as const] : []),
    ...(resting === '' ? [] : [{ icon: 'culture', words: `For the first colonists: ${resting}` } as const]),
    ...(research > 0 ? [{ icon: 'science', words: 'Research to claim', value: `${research}` } as const] : []),
    ...(unseen > 0 ? [{ icon: 'card', words: 'An unseen Exploration Card' } as const] : []),
    ...(ambassadors > 0 ? [{ icon: 'person', words: 'Ambassadors', value: `${ambassadors}` } as const] : []),
    ...(watched ? [{ icon: 'antenna', words: 'An Andorian Token' } as const] : []),
    ...(anchor === null ? [] : [{ icon: 'swap', words: `Can swing around ${systemName(view, anchor)}` } as const]),
    { words: line, quiet: true, rows: 5 },
  ];
}

/** A large view of a System with all its details, lanes and neighbors, or of a region of the galaxy. */
export const closeup: Scene<AscendancyView, CloseupParams> = {
  draw(view, params) {
    const part = partOf(view, params) ?? nowhere;
    return drawPart(view, part, params.page);
  },
  pages: (view, params) => partPages(view, partOf(view, params) ?? nowhere),
  alt: (view, params) => altText(words(view, params)),
  text: words,
};

const nowhere: Part = {
  title: 'That System isn’t on the map',
  facts: [],
  seat: undefined,
  frame: { west: 0, east: 4000, south: 0, north: 2000 },
  most: 40,
  tall: 200,
  highlight: {},
  columns: 2,
  blocks: [],
};

function words(view: AscendancyView, params: CloseupParams): string[] {
  const { at, highlight = {} } = params;
  if (isRegion(at)) {
    const { west, east, south, north } = regionFrame(view, at);
    const systems = view.systems.filter(({ x, y }) => x >= west && x <= east && y >= south && y <= north);
    return [
      `${REGIONS[at].title}: ${count(systems.length, 'System')}.`,
      ...highlightWords(view, highlight),
      ...systems.map((system) => systemWords(view, system)),
    ];
  }
  const system = view.systems.find(({ id }) => id === at);
  if (system === undefined) return ['That System isn’t on the map.'];
  const lanes = view.lanes.filter(({ a, b }) => a === at || b === at);
  const next = lanes.flatMap(({ a, b }) => (a === at ? b : a) ?? []);
  return [
    systemWords(view, system),
    system.line,
    ...system.cards.map(({ name, line }) => `${name}: ${line}`),
    ...highlightWords(view, highlight),
    ...sectorWords({ ...view, lanes }),
    ...next.flatMap((id) => view.systems.filter((one) => one.id === id).map((one) => systemWords(view, one))),
  ];
}
