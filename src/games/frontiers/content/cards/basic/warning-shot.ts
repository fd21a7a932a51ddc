import { diplomacy } from '../../../effects/build.ts';
import { basicAction } from '../../print.ts';

/** After Mage Knight’s Threaten. */
export const warningShot = basicAction('Warning Shot', 'red', ['diplomacy'], {
  basic: [diplomacy(2)],
  strong: [diplomacy(5), { do: 'reputation', amount: -1 }],
});
