import type { Seat } from '../../../../../kernel/types.ts';
import { drawCards } from '../../../chapters/drawing/draw.ts';
import type { Kind } from '../../../effects/kind.ts';
import { playerOf } from '../../../position/find.ts';
import { cardName, seatName } from '../../../position/names.ts';
import { answer } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** Subspace Schism (Premiere). */
export const CARDS: CardRules = {
  'subspace-schism': {
    text: 'When a player has just drawn: discard the last card drawn. That player draws the next card instead.',
    answers: {
      drawn: {
        offers: (_g, source, { seat }) =>
          answer(source, [{ do: 'redraw', who: seat }], 'Discard the card just drawn, and draw another'),
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Discards the card that a player just drew. The player then draws another card. */
    redraw: { who: Seat };
  }
}

const redraw: Kind<'redraw'> = {
  run(ctx, _run, { who }) {
    const player = playerOf(ctx.g, who);
    const card = player.hand.pop();
    if (card === undefined) return;
    player.discard.unshift(card);
    ctx.reveal();
    ctx.log(`${seatName(who)} discards ${cardName(card)}, which they just drew.`, 'C-DRAW-07');
    drawCards(ctx, who, 1);
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { redraw };
