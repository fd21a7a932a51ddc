import type { AgreementView, AscendancyView, PlayerView } from '../../src/games/ascendancy/view.ts';
import type { Block, Page } from '../kit/flow.ts';
import { icon } from '../kit/icons.ts';
import { drawPage } from '../kit/paged.ts';
import type { Pen } from '../kit/pen.ts';
import { token } from '../kit/pieces.ts';
import { panel, rule } from '../kit/shapes.ts';
import { colour, size } from '../kit/theme.ts';
import { list } from '../kit/wording.ts';
import { write } from '../kit/words.ts';
import { altText, type Scene } from '../scene.ts';
import { half, pagesOf } from './pages.ts';
import { resources, seatNumber } from './palette.ts';
import { nameOf } from './words.ts';

const row = 62;
const ground = colour.panel;

/** Draws a player, their income from trade, and who holds each of their three Trade Agreements. */
function giverBlock(view: AscendancyView, giver: PlayerView): Block {
  return {
    height: 92 + giver.agreements.length * row,
    draw(pen, x, y, tall) {
      panel(pen, x, y, half, tall, { cut: 22 });
      drawShape(pen, giver.seat, x + 46, y + 46, 20);
      write(pen, giver.name, x + 84, y + 46, { px: size.name, ground });
      const income = incomeOf(view, giver.seat);
      icon(pen, resources.production.icon, x + half - 92, y + 46, 28, resources.production.ink);
      write(pen, `+${income}`, x + half - 28, y + 46, { px: size.value, face: 'display', ground, align: 'right' });
      for (const [i, agreement] of giver.agreements.entries()) {
        rule(pen, x + 24, y + 82 + i * row, half - 48);
        drawAgreement(pen, view, agreement, x, y + 82 + (i + 0.5) * row);
      }
    },
  };
}

function drawShape(pen: Pen, seat: number, x: number, y: number, r: number, spent = false): void {
  const number = seatNumber(seat);
  token(pen, seat, x, y, r, { spent, ...(number === null ? {} : { letters: number }) });
}

/** Draws an Agreement with its income and its holder. An Exhausted Agreement is drawn as an outline. */
function drawAgreement(
  pen: Pen,
  view: AscendancyView,
  { holder, profit, exhausted }: AgreementView,
  x: number,
  y: number,
): void {
  const ink = holder === null ? colour.quiet : colour.text;
  icon(pen, resources.production.icon, x + 46, y, 28, holder === null ? colour.quiet : resources.production.ink);
  write(pen, `${profit}`, x + 74, y, { px: size.value, face: 'display', ink, ground });
  if (holder === null) {
    write(pen, 'in hand', x + 130, y, { face: 'text', ink, ground });
    return;
  }
  icon(pen, 'action', x + 142, y, 26, colour.soft);
  drawShape(pen, holder, x + 196, y, 18, exhausted);
  write(pen, nameOf(view, holder), x + 232, y, { face: 'text', ground, room: half - 330 });
  if (exhausted) icon(pen, 'check', x + half - 46, y, 28, colour.soft);
}

/** Returns the total that the Agreements held by a player pay now. */
function incomeOf(view: AscendancyView, seat: number): number {
  const all = view.players.flatMap(({ agreements }) => agreements);
  return all.reduce((sum, { holder, profit, exhausted }) => sum + (holder === seat && !exhausted ? profit : 0), 0);
}

function pages(view: AscendancyView): Page[] {
  return pagesOf(
    [],
    view.players.map((player) => giverBlock(view, player)),
  );
}

/** Trade between all players: what each Agreement pays, who holds it, and how much each player earns from trade. */
export const trade: Scene<AscendancyView, { readonly page?: number }> = {
  draw: (view, { page = 1 }) =>
    drawPage(pages(view), page, { seat: view.turn ?? undefined, title: 'Trade', facts: view.facts.slice(-1) }),
  pages: (view) => pages(view).length,
  alt: (view) => altText(words(view)),
  text: words,
};

function words(view: AscendancyView): string[] {
  return view.players.map(({ seat, name, agreements }) => {
    const given = agreements.map(({ name: called, holder, profit, exhausted }) => {
      const where =
        holder === null ? 'in hand' : `held by the ${nameOf(view, holder)}${exhausted ? ', Exhausted' : ''}`;
      return `${called} (${profit} Production) ${where}`;
    });
    return `${name}: ${list(given)}. Income from trade: ${incomeOf(view, seat)} Production.`;
  });
}
