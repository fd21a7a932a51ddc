import { fromDiscovery } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Cardassian Delegation. */
export const CARDS = exploration('cardassian', [
  {
    id: 'cardassian-cardassian-delegation',
    number: 6,
    name: 'Cardassian Delegation',
    type: 'discovery',
    after: 'discard',
    source: 'public',
    line: 'Take 1 Research unless you are Cardassian. Each trade partner of the Cardassians loses a Resource of its choice, and the Cardassians gain those Resources. Without partners, they take 1 Production.',
    resolve: [
      { do: 'when', is: { civ: 'cardassian' }, else: [fromDiscovery({ research: 1 })] },
      { do: 'tribute', civ: 'cardassian', without: { production: 1 }, rule: 'A-EXPL-15' },
    ],
  },
]);
