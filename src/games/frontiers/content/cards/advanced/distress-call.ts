import { diplomacy } from '../../../effects/build.ts';
import { advancedAction } from '../../print.ts';

/** After Mage Knight’s In Need. */
export const distressCall = advancedAction('Distress Call', 'gold', ['diplomacy'], {
  basic: [diplomacy({ plus: 3, each: 1, of: { count: 'harmed' } })],
  strong: [diplomacy({ plus: 5, each: 2, of: { count: 'harmed' } })],
});
