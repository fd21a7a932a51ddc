import { chosen } from '../../../../kit/effects.ts';
import { open } from '../../../../kit/offers.ts';
import type { Kind } from '../../../effects/kind.ts';
import { playerOf } from '../../../position/find.ts';
import { cardName, seatName } from '../../../position/names.ts';
import { isUsed, itself, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';

/** Orb of Prophecy and Change (The Dominion). */
export const CARDS: CardRules = {
  'orb-of-prophecy-and-change': {
    text: 'Use it as equipment. Once each turn, you may look at the top card of your draw deck and put it anywhere in the deck. Not duplicatable.',
    facts: { limit: 'not duplicatable', countsAs: ['Equipment'] },
    gained: 'equipment',
    orders(g, source, seat) {
      const own = itself(g, source);
      if (own?.seat !== seat || isUsed(g, seat, source.card, 'turn') || playerOf(g, seat).deck.length === 0) return [];
      return [
        payloadOf(source, 'foresee', 'Look at the top card of your draw deck', [
          { do: 'use', what: source.card, per: 'turn' },
          { do: 'foresee' },
        ]),
      ];
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** The player looks at the top card of their draw deck, and may put it anywhere in the deck (C-DRAW-05). */
    foresee: object;
  }
}

const foresee: Kind<'foresee', 'foreseen'> = {
  run(ctx, { seat }) {
    const [card] = playerOf(ctx.g, seat).deck;
    if (card === undefined) return;
    ctx.reveal();
    const others = `${seatName(seat)} looks at the top card of the draw deck.`;
    ctx.tell(seat, `The top card of your draw deck is ${cardName(card)}.`, others, 'C-DRAW-05');
    return 'foreseen';
  },
  steps: {
    foreseen: chosen({
      ask({ g }, { seat, from }) {
        const { deck } = playerOf(g, seat);
        const offers = deck.map((_card, index) =>
          open({ key: `depth:${index}`, verb: 'choose', label: depthLabel(index, deck.length) }, index),
        );
        const prompt = `${cardName(from.card)}: where in your draw deck do you put the card?`;
        return { seat, kind: 'pick', prompt, offers, min: 1, max: 1, rule: 'C-DRAW-05' };
      },
      take(ctx, { seat }, index) {
        const { deck } = playerOf(ctx.g, seat);
        deck.splice(index, 0, ...deck.splice(0, 1));
        ctx.log(`${seatName(seat)} puts the card back.`, 'C-DRAW-05');
        return 'begin';
      },
    }),
  },
};

/** Returns the label for a place in the draw deck. */
function depthLabel(index: number, size: number): string {
  if (index === 0) return 'Leave it on top';
  return index === size - 1 ? 'Under the deck' : `As card ${index + 1}`;
}

/** The kind of effect that only this card has. */
export const KINDS = { foresee };
