import type { Card } from '../card.ts';

/** After Mage Knight’s Meditation and Trance. */
export const vulcanMeditation: Card = {
  id: 'vulcan-meditation',
  sort: 'undiscovered',
  name: 'Vulcan Meditation',
  strongName: 'Kolinahr',
  colour: 'gold',
  types: ['special'],
  basic: [
    { do: 'recall', count: 2 },
    { do: 'lasting', modifier: { kind: 'handLimit', more: 2 }, until: 'turn' },
  ],
  strong: [
    { do: 'recall', count: 2, chosen: true },
    { do: 'lasting', modifier: { kind: 'handLimit', more: 2 }, until: 'turn' },
  ],
  ship: null,
  copies: 1,
};
