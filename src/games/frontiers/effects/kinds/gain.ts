import { chosen } from '../../../kit/effects.ts';
import { signed } from '../../../kit/words.ts';
import { playerOf, seatName } from '../../chapters/captains/find.ts';
import { changeReputation } from '../../chapters/captains/gains.ts';
import { OFFER_NAMES, openOffers, takeOffered } from '../../chapters/rounds/offers.ts';
import { cardName, cardOf } from '../../content/cards/all.ts';
import { amountOf, amountText, signedAmount } from '../counts.ts';
import { asks, cardOffer, sourceName } from '../frame.ts';
import type { Kind } from '../kind.ts';
import { NEEDS_CHECK, SPECIAL } from '../moments.ts';
import type { Amount } from '../union.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Gains a card from an offer (F-GAIN-05). With `same`, the card must have the color that was last paid or removed.
     */
    gain: { card: 'advanced' | 'undiscovered'; to: 'hand' | 'discard'; same?: true };
    reputation: { amount: Amount };
  }
}

export const gain: Kind<'gain', 'gained'> = {
  /** F-SCEN-06: reveals the card offers the first time they are needed. */
  run(ctx) {
    openOffers(ctx);
    return 'gained';
  },
  steps: {
    gained: chosen({
      ask({ g }, run, { card: kind, same }, { gist }) {
        const { offer } = g[kind];
        const able = same && run.colour ? offer.filter((id) => cardOf(id).colour === run.colour) : offer;
        const offers = able.map((card) => cardOffer('gain', card, { hint: gist(cardOf(card).basic) }));
        return asks(run, 'which card do you gain?', offers);
      },
      take(ctx, run, card, { card: offer, to }) {
        takeOffered(ctx, offer, card);
        playerOf(ctx.g, run.seat)[to].push(card);
        const where = `from the ${OFFER_NAMES[offer]} offer into its ${PILES[to]}`;
        ctx.log(`${seatName(ctx.g, run.seat)} gains ${cardName(card)} ${where}.`, 'F-GAIN-04');
      },
    }),
  },
  fits: SPECIAL | NEEDS_CHECK,
  text({ card, to, same }) {
    const what = card === 'advanced' ? 'an Advanced Action' : 'an Undiscovered Card';
    return `take ${what}${same ? ' of that color' : ''} from the offer into your ${PILES[to]}`;
  },
  gist: ({ card }) => `take ${card === 'advanced' ? 'Advanced Action' : 'Undiscovered Card'}`,
  icon: 'card',
  serves: ({ g }, { card }) => g[card].offer.length + g[card].deck.length > 0,
};

const PILES = { hand: 'hand', discard: 'discard pile' };

export const reputation: Kind<'reputation'> = {
  run(ctx, run, { amount }) {
    changeReputation(ctx, run.seat, amountOf(ctx.g, run, amount), sourceName(run.from), 'F-CARD-02');
  },
  fits: ({ amount }) => (isLoss(amount) ? 0 : SPECIAL),
  text: ({ amount }) =>
    isLoss(amount) ? `lose ${-amount} Reputation` : `gain ${amountText(amount, 'Reputation', 'Reputation')}`,
  gist: ({ amount }) => `Reputation ${signedAmount(amount)}`,
  icon: 'flag',
  figure: ({ amount }) => ({ value: typeof amount === 'number' ? signed(amount) : amount, text: 'Reputation' }),
};

function isLoss(amount: Amount): amount is number {
  return typeof amount === 'number' && amount < 0;
}
