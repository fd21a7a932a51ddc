import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { several } from '../../../kit/words.ts';
import { playerOf, seatName } from '../../chapters/captains/find.ts';
import { takeOut } from '../../chapters/captains/gains.ts';
import { asks, cardOffer } from '../../effects/frame.ts';
import type { Kind } from '../../effects/kind.ts';
import { SPECIAL } from '../../effects/moments.ts';

declare module '../../effects/union.ts' {
  interface Kinds {
    /** Returns cards from the discard pile to the top or bottom of the deck, at random or chosen. */
    recall: { count: number; chosen?: true };
  }
}

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
