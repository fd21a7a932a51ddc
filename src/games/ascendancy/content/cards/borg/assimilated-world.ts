import { fromCrisis } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Assimilated World. */
export const CARDS = exploration('borg', [
  {
    id: 'borg-assimilated-world',
    number: 2,
    name: 'Assimilated World',
    type: 'crisis',
    after: 'discard',
    source: 'public',
    line: 'This System is already a Borg world with 1 Assimilation Node. If no Spire is left, take 2 Research instead.',
    resolve: [{ do: 'spire', else: [fromCrisis({ research: 2 })] }],
  },
]);
