import type { AscendancyView, FleetSideView, FleetView, PlayerView } from '../../src/games/ascendancy/view.ts';
import { type Block, measuringPen, type Page } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import { drawPage } from '../kit/paged.ts';
import { token } from '../kit/pieces.ts';
import { panel, rule } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { count } from '../kit/wording.ts';
import { wrap, write } from '../kit/words.ts';
import { altText, type Scene } from '../scene.ts';
import { pagesOf, wide } from './pages.ts';
import { placeName } from './words.ts';

/** The seat whose Fleets are shown, or undefined for all seats, and the page, counted from 1. */
export interface FleetsParams {
  readonly seat?: number;
  readonly page?: number;
}

const pad = 28;
const line = 38;
const text = { px: size.body, face: 'text' } as const;

/** The content of a Fleet Card: the side that is up, its Ships, and its place. */
export interface FleetFace {
  readonly number: number;
  readonly sides: readonly FleetSideView[];
  readonly up: 'a' | 'b' | null;
  readonly ships: number;
  readonly where: string;
}

/** Draws both sides of a Fleet Card next to each other, with the side that is up highlighted. */
export function fleetBlock({ number, sides, up, ships, where }: FleetFace, width: number, seat?: number): Block {
  const ruler = measuringPen();
  const room = (width - 3 * pad) / 2;
  const told = sides.map((side) => {
    const names = wrap(ruler, side.name, room - 140, { px: size.value });
    return { side, names, lines: wrap(ruler, side.line, room, text) };
  });
  const taller = Math.max(...told.map(({ names }) => names.length - 1)) * line;
  const rows = Math.max(...told.map(({ lines }) => lines.length));
  return {
    height: 172 + taller + rows * line + 16,
    draw(pen, x, y, tall) {
      const ground = colour.panel;
      panel(pen, x, y, width, tall, { cut: 22 });
      if (seat !== undefined) token(pen, seat, x + pad + 18, y + 44, 18, { glyph: 'ship', spent: up === null });
      write(pen, `Fleet ${number}`, x + pad + (seat === undefined ? 0 : 58), y + 44, { px: size.name, ground });
      const standing = up === null ? where : `${count(ships, 'Ship')}, ${where}`;
      write(pen, standing, x + width - pad, y + 44, { ...text, ink: colour.soft, ground, align: 'right' });
      rule(pen, x + pad, y + 78, width - 2 * pad);
      rule(pen, x + width / 2 - 1, y + 98, 2, tall - 122);
      for (const [i, { side, names, lines }] of told.entries()) {
        const left = x + pad + i * (room + pad);
        const bright = up === null || side.side === up;
        const ink = bright ? colour.text : colour.quiet;
        if (side.side === up) icon(pen, 'check', left + 14, y + 118, 26, colour.text);
        const name = left + (side.side === up ? 42 : 0);
        for (const [row, words] of names.entries())
          write(pen, words, name, y + 118 + row * line, { px: size.value, ink, ground });
        const most = write(pen, `${side.most}`, left + room, y + 118, {
          px: size.head,
          face: 'display',
          ink,
          ground,
          align: 'right',
        });
        icon(pen, 'ship', left + room - most - 22, y + 118, 28, bright ? colour.soft : colour.quiet);
        for (const [row, words] of lines.entries())
          write(pen, words, left, y + 168 + taller + row * line, { ...text, ink, ground });
      }
    },
  };
}

function faceOf(view: AscendancyView, { card, sides, unit, up }: FleetView): FleetFace {
  const found = view.units.find(({ id }) => id === unit);
  const at = found === undefined ? 'not formed' : found.at === null ? 'at Warp' : placeName(view, found.at);
  return { number: card + 1, sides, up, ships: found?.ships ?? 0, where: at };
}

/** Returns the requested player, or all players. */
function ownersOf({ players }: AscendancyView, { seat }: FleetsParams): PlayerView[] {
  return players.filter((player) => seat === undefined || player.seat === seat);
}

/** Puts the three Fleet Cards of each player on one page. */
function pages(view: AscendancyView, params: FleetsParams): Page[] {
  const found = ownersOf(view, params).flatMap(({ fleets: cards, seat }) =>
    pagesOf(
      cards.map((fleet) => fleetBlock(faceOf(view, fleet), wide, seat)),
      [],
    ),
  );
  return found.length === 0 ? pagesOf([], []) : found;
}

/** The three Fleet Cards of each player: both sides with capacity and text, and whether the Fleet is formed. */
export const fleets: Scene<AscendancyView, FleetsParams> = {
  draw(view, params) {
    const owners = ownersOf(view, params);
    const wanted = params.page ?? 1;
    const owner = owners[Math.min(Math.max(1, wanted), owners.length) - 1];
    const title = owner === undefined ? 'Nobody is playing that seat' : `Fleets: ${owner.name}`;
    const formed = owner?.fleets.filter(({ up }) => up !== null).length ?? 0;
    return drawPage(pages(view, params), wanted, { seat: owner?.seat, title, facts: [`${formed} formed`] });
  },
  pages: (view, params) => pages(view, params).length,
  alt: (view, params) => altText(words(view, params)),
  text: words,
};

function words(view: AscendancyView, params: FleetsParams): string[] {
  const owners = ownersOf(view, params);
  if (owners.length === 0) return ['Nobody is playing that seat.'];
  return owners.flatMap(({ name: owner, fleets: cards }) =>
    cards.flatMap((fleet) => {
      const { number, sides, up, ships, where } = faceOf(view, fleet);
      const standing = up === null ? where : `${count(ships, 'Ship')}, ${where}`;
      return [
        `${owner}, Fleet ${number}: ${standing}.`,
        ...sides.map(({ side, name, most, line: says }) => {
          return `${name}${side === up ? ' (formed)' : ''}, up to ${most} Ships: ${says}`;
        }),
      ];
    }),
  );
}
