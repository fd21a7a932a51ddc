import type { Seat } from '../../../../kernel/types.ts';
import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { agreementOf, give, named } from '../../chapters/trade/change.ts';
import { spare, valueText } from '../../chapters/trade/legal.ts';
import { theSeat } from '../../position/names.ts';
import { agreementBetween } from '../../position/standing.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Kind } from '../kind.ts';

declare module '../union.ts' {
  interface Kinds {
    /**
     * Makes a seat give another seat one of its Agreements. The giver chooses the Agreement, and the positions of Ships
     * don’t matter. With `locked`, the Agreement can’t be taken back until Maintenance (A-TRADE-09).
     */
    'give-agreement': { from: Seat; to: Seat; locked?: true };
  }
}

export const giveAgreement: Kind<'give-agreement'> = {
  run: chosen({
    ask({ g }, run, { from, to }) {
      const free = spare(g, from);
      // A-TRADE-06
      if (free.length === 0 || agreementBetween(g, from, to) !== null) return { go: 'begin' as const };
      return {
        seat: from,
        kind: 'pick',
        prompt: `${ruleSourceName(g, run.from)}: which Trade Agreement do you give ${theSeat(g, to)}?`,
        offers: free.map((one) =>
          open(
            { key: `give:${one.card}`, verb: 'give', label: named(one.card), hint: `It pays ${valueText(one)}` },
            one.card,
          ),
        ),
        min: 1,
        max: 1,
      };
    },
    take(ctx, _run, card, { from, to, locked }) {
      if (locked === true) agreementOf(ctx.g, from, card).locked = true;
      give(ctx, from, to, card);
    },
  }),
  worth: () => 1.5,
};
