import type { Card } from '../card.ts';

/**
 * After Mage Knight’s Battle Versatility, without its siege: no enemy is fortified here, so that would be a weaker
 * Long Range Attack.
 */
export const siskosGambit: Card = {
  id: 'siskos-gambit',
  sort: 'basic',
  name: 'Sisko’s Gambit',
  colour: 'red',
  types: ['attack', 'shields'],
  basic: [
    {
      do: 'one',
      ways: [[{ do: 'attack', amount: 2 }], [{ do: 'shields', amount: 2 }], [{ do: 'attack', amount: 1, long: true }]],
    },
  ],
  strong: [
    {
      do: 'one',
      ways: [
        [{ do: 'attack', amount: 4 }],
        [{ do: 'shields', amount: 4 }],
        [{ do: 'attack', amount: 3, fire: 'photonTorpedo' }],
        [{ do: 'shields', amount: 3, fire: 'photonTorpedo' }],
        [{ do: 'attack', amount: 3, long: true }],
      ],
    },
  ],
  ship: 'defiant',
  captain: true,
  copies: 1,
};
