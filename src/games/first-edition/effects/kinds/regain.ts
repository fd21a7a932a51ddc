import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { asLabel } from '../../../kit/words.ts';
import { filter } from '../../content/filters/card-filter.ts';
import { cardOf } from '../../content/pool.ts';
import type { CardType } from '../../content/printed.ts';
import { playerOf } from '../../position/find.ts';
import { cardName, seatName } from '../../position/names.ts';
import { takeCard } from '../../position/pieces.ts';
import type { CardId } from '../../terms.ts';
import { announcedOf } from '../announced.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * The player takes a card from their own discard pile to hand (C-DRAW-06), or to the bottom or top of the draw
     * deck. If `but` is given, the player can't take a card of this type. If `only` is given, the card must match this
     * filter. If `other` is set, they can't take the top card. If `topmost` is given, they take the topmost card of that
     * type. If `may` is set, they may take none. If `trades` is set, the card from hand with this effect takes the chosen
     * card's place in the pile.
     */
    regain: {
      but?: CardType;
      only?: string;
      to?: 'under' | 'top';
      other?: true;
      topmost?: CardType;
      may?: true;
      trades?: true;
    };
  }
}

export const regain: Kind<'regain'> = {
  run: chosen({
    ask({ g }, run, { but, only = 'card', to, other, topmost, may }) {
      const pile = playerOf(g, run.seat).discard.slice(other === true ? 1 : 0);
      const cards =
        topmost === undefined
          ? [...new Set(pile)].filter((card) => cardOf(card).type !== but && filter(only)(card))
          : pile.filter((card) => cardOf(card).type === topmost).slice(0, 1);
      if (cards.length === 0) return { go: 'begin' as const };
      const offers = cards.map((card) =>
        open<CardId | null>({ key: `take:${card}`, verb: 'take', label: asLabel(cardName(card)) }, card),
      );
      if (may === true) offers.push(open({ key: 'none', verb: 'pass', label: 'Take nothing' }, null));
      const prompt = `${cardName(run.from.card)}: which card do you take from your discard pile${to === undefined ? '' : to === 'top' ? ', for the top of your draw deck' : ', to put it under your draw deck'}?`;
      return { seat: run.seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-DRAW-06' };
    },
    take(ctx, run, card, { to, trades }) {
      if (card === null) return;
      const player = playerOf(ctx.g, run.seat);
      const played = trades === true ? announcedOf(ctx.g, run) : undefined;
      if (played !== undefined) played.slot = player.discard.indexOf(card);
      takeCard(player.discard, card);
      if (to === 'top') player.deck.unshift(card);
      else (to === 'under' ? player.deck : player.hand).push(card);
      // The card is shown (C-DRAW-05).
      const goal =
        to === undefined
          ? ''
          : to === 'top'
            ? ' and puts it on top of the draw deck'
            : ' and puts it under the draw deck';
      ctx.log(`${seatName(run.seat)} takes ${cardName(card)} from the discard pile${goal}.`, 'C-DRAW-05');
    },
  }),
};
