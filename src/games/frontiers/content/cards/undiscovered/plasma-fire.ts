import type { Card } from '../card.ts';

/** After Mage Knight’s Flame Wall and Flame Wave. */
export const plasmaFire: Card = {
  id: 'plasma-fire',
  sort: 'undiscovered',
  name: 'Plasma Fire',
  strongName: 'Plasma Storm',
  colour: 'red',
  types: ['attack', 'shields'],
  basic: [
    {
      do: 'one',
      ways: [
        [{ do: 'attack', amount: 5, fire: 'photonTorpedo' }],
        [{ do: 'shields', amount: 7, fire: 'photonTorpedo' }],
      ],
    },
  ],
  strong: [
    {
      do: 'one',
      ways: [
        [{ do: 'attack', amount: { plus: 5, each: 2, of: { count: 'enemies' } }, fire: 'photonTorpedo' }],
        [{ do: 'shields', amount: { plus: 7, each: 2, of: { count: 'enemies' } }, fire: 'photonTorpedo' }],
      ],
    },
  ],
  ship: null,
  copies: 1,
};
