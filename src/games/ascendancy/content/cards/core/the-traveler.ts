import { fromDiscovery } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** The Traveler. */
export const CARDS = exploration('core', [
  {
    id: 'core-the-traveler',
    number: 10,
    name: 'The Traveler',
    type: 'discovery',
    after: 'discard',
    source: 'book',
    line: 'Place a new System connected to this one and move your Ships there. If it can’t be placed, take 1 Research.',
    // A-EXPL-20
    resolve: [{ do: 'new-system', else: [fromDiscovery({ research: 1 })] }],
  },
]);
