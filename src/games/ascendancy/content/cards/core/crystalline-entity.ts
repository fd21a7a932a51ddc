import { exploration } from '../../card-rules.ts';

/** Crystalline Entity. */
export const CARDS = exploration('core', [
  {
    id: 'core-crystalline-entity',
    number: 1,
    name: 'Crystalline Entity',
    type: 'crisis',
    after: 'discard',
    source: 'book',
    line: 'All Ships here are destroyed, including other players’ Ships, unless you have upgraded Weapons or Shields at least once.',
    // A-EXPL-18
    resolve: [{ do: 'when', is: 'never-upgraded', does: [{ do: 'destroy-all', rule: 'A-EXPL-18' }] }],
  },
]);
