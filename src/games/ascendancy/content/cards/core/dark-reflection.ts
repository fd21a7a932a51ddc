import { exploration } from '../../card-rules.ts';

/** Dark Reflection. */
export const CARDS = exploration('core', [
  {
    id: 'core-dark-reflection',
    number: 9,
    name: 'Dark Reflection',
    type: 'discovery',
    after: 'discard',
    source: 'book',
    line: 'The player across the table moves your Ships here once, up to 2 Sectors along existing lanes.',
    // A-EXPL-19
    resolve: [
      {
        do: 'when',
        is: 'alone',
        does: [{ do: 'brave', level: 5 }],
        else: [{ do: 'mirror', sectors: 2 }],
      },
    ],
  },
]);
