import { MUST_PLAY, playOffers } from '../../chapters/play/offers.ts';
import { cardName, seatName } from '../../position/names.ts';
import { answeredTo } from '../announced.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Returns the card just played to its player's hand. That player must play another card instead (C-PLAY-19). */
    'take-back': object;
  }
}

export const takeBack: Kind<'take-back'> = {
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
  text: () => 'Takes a card back.',
};
