import { attack, one } from '../../../effects/build.ts';
import { advancedAction } from '../../print.ts';

/** After Mage Knight’s Blood Rage. */
export const rammingSpeed = advancedAction('Ramming Speed', 'red', ['attack'], {
  basic: [one(attack(2), [{ do: 'damage', amount: 1 }, attack(5)])],
  strong: [one(attack(4), [{ do: 'damage', amount: 1 }, attack(9)])],
});
