import { enemy, undiscovered } from '../../print.ts';

/**
 * Based on Mage Knight’s Demolish and Disintegrate. Our ruling: enemies lose Phaser Resistance instead of
 * fortification.
 */
export const shieldBreach = undiscovered('Shield Breach', 'Warp Core Breach', 'red', ['attack'], {
  basic: [enemy('all', { defense: -1, loses: ['normal'] }, 'photonTorpedo')],
  strong: [enemy('one', { defeat: true }, 'photonTorpedo'), enemy('all', { defense: -1 }, 'photonTorpedo')],
});
