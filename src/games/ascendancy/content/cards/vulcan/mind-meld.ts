import { fromDiscovery } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Mind Meld. */
export const CARDS = exploration('vulcan', [
  {
    id: 'vulcan-mind-meld',
    number: 3,
    name: 'Mind Meld',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'You may put up to 2 Research from your Reserves on one Project, beyond the usual limit. Without a Project, take 1 Research.',
    resolve: [{ do: 'when', is: 'projects', does: [{ do: 'focus', most: 2 }], else: [fromDiscovery({ research: 1 })] }],
  },
]);
