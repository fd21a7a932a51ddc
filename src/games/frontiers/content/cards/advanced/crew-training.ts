import type { Card } from '../card.ts';

/** After Mage Knight’s Training. */
export const crewTraining: Card = {
  id: 'crew-training',
  sort: 'advanced',
  name: 'Crew Training',
  colour: 'gold',
  types: ['special'],
  basic: [
    { do: 'remove', what: 'action' },
    { do: 'gain', card: 'advanced', to: 'discard', same: true },
  ],
  strong: [
    { do: 'remove', what: 'action' },
    { do: 'gain', card: 'advanced', to: 'hand', same: true },
  ],
  ship: null,
  copies: 1,
};
