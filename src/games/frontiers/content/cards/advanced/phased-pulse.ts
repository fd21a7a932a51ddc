import { crystal, longAttack } from '../../../effects/build.ts';
import { advancedAction } from '../../print.ts';

/** After Mage Knight’s Ice Bolt. */
export const phasedPulse = advancedAction('Phased Pulse', 'blue', ['attack', 'special'], {
  basic: [crystal('blue')],
  strong: [longAttack(3, 'photonPulse')],
});
