import { drawCards } from '../../../chapters/drawing/draw.ts';
import type { Kind } from '../../../effects/kind.ts';
import { opponentOf, playerOf } from '../../../position/find.ts';
import { cardName, seatName } from '../../../position/names.ts';
import { takeCard } from '../../../position/pieces.ts';
import type { FirstEdition } from '../../../state.ts';
import { isUsed, onOwnTable, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { isNamed } from '../../named.ts';
import { cardOf } from '../../pool.ts';
import type { CardType } from '../../printed.ts';
import { hasTrait } from '../../traits.ts';

/** Types of cards that can be in a hand. */
const DIG_TYPES: readonly CardType[] = [
  'Personnel',
  'Ship',
  'Equipment',
  'Event',
  'Interrupt',
  'Incident',
  'Objective',
  'Facility',
  'Doorway',
];

const PERCEPTIVE = ['Dabo Girl', 'Counselor', 'El-Aurian', 'genetically enhanced'];

const INTUITION = 'intuition';

/** True if a player has one of the perceptive personnel in play. */
function senses(g: FirstEdition, seat: number): boolean {
  return Object.values(g.pieces).some(({ seat: whose, card }) => {
    const facts = cardOf(card);
    return whose === seat && facts.type === 'Personnel' && PERCEPTIVE.some((one) => hasTrait(facts, one));
  });
}

/** Intuition (Metamorphosis). */
export const CARDS: CardRules = {
  intuition: {
    text: 'May be seeded. Free with Deanna Troi in play. Once per turn, with your dabo girl, counselor, El-Aurian or genetically enhanced personnel in play, name a card type. Your opponent shows a random card from hand; if it is of that type, draw a card.',
    plays: onOwnTable,
    free: (g) => Object.values(g.pieces).some(({ card }) => isNamed(card, 'Deanna Troi')),
    seeds: { phase: 'facility', to: onOwnTable },
    orders(g, source, seat) {
      const can = source.seat === seat && senses(g, seat) && playerOf(g, opponentOf(seat)).hand.length > 0;
      if (!can || isUsed(g, seat, INTUITION, 'turn')) return [];
      return DIG_TYPES.map((type) =>
        payloadOf(source, type, `Name ${type}`, [
          { do: 'use', what: INTUITION, per: 'turn' },
          { do: 'guess', type, draws: true },
        ]),
      );
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Reveals a random card from the opponent's hand. If the card is of the guessed type, it is discarded. If `draws`
     * is set, the guessing player draws a card instead.
     */
    guess: { type: CardType; draws?: true };
  }
}

const guess: Kind<'guess'> = {
  run(ctx, run, { type, draws }) {
    const other = opponentOf(run.seat);
    const player = playerOf(ctx.g, other);
    const mixed = [...player.hand];
    ctx.shuffle(mixed);
    const [card] = mixed;
    if (card === undefined) return;
    ctx.reveal();
    ctx.log(`${seatName(run.seat)} guesses ${type}: ${seatName(other)} shows ${cardName(card)}.`, 'C-SELECT-01');
    if (cardOf(card).type !== type) return;
    if (draws === true) return drawCards(ctx, run.seat, 1);
    takeCard(player.hand, card);
    player.discard.unshift(card);
    ctx.log(`${cardName(card)} is discarded.`, 'C-DRAW-07');
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { guess };
