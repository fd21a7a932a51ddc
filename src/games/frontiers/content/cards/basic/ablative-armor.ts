import type { Card } from '../card.ts';

/** After Mage Knight’s Cold Toughness. */
export const ablativeArmor: Card = {
  id: 'ablative-armor',
  sort: 'basic',
  name: 'Ablative Armor',
  colour: 'blue',
  types: ['attack', 'shields'],
  basic: [
    {
      do: 'one',
      ways: [[{ do: 'attack', amount: 2, fire: 'photonPulse' }], [{ do: 'shields', amount: 3, fire: 'photonPulse' }]],
    },
  ],
  strong: [
    { do: 'aim' },
    { do: 'shields', amount: { plus: 5, each: 1, of: { count: 'traits' } }, fire: 'photonPulse' },
  ],
  ship: 'defiant',
  copies: 1,
};
