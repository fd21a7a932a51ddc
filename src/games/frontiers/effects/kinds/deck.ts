import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { playerOf, seatName } from '../../chapters/captains/find.ts';
import { drawCards, takeOut } from '../../chapters/captains/gains.ts';
import { amountOf, amountText, shortAmount } from '../counts.ts';
import { asks, cardOffer } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { SPECIAL } from '../moments.ts';

declare module '../union.ts' {
  interface Kinds {
    draw: { amount: Amount };
    /** The player may put this card on the top or bottom of the deck instead of on the discard pile. */
    return: { to: 'top' | 'bottom' };
    /** Returns cards from the discard pile to the top or bottom of the deck, at random or chosen. */
    recall: { count: number; chosen?: true };
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

export const recall: Kind<'recall', 'recallBlind' | 'recalled'> = {
  run: chosen({
    ask({ g }, run, { chosen: isChosen }) {
      if (!isChosen) return { go: 'recallBlind' };
      const cards = [...new Set(playerOf(g, run.seat).discard)];
      if (cards.length === 0) return { go: 'recalled' };
      const offers = cards.map((card) => cardOffer('recall', card));
      return asks(run, 'which card do you return to your deck?', offers);
    },
    take(ctx, run, card, { count }) {
      const player = playerOf(ctx.g, run.seat);
      takeOut(player.discard, card);
      player.deck.unshift(card);
      run.returned = (run.returned ?? 0) + 1;
      return run.returned < count ? 'recall' : 'recalled';
    },
  }),
  steps: {
    recallBlind(ctx, run, { count }) {
      const player = playerOf(ctx.g, run.seat);
      ctx.shuffle(player.discard);
      run.returned = 0;
      for (let one = 0; one < count; one++) {
        const card = player.discard.shift();
        if (card === undefined) break;
        player.deck.unshift(card);
        run.returned += 1;
      }
      return 'recalled';
    },
    recalled: chosen({
      ask({ g }, run) {
        const { returned = 0 } = run;
        if (returned === 0 || playerOf(g, run.seat).deck.length === returned) return { go: 'begin' };
        return asks(run, `where do you put the ${several(returned, 'card')}?`, [
          open({ key: 'top', verb: 'choose', label: 'On top of the deck' }, 'top'),
          open({ key: 'bottom', verb: 'choose', label: 'Under the deck' }, 'bottom'),
        ]);
      },
      take(ctx, run, where) {
        const { deck } = playerOf(ctx.g, run.seat);
        const { returned = 0 } = run;
        if (where === 'bottom') deck.push(...deck.splice(0, returned));
        ctx.log(`${seatName(ctx.g, run.seat)} returns ${several(returned, 'card')} to its deck.`, 'F-CARD-14');
      },
    }),
  },
  fits: SPECIAL,
  text({ count, chosen }) {
    const [one, many] = chosen ? ['card of your choice', 'cards of your choice'] : ['random card', 'random cards'];
    return `put ${several(count, one, many)} from your discard pile on top of or under your deck`;
  },
  gist: ({ count }) => `${count} discards back to the deck`,
  icon: 'deck',
};
