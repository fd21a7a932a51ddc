import type { Kind } from '../../../effects/kind.ts';
import { seatName } from '../../../position/names.ts';
import { coreOf } from '../../../position/places.ts';
import { othersInHand } from '../../builders/shared.ts';
import { type CardRules, having } from '../../card-rules.ts';

/** The hand size above which a hand is scorched, and the number of cards that are left. */
const [FULL_HAND, SMALL_HAND] = [12, 6];

/** Scorched Hand (First Contact). */
export const CARDS: CardRules = {
  'scorched-hand': having(
    { immuneTo: ['Amanda Rogers'] },
    {
      text: 'Each player with more than 12 cards in hand keeps 6 random cards. The others are shuffled and put under the draw deck.',
      plays: (g, seat) =>
        g.players.some(({ hand }, one) =>
          one === seat ? othersInHand(g, seat, 'scorched-hand') > FULL_HAND : hand.length > FULL_HAND,
        )
          ? [coreOf(seat)]
          : [],
      once: [{ do: 'scorch' }],
    },
  ),
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Each player with more than 12 cards in hand keeps 6 random ones and puts the others, shuffled, under the draw deck
     * (C-DRAW-10).
     */
    scorch: object;
  }
}

const scorch: Kind<'scorch'> = {
  run(ctx) {
    for (const [seat, player] of ctx.g.players.entries()) {
      if (player.hand.length <= FULL_HAND) continue;
      const shuffled = [...player.hand];
      ctx.shuffle(shuffled);
      player.deck.push(...shuffled.splice(SMALL_HAND));
      player.hand = shuffled;
      ctx.log(`${seatName(seat)} keeps ${SMALL_HAND} random cards and puts the rest under the draw deck.`, 'C-DRAW-10');
    }
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { scorch };
