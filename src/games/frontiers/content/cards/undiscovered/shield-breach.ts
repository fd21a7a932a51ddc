import type { Card } from '../card.ts';

/** After Mage Knight’s Demolish and Disintegrate. Phaser Resistance is lost instead of fortification. Our ruling. */
export const shieldBreach: Card = {
  id: 'shield-breach',
  sort: 'undiscovered',
  name: 'Shield Breach',
  strongName: 'Warp Core Breach',
  colour: 'red',
  types: ['attack'],
  basic: [{ do: 'enemy', which: 'all', unless: 'photonTorpedo', change: { defense: -1, loses: ['normal'] } }],
  strong: [
    { do: 'enemy', which: 'one', unless: 'photonTorpedo', change: { defeat: true } },
    { do: 'enemy', which: 'all', unless: 'photonTorpedo', change: { defense: -1 } },
  ],
  ship: null,
  copies: 1,
};
