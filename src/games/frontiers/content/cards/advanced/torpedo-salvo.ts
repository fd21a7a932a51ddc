import type { Card } from '../card.ts';

/** After Mage Knight’s Fire Bolt. */
export const torpedoSalvo: Card = {
  id: 'torpedo-salvo',
  sort: 'advanced',
  name: 'Torpedo Salvo',
  colour: 'red',
  types: ['attack', 'special'],
  basic: [{ do: 'crystal', colours: ['red'] }],
  strong: [{ do: 'attack', amount: 3, fire: 'photonTorpedo', long: true }],
  ship: null,
  copies: 1,
};
