import { attack, one, shields } from '../../../effects/build.ts';
import { basicAction } from '../../print.ts';

/** After Mage Knight’s Rage. */
export const openFire = basicAction('Open Fire', 'red', ['attack', 'shields'], {
  basic: [one(attack(2), shields(2))],
  strong: [attack(4)],
});
