import { discOf } from '../../../position/find.ts';
import { nodesIn } from '../../../position/standing.ts';
import type { ExplorationCard } from '../../card.ts';
import { COLONIZE_FOR_SHIP, fromVirgin, onColony } from '../parts.ts';

/** Virgin Worlds of the core box (A-EXPL-16). */
export const VIRGIN_WORLDS: readonly ExplorationCard[] = [
  {
    id: 'core-virgin-world',
    name: 'Virgin World',
    type: 'virgin',
    set: 'core',
    after: 'discard',
    source: 'public',
    line: 'You may Colonize this System now at the usual price.',
    resolve: [{ do: 'colonize', price: 'usual' }],
  },
  {
    id: 'core-virgin-world-garden',
    name: 'Virgin World: Garden',
    type: 'virgin',
    set: 'core',
    after: 'discard',
    source: 'ours',
    line: 'You may Colonize this System now without paying Culture.',
    resolve: COLONIZE_FOR_SHIP,
  },
  {
    id: 'core-virgin-world-rich-ores',
    name: 'Virgin World: Rich Ores',
    type: 'virgin',
    set: 'core',
    after: 'stays',
    source: 'ours',
    line: 'Whoever Colonizes it builds 1 free Production Node here.',
    resolve: [],
    rule: onColony((_g, { system }) => [{ do: 'build-node', system, resource: 'production' }]),
  },
  {
    id: 'core-virgin-world-old-observatory',
    name: 'Virgin World: Old Observatory',
    type: 'virgin',
    set: 'core',
    after: 'stays',
    source: 'ours',
    line: 'Whoever Colonizes it adds 1 Research to each of their own Projects, or takes 1 Research if they have none.',
    resolve: [],
    // Research from this card doesn’t count toward the limit in the Building Phase (A-BUILD-24).
    rule: onColony((g, { seat }) => [
      { do: 'study', amount: Math.max(1, g.players[seat]?.projects.length ?? 0), must: true },
    ]),
  },
  {
    id: 'core-virgin-world-proud-settlers',
    name: 'Virgin World: Proud Settlers',
    type: 'virgin',
    set: 'core',
    after: 'permanent',
    source: 'ours',
    line: 'Stays for good. Each Resource Node here counts as 2 for Hegemony Resistance.',
    resolve: [],
    rule: {
      adds: {
        // A-HEG-03
        resistance: (g, source, { system }) => (system === source.system ? nodesIn(discOf(g, system)) : 0),
      },
    },
  },
  {
    id: 'core-virgin-world-twin-worlds',
    name: 'Virgin World: Twin Worlds',
    type: 'virgin',
    set: 'core',
    after: 'discard',
    source: 'ours',
    line: 'This System has 1 more Open site. If it already had 3 sites, take 2 Production instead.',
    // A System has at most three sites (A-COMP-03).
    resolve: [{ do: 'when', is: { sites: 3 }, does: [fromVirgin({ production: 2 })], else: [{ do: 'add-site' }] }],
  },
  {
    id: 'core-virgin-world-sheltered-harbor',
    name: 'Virgin World: Sheltered Harbor',
    type: 'virgin',
    set: 'core',
    after: 'stays',
    source: 'ours',
    line: 'Colonizing it does not spend the Ship. It stays in Orbit.',
    resolve: [],
    rule: { grants: { 'keep-ship': (_g, source, { system }) => system === source.system } },
  },
  {
    id: 'core-virgin-world-crossroads',
    name: 'Virgin World: Crossroads',
    type: 'virgin',
    set: 'core',
    after: 'discard',
    source: 'ours',
    line: 'The lane limit here is 1 higher. One of your Ships may immediately move on at impulse.',
    resolve: [{ do: 'lane-limit', add: 1 }, { do: 'go' }],
  },
];
