import { diplomacy } from '../../../effects/build.ts';
import { basicAction } from '../../print.ts';

/** After Mage Knight’s Promise. */
export const hailingFrequencies = basicAction('Hailing Frequencies', 'gold', ['diplomacy'], {
  basic: [diplomacy(2)],
  strong: [diplomacy(4)],
});
