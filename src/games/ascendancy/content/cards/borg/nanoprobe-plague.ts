import { fromCrisis } from '../../builders/exploration.ts';
import { exploration } from '../../card-rules.ts';

/** Nanoprobe Plague. */
export const CARDS = exploration('borg', [
  {
    id: 'borg-nanoprobe-plague',
    number: 7,
    name: 'Nanoprobe Plague',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    line: 'Brave Level 5. The weakest Cube gains a die for each Ship lost. If any Ship survives, take 1 Research.',
    resolve: [
      { do: 'brave', level: 5, survived: [fromCrisis({ research: 1 })] },
      { do: 'cube-dice', gains: { each: 1, of: 'amount' } },
    ],
  },
]);
