import { one } from '../../../effects/build.ts';
import { undiscovered } from '../../print.ts';

/**
 * After Mage Knight’s Tremor and Earthquake. The strong figures lie between those for enemies with and without
 * fortification there. Our ruling.
 */
export const gravimetricShear = undiscovered('Gravimetric Shear', 'Gravimetric Collapse', 'red', ['attack'], {
  basic: [
    one({ do: 'enemy', which: 'one', change: { defense: -3 } }, { do: 'enemy', which: 'all', change: { defense: -2 } }),
  ],
  strong: [
    one({ do: 'enemy', which: 'one', change: { defense: -5 } }, { do: 'enemy', which: 'all', change: { defense: -3 } }),
  ],
});
