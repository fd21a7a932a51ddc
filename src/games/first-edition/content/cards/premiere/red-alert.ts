import { before, chosen } from '../../../../kit/effects.ts';
import { type Offer, open } from '../../../../kit/offers.ts';
import { type Payload, SUSPEND } from '../../../chapters/calls.ts';
import { specialOffers } from '../../../chapters/downloads/special.ts';
import { playOffers } from '../../../chapters/play/offers.ts';
import type { Kind } from '../../../effects/kind.ts';
import { ofCard, opponentOf } from '../../../position/find.ts';
import type { RuleSource } from '../../../rules/rule.ts';
import type { FirstEdition } from '../../../state.ts';
import { isMirrored } from '../../builders/events/table.ts';
import { onOwnTable, payloadOf } from '../../builders/shared.ts';
import type { CardRules } from '../../card-rules.ts';
import { cardOf } from '../../pool.ts';

/** True for the first copy in play. */
function isFirstInPlay(g: FirstEdition, { piece, card }: RuleSource): boolean {
  return ofCard(g, card).every((one) => piece === undefined || one.id >= piece);
}

/** Red Alert! (Premiere). */
export const CARDS: CardRules = {
  'red-alert': {
    text: 'On your table: on any turn, instead of your normal card play, you may report any number of personnel, ships and equipment.',
    lasting: {
      'red-alert': {
        grants: {
          free: (_g, source, { seat, card }) =>
            source.seat === seat && ['Personnel', 'Ship', 'Equipment'].includes(cardOf(card).type),
        },
      },
    },
    plays: onOwnTable,
    // The player may report any number of cards instead of using the normal card play (C-PLAY-05).
    acts(g, source, seat) {
      if ((source.seat !== seat && !isMirrored(g)) || !isFirstInPlay(g, source) || (g.turn?.played ?? 1) > 0) return [];
      const list = [
        { do: 'spend', what: 'play' },
        { do: 'lasting', what: 'red-alert', until: 'turn' },
        { do: 'report-any' },
        { do: 'forget', what: 'red-alert' },
      ] as const;
      return [payloadOf(source, 'alert', 'Report any number of cards instead of your card play', list)];
    },
  },
};

declare module '../../../effects/union.ts' {
  interface Kinds {
    /**
     * Lets the player report any number of cards in one action, which only downloads can suspend (C-RESPONSE-17,
     * C-RESPONSE-15).
     */
    'report-any': object;
  }
}

const reportAny: Kind<'report-any', 'reported'> = {
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
};

/** The kind of effect that only this card has. */
export const KINDS = { 'report-any': reportAny };
