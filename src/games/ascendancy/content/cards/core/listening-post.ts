import { fromDiscovery } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Listening Post. */
export const CARDS = exploration('core', [
  {
    id: 'core-listening-post',
    number: 17,
    name: 'Listening Post',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'Look at one rival’s Projects and take 1 Research for each Project seen, at most 2.',
    resolve: [
      {
        do: 'when',
        is: 'alone',
        does: [fromDiscovery({ research: 1 })],
        else: [{ do: 'listen', most: 2, rule: 'A-EXPL-15' }],
      },
    ],
  },
]);
