import { deflected } from '../../../effects/when.ts';
import type { Card } from '../card.ts';

/** After Mage Knight’s Burning Shield and Exploding Shield. */
export const plasmaBacklash: Card = {
  id: 'plasma-backlash',
  sort: 'undiscovered',
  name: 'Plasma Backlash',
  strongName: 'Plasma Eruption',
  colour: 'red',
  types: ['shields', 'attack'],
  basic: [
    { do: 'aim' },
    { do: 'shields', amount: 4, fire: 'photonTorpedo' },
    deflected([{ do: 'attack', amount: 4, fire: 'photonTorpedo' }], 'attack'),
  ],
  strong: [
    { do: 'aim' },
    { do: 'shields', amount: 4, fire: 'photonTorpedo' },
    deflected([{ do: 'enemy', which: 'aimed', change: { defeat: true } }], 'once'),
  ],
  ship: null,
  copies: 1,
};
