import { discOf } from '../../../position/find.ts';
import { nodesIn } from '../../../position/standing.ts';
import { COLONIZE_FOR_SHIP, onColony } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Virgin Worlds of the core box (A-EXPL-16). */
export const CARDS = exploration('core', [
  {
    id: 'core-virgin-world',
    number: 19,
    name: 'Virgin World',
    type: 'virgin',
    after: 'discard',
    source: 'public',
    line: 'You may Colonize this System now at the usual price.',
    resolve: [{ do: 'colonize', price: 'usual' }],
  },
  {
    id: 'core-virgin-world-garden',
    number: 20,
    name: 'Virgin World: Garden',
    type: 'virgin',
    after: 'discard',
    source: 'ours',
    line: 'You may Colonize this System now without paying Culture.',
    resolve: COLONIZE_FOR_SHIP,
  },
  {
    id: 'core-virgin-world-proud-settlers',
    number: 23,
    name: 'Virgin World: Proud Settlers',
    type: 'virgin',
    after: 'permanent',
    source: 'ours',
    line: 'Stays for good. Each Resource Node here counts as 2 for Hegemony Resistance.',
    resolve: [],
    rule: {
      adds: {
        // A-HEG-03
        roll: (g, source, { of, system }) =>
          of === 'resistance' && system === source.system ? nodesIn(discOf(g, system)) : 0,
      },
    },
  },
  {
    id: 'core-virgin-world-rich-ores',
    number: 21,
    name: 'Virgin World: Rich Ores',
    type: 'virgin',
    after: 'stays',
    source: 'ours',
    line: 'Whoever Colonizes it builds 1 free Production Node here.',
    resolve: [],
    rule: onColony((_g, { system }) => [{ do: 'build-node', system, resource: 'production' }]),
  },
  {
    id: 'core-virgin-world-sheltered-harbor',
    number: 25,
    name: 'Virgin World: Sheltered Harbor',
    type: 'virgin',
    after: 'stays',
    source: 'ours',
    line: 'Colonizing it does not spend the Ship. It stays in Orbit.',
    resolve: [],
    rule: { grants: { colony: (_g, source, { by, system }) => by === 'keeping' && system === source.system } },
  },
]);
