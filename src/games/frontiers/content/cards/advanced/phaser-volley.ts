import type { Card } from '../card.ts';

/** After Mage Knight’s Swift Bolt. */
export const phaserVolley: Card = {
  id: 'phaser-volley',
  sort: 'advanced',
  name: 'Phaser Volley',
  colour: 'gold',
  types: ['attack', 'special'],
  basic: [{ do: 'crystal', colours: ['gold'] }],
  strong: [{ do: 'attack', amount: 4, long: true }],
  ship: null,
  copies: 1,
};
