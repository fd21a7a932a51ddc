import { fromVirgin } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Virgin World: Twin Worlds. */
export const CARDS = exploration('core', [
  {
    id: 'core-virgin-world-twin-worlds',
    number: 24,
    name: 'Virgin World: Twin Worlds',
    type: 'virgin',
    after: 'discard',
    source: 'ours',
    line: 'This System has 1 more Open site. If it already had 3 sites, take 2 Production instead.',
    // A System has at most three sites (A-COMP-03).
    resolve: [{ do: 'when', is: { sites: 3 }, does: [fromVirgin({ production: 2 })], else: [{ do: 'add-site' }] }],
  },
]);
