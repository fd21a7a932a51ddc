import type { AscendancyView, Highlights } from '../../src/games/ascendancy/view.ts';
import { header, picture } from '../kit/frame.ts';
import { page } from '../kit/theme.ts';
import { altText, type Scene } from '../scene.ts';
import { type Chart, chartOf, frameOf } from './chart.ts';
import { drawGalaxy } from './galaxy.ts';
import { mapAlt, mapWords } from './map-words.ts';
import { drawTotals, type Totals, totalsAt, totalsHeight } from './totals.ts';

/** The highlights that the map shows in addition to the position. */
export interface MapParams {
  readonly highlight?: Highlights;
}

const top = 114;
/** The largest scale, in pixels per inch. */
const largest = 45;

/** Lays out the map as large as possible, with the totals in a corner or below it. */
function layoutOf(view: AscendancyView): { chart: Chart; totals: Totals } {
  const width = page.width;
  const lowest = page.maxHeight - page.margin;
  const frame = frameOf(view);
  const field = { left: 0, top, width, most: largest };
  const whole = chartOf(view, frame, { ...field, height: lowest - top });
  const beside = totalsAt(view, whole);
  if (beside.bottom <= lowest) return { chart: whole, totals: beside };
  const chart = chartOf(view, frame, { ...field, height: lowest - top - totalsHeight(view) });
  return { chart, totals: totalsAt(view, chart) };
}

/** The whole galaxy: Systems, lanes, owners, Ships, moves of this round, highlighted options, and totals. */
export const map: Scene<AscendancyView, MapParams> = {
  draw(view, { highlight = {} }) {
    const { chart, totals } = layoutOf(view);
    return picture(Math.round(totals.bottom + page.margin), (pen) => {
      if (totals.columns === 1) drawTotals(pen, view, totals);
      drawGalaxy(pen, view, chart, highlight);
      if (totals.columns === 2) drawTotals(pen, view, totals);
      header(pen, { seat: view.awaited[0] ?? view.turn ?? undefined, title: view.headline, facts: view.facts });
    });
  },
  pages: () => 1,
  alt: (view, { highlight = {} }) => altText(mapAlt(view, highlight)),
  text: (view, { highlight = {} }) => mapWords(view, highlight),
};
