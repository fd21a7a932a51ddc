import type { AscendancyView, Highlights } from '../../src/games/ascendancy/view.ts';
import { altText, type Scene } from '../scene.ts';
import { type ChartFrame, frameOf, onLane } from './chart.ts';
import { letterBlock } from './letters.ts';
import { highlightWords } from './map-words.ts';
import { columnWidth, drawPart, type Part, partPages } from './part.ts';
import { nameOf, placeName, unitWords } from './words.ts';

/** The chosen Ship or Fleet and its destinations, each with the letter of the reader’s option. */
export interface ReachParams {
  readonly highlight: Highlights;
  readonly page?: number;
}

/** Returns the frame around the unit’s own Sector and all Sectors that it can reach. */
function frameAround(view: AscendancyView, { marks = [], chosen }: Highlights): ChartFrame {
  const unit = view.units.find(({ id }) => id === chosen);
  const start = unit?.at ?? unit?.warp?.from;
  const sectors = [...marks.map(({ sector }) => sector), ...(start === undefined ? [] : [start])];
  const ends = view.lanes.flatMap(({ id, a, b }) => (sectors.some((one) => one.startsWith(`${id}/`)) ? [a, b] : []));
  const systems = view.systems.filter(({ id }) => sectors.includes(id) || ends.includes(id));
  const points = sectors.flatMap((sector) => {
    const [id, place] = sector.split('/');
    const lane = view.lanes.find((one) => one.id === id);
    return lane === undefined || place === undefined ? [] : [onLane(lane, Number(place))];
  });
  return systems.length + points.length === 0 ? frameOf(view) : frameOf({ systems, lanes: [] }, points);
}

function partOf(view: AscendancyView, highlight: Highlights): Part {
  const unit = view.units.find(({ id }) => id === highlight.chosen);
  return {
    title: unit === undefined ? 'Where you can go' : `Moves: ${unitWords(unit).replace(/ \(.*$/, '')}`,
    facts: view.facts,
    seat: unit?.seat ?? view.awaited[0] ?? view.turn ?? undefined,
    frame: frameAround(view, highlight),
    most: 60,
    tall: 880,
    highlight,
    columns: 2,
    inOrder: true,
    blocks: (highlight.marks ?? []).map((mark) => letterBlock(mark, columnWidth(2))),
  };
}

/**
 * The Sectors that a unit can reach: mint if free, amber if they need permission or are dangerous, with the price of
 * each letter below.
 */
export const reach: Scene<AscendancyView, ReachParams> = {
  draw: (view, { highlight, page }) => drawPart(view, partOf(view, highlight), page),
  pages: (view, { highlight }) => partPages(view, partOf(view, highlight)),
  alt: (view, { highlight }) => altText(words(view, highlight)),
  text: (view, { highlight }) => words(view, highlight),
};

function words(view: AscendancyView, highlight: Highlights): string[] {
  const unit = view.units.find(({ id }) => id === highlight.chosen);
  const start = unit?.at ?? unit?.warp?.from;
  const where = start === undefined ? '' : ` at ${placeName(view, start)}`;
  return [
    ...(unit === undefined ? [] : [`${nameOf(view, unit.seat)}: ${unitWords(unit)}${where}.`]),
    ...((highlight.marks ?? []).length === 0
      ? ['This Ship or Fleet can’t go anywhere.']
      : highlightWords(view, highlight)),
  ];
}
