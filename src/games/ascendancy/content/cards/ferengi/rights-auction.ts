import { exploration } from '../../card-rules.ts';

/** Rights Auction. */
export const CARDS = exploration('ferengi', [
  {
    id: 'ferengi-rights-auction',
    number: 4,
    name: 'Rights Auction',
    type: 'discovery',
    after: 'discard',
    source: 'ours',
    line: 'Each player bids Production once, and you bid last. The highest bidder pays it for 1 Culture and 2 Research. If nobody bids, you take 1 Culture and 1 Research.',
    resolve: [
      {
        do: 'auction',
        prize: { culture: 1, research: 2 },
        unsold: { culture: 1, research: 1 },
        rule: 'A-EXPL-15',
      },
    ],
  },
]);
