import { enemy, undiscovered } from '../../print.ts';

/** After Mage Knight’s Demolish and Disintegrate. Phaser Resistance is lost instead of fortification. Our ruling. */
export const shieldBreach = undiscovered('Shield Breach', 'Warp Core Breach', 'red', ['attack'], {
  basic: [enemy('all', { defense: -1, loses: ['normal'] }, 'photonTorpedo')],
  strong: [enemy('one', { defeat: true }, 'photonTorpedo'), enemy('all', { defense: -1 }, 'photonTorpedo')],
});
