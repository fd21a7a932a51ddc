import type { FirstEditionView, Highlights } from '../../src/games/first-edition/view.ts';
import type { ChangesSince } from '../../src/kernel/changes.ts';
import { changeNote, changeWords, NOTE } from '../kit/changes.ts';
import { header, picture } from '../kit/frame.ts';
import type { Pen } from '../kit/pen.ts';
import { colour, page } from '../kit/theme.ts';
import { altText, type Scene } from '../scene.ts';
import { drawChanged, drawWays } from './changed.ts';
import { COLUMNS, pageCount, ROWS, type Spot, spotsOf } from './line-layout.ts';
import { CARD, missionCard } from './mission-card.ts';
import { lookOf } from './sides.ts';
import { drawTotals, TOTALS } from './totals.ts';
import { locationWords, scoreWords } from './words.ts';

/** The map’s highlights, the page to show, and changes. */
export interface MapParams {
  readonly highlight?: Highlights;
  readonly page?: number;
  /** The changes to mark, and the moves since then to draw. */
  readonly changes?: ChangesSince;
}

const top = 112 + TOTALS;
const gap = (page.width - 2 * page.margin - COLUMNS * CARD.width) / (COLUMNS - 1);
const rowGap = 40;

/** Shows the spacelines: all missions in order, each side’s cards there, changes, and the score. */
export const map: Scene<FirstEditionView, MapParams> = {
  draw(view, { highlight = {}, page: wanted = 1, changes }) {
    const number = Math.min(Math.max(1, wanted), pageCount(view));
    const first = (number - 1) * ROWS;
    const all = spotsOf(view);
    const spots = all.filter(({ row }) => row >= first && row < first + ROWS);
    const places = new Map(all.map((spot) => [spot.location.id, place(spot, first)]));
    const rows = Math.max(0, ...spots.map(({ row }) => row - first + 1));
    const height = top + rows * (CARD.height + rowGap) - rowGap + page.margin;
    const bottom = Math.max(top + page.margin, height);
    return picture(bottom + (changes === undefined ? 0 : NOTE), (pen) => {
      const awaited = view.turn?.seat ?? view.awaited[0];
      const pages = pageCount(view);
      header(pen, {
        seat: awaited === undefined ? undefined : lookOf(awaited),
        title: view.headline,
        facts: [
          view.stage === 'play' ? `Turn ${view.turns}` : 'Seeding',
          ...(pages > 1 ? [`${number} of ${pages}`] : []),
        ],
      });
      drawTotals(pen, view, 112, changes);
      links(pen, spots, first);
      drawWays(pen, places, changes);
      for (const spot of spots) {
        const { id } = spot.location;
        const [x, y] = place(spot, first);
        missionCard(pen, view, spot, x, y, {
          isCurrent: view.attempt?.location === id,
          attempt: highlight.attempts?.includes(id) ?? false,
          cost:
            highlight.moves?.find(({ location }) => location === id)?.cost ??
            (highlight.places?.includes(id) === true ? 'here' : null),
        });
      }
      drawChanged(pen, places, changes);
      if (changes !== undefined) changeNote(pen, changes, bottom - page.margin / 2, 'corners');
    });
  },
  pages: (view) => pageCount(view),
  alt: (view, { changes }) =>
    altText([
      ...changeWords(changes),
      scoreWords(view),
      ...view.locations.map((location) => locationWords(view, location)),
    ]),
  text: (view, { changes }) => [
    `${view.headline}.`,
    ...changeWords(changes),
    scoreWords(view),
    ...spotsOf(view).map(({ location, number }) => `${number}. ${locationWords(view, location)}`),
  ],
};

function place({ row, column }: Spot, first: number): [x: number, y: number] {
  return [page.margin + column * (CARD.width + gap), top + (row - first) * (CARD.height + rowGap)];
}

/** Draws the lines between neighboring missions, behind the missions. */
function links(pen: Pen, spots: readonly Spot[], first: number): void {
  const { ctx } = pen;
  ctx.strokeStyle = colour.rim;
  ctx.lineWidth = 6;
  for (const [at, spot] of spots.entries()) {
    const next = spots[at + 1];
    if (next === undefined || !spot.linked) continue;
    const [[x0, y0], [x1, y1]] = [place(spot, first), place(next, first)];
    ctx.beginPath();
    ctx.moveTo(x0 + CARD.width / 2, y0 + CARD.height / 2);
    ctx.lineTo(x1 + CARD.width / 2, y1 + CARD.height / 2);
    ctx.stroke();
  }
}
