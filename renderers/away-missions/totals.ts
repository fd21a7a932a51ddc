import type { AwayMissionsView, PlayerView } from '../../src/games/away-missions/view.ts';
import { icon } from '../kit/icons.ts';
import type { Pen } from '../kit/pen.ts';
import { token } from '../kit/pieces.ts';
import { colour, page, size } from '../kit/theme.ts';
import { clipped, write } from '../kit/words.ts';

const rowHeight = 62;
const columns = 2;

/** Height of the totals below a map. */
export function totalsHeight(view: AwayMissionsView): number {
  return Math.ceil(view.players.length / columns) * rowHeight + 16;
}

/** What counts, one entry a side: points, who is still ready, tokens. */
export function drawTotals(pen: Pen, view: AwayMissionsView, top: number): void {
  const width = (page.width - 2 * page.margin) / columns;
  for (const [i, player] of view.players.entries()) {
    const x = page.margin + (i % columns) * width;
    const y = top + Math.floor(i / columns) * rowHeight + rowHeight / 2;
    total(pen, player, x, y, { width: width - 24, ready: view.phase !== 'preparation' });
  }
}

interface Told {
  width: number;
  /** Before the first Round nobody can be ready. */
  ready: boolean;
}

function total(pen: Pen, player: PlayerView, x: number, y: number, { width, ready }: Told): void {
  token(pen, player.seat, x + 18, y, 16);
  const name = clipped(pen, player.name, 190, { px: size.value });
  let at = x + 48 + write(pen, name, x + 48, y, { px: size.value }) + 32;
  icon(pen, 'star', at, y, 28, colour.warn);
  at += 22;
  at += write(pen, `${player.points}`, at, y, { px: size.name, face: 'display' }) + 26;
  if (ready) at += write(pen, `${player.ready} ready`, at, y, { face: 'text', ink: colour.soft }) + 28;
  for (const [name, count] of [
    ['bonus', player.bonusActions],
    ['adapt', player.adapt],
    ['intel', player.intel],
    ['trap', player.faceDown.traps],
  ] as const) {
    if (count === 0 || at + 30 > x + width) continue;
    icon(pen, name, at, y, 26, colour.soft);
    at += 18;
    at += write(pen, `${count}`, at, y, { px: size.value, face: 'display', ink: colour.soft }) + 24;
  }
}
