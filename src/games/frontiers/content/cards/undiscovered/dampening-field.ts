import { enemy, undiscovered } from '../../print.ts';

/** Based on Mage Knight’s Chill and Lethal Chill. */
export const dampeningField = undiscovered('Dampening Field', 'Power Drain', 'blue', ['special'], {
  basic: [enemy('one', { skip: true, loses: ['photonTorpedo'] }, 'photonPulse')],
  strong: [enemy('one', { skip: true, defense: -4 }, 'photonPulse')],
});
