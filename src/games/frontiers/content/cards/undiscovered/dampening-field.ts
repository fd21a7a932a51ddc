import type { Card } from '../card.ts';

/** After Mage Knight’s Chill and Lethal Chill. */
export const dampeningField: Card = {
  id: 'dampening-field',
  sort: 'undiscovered',
  name: 'Dampening Field',
  strongName: 'Power Drain',
  colour: 'blue',
  types: ['special'],
  basic: [{ do: 'enemy', which: 'one', unless: 'photonPulse', change: { skip: true, loses: ['photonTorpedo'] } }],
  strong: [{ do: 'enemy', which: 'one', unless: 'photonPulse', change: { skip: true, defense: -4 } }],
  ship: null,
  copies: 1,
};
