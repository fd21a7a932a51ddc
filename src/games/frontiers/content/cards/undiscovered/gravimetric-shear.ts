import { enemy, one, undiscovered } from '../../print.ts';

/**
 * After Mage Knight’s Tremor and Earthquake. The strong figures lie between those for enemies with and without
 * fortification there. Our ruling.
 */
export const gravimetricShear = undiscovered('Gravimetric Shear', 'Gravimetric Collapse', 'red', ['attack'], {
  basic: [one(enemy('one', { defense: -3 }), enemy('all', { defense: -2 }))],
  strong: [one(enemy('one', { defense: -5 }), enemy('all', { defense: -3 }))],
});
