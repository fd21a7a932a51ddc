import { exploration } from '../../card-rules.ts';

/** Market Panic. */
export const CARDS = exploration('ferengi', [
  {
    id: 'ferengi-market-panic',
    number: 2,
    name: 'Market Panic',
    type: 'crisis',
    after: 'discard',
    source: 'ours',
    line: 'Every player with more than 6 Production drops to 6. Take 1 Research for each player who lost some, at most 2.',
    resolve: [
      { do: 'cap', resource: 'production', most: 6, rule: 'A-EXPL-14' },
      { do: 'gain', gains: { research: 1 }, times: { each: 1, of: 'amount', most: 2 }, rule: 'A-EXPL-14' },
    ],
  },
]);
