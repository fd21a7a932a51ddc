import { windowed } from '../../../kit/windows.ts';
import { agendasOf, opponentOf, playerOf } from '../../position/find.ts';
import { looking } from '../../position/look.ts';
import { seatName } from '../../position/names.ts';
import type { FirstEdition } from '../../state.ts';
import { agendaOffers } from '../agendas/agendas.ts';
import { agreementOffers } from '../agreement/offers.ts';
import { type CalledWith, GAP, type Payload } from '../calls.ts';
import { specialOffers, unusedIcons } from '../downloads/special.ts';
import { infiltrationOffers } from '../infiltration/offers.ts';
import { interruptOffers } from '../play/offers.ts';
import { betweenOffers } from './by-rules.ts';

/**
 * Lets the opponent play any number of interrupts (C-RESPONSE-13, C-TURN-15). The opponent gets this chance after each
 * action of the turn, and also before a turn without actions ends.
 */
export const gap = windowed<FirstEdition, CalledWith<typeof GAP>, Payload>(GAP.name, {
  // Only public information, such as the hand size, decides whether the opponent is asked, so waiting for the opponent
  // reveals nothing about their cards.
  could: (g, { seat }) =>
    playerOf(g, seat).hand.length > 0 ||
    unusedIcons(g, seat).length > 0 ||
    agendasOf(g, seat).length > 0 ||
    betweenOffers(g, seat).length > 0 ||
    infiltrationOffers(g, seat).some(({ why }) => why === null),
  ask: (g, { seat }) => ({
    prompt: `${seatName(opponentOf(seat))} ${g.turn?.passed === true ? 'ends the turn' : 'has acted'}. Respond?`,
    offers: looking(g, () => [
      ...interruptOffers(g, seat),
      ...specialOffers(g, seat),
      ...agendaOffers(g, seat),
      ...betweenOffers(g, seat),
      ...infiltrationOffers(g, seat),
      ...agreementOffers(g, seat),
    ]),
    rule: 'C-RESPONSE-13',
    pass: 'Play nothing',
  }),
  respond(ctx, _local, payload) {
    delete ctx.g.turn?.passed;
    payload(ctx);
  },
});
