import { playerOf } from '../../chapters/captains/find.ts';
import { drawCards } from '../../chapters/captains/gains.ts';
import { amountOf, amountText, shortAmount } from '../counts.ts';
import type { Kind } from '../kind.ts';
import { SPECIAL } from '../moments.ts';

declare module '../union.ts' {
  interface Kinds {
    draw: { amount: Amount };
    /** The player may put this card on the top or bottom of the deck instead of on the discard pile. */
    return: { to: 'top' | 'bottom' };
  }
}

export const draw: Kind<'draw'> = {
  run(ctx, run, { amount }) {
    drawCards(ctx, run.seat, amountOf(ctx.g, run, amount), 'F-CARD-02');
  },
  fits: SPECIAL,
  text: ({ amount }) => `draw ${amountText(amount, 'card')}`,
  gist: ({ amount }) => `draw ${shortAmount(amount)}`,
  icon: 'draw',
  figure: ({ amount }) => ({ value: amount, text: amount === 1 ? 'card drawn' : 'cards drawn' }),
  serves: ({ g, seat }) => playerOf(g, seat).deck.length > 0,
};

export const goBack: Kind<'return'> = {
  // The player decides at the end of the turn, when more is known about the next hand.
  run({ g }, run, { to }) {
    const card = playerOf(g, run.seat).inPlay.findLast(({ card: id }) => id === run.from);
    if (card !== undefined) card.may = to;
  },
  fits: 0,
  text: ({ to }) => `you may put this card ${to === 'top' ? 'on top of' : 'under'} your deck at the end of the turn`,
  gist: ({ to }) => `this card ${to === 'top' ? 'onto' : 'under'} the deck`,
  icon: 'deck',
};
