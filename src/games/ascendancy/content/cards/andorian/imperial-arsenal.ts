import { PASS } from '../../../../../kernel/decision.ts';
import { chosen } from '../../../../kit/effects.ts';
import { offer } from '../../../../kit/offers.ts';
import { upgrade, upgradePrice } from '../../../chapters/building/upgrades.ts';
import type { Kind } from '../../../effects/kind.ts';
import { resourcesText } from '../../../position/names.ts';
import { pay, unpaid } from '../../../position/resources.ts';
import { granted } from '../../../rules/ask.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import { fromDiscovery } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';
import type { Track } from '../../prices.ts';

/** Imperial Arsenal. */
export const CARDS = exploration('andorian', [
  {
    id: 'andorian-imperial-arsenal',
    number: 5,
    name: 'Imperial Arsenal',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'If a rival has better Weapons, you may upgrade yours now at half price, rounded up. Otherwise take 2 Research.',
    resolve: [
      {
        do: 'when',
        is: 'outgunned',
        does: [{ do: 'upgrade-now', track: 'weapons' }],
        else: [fromDiscovery({ research: 2 })],
      },
    ],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Lets the player buy one upgrade immediately, for half the price, rounded up. */
    'upgrade-now': { track: Track };
  }
}

const upgradeNow: Kind<'upgrade-now'> = {
  run: chosen({
    ask({ g }, run, { track }) {
      const { seat } = run;
      const price = upgradePrice(g, seat, track);
      if (price === null) return { go: 'begin' as const };
      const half = Math.ceil(price / 2);
      // The player pays the whole price in Research or, if a rule allows it, in Production (A-EXPL-21).
      const ways = granted(g, 'pay-production', { seat, track })
        ? (['research', 'production'] as const)
        : (['research'] as const);
      const offers = ways.map((resource) => {
        const cost = { [resource]: half };
        const why = unpaid(g, seat, cost, 'A-BUILD-32');
        return offer(cost, why, () => ({
          key: `upgrade:${track}:${resource}`,
          verb: 'upgrade',
          label: `Upgrade ${track === 'weapons' ? 'Weapons' : 'Shields'} for ${resourcesText(cost)}`,
        }));
      });
      if (offers.every(({ why }) => why !== null)) return { go: 'begin' as const };
      const pass = { key: PASS, verb: PASS, label: 'Don’t upgrade' };
      return {
        seat,
        kind: 'pick',
        prompt: `${ruleSourceName(g, run.from)}: upgrade now?`,
        offers,
        pass,
        min: 1,
        max: 1,
      };
    },
    take(ctx, run, cost, { track }) {
      pay(ctx.g, run.seat, cost);
      upgrade(ctx, run.seat, track);
    },
  }),
  worth: () => 1.5,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'upgrade-now': upgradeNow };
