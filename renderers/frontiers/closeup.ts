import type { FrontiersView, Highlights, SpaceView } from '../../src/games/frontiers/view.ts';
import { type Block, stack } from '../kit/flow.ts';
import { header, picture } from '../kit/frame.ts';
import { listBlock } from '../kit/list-block.ts';
import { page } from '../kit/theme.ts';
import { count } from '../kit/wording.ts';
import { altText, type Scene } from '../scene.ts';
import { enemyBlock } from './enemy-block.ts';
import { type Chart, chartOf } from './hexes.ts';
import { drawCosts, drawReach, drawTargets, groundsOf } from './highlights.ts';
import { highlightWords, spaceWords } from './map-words.ts';
import { drawSpot, spotOf } from './spot.ts';
import { drawTerrain, groundOf } from './terrain.ts';
import { drawTrace } from './trace.ts';

/** What stands in the middle: a tile by its letter, or a space; the map may be pointed at as in the whole one. */
export interface CloseupParams {
  readonly at: string;
  readonly highlight?: Highlights;
}

const top = 140;
const gap = 20;
/** How far the close-up reaches round its middle, in spaces. */
const radius = 2;
const width = (page.width - 2 * page.margin - gap) / 2;

interface Region {
  /** `Tile E`, `Around E4`; empty where no tile lies. */
  readonly title: string;
  readonly view: FrontiersView;
}

function distance(one: SpaceView, other: SpaceView): number {
  const [q, r] = [one.q - other.q, one.r - other.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The part of the map round the middle, as a map of its own. */
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

/** The last way where all of it lies in the region. */
function traceIn({ trace }: FrontiersView, near: ReadonlySet<string>): FrontiersView['trace'] {
  return trace?.path.every((id) => near.has(id)) ? trace : null;
}

/** Everybody who is met there, face up: figures and abilities; what lies face down as a list. */
function roster({ spaces, cubes }: FrontiersView): Block[] {
  const met = spaces.flatMap((space) => {
    const cube = cubes.find(({ at }) => at === space.id);
    return [...space.tokens, ...(cube?.defenders ?? [])].map((token) => ({ space, token }));
  });
  const open = met.flatMap(({ space, token }) =>
    token.enemy === null ? [] : [enemyBlock({ enemy: token.enemy, pile: token.pile, place: space.id }, width)],
  );
  const hidden = new Map<string, number>();
  for (const { space, token } of met) {
    if (token.enemy === null)
      hidden.set(`${space.id}: ${token.pileName}`, (hidden.get(`${space.id}: ${token.pileName}`) ?? 0) + 1);
  }
  const classH = spaces.flatMap(({ id, classH: token }) =>
    token === null ? [] : [{ icon: 'search' as const, words: `${id}: ${token.name}. ${token.lines.join('. ')}` }],
  );
  const faceDown = [...hidden].map(([words, many]) => ({
    icon: 'out' as const,
    words: many > 1 ? `${words} x${many}` : words,
  }));
  return [
    ...(faceDown.length > 0 ? [listBlock('Face down', faceDown, width)] : []),
    ...(classH.length > 0 ? [listBlock('Class-H Planets', classH, width)] : []),
    ...open,
  ];
}

/** A part of the map with large spaces, and below it everybody who is met there. */
export const closeup: Scene<FrontiersView, CloseupParams> = {
  draw(view, { at, highlight = {} }) {
    const region = regionOf(view, at);
    const shown = region?.view ?? { ...view, spaces: [], tiles: [], places: [], reach: [], trace: null };
    const blocks = roster(shown);
    const chart = chartIn(shown);
    const bottom = shown.spaces.length > 0 ? chart.bottom + 28 : top + 60;
    const [first] = stack(blocks, {
      ...{ columns: 2, width, gap, left: page.margin, top: bottom },
      bottom: page.maxHeight - page.margin,
    });
    const end = blocks.length > 0 ? (first?.bottom ?? bottom) : bottom - 28;
    return picture(Math.round(end + page.margin), (pen) => {
      drawTerrain(pen, shown, chart);
      drawReach(pen, shown, highlight, chart);
      drawTrace(pen, shown, chart);
      const grounds = groundsOf(shown, highlight);
      for (const space of shown.spaces) {
        drawSpot(pen, spotOf(space, chart, grounds.get(space.id) ?? groundOf(space), view));
      }
      drawTargets(pen, shown, highlight, chart);
      drawCosts(pen, shown, highlight, chart);
      for (const { block, x, y, height } of first?.placed ?? []) block.draw(pen, x, y, height);
      const seat = view.awaited[0] ?? view.turn?.seat;
      header(pen, { seat, title: region?.title ?? 'No tile lies there', facts: view.facts });
    });
  },
  pages: () => 1,
  alt: (view, params) => altText(words(view, params)),
  text: words,
};

/** As large as leaves a third of the picture for those who are met there. */
function chartIn({ spaces }: FrontiersView): Chart {
  const room = { left: page.margin, top, width: page.width - 2 * page.margin, height: 830, most: 104 };
  return chartOf(spaces.length > 0 ? spaces : [{ q: 0, r: 0 }], room);
}

function words(view: FrontiersView, { at, highlight = {} }: CloseupParams): string[] {
  const region = regionOf(view, at);
  if (region === null) return ['No tile lies there.'];
  const { title, view: shown } = region;
  return [
    `${title}: ${count(shown.spaces.length, 'space')}.`,
    ...highlightWords(shown, highlight),
    ...shown.spaces.map((space) => spaceWords(shown, space)),
  ];
}
