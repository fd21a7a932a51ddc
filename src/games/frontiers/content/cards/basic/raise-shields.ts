import { attack, one, shields } from '../../../effects/build.ts';
import { basicAction } from '../../print.ts';

/** After Mage Knight’s Determination. */
export const raiseShields = basicAction('Raise Shields', 'blue', ['attack', 'shields'], {
  basic: [one(attack(2), shields(2))],
  strong: [shields(5)],
});
