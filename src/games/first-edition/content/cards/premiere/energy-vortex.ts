import { no } from '../../../../kit/offers.ts';
import { MUST_PLAY, playOffers } from '../../../chapters/play/offers.ts';
import { answeredTo } from '../../../effects/announced.ts';
import type { Kind } from '../../../effects/kind.ts';
import { cardName, seatName } from '../../../position/names.ts';
import { answer } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { isInterrupt } from '../../counted-as.ts';
import { cardOf } from '../../pool.ts';

/** Energy Vortex (Premiere). */
export const CARDS: CardRules = {
  'energy-vortex': {
    text: 'When your opponent has just played a card from hand other than an interrupt: return it to hand. That player must play another card.',
    lasting: {
      'energy-vortex': {
        bans: {
          play: (_g, source, { seat, card }) =>
            source.seat === seat && source.named === card
              ? no('C-PLAY-19', 'You must play another card instead.')
              : null,
        },
      },
    },
    answers: {
      play: {
        offers(_g, source, { seat, card, from = 'hand' }) {
          if (seat === source.seat || from !== 'hand' || isInterrupt(cardOf(card), false)) return [];
          return answer(source, [{ do: 'take-back' }], `Return ${cardOf(card).title} to hand`);
        },
      },
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Returns the card just played to its player's hand. That player must play another card instead (C-PLAY-19). */
    'take-back': object;
  }
}

const takeBack: Kind<'take-back'> = {
  run(ctx, run) {
    const { g } = ctx;
    const target = answeredTo(g, run);
    if (target === undefined) return;
    target.nullified = true;
    target.fate = 'hand';
    const { card, owner } = target;
    ctx.log(`${cardName(card)} returns to ${seatName(owner)}’s hand.`, 'C-DRAW-09');
    if (target.paid === true && g.turn !== null) g.turn.played -= 1;
    g.lasting.push({ what: 'energy-vortex', card, seat: owner, until: 'turn' });
    // Nothing may show whether the player has another playable card before they play it.
    if (playOffers(g, owner).some(({ why }) => why === null))
      g.lasting.push({ what: MUST_PLAY, seat: owner, until: 'turn' });
  },
};

/** The kind of effect that only this card has. */
export const KINDS = { 'take-back': takeBack };
