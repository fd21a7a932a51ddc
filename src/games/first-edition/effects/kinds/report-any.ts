import { before, chosen } from '../../../kit/effects.ts';
import { type Offer, open } from '../../../kit/offers.ts';
import { type Payload, SUSPEND } from '../../chapters/calls.ts';
import { specialOffers } from '../../chapters/downloads/special.ts';
import { playOffers } from '../../chapters/play/offers.ts';
import { opponentOf } from '../../position/find.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Lets the player report any number of cards in one action, which only downloads can suspend (C-RESPONSE-17,
     * C-RESPONSE-15).
     */
    'report-any': object;
  }
}

export const reportAny: Kind<'report-any', 'reported'> = {
  run: chosen({
    ask({ g }, { seat }) {
      const reports = playOffers(g, seat, false).filter(({ option, why }) => option.verb === 'report' && why === null);
      if (reports.length === 0) return { go: 'begin' as const };
      const offers: Offer<Payload | null>[] = [
        ...reports,
        ...specialOffers(g, seat),
        open({ key: 'none', verb: 'pass', label: 'Report no more cards' }, null),
      ];
      return { seat, kind: 'pick', prompt: 'Which card reports?', offers, min: 1, max: 1, rule: 'C-PLAY-05' };
    },
    take(ctx, run, payload, effect) {
      if (payload === null) return 'begin';
      before(run, [effect]);
      payload(ctx);
      return 'reported';
    },
  }),
  steps: {
    // Special download icons of either player can suspend the action (C-DOWNLOAD-10).
    reported(ctx, { seat }) {
      ctx.call(SUSPEND, { seat: opponentOf(seat), window: 'suspend' });
      return 'begin';
    },
  },
  text: () => 'Reports any number of cards.',
};
