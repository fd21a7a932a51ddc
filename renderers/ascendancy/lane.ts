import type { AscendancyView, DialView, MarkView } from '../../src/games/ascendancy/view.ts';
import { altText, type Scene } from '../scene.ts';
import { type ChartFrame, frameOf } from './chart.ts';
import { keyBlock, type Lettered, letterBlock, shortBlock } from './letters.ts';
import { clockWords, highlightWords, systemWords } from './map-words.ts';
import { columnWidth, drawPart, type Part, partPages } from './part.ts';
import { systemName } from './words.ts';

/** Where a lane can be laid that was rolled for. */
export interface LaneParams {
  readonly dial: DialView;
  readonly page?: number;
}

/** How far the picture reaches from the System at least, in thousandths of an inch: a dial, and the lane that is laid. */
const WIDE = 6_000;
const TALL = 4_500;

/** The System, those at the ends of its lanes, and those that the lane can join. */
function frameAround(view: AscendancyView, { system, joins }: DialView): ChartFrame {
  const { x, y } = view.systems.find(({ id }) => id === system) ?? { x: 0, y: 0 };
  const next = view.lanes.flatMap(({ a, b }) => (a === system ? [b] : b === system ? [a] : []));
  const ends = new Set([system, ...next, ...joins.map((join) => join.system)]);
  const { west, east, south, north } = frameOf({ systems: view.systems.filter(({ id }) => ends.has(id)), lanes: [] });
  return {
    west: Math.min(west, x - WIDE),
    east: Math.max(east, x + WIDE),
    south: Math.min(south, y - TALL),
    north: Math.max(north, y + TALL),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Systems that the lane can join, marked with their letters. */
function marksOf({ joins }: DialView): MarkView[] {
  return joins.map(({ letter, system, label, note }) => ({
    sector: system,
    letter,
    label: capital(label),
    note,
    warn: false,
  }));
}

function partOf(view: AscendancyView, dial: DialView): Part {
  const places = dial.places.map(({ letter, bearing, fits, note }): Lettered => {
    return { letter, warn: !fits, label: clockWords(bearing), note: /toward .+$/.exec(note)?.[0] ?? '' };
  });
  const many = places.length > 12;
  const columns = 3;
  const width = columnWidth(columns);
  return {
    title: `New lane from ${systemName(view, dial.system)}`,
    facts: [...(dial.sectors === 0 ? [] : [`${dial.sectors} Sectors`]), ...view.facts.slice(-1)],
    seat: view.awaited[0] ?? view.turn ?? undefined,
    frame: frameAround(view, dial),
    most: 75,
    tall: many ? 860 : 900,
    highlight: { dial, marks: marksOf(dial) },
    columns,
    inOrder: true,
    blocks: [
      ...(places.some(({ warn }) => warn) ? [keyBlock('a System fits', false), keyBlock('the lane only', true)] : []),
      ...places.map((place) => shortBlock(place, width)),
      ...marksOf(dial).map((mark) => letterBlock({ ...mark, note: '' }, width)),
    ],
  };
}

/** Placing a lane: its System large, the dial with a letter at each place, and the Systems that it can join. */
export const lane: Scene<AscendancyView, LaneParams> = {
  draw: (view, { dial, page }) => drawPart(view, partOf(view, dial), page),
  pages: (view, { dial }) => partPages(view, partOf(view, dial)),
  alt: (view, { dial }) => altText(words(view, dial)),
  text: (view, { dial }) => words(view, dial),
};

function words(view: AscendancyView, dial: DialView): string[] {
  const system = view.systems.find(({ id }) => id === dial.system);
  return [...highlightWords(view, { dial }), ...(system === undefined ? [] : [systemWords(view, system)])];
}
