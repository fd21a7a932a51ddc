import { type Offer, open } from '../../../../kit/offers.ts';
import type { Kind } from '../../../effects/kind.ts';
import type { Effects } from '../../../effects/union.ts';
import { discOf } from '../../../position/find.ts';
import { builds } from '../../../position/turn.ts';
import { timesUsed } from '../../../position/uses.ts';
import { ruleSourceName } from '../../../rules/rule-sources.ts';
import type { Disc, SystemId } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';
import { systemName } from '../../lookup.ts';

/** Whether a System has a free site that takes only one type of Node. */
function hasColoured({ sites, nodes }: Disc): boolean {
  return sites.some((site, at) => site !== 'open' && nodes[at] === null);
}

function terraforms(system: string, site: number): Effects {
  return [
    { do: 'mark-used', rule: 'fed-12', span: 'turn' },
    { do: 'open-site', system, site },
  ];
}

/** Terraforming Corps. */
export const CARDS = advancements('federation', [
  {
    id: 'fed-12',
    name: 'Terraforming Corps',
    cost: 5,
    type: 'Engineering',
    tokens: [],
    source: 'ours',
    line: 'Once per Building Phase, when you build a Resource Node on a free colored site, you may make it an Open site from now on.',
    rule: {
      grants: {
        build: (g, source, about) =>
          about.what === 'node' &&
          about.seat === source.seat &&
          builds(g, about.seat) &&
          timesUsed(g, about.seat, 'fed-12') === 0 &&
          hasColoured(discOf(g, about.system)),
      },
      at: {
        'node-built': {
          prompt: 'make this an Open site from now on?',
          does: (g, source, { seat, system, site, fits }) =>
            seat === source.seat && !fits && builds(g, seat) && timesUsed(g, seat, 'fed-12') === 0
              ? terraforms(system, site)
              : [],
          offers(g, source, { seat, system, site }): Offer<Effects>[] {
            const isColoured = discOf(g, system).sites[site] !== 'open';
            if (seat !== source.seat || !isColoured || !builds(g, seat) || timesUsed(g, seat, 'fed-12') > 0) return [];
            return [
              open({ key: 'terraform', verb: 'terraform', label: 'Make it an Open site' }, terraforms(system, site)),
            ];
          },
        },
      },
    },
  },
]);

declare module '../../../effects/union.ts' {
  interface Kinds {
    /** Makes a site, given by its index, an Open site from now on. */
    'open-site': { system: SystemId; site: number };
  }
}

const openSite: Kind<'open-site'> = {
  run(ctx, run, { system, site }) {
    discOf(ctx.g, system).sites[site] = 'open';
    const name = ruleSourceName(ctx.g, run.from);
    ctx.log(`${name} makes a site at ${systemName(system)} an Open site from now on.`, 'A-BUILD-16');
  },
  worth: () => 0.2,
};

/** The kind of effect that only this card has. */
export const KINDS = { 'open-site': openSite };
