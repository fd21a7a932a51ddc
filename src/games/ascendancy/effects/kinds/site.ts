import { chosen } from '../../../kit/effects.ts';
import { open } from '../../../kit/offers.ts';
import { systemName } from '../../content/lookup.ts';
import { discOf } from '../../position/find.ts';
import { resourceName } from '../../position/names.ts';
import { ruleSourceName } from '../../rules/rule-sources.ts';
import type { Site } from '../../state.ts';
import type { Kind } from '../kind.ts';
import { hereOf } from '../system-units.ts';

declare module '../union.ts' {
  interface Kinds {
    /** Adds an Open site to the System for the rest of the game. */
    'add-site': object;
    /** Removes a free site of the player’s choice from the System. */
    'remove-site': object;
    /** Raises the System’s lane limit (A-LANE-01). */
    'lane-limit': { add: number };
  }
}

function siteName(site: Site): string {
  return site === 'open' ? 'Open' : resourceName(site);
}

export const addSite: Kind<'add-site'> = {
  run(ctx, run) {
    const disc = discOf(ctx.g, hereOf(run));
    disc.sites.push('open');
    disc.nodes.push(null);
    ctx.log(`${systemName(disc.id)} has 1 more Open site from now on.`, 'A-COMP-03');
  },
  worth: () => 0.3,
};

export const removeSite: Kind<'remove-site'> = {
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

export const laneLimit: Kind<'lane-limit'> = {
  run(ctx, run, { add }) {
    const disc = discOf(ctx.g, hereOf(run));
    disc.limit += add;
    ctx.log(`${systemName(disc.id)} can have ${disc.limit} lanes from now on.`, 'A-LANE-01');
  },
  worth: () => 0.1,
};
