import { fromDiscovery } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

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
