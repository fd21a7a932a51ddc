import { fromCrisis } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Dead Colony. */
export const CARDS = exploration('borg', [
  {
    id: 'borg-dead-colony',
    number: 6,
    name: 'Dead Colony',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    line: 'The colony was carved out: if the System has 2 or more sites, it loses 1. Take 2 Production, and 1 Research if a Spire is in play.',
    resolve: [
      { do: 'when', is: { sites: 2 }, does: [{ do: 'remove-site' }] },
      fromCrisis({ production: 2 }),
      { do: 'when', is: 'spire', does: [fromCrisis({ research: 1 })] },
    ],
  },
]);
