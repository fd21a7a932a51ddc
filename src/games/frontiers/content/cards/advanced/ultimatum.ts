import { attack, diplomacy, one } from '../../../effects/build.ts';
import { advancedAction } from '../../print.ts';

/** After Mage Knight’s Intimidate. */
export const ultimatum = advancedAction('Ultimatum', 'red', ['diplomacy', 'attack'], {
  basic: [one(diplomacy(4), attack(3)), { do: 'reputation', amount: -1 }],
  strong: [one(diplomacy(8), attack(7)), { do: 'reputation', amount: -2 }],
});
