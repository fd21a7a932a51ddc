import { chosen } from '../../../../kit/effects.ts';
import { open } from '../../../../kit/offers.ts';
import type { Kind } from '../../../effects/kind.ts';
import { hereOf } from '../../../effects/system-units.ts';
import { discOf } from '../../../position/find.ts';
import { resourceName } from '../../../position/names.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { Site } from '../../../state.ts';
import { fromCrisis } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** Dead Colony. */
export const CARDS = exploration('borg', [
  {
    id: 'borg-dead-colony',
    number: 6,
    name: 'Dead Colony',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    line: 'The colony was carved out: if the System has 2 or more sites, it loses 1. Take 2 Production, and 1 Research if a Spire is in play.',
    resolve: [
      { do: 'when', is: { sites: 2 }, does: [{ do: 'remove-site' }] },
      fromCrisis({ production: 2 }),
      { do: 'when', is: 'spire', does: [fromCrisis({ research: 1 })] },
    ],
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Removes a free site of the player’s choice from the System. */
    'remove-site': object;
  }
}

function siteName(site: Site): string {
  return site === 'open' ? 'Open' : resourceName(site);
}

const removeSite: Kind<'remove-site'> = {
  run: chosen({
    ask({ g }, run) {
      const disc = discOf(g, hereOf(run));
      const free = [...disc.sites.entries()].filter(([at]) => disc.nodes[at] === null);
      const offers = [...new Set(free.map(([, site]) => site))].map((site) =>
        open({ key: `site:${site}`, verb: 'site', label: `A ${siteName(site)} site` }, site),
      );
      if (offers.length === 0) return { go: 'begin' as const };
      const prompt = `${ruleSourceName(g, run.from)}: which site does ${systemName(disc.id)} lose?`;
      return { seat: run.seat, kind: 'pick', prompt, offers, min: 1, max: 1 };
    },
    take(ctx, run, site) {
      const disc = discOf(ctx.g, hereOf(run));
      const at = disc.sites.findIndex((one, place) => one === site && disc.nodes[place] === null);
      if (at < 0) return;
      disc.sites.splice(at, 1);
      disc.nodes.splice(at, 1);
      ctx.log(`${systemName(disc.id)} loses a ${siteName(site)} site.`, 'A-COMP-03');
    },
  }),
  worth: () => -0.2,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'remove-site': removeSite };
