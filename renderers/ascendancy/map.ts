import type { AscendancyView, Highlights } from '../../src/games/ascendancy/view.ts';
import type { ChangesSince } from '../../src/kernel/changes.ts';
import { changeNote, NOTE } from '../kit/changes.ts';
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
  /** The changes to mark. The moves since then replace the moves of this round. */
  readonly changes?: ChangesSince;
}

const top = 114;
/** The largest scale, in pixels per inch. */
const largest = 45;

/** Lays out the map as large as possible above `foot` pixels, with the totals in a corner or below it. */
function layoutOf(view: AscendancyView, foot: number): { chart: Chart; totals: Totals } {
  const width = page.width;
  const lowest = page.maxHeight - page.margin - foot;
  const frame = frameOf(view);
  const field = { left: 0, top, width, most: largest };
  const whole = chartOf(view, frame, { ...field, height: lowest - top });
  const beside = totalsAt(view, whole);
  if (beside.bottom <= lowest) return { chart: whole, totals: beside };
  const chart = chartOf(view, frame, { ...field, height: lowest - top - totalsHeight(view) });
  return { chart, totals: totalsAt(view, chart) };
}

/** The whole galaxy: Systems, lanes, owners, Ships, moves, changes, highlighted options, and totals. */
export const map: Scene<AscendancyView, MapParams> = {
  draw(view, { highlight = {}, changes }) {
    const foot = changes === undefined ? 0 : NOTE;
    const { chart, totals } = layoutOf(view, foot);
    const bottom = Math.round(totals.bottom);
    return picture(bottom + foot + page.margin, (pen) => {
      if (totals.columns === 1) drawTotals(pen, view, totals, changes);
      drawGalaxy(pen, view, chart, highlight, [], changes);
      if (totals.columns === 2) drawTotals(pen, view, totals, changes);
      if (changes !== undefined) changeNote(pen, changes, bottom);
      header(pen, { seat: view.awaited[0] ?? view.turn ?? undefined, title: view.headline, facts: view.facts });
    });
  },
  pages: () => 1,
  alt: (view, { highlight = {}, changes }) => altText(mapAlt(view, highlight, changes)),
  text: (view, { highlight = {}, changes }) => mapWords(view, highlight, changes),
};
