import { undiscovered } from '../../print.ts';

/** After Mage Knight’s Demolish and Disintegrate. Phaser Resistance is lost instead of fortification. Our ruling. */
export const shieldBreach = undiscovered('Shield Breach', 'Warp Core Breach', 'red', ['attack'], {
  basic: [{ do: 'enemy', which: 'all', unless: 'photonTorpedo', change: { defense: -1, loses: ['normal'] } }],
  strong: [
    { do: 'enemy', which: 'one', unless: 'photonTorpedo', change: { defeat: true } },
    { do: 'enemy', which: 'all', unless: 'photonTorpedo', change: { defense: -1 } },
  ],
});
