import type { AwayMissionsView, CardView } from '../../src/games/away-missions/view.ts';
import { header, picture } from '../kit/frame.ts';
import { page } from '../kit/theme.ts';
import { altText, type Scene } from '../scene.ts';
import { cardBlock, largeFace } from './card-face.ts';
import { cardText } from './card-words.ts';

/** The card to show: one that the reader may see. */
export interface CardParams {
  readonly card: CardView;
}

const top = 146;
const factionName: Record<CardView['faction'], string> = { federation: 'Federation', borg: 'Borg' };

/** One card, large. */
export const card: Scene<AwayMissionsView, CardParams> = {
  draw(view, { card }) {
    const block = cardBlock(card, page.width - 2 * page.margin, largeFace);
    const owner = view.players.find((player) => player.faction === card.faction);
    return picture(top + block.height + page.margin, (pen) => {
      header(pen, { seat: owner?.seat, title: factionName[card.faction], facts: [card.kind] });
      block.draw(pen, page.margin, top, block.height);
    });
  },
  pages: () => 1,
  alt: (_view, { card }) => altText(cardText(card)),
  text: (_view, { card }) => cardText(card),
};
