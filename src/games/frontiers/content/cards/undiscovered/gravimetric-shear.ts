import { enemy, one, undiscovered } from '../../print.ts';

/**
 * Based on Mage Knight’s Tremor and Earthquake. The strong effect's numbers lie between Mage Knight's numbers for
 * fortified and unfortified enemies.
 */
export const gravimetricShear = undiscovered('Gravimetric Shear', 'Gravimetric Collapse', 'red', ['attack'], {
  basic: [one(enemy('one', { defense: -3 }), enemy('all', { defense: -2 }))],
  strong: [one(enemy('one', { defense: -5 }), enemy('all', { defense: -3 }))],
});
