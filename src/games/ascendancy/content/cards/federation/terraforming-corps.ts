import { type Offer, open } from '../../../../kit/offers.ts';
import type { Effects } from '../../../effects/union.ts';
import { discOf } from '../../../position/find.ts';
import { builds } from '../../../position/turn.ts';
import { timesUsed } from '../../../position/uses.ts';
import type { Disc } from '../../../state.ts';
import { advancements } from '../../card-rules.ts';

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
        site: (g, source, { seat, system }) =>
          seat === source.seat &&
          builds(g, seat) &&
          timesUsed(g, seat, 'fed-12') === 0 &&
          hasColoured(discOf(g, system)),
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
