import type { AscendancyView, DialView } from '../../src/games/ascendancy/view.ts';
import { altText, type Scene } from '../scene.ts';
import { type ChartFrame, frameOf } from './chart.ts';
import { halfBlock, hourBlock, joinBlock, keyBlock } from './letters.ts';
import { highlightWords, systemWords } from './map-words.ts';
import { columnWidth, drawPart, type Part, partPages } from './part.ts';
import { systemName } from './words.ts';

/** The dial with the places for a lane whose length has been rolled. */
export interface LaneParams {
  readonly dial: DialView;
  readonly page?: number;
}

/**
 * The minimum distance from the System to the edge of the picture, in thousandths of an inch. This distance leaves room
 * for a dial and the new lane.
 */
const WIDE = 6_000;
const TALL = 4_500;

/** Returns the frame around the System, its neighbors, and the Systems that the lane can join. */
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

/** Matches the direction at the end of a hint, such as `toward Vulcan`. */
const TOWARD = /toward .+$/;

function partOf(view: AscendancyView, dial: DialView): Part {
  const columns = 2;
  const width = columnWidth(columns);
  const toward = dial.places.flatMap(({ clock, fits, note }) => {
    const [words] = TOWARD.exec(note) ?? [];
    return words === undefined ? [] : [hourBlock({ clock, fits, note: words }, width)];
  });
  const half = dial.places.find(({ clock, fits }) => fits && clock.includes(':'));
  return {
    title: `New lane from ${systemName(view, dial.system)}`,
    facts: [...(dial.sectors === 0 ? [] : [`${dial.sectors} Sectors`]), ...view.facts.slice(-1)],
    seat: view.awaited[0] ?? view.turn ?? undefined,
    frame: frameAround(view, dial),
    most: 92,
    tall: 900,
    highlight: { dial },
    columns,
    inOrder: true,
    blocks: [
      ...(dial.places.some(({ fits }) => fits) ? [keyBlock('a System fits here', false)] : []),
      ...(dial.places.some(({ fits }) => !fits) ? [keyBlock('only the lane fits here', true)] : []),
      ...(half === undefined ? [] : [halfBlock(`a half hour, such as ${half.clock}`)]),
      ...dial.joins.map((join) => joinBlock(join, width)),
      ...toward,
    ],
  };
}

/**
 * The picture for placing a lane. The picture shows the lane's System enlarged, a clock of places around that System,
 * and the Systems that the lane can join.
 */
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
